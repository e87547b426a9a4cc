import type { UsualEntry } from "./usual.ts";

/** What meetings, boards of tasks and pages for staff offer. */
export const meetings: UsualEntry[] = [
  {
    named: "raise hand; ✋; hand; raise your hand; lower hand; raise my hand; put hand up",
    asked:
      "put/raise/hold [up] hand [up]; i want/would_like to say/ask something [in meeting/in call]; i have/ive/ive_got question [for speaker/for everyone/for host]; let_me/i_want_to speak/have_word; show [that] i want_to_speak/want_to_say_something; ask for floor/word",
    words: "raise hand speak floor",
  },
  {
    named:
      "turn off camera; stop video; camera off; camera; video off; turn camera off; toggle camera; stop camera; video",
    asked:
      "{nobody} should/may/can/must see me/my_face; they/others shouldnt/mustnt/should_not/must_not/may_not see me/my_face; {dont} show me/my_face/my_picture [to others]; turn/switch off camera/video/webcam [of mine]; turn/switch camera/video/webcam off; hide me/my_face/my_video/my_picture; i dont want to be_seen/be_on_camera/show_face; i am/im not dressed/presentable; stop filming me; without picture/camera; no camera/webcam",
    words: "camera webcam hide face off video",
    contrary: {
      named: "turn on camera; start video; camera on; start camera; video on; turn camera on",
      asked:
        "turn/switch on camera/video/webcam; turn/switch camera/video/webcam on; others/they should/can/may see me; show me/my_face [to others]; i want [others/them] to be_seen/see_me; let them/others see me; with picture/camera",
    },
  },
  {
    named:
      "mute microphone; mute mic; mute me; mic off; mute myself; turn off microphone; microphone off; microphone; mic; toggle mic; mute audio; toggle microphone; turn off mic",
    asked:
      "{nobody} should/may/must hear me; {nobody}/they/others should/may/must/can hear noise/background_noise; they/others shouldnt/mustnt/should_not/must_not/may_not hear me; turn/switch off mic/microphone/my_mic; turn/switch mic/microphone off; mute/silence me/myself/mic/microphone; dog is/are barking; {dont} let them hear me; there is noise here/in_background; i have to cough/sneeze; my microphone/mic off; they/others shouldnt/should_not/mustnt hear it/this/that/dog/child/children; dog/child/baby is/are barking/crying [they shouldnt hear it/mute me]",
    words: "microphone mic mute hear noise cough barking",
    contrary: {
      named:
        "unmute microphone; unmute mic; unmute me; mic on; unmute myself; turn on microphone; unmute; turn on mic; microphone on",
      asked:
        "turn/switch on mic/microphone; turn/switch mic/microphone on; others/they/everyone cant/can_not/dont/do_not/should/must/can hear me; {nobody} hears/can_hear me; let them hear me; i want to say_something/speak/talk; unmute me/myself/mic/microphone; i am/im [still] muted/on_mute",
    },
  },
  {
    named:
      "share screen; present now; share my screen; share your screen; present; start sharing; screen share; present screen; start presenting; share window; screencast",
    asked:
      "show others/them/everyone/participants/colleagues/people/class/{person} [what_is/whats/what] [on] [my] screen/desktop/slides/window/what_i_see/presentation; share screen/desktop/window/presentation/slides [with everyone/with them/with others]; let others/them/everyone see my_screen/screen/what_i_see/my_desktop; others/they/everyone should see [my] screen/desktop/slides/what_i_see; present my/the screen/slides/window; put screen/slides/window up_for_everyone/in_meeting; i want to show screen/slides/something [to others/to everyone]; let others/them/everyone see my_slides/slides/my_window/my_presentation/presentation",
    words: "screen desktop share present show slides window everyone",
    contrary: {
      named:
        "stop sharing; stop presenting; stop share; stop screen share; end presentation; stop sharing screen",
      asked:
        "stop/end showing/sharing/presenting [screen/my screen/slides]; {dont} show/share [my] screen [any more]; others/they/everyone should not/no_longer see screen/desktop/slides; i am/im done/finished presenting/showing; take screen back",
    },
  },
  {
    named:
      "blur background; background effects; virtual background; blur; background; change background; visual effects; apply visual effects; backgrounds and effects; background blur",
    asked:
      "room/flat/kitchen/place/desk/it behind_me is/looks untidy/mess/messy/chaos; {nobody}/others/they should/must/may [not] see my_room/room/mess/whats_behind_me/background/where_i_am; hide/blur/soften/conceal room/mess/background/whats_behind_me/everything_behind_me; other/another/different/nicer background [behind me/picture]; put picture/beach behind me; i am/im in bed/kitchen",
    words: "background blur behind room mess messy untidy virtual",
  },
  {
    named:
      "leave; leave meeting; leave call; end call; hang up; exit meeting; leave room; ☎; phone slash; call end",
    asked:
      "hang up; put phone down; get me out_of meeting/call; i have to/must/need_to go/leave/run; leave/quit/exit call/meeting/conference/room/conversation; im/i_am off [now]; say goodbye; end call/conversation/my_part; get out_of/away_from call/meeting; goodbye [everyone]; bye [everyone/everybody]; im/i_am leaving/done_here",
  },
  {
    named:
      "captions; turn on captions; live captions; subtitles; closed captions; cc; transcript; show captions; live transcript",
    asked:
      "write/show/put/display [down] what they/people/he/she say/says/are_saying/is_saying; i dont/cant/cannot understand/hear/follow speaker/them/him/her [well]; speech as text; text of what_is_said/what_they_say",
    words: "captions transcript subtitles speech",
  },
  {
    named: "breakout rooms; breakout; small groups; open breakout rooms; create breakout rooms; groups",
    asked:
      "split/divide/put everyone/people/class/participants/them/us [up] [into/in] [small] groups/rooms/pairs/teams; work/talk/discuss in small groups; small groups [please]; make groups of_people/of_participants",
    words: "breakout groups small split divide pairs",
  },
  {
    named: "gallery view; tile view; tiled",
    asked:
      "{see} everyone/everybody/all/all_people/all_faces/all_participants [at once/at same time/side by side/in grid]; everyone/all side by side; not only/just speaker/one_who_speaks; small pictures of everyone; i want to see all of them/faces/everyone [at once]",
    words: "gallery everyone everybody faces all tile participants",
  },
  {
    named:
      "admit; admit all; let in; admit everyone; allow entry; admit from lobby; admit from waiting room; accept all into meeting",
    asked:
      "let them/him/her/guest/guests/everyone/people/person in [from lobby/from waiting room/to meeting]; someone/somebody/people is/are waiting/outside [in lobby/to come in/at door]; open door for him/her/them/guest; they/he/she may come in; allow him/her/them/everyone in",
    words: "admit lobby waiting in",
  },
  {
    named: "move to; move card; move; change status; change column; move to list; status; move task",
    asked:
      "put/move/push/shift/drag task/card/it/issue [in/into/to/over] [other/another/next/different] column/list/stage/lane; it/task/card goes/belongs/should_be in/on/to other/another/next column/list",
    words: "column lane stage move",
  },
  {
    named:
      "new task; add task; create task; add [a] card; add to do; new to do; ➕ task; add item; new card; create card; new todo; add todo; + add card; quick add",
    asked:
      "write/put/note/jot down something/what to/i_have_to do/must_do; i have to/must/should remember/do something/another_thing/one_more_thing; put/add something/another_thing/one_more_thing on/to [my/the] list/board; something else/more/new to do; there is/theres something/more/one_more_thing to do; {create} [another/one more] task/card/to_do/todo [on board/on list]; another/one_more task/card/to_do; remind me of/about something_to_do; i need another card/task; there is/theres/there_are one_more_thing/something_else/another_thing to do",
    words: "task todo card another new something",
  },
  {
    named:
      "assign; assignee; assign to; assign to someone; add assignee; reassign; assign task; responsible; owner; change assignee",
    asked:
      "give/hand/pass/delegate it/task/issue/ticket/card/this_one [over] to {person}/him/her/team; let {person} do/handle/take it/task/issue; {person} should/will/shall/must do/handle/take/look_after it/task/issue/ticket [over]; who is/should_be responsible/in_charge/doing_it/working_on_it [for it]; put {person} on/in_charge_of it/task/issue; make {person} responsible [for it]; its/it_is/that_is {person} job/task; someone else is/should_be responsible/doing_it; hand it over",
    words: "assign assignee responsible delegate hand over charge",
  },
  {
    named:
      "assign to me; assign myself; take; take it; claim; pick up; take over; i ll take it; self assign; assign yourself",
    asked:
      "i will/ill/can do/take/handle/look_after it/task/issue/ticket/this_one; give/assign it/task/issue/ticket to me; leave it/task to me; let me do/handle/take it/task/issue/ticket; i am/im in_charge/responsible [of it/for it]; put me/my_name on/down_for it/task/issue; its/it_is mine/my_job/my_task; i take it/task [on/over]",
    words: "assign me myself claim",
  },
  {
    named:
      "due date; set due date; deadline; add due date; add deadline; change due date; dates; set deadline; 📅 due date; schedule task",
    asked:
      "when must/has_to/should/does it/task [to/have to] be finished/done/ready/due; it/task has_to/must/should/needs_to be finished/done/ready by/on/before tomorrow/friday/then/certain_day; set/change/move/postpone/extend/add deadline/due_date/date_it_is_due; give it/task [later/earlier/other] deadline/date/due_date; more time for it/task; i need more time [for it/for task]; until when; by when must/should/has it/task be/to_be finished/done/ready; [by] when is/must it/task due/be_finished/be_done",
    words: "due deadline date finished",
  },
  {
    named:
      "priority; set priority; change priority; mark as urgent; urgent; flag as urgent; importance; high priority; mark important; mark as important; high importance; prioritise; star; important",
    asked:
      "it/task/mail/message is urgent/very_urgent/important/very_important; make/mark it/task/mail/message [as] urgent/important/top_priority; it/task has/should_have/gets top/high/highest/low priority; it/task cant_wait/can_wait/comes_first; do it/task first; flag it [as] [urgent/important]; put it/task first/at_top; it/this_one/one/task cant/cannot/must_not wait [any longer]",
    words: "priority urgent important importance prioritise",
  },
  {
    named:
      "labels; add label; label; tag; add tag; tags; add labels; edit labels; categorise; categorize; category; categories; edit tags; label as",
    asked:
      "put label/tag/category/coloured_label/colour on it/card/mail/task/issue; tag/label/categorise/categorize it/card/mail/task/issue/photo [as something/with colour]; sort/file it/card/mail/issue/photo under topic/category/heading; give it/card/task/mail colour/category/label/tag; it/card/task belongs to topic/category",
    words: "label labels tag tags category topic",
  },
  {
    named:
      "checklist; add checklist; subtasks; add subtask; sub tasks; add sub task; new subtask; create subtask; break down",
    asked:
      "break/split/divide it/task [down/up] [in/into] [small/smaller/single] steps/parts/pieces/tasks; it/task has/needs several/many/more steps/parts; list of steps/what_has_to_be_done [for task/for it]; add/make/write smaller/single steps/points/tasks [to tick off/for it]; points to tick off; single steps; break/split it/task down/up [into/in] [smaller/small/single] steps/parts",
    words: "checklist subtask subtasks steps break tick points",
  },
  {
    named:
      "watch; watch issue; follow; subscribe; follow task; get notifications; watchers; notify me; watching; start watching; follow issue",
    asked:
      "keep me posted/informed/updated/in_loop about/on/of issue/task/ticket/card/this/it; tell/notify/let_me_know when something/anything changes/happens/new [on/in/with] [issue/task/ticket/it]; follow/watch issue/task/ticket/card/it",
    words: "watch follow notify posted informed",
  },
  {
    named:
      "clock in; punch in; start work; start shift; start working; begin shift; start timer; ▶ timer; start tracking",
    asked:
      "i am/im starting/beginning/start/begin [work/shift/day/now]; i start/begin [work/shift] [now]; im/i_am at/here_at work/desk [now/here]; my/the shift/work/day starts/begins [now/today]; start/begin counting/measuring/my_time/clock/my_shift/work/day; note/record/write_down [that] i_began/i_started/my_hours/my_time/hours/how_long_i_worked; clock/punch/stamp [me] in; book hours [on task/on project]; note/count time i_spend/i_work",
    words: "clock punch shift hours timer start begin",
    contrary: {
      named:
        "clock out; punch out; stop timer; end shift; stop work; finish work; finish shift; stop tracking; end work; end of shift",
      asked:
        "i am/im going_home/finished/done/leaving/off [for today/now/home]; i finish/stop [work/working] [now/for today]; my/the shift/work/day/working_day is/ends over/finished/done/now; clock/punch/stamp [me] out; end/stop/finish my/the/this shift/work/working_day/day; call it day; knocking off; thats it for today",
    },
  },
  {
    named: "start break; break; take break; pause; lunch break; begin break; on break; go on break",
    asked:
      "i am/im having/taking/on/going_on/going_for lunch/break/coffee; i have/take/need/want lunch/break [now]; start/begin/take lunch/coffee break; off for lunch/coffee; going to lunch; lunchtime; i am/im off for/to lunch/coffee; time for/to coffee_break/lunch/break/coffee/have_lunch; [its] lunch time",
    words: "break lunch coffee",
  },
  {
    named:
      "request leave; request time off; apply for leave; request holiday; time off; book holiday; leave request; new leave request; book time off; request vacation; absence; request absence; holidays; new absence; book leave; apply for holiday; request pto",
    asked:
      "i want/need/would_like/have to [to take/to have] [few/some/week/two] [days/day/week/weeks] off/holiday/vacation/leave/free [next week/in summer/tomorrow]; take/book/apply_for/ask_for/request/hand_in holiday/vacation/leave/days_off/day_off/time_off/week_off; i would like/want to go_on holiday/vacation; can i have/take/get day/week/days/some_time off; i wont be in/at_work/here next_week/tomorrow/on friday; i am/im away/off next_week/tomorrow/in august; put in for leave/holiday; go on holiday/vacation [in summer/next week/next month]; have/take/get/want day/week/few_days/two_weeks/some_days off [in summer/next week/tomorrow/next month]",
    words: "leave holiday vacation off absence days",
  },
  {
    named:
      "call in sick; report sick; sick leave; report absence; report sickness; i am sick; i m sick; sick note; off sick; report illness; sickness",
    asked:
      "i am/im/feel ill/sick/unwell/not_well/in_bed [today]; i have/ive/ive_got/got/caught cold/flu/fever/bug/migraine; i cant/cannot come/come_in/work [to work] [today] [im ill/because im ill]; im/i_am not coming/coming_in [today]; tell boss/them i am/im ill/sick; ill in bed",
    words: "sick ill unwell flu fever illness sickness",
  },
  {
    named:
      "payslip; payslips; pay slip; view payslip; salary; my payslips; pay stub; pay stubs; download payslip; payroll; wage slip; my pay; wages; compensation",
    asked:
      "how much do/did/have/will i earn/earned/get_paid/make/get [last month/this month]; what do/did i earn/get_paid [last month]; {see} what_i_earned/wages/salary/pay/earnings/wage_slip/pay_slip/last_salary/how_much_i_earned [of last month/for march]; when/did is/was/do/has salary/wages/money/pay i_get_paid/coming/paid/come; proof of/of_my income/earnings/salary; i need proof_of_income/my_payslip/wage_slip",
    words: "payslip salary wages earn earned earnings income wage",
  },
  {
    named:
      "my schedule; schedule; rota; my shifts; shifts; view rota; roster; work schedule; shift plan; view schedule; duty roster; timetable; my rota; working hours",
    asked:
      "when do/must/should/am i work/working/have_to_work/on/on_duty [next/next week/this week]; which/what shifts/days/hours do/have/am i have/got/work/working/on [next week/this week]; {see} my/when shifts/rota/hours/working_hours/i_work/i_have_to_work/roster/duty_roster; who is/works on_duty/on/tomorrow/working [tonight/today/tomorrow]; who do i work with",
    words: "rota shifts shift roster duty schedule working",
  },
  {
    named:
      "swap shift; swap shifts; offer shift; trade shift; request swap; find cover; find replacement; shift swap",
    asked:
      "i cant/cannot/dont_want_to work/do/come/take [on/that/this/my] [that/day/shift/saturday/friday/then]; someone/somebody else/{person} should/could/must/can do/take/work [my/this/the] shift [for me/instead of me]; swap/trade/exchange/give_away my/this/the shift/day/saturday [with {person}]; find someone/somebody/replacement/cover for my/this/the shift; who can/could/would take/do/work shift [for me]; i need/want someone/cover/replacement/to_swap for/the shift; get rid of shift",
    words: "swap shift trade exchange cover replacement",
  },
];
