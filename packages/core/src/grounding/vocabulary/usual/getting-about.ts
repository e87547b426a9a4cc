import type { UsualEntry } from "./usual.ts";

/** Ways about a site that its head has on every page. */
export const gettingAbout: UsualEntry[] = [
  {
    named:
      "menu; main menu; open [main] menu; toggle [main] menu/navigation; navigation [menu/bar]; main navigation; hamburger [menu]; show menu/navigation; site menu/navigation; nav; side menu; mobile menu",
    asked:
      "{see}/unfold/expand/open_up/pull_out/bring_out/fold_out/toggle/roll_out [main/site/side/mobile/whole] menu/navigation/navigation_menu/navigation_bar/nav/hamburger/burger; click/press/tap burger/hamburger/three_bars/three_lines",
  },
  {
    named:
      "home; homepage; home page; start page; front page; main page; go home; [go] back to home/homepage/home_page/start_page; to homepage/start_page; landing page",
    asked:
      "{see}/go_back_to/back_to/return_to/get_back_to/take_me_back_to/bring_me_back_to [very] home/homepage/home_page/start_page/front_page/main_page/landing_page; go/take_me/bring_me/get_me [back] home; back home; to homepage/start_page/front_page/home_page; click/press/tap logo",
  },
];
