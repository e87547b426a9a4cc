import type { UsualEntry } from "./usual.ts";

/**
 * What is told or wished of one of many, by what its entry offers for that: “Brightline never turned up” is their “No-show”,
 * “there's something wrong with the drill” its “Report a fault”. Who or what it is of has to stand in the entry.
 */
export const told: UsualEntry[] = [
  {
    named:
      "no show; noshow; absent; mark [as] absent; did not come; didnt come; missed; not here; mark as no show; mark no show; missing; not present",
    asked:
      "{about} never turned_up/showed_up/came/appeared/arrived/checked_in; {about} did_not/didnt turn_up/show_up/come/appear/arrive/check_in/show; {about} is/was/are/were not here/there/present; {about} isnt/wasnt/arent/werent here/there/present; {about} is/was/are/were absent/no_show/missing [today]; {about} missed it/class/lesson/appointment/slot; no sign of {about}; nobody/no_one has_seen/saw {about}; {about} stood us/me up",
    contrary: {
      named:
        "checked in; check in; present; here; arrived; mark [as] present; attended; mark as arrived; mark arrived; came; is here; seated; sign in guest; check in guest",
      asked:
        "{about} is/are here/there/present [now/already/today]; {about} has/have [just/already] arrived/come/turned_up/shown_up/checked_in/appeared/come_in/made_it; {about} [just/already] arrived/came/turned_up/showed_up/attended/came_in/checked_in/walked_in/got_here; {about} made it; {about} is/are at door/desk/reception/counter/front_desk; {about} is/are in house/building/waiting_room",
    },
  },
  {
    named:
      "sick; ill; report sick; mark [as] sick; off sick; call in sick; report ill; sick leave; mark as ill; on sick leave; unwell",
    asked:
      "{about} is/are/was/feels/got/reported/has_reported/fell ill/sick/unwell/poorly [today/again]; {about} called/phoned/rang/has_called/has_phoned/has_rung in ill/sick [today/again]; {about} is off sick/ill/work; {about} has/have/got/caught flu/cold/fever/covid/headache/stomach_bug [again]; {about} is not/isnt [feeling] well; {about} is/stays/stayed in bed; {about} is down with flu/cold/fever",
  },
  {
    named:
      "paid; mark [as] paid; payment received; record payment; settle; settled; has paid; mark [as] settled; paid in full",
    asked:
      "{about} has/have [just/already/now/finally] paid/settled [it/bill/in_cash/up/invoice/by_card/now/in_full]; {about} [just/already/finally] paid/settled [it/up/bill/invoice/in_cash/by_card/in_full]; money from/of {about} came/arrived/is_here/is_in/has_come/has_arrived [in]; got/i_got/we_got/we_have/i_have money from/of {about}; payment from/of {about} came/arrived/is_in/is_here/has_come/has_arrived; {about} is/was/has_been paid [for]",
    contrary: {
      named: "unpaid; mark [as] unpaid; not paid; outstanding; open again",
      asked:
        "{about} has/have not/never/still_not paid [yet]; {about} hasnt/havent/didnt/did_not paid/pay [yet]; {about} never paid; {about} is not/isnt paid [yet]; {about} is unpaid",
    },
  },
  {
    named:
      "check out; checked out; discharge; left; departed; mark [as] left; mark [as] departed; went home; check out guest; let go home",
    asked:
      "{about} is/are leaving/going/going_home/off_home/on_way_home/departing/heading_home [now/today]; {about} has/have [just/already] left/gone/gone_home/departed/checked_out/moved_out; {about} [just/already] left/went_home/departed/checked_out/moved_out; {about} goes/leaves home/now/today/us; {about} can/may go/leave [home/now]; {about} is/are free/ready to go/leave [home]; {about} is/are being picked_up/collected",
  },
  {
    named:
      "report fault; report problem; report issue; report defect; defect; fault; report damage; damaged; broken; mark as broken; mark broken; out of order; mark out of order; report broken; needs repair; request repair; faulty; defective; mark as defective; report error; report breakdown; log fault; log defect; report it; report",
    asked:
      "{about} is/are/was/got/looks broken/defective/damaged/faulty/out_of_order/kaput/dead/stuck/jammed/leaking/cracked/torn/not_working/bust/busted/ruined [again/down]; {about} has/have [just] broken [down]; {about} [just] broke [down]; {about} does_not/doesnt/do_not/dont/wont/will_not work/start/open/close/turn_on/switch_on/run/charge [any_more/properly/right]; {about} isnt/arent/is_not working [any_more/properly/right]; {about} stopped/has_stopped working; something_is/somethings wrong/off/broken/not_right with/on/at/in/about {about}; there_is/theres something wrong/off/broken/not_right with/on/at/in/about {about}; there_is/theres problem/fault/defect/issue/trouble with/on/at/in {about}; {about} has/have/got problem/fault/defect/crack/hole/puncture/flat_tyre/flat_tire/leak; {about} makes/is_making funny/strange/odd/weird noise/noises; {about} is playing/acting up; report {about} [as] broken/damaged/faulty/defective",
  },
  {
    named:
      "done; mark [as] done; complete; completed; mark [as] complete; mark [as] completed; finish; finished; mark [as] finished; tick off; ready; mark [as] ready",
    asked:
      "{about} is/are/was done/finished/complete/completed/ready/over [now/already]; {about} has_been/have_been done/finished/completed; i/we [have] [already/just] did/done/finished/completed {about}; ive/weve [already/just] done/finished/completed {about}; done/finished with {about}; i/we am/are done/finished with {about}; im/were done/finished with {about}; {about} is/are off my list; cross/check/tick {about} off [list]; tick/cross off {about}",
  },
  {
    named: "fed; mark [as] fed; was fed; has eaten; eaten",
    asked:
      "{about} has/have [just/already] had/eaten/got/been_fed [her/his/its/their] [dinner/lunch/breakfast/food/meal/supper/something_to_eat]; {about} [just/already] ate; {about} is/are/was/were/got fed; {about} is/are full; i/ive/we/weve [have] [already/just] fed {about}",
  },
  {
    named: "feed; give food; feed now; start feeding",
    asked:
      "{about} is/are/looks/gets hungry/starving; give {about} something_to_eat/food/dinner/breakfast/lunch; {about} wants/needs food/dinner/breakfast/lunch/feeding/to_eat/to_be_fed",
  },
  {
    named: "sold; mark [as] sold; sold out",
    asked:
      "{about} is/are/was/has_been/were sold/gone/sold_out [now/already]; somebody/someone/we/i/ive/weve/they [just/have] bought/sold {about}",
  },
  {
    named:
      "received; mark [as] received; delivered; mark [as] delivered; confirm receipt; collected; picked up; mark as collected; mark as picked up; handed over; handed out",
    asked:
      "{about} was/were/is/has_been/have_been/got delivered/received/dropped_off/collected/picked_up/handed_over/handed_out [today/this_morning/now]; i/we/ive/weve/they/she/he [have/has] [just/already] got/received/collected/picked_up/fetched {about}; {about} has/have/came/arrived arrived/come/in_post/by_post [today/in_post]",
  },
  {
    named:
      "returned; mark [as] returned; return; is back; brought back; take back; check in; checked in; book in",
    asked:
      "{about} is/are/came/has_come/have_come back [in/again/now]; {about} was/has_been/got/were/have_been returned/brought_back/handed_back/given_back; i/ive/we/weve/they/someone [have/has] brought/gave/handed/given/returned {about} back; i/ive/we/weve/they/someone [have/has] returned {about}; bring/give/hand/take back {about}; bring/give/hand/take {about} back",
  },
  {
    named: "approve; accept; allow; grant; approve request; accept request; admit",
    asked:
      "{about} is/are/looks/sounds fine/ok/okay/alright/all_right/good_to_go/in_order [with/for/to] [me/us]; say/i_say/we_say yes to {about}; {about} can/may go_ahead/have_it/join/come_in; im/i_am/were/we_are fine/ok/okay/happy with {about}; yes to {about}; i/we agree to/with {about}; give green_light/go_ahead/permission/okay to {about}; wave/let {about} through; thumbs_up for/to {about}",
    contrary: {
      named: "reject; decline; deny; refuse; turn down; reject request; decline request",
      asked:
        "say/i_say/we_say no to {about}; no to {about}; {about} is not/isnt/are_not/arent ok/okay/fine/acceptable/in_order [with/for/to] [me/us]; i/we disagree with {about}; im/i_am/were/we_are not fine/ok/okay/happy with {about}; turn {about} down; turn down {about}; thumbs_down for/to {about}; {about} is out of question",
    },
  },
  {
    named:
      "like; love; favourite; favorite; add to favourites; add to favorites; heart; ♥; ♡; ❤; thumbs up; upvote; 👍; wish list; wishlist; add to wish list; add to wishlist",
    asked:
      "i/we [really] like/love/adore/fancy/enjoyed/loved/liked {about}; {about} is/are/looks/was great/lovely/beautiful/favourite/gorgeous/wonderful/brilliant/awesome/fantastic/amazing/cute/so_cute/nice/so_nice; give {about} heart/like/thumbs_up; i dream of {about} [some day/one day]; one day i want {about}; i wish for {about}",
    contrary: {
      named: "unlike; dislike; remove from favourites; thumbs down; downvote; remove from wish list; 👎",
      asked:
        "i/we dont/do_not/no_longer like/love {about} [any_more]; {about} is/are/was awful/ugly/terrible/horrible; i/we dislike/hate {about}; give {about} thumbs_down",
    },
  },
  {
    named:
      "details; more details; more info; info; view details; show details; learn more; read more; more information; information; about; see details; ⓘ; i; view; open; show",
    asked:
      "tell me [something/bit] [more/everything/all] about/on {about}; more/info/information/details about/on {about}; i/we [want/would_like/need] to know/learn/hear/find_out/read more/something about/on {about}; id/wed like to know/learn/hear/find_out/read more about {about}; what do we/you know about {about}; what is known about {about}; whats known about {about}; find out more about {about}; im/i_am/were interested/curious in/about {about}; what_is/whats with {about}",
  },
  {
    named: "call; ring; phone; dial; call now; phone now; 📞; make call; telephone; ☎",
    asked:
      "i/we [want/need/have/would_like] to talk/speak to/with {about}; id/wed like to talk/speak to/with {about}; let me talk/speak to/with {about}; get {about} on phone/line; get me {about} on phone/line; give {about} ring/call/buzz/bell; have word with {about}; get hold of {about}; put me through to {about}; connect me with/to {about}",
  },
  {
    named:
      "message; message owner; write; text; email; mail; send message; contact; message seller; message host; send email; chat; ✉; write message; send text; contact owner; contact seller; contact host; text message",
    asked:
      "write/drop/send/leave {about} line/note/message/few_lines/something/text/mail/email; write to {about}; tell {about} something; let {about} know [something]; get in touch/contact with {about}; i/we [want/need/have/would_like] to write/ask/tell/message/contact [to] {about} [something]; i have/ive question/message/news for {about}; ask {about} something; send message/text/mail/email/note to {about}; reach out to {about}",
  },
  {
    named:
      "save for later; keep for later; move to saved; save; move to wish list; move to wishlist; set aside",
    asked:
      "keep/save/leave/put {about} for later/another_time/another_day/next_time/some_other_time/some_other_day/next_month/next_week; put/set/lay {about} aside/by/to_one_side [for now/for later]; i/we [might/may/will/shall] buy/get/take/want {about} later/another_time/next_time/some_other_time/next_month; not {about} now; not {about} today",
  },
  {
    named:
      "keep; save; bookmark; favourite; favorite; star; pin; remember; add to favourites; add to favorites; wish list; wishlist; add to wish list; add to wishlist; ♡; ☆; add to list; save place; watch; save search; save item",
    asked:
      "remember/note/bookmark {about} [for me/for later]; keep/save {about} for me; dont/do_not let me forget {about}; dont/do_not let me lose {about}; i/we [want/would_like] to come back to {about} [later]; keep {about} in mind; i/we must/should not forget {about}; keep eye on {about}",
  },
  {
    named:
      "reserve; book; hold; hire; rent; borrow; book now; reserve now; rent now; put on hold; place hold; request; get",
    asked:
      "hold/keep/reserve {about} for me/us/tomorrow/weekend; put/set {about} aside/by for me/us; i/we [would_like/want/need] to have/borrow/use/hire/rent/reserve/fly/drive/ride/try {about}; id/wed like to have/borrow/use/hire/rent/reserve/fly/drive/ride/try {about}; can/could/may i/we have/borrow/use/hire/rent/take {about}; i will/ill take/have {about}; lend me/us {about}; i/we [want/need/would_like] to lend {about}",
  },
  {
    named: "rename; edit name; change name; rename file; rename folder; ✎; ✏; edit title",
    asked:
      "give {about} another/new/different/better/other/proper name/title; call {about} something_else/differently/something_different; change name/title of {about}; {about} needs/wants/should_have another/new/better/different/proper name/title; {about} should be called something_else/differently; find another/new/better name for {about}",
  },
  {
    named:
      "download; save to disk; save to device; download file; save; get; export; ⤓; ⬇; save as; download picture; download image; save to computer",
    asked:
      "give/get/bring/send/make/fetch me copy of {about} [on/to/for machine/computer/phone/disk/laptop/pc]; get/put/save/fetch/bring/store [me] {about} on/onto/to/down_to machine/computer/phone/disk/laptop/pc/hard_disk/desktop/device/drive; i/we [want/need/would_like] [to_have/to_get] {about} offline/on_computer/on_disk/on_phone/locally/on_machine/on_laptop; take {about} with me/us; have {about} locally/offline; save copy of {about}; i/we want/need copy of {about} [on computer/on disk/on machine]; fetch {about}",
  },
  {
    named:
      "extend; renew; extend loan; prolong; extend booking; keep longer; renew loan; extend stay; extend rental; renew now",
    asked:
      "keep/have/need/want/use/borrow {about} longer/bit_longer/little_longer/for_longer/some_more_days/few_more_days/another_week/another_month/another_year/for_another_year/for_another_week/for_another_month; i/we [would_like/want/need/have] [to] keep/have/use/borrow {about} longer/bit_longer/little_longer/for_longer/few_more_days/another_week/for_another_week/for_another_year/for_another_month/another_year; id/wed like to keep/have {about} longer/bit_longer/little_longer/for_longer/another_week/for_another_week/for_another_year/another_year/for_another_month; can/could/may i/we keep/have {about} longer/bit_longer/little_longer/for_longer/another_week/few_more_days; more time for/with {about}; i/we need more time with/for {about}; i/we am/are not done/finished with {about} [yet]; im/were not done/finished with {about} [yet]",
  },
  {
    named:
      "start; run; begin; launch; start now; start [firing/cycle/machine/session/program/programme/heating/job/timer/game/process/test/engine/run/print/wash]; turn on; switch on; power on; run now",
    asked:
      "get {about} going/running/started/on_way; fire up {about}; fire {about} up; set {about} going/running/off; kick {about} off; kick off {about}; start up {about}; start {about} up; boot {about} up; boot up {about}; {about} can/may/should/must start/begin/run [now]; let {about} run/start/begin",
    contrary: {
      named:
        "stop; abort; halt; end; stop now; stop [firing/cycle/machine/session/program/programme/heating/job/timer/game/process/test/engine/run/print/wash]; turn off; switch off; power off; shut down; end session; end game",
      asked:
        "{about} must/should/has_to/needs_to stop/end/be_stopped [now/immediately/at_once]; bring {about} to halt/stop/end; put end/stop to {about}; stop/abort/halt/end {about} immediately/at_once/right_now/right_away/now/this_instant; pull plug on {about}; enough of {about}; thats enough for/of {about}",
    },
  },
  {
    named:
      "pause; hold; freeze; suspend; pause [clock/timer/session/job/game/subscription/membership/campaign/cycle/delivery/deliveries]; put on hold; stop clock; stop timer; ⏸",
    asked:
      "stop/halt/hold {about} for sec/second/moment/minute/bit/while/little_while/time_being; put {about} on hold; give {about} break/rest; {about} needs/deserves break; let {about} rest/wait [for moment/for while]; interrupt {about} [for moment/for while]",
    contrary: {
      named:
        "resume; continue; unpause; unfreeze; resume [clock/timer/session/job/game/subscription/membership/campaign/cycle]",
      asked:
        "{about} can/may go_on/continue/carry_on [now]; let {about} go_on/continue/carry_on; get {about} going again; go/carry on with {about}; take {about} off hold",
    },
  },
];
