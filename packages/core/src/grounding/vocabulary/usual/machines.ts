import type { UsualEntry } from "./usual.ts";

/** What houses, devices, machines, lessons and games offer. */
export const machines: UsualEntry[] = [
  {
    named:
      "light; lights; lamp; ceiling light; 💡; light bulb; turn on light; turn on lights; lights on; light on",
    asked:
      "it is/its [too] dark [in here/here]; make light; i {cannot} see anything/thing in_here/here; turn/switch/put on light/lights/lamp; turn/switch/put light/lights/lamp on; light please",
    contrary: {
      named: "lights off; turn off lights; turn off light; all lights off; light off",
      asked:
        "turn/switch/put off/out light/lights/lamp; turn/switch/put light/lights/lamp off/out; i want to sleep; lights/light out/off; nobody is in room; make it dark [in here]; blow out light",
    },
    words: "light lights lamp dark",
  },
  {
    named:
      "close blinds; blinds down; lower blinds; close; close curtains; down; shutters down; close shutters; lower shutters; blinds closed; close shades; lower shades; lower blind; shutter down",
    asked:
      "pull/let/roll/put/bring/lower blinds/shutters/curtains/shades/blind [all the way] down/closed/shut [completely]; lower/close/shut/draw/let_down/pull_down/roll_down blinds/shutters/curtains/shades/blind; sun blinds/dazzles/shines_in/is_in_my_eyes/glares [me]; its/it_is too sunny/bright/glaring [in here/in room]; neighbours/people can/could/should look/see/not_look/not_see in [through window]; keep sun/heat/light out; pull curtains/blinds to",
    near: "blind/blinds/shutter/shutters/curtain/curtains/shade/shades/awning",
    words: "blinds shutters curtains shades lower sun dazzles",
    contrary: {
      named:
        "open blinds; blinds up; raise blinds; open; open curtains; up; shutters up; open shutters; raise shutters; blinds open; open shades; raise shades",
      asked:
        "pull/let/roll/put/bring/raise blinds/shutters/curtains/shades/blind [all the way] up/open; raise/open/roll_up/pull_up/draw_back blinds/shutters/curtains/shades/blind; let sun/light/daylight in; i want daylight/light/to_look_out; let me look out; bring/get daylight in",
      words: "blinds shutters curtains shades raise daylight",
    },
  },
  {
    named:
      "start cleaning; clean; vacuum; start vacuum; start; clean now; start vacuuming; start cleaning now; clean room; begin cleaning; start cleaning robot; start robot; start robot vacuum",
    asked:
      "floor/room/kitchen/carpet/house is/are dirty/full_of_crumbs/dusty; there are crumbs [on floor/everywhere/in kitchen]; vacuum/hoover/sweep/clean [floor/room/kitchen/carpet/house/up/here]; let/send robot/hoover/vacuum clean/out/off/run/start [cleaning]; robot/hoover should/must clean/start/run",
    near: "robot/vacuum/hoover/cleaner/mower/cleaning/roomba/dock",
    words: "vacuum hoover dirty crumbs floor sweep",
    contrary: {
      named:
        "return to dock; dock; go home; return to base; send home; go to dock; charge; back to base; return home; recharge; send to dock",
      asked:
        "send/bring/call/take robot/hoover/it/vacuum/mower back/home/to_dock/to_station/to_base/to_charger [to dock/home/to its station]; robot/it/hoover/mower should/must/can go home/back/charge/to_dock/to_station; go/drive back to/home dock/station/base/charger; its/it_is enough stop_cleaning; charge/recharge robot/it/hoover; back to dock/base/charger/station",
    },
  },
  {
    named:
      "away; away mode; leave home; i m leaving; leaving home; holiday mode; vacation mode; nobody home; leave; goodbye; absent; set away",
    asked:
      "i am/im/we are/were leaving/going_out/going_away/off/out [now/house/home/on holiday/for week]; {nobody} is [at] home/in/here [now/any more]; we/i go/leave/are_going [out/away/on_holiday/on_vacation] [house]; house/flat/home is/will_be empty; im/were on holiday/vacation [for week]; leave house/home/flat",
    near: "home/house/heating/alarm/mode/scene/scenes/thermostat/security",
    words: "away leaving holiday vacation empty house home",
    contrary: {
      named:
        "home; i m home; arrive home; at home; home mode; back home; come home; arriving home; welcome home",
      asked:
        "i am/im/we are/were [back] home/back/in/here [again/at home/from holiday]; i/we came/have_come/got/come back/home",
    },
  },
  {
    named:
      "eco mode; eco; energy saving; energy saver; power saving; save energy; power saver; economy; low power mode; battery saver; energy saving mode; sleep mode; standby; low power",
    asked:
      "save/spare/conserve energy/power/electricity/battery/current; use/need/take less energy/power/electricity/battery; battery/power is/runs nearly/almost/low/out empty/low/flat/out; electricity/energy/power is expensive/dear; make battery last longer; be economical; battery should last longer; not use so_much power/energy/electricity",
    words: "eco energy power battery electricity save saving economy",
  },
  {
    named:
      "boost; boost heating; heat up; quick heat; boost hot water; party; turbo; fast heating; boost mode; heat now",
    asked:
      "heat up [quickly/fast]; its/it_is freezing/ice_cold [in here]; quick/fast heating/warmth; warm it/room/house/water up [quickly/fast/now]; i need hot water/warmth now/quickly; i want to have bath/shower; hot water quickly/now; get it/room/house/water warm fast/quickly/now",
    words: "boost heat heating hot warm quickly freezing",
  },
  {
    named:
      "guest wi fi; guest wifi; guest network; guest access; visitor wi fi; enable guest wi fi; guest wlan; guest networks; visitors network",
    asked:
      "visitors/guests/friends/visitor/guest want/wants/need/needs/should/would_like/may [to] [use/have/get/go] [internet/wifi/wi_fi/network/online/wlan/into internet]; let/give visitors/guests/friends/visitor/guest use/have/into/go [internet/wifi/network/online/wlan]; internet/wifi/network/wlan for visitors/guests/friends; {dont} want to give visitors/guests my/our password; separate network/wifi [for visitors]; we have/weve got/having guests/visitors/company [who need internet]",
    words: "guest guests visitors visitor network wifi internet",
  },
  {
    named: "reboot; restart; restart now; reboot now; power cycle; reboot device; restart device",
    asked:
      "router/internet/wifi/device/printer/server/machine/system/it hangs/is_stuck/is_slow/stopped_working/does_not_respond/doesnt_respond/is_frozen/froze [restart it/start it again]; turn/switch router/device/printer/server/machine/system/it off_and_on/off_and_on_again/off_and_back_on; start/boot router/device/printer/server/machine/system/it [up] again/anew/afresh; pull plug [and put it back]; off and on [again]",
  },
  {
    named:
      "update; check for updates; update firmware; firmware update; software update; install update; update now; upgrade firmware; check for update; system update; updates; install updates; update software",
    asked:
      "is it/software/system/firmware/app [still] up_to_date/newest/latest/current [version]; is there/are_there new/newer/newest version/software/firmware/update/updates; get/load/install/fetch/i_want new/newer/newest/latest version/software/firmware/update; bring it/software/system/firmware/app up_to_date; it/software/system/firmware/app is/looks old/outdated/out_of_date; make it/software/system up to date; look for updates/new_version",
    words: "update updates firmware software version newest latest outdated date",
  },
  {
    named:
      "connected devices; devices; clients; network map; device list; attached devices; who is connected; show devices; connected clients; online devices; all devices",
    asked:
      "who/what/which [devices/else] is/are/uses/use/hangs [in/on/using/connected/to] [our/my] [network/wifi/internet/wlan/router]; {see} who/what/which/all [devices] is/are/uses [in/on/connected/using] [network/wifi/internet/wlan/router/connected_devices/it]; is/does someone/somebody/neighbour else/use/using/stealing [in/our/my/on] [wifi/internet/network/wlan]; how many devices/people are/use [in/on/connected/using] [network/wifi/internet]; strange/unknown device in network",
    words: "devices connected network wifi clients",
  },
  {
    named:
      "port forwarding; port forward; add port forward; ports; virtual server; open port; nat; port mapping; port sharing",
    asked:
      "open/free/let/make/forward port [in router/to server/for game/through/for server]; server/game/computer should/must be reachable/accessible from outside; reach/access server/computer/camera/home from outside/away/internet; let traffic/game/connection through [firewall/router]; make server/computer reachable from_outside",
    words: "port ports forward reachable outside",
  },
  {
    named:
      "print test page; test page; print test; test print; self test; nozzle check; print sample; print test sheet",
    asked:
      "see/check/test whether/if/that printer/it [still] prints/works/print [properly]; try printer [out]; does printer/it [still] print/work; sample/trial/test page/print/sheet [please]; print something/sample/trial to_try/to_test/as_test; make trial/test print",
    words: "test printer sample trial",
  },
  {
    named:
      "clean print heads; head cleaning; clean heads; clean printhead; clean nozzles; clean print head; nozzle cleaning; print head cleaning; printhead cleaning; deep clean; cleaning; clean",
    asked:
      "print/prints/printout/colours/lines/printer/it is/are/has/have/prints streaky/faded/faint/smeared/striped/blurred/streaks/stripes/white_lines/gaps; there are/theres streaks/stripes/white_lines/gaps/smears [on/in] [print/paper/page/printout]; nozzles/heads/ink is/are clogged/dirty/dried_up/blocked; colours are missing/wrong/faint; clean nozzles/heads/print_heads/printer",
    near: "printer/print/ink/nozzle/printhead/heads/toner/cartridge",
    words: "nozzle nozzles streaks streaky stripes faint clogged smeared printhead",
  },
  {
    named:
      "ink levels; supplies; toner level; check ink; ink; toner; cartridges; supply levels; ink status; ink level; consumables; cartridge levels; toner status; supply status",
    asked:
      "how much ink/toner/colour is/have left/there/got/we [left/in printer]; is there/have_we enough/still/any ink/toner/colour [left/in printer]; is ink/toner/cartridge/colour [nearly/almost] empty/out/used_up/low; which cartridge/colour is empty/low/used_up/running_out; when must/do i/we change/buy cartridge/ink/toner; ink/toner/colour is running low/out; look_at/check ink/toner",
    words: "ink toner cartridge cartridges left empty colour",
  },
  {
    named: "scan; start scan; scan document; new scan; scan now; scan page; start scanning",
    asked:
      "get/put/bring/turn paper/document/page/letter/photo/it [in/into/on/onto/to] computer/file/digital/pdf/mac/pc; make digital/electronic copy/version/picture [of paper/of document/of page/of letter]; read in/it document/paper/page/letter/in; digitise/digitize it/paper/document/letter/photo; i have/ive paper/letter/document to_digitise/i_need_on_computer",
    words: "scan scanner digitise digital paper",
  },
  {
    named:
      "emergency stop; e stop; estop; stop; emergency off; stop machine; stop all; kill switch; halt; stop now; ⛔ stop; e-stop",
    asked:
      "emergency [stop/off]; stop everything/machine/all/it/belt/line/robot/press [at once/immediately/right now]; shut everything/machine/all down/off at_once/immediately; halt machine/belt/everything/line/robot; danger stop; someone is caught/in_danger/hurt; everything off/stop; panic",
    near: "machine/emergency/line/belt/robot/press/axis/axes/spindle/conveyor/motor/cycle/operator",
    words: "emergency halt machine danger",
  },
  {
    named:
      "home; home all; home axes; homing; reference; home all axes; reference run; go home; zero all; home machine; home position; move to home; reference axes; 🏠",
    asked:
      "drive/move/send/take/bring/run machine/axes/all_axes/tool/head/arm/it [back] to home/zero/start_position/reference/home_position/reference_point/zero_point; reference/home/zero machine/axes/all_axes; find zero/reference/home [point/position]; start/do/make/run reference/homing run/cycle; back to start/home/zero position; home all [axes]",
    near: "machine/axis/axes/axes/spindle/tool/printer/jog/cnc/position/operator/stage",
    words: "home homing reference axes zero position",
  },
  {
    named:
      "flag question; flag; mark for review; bookmark question; mark question; review later; flag for review; come back later; mark for later",
    asked:
      "i am/im/was not sure/certain/so_sure [about it/about question/of answer]; come/return/go back to it/question/this_one later; i/let_me want/will/ill look/think/check/come [at/about/back] [to] it/question/this_one [again] later; remember/note/mark question/it/this_one for later/to_look_at_again/so_i_find_it_again; let me come back to it/question later; think it/question over later",
    words: "flag question later review sure",
  },
  {
    named:
      "show answer; reveal; reveal answer; solution; show solution; see answer; see solution; answer; flip; flip card; turn card; show correct answer; reveal solution; view solution; turn over",
    asked:
      "what is/was/would_be [right/correct/the] answer/solution/right_one/it/other_side; {see}/tell/give/uncover/turn_over [me] [right/correct] answer/solution/other_side/back/how_it_goes/how_it_is_done/card; i dont/do_not know [it/answer/that]; what would have been right/correct; turn/flip it/card [over/round/around]; how is it done/solved/right; solve it [for me]; i have/ive no_idea; what is on other_side/back [of card]",
    words: "answer solution reveal correct solve solved know",
  },
  {
    named: "i knew it; got it; easy; know it; correct; knew it; good; i know this; ✓ i knew it; known; right",
    asked:
      "i knew it/that/this/answer [already]; i had/got it/that right; that was/its/it_was [too] easy/simple/right/correct; got it right; i know it/that/this [one/word/card] [by heart/already/well]; my answer was right/correct",
    near: "card/flashcard/flashcards/cards/word/words/deck/vocabulary/learn/study/answer",
    words: "knew easy simple",
    contrary: {
      named:
        "i did not know; again; hard; didn t know; don t know; wrong; i didn t know it; not yet; still learning; difficult; repeat card; study again; review again; ask again",
      asked:
        "i didnt/did_not know it/that/this/answer; i had/got it/that wrong; that was/its/it_was [too] hard/difficult/wrong; ask me/it/that/card again [later]; i have/ive forgotten/forgot it/word/that/card; show/bring/repeat card/word/it [to me] [again/once more]; i still have to learn/practise it/word; my answer was wrong",
    },
  },
  {
    named:
      "leaderboard; ranking; scoreboard; high scores; standings; scores; rankings; rank; best scores; results; top scores; league table; top players; hall of fame",
    asked:
      "who is/has/are/was [got] best/winning/leading/first/most_points/ahead/in_lead [player/players/score/in game/points]; how do/am/did/are i/we stand/do/compare/doing/rank [against others/compared to others]; which/what place/position/rank am/have/did i in/on/got/get [in]; {see} best/top/other players/scores/results/who_is_best/who_is_leading/who_is_winning/how_others_did/where_i_stand/table/league_table/how_i_stand; did i do better than others; where do i stand; am i winning/leading",
    words: "leaderboard ranking standings scores score rank league best winning leading",
  },
  {
    named:
      "new game; start new game; start game; play; play again; new round; start; rematch; another round; play new game; restart; restart game; begin game; deal again; new match",
    asked:
      "play/start/begin/have/let_us_play/i_want/deal [another/new/next/one more/fresh] game/round/match [again]; another/one_more/new/next game/round/match [please]; play [it/game] again/anew; again from/at start/beginning; once more; revenge/rematch; i lost/won play_again/again/once_more/another_one; deal [cards/anew/again]; begin game",
    near: "game/level/score/player/players/board/cards/puzzle/round/match/moves/chess",
    words: "game round match rematch deal again",
  },
  {
    named:
      "resign; concede; surrender; forfeit; give up; 🏳; i resign; resign game; abandon game; throw in towel",
    asked:
      "i give/am_giving/im_giving up; i cant/cannot win [any more/this]; you/they/he/she win/wins/won; its/it_is hopeless/lost/no_use; throw in towel/sponge; resign/concede/surrender/forfeit/abandon [game/match]; i lose/lost",
    page: "game/chess/match/board/player/players/round",
  },
  {
    named: "offer draw; draw; propose draw; request draw; ½ draw; agree draw; call draw",
    asked:
      "lets/let_us/shall_we/i agree/call/propose/offer/suggest [on/it/a/to] draw/tie/remis; draw/tie/remis [please]; nobody/neither can/will win/wins; split point; call it even; ask for/opponent_for draw/tie",
    page: "game/chess/match/board/player/players/opponent",
    words: "draw tie remis opponent",
  },
  {
    named:
      "difficulty; level; change difficulty; difficulty level; game difficulty; select level; choose level; select difficulty; levels",
    asked:
      "[game/it/level/opponent/computer/puzzle] is/its/it_is too hard/easy/difficult/simple/strong/weak [for me]; make game/it/puzzle/opponent [bit/much/more] easier/harder/difficult/more_difficult/simpler/stronger/weaker; {change}/choose/select/i_want other/another/easier/harder level/difficulty/how_hard_it_is; weaker/stronger/easier/harder opponent/game/puzzle/level; play against stronger/weaker/better opponent/computer",
    words: "difficulty level harder easier hard easy opponent",
  },
];
