import type { UsualEntry } from "./usual.ts";

/** What is wished, told or complained of, rather than ordered, and what pages have for it. */
export const wishes: UsualEntry[] = [
  {
    named:
      "{dont} ask/remind/show/notify/tell [me] [it/message] again; never; never [again/ask_again/remind_me/show_again]; stop reminding me; turn off reminders; no more reminders; {dont} remind me; ask me never; hide forever; never show [again]",
    asked:
      "stop/quit bothering/nagging/pestering/annoying/asking/reminding/disturbing/bugging/spamming me [with it/about it/all the time/every time]; never ask/show/remind/bother/tell me [it/of it/about it/with it] again; " +
      "{dont} ask/show/remind/bother/tell me [it/of it/about it/with it] again; {dont} show it again; i dont want to be asked/reminded/bothered/told [of it/about it/with it] again; i dont want to see it again; i never want to see it again; " +
      "stop/quit bothering/nagging/pestering/annoying/asking/reminding/disturbing/bugging/spamming me about/with/because_of {about}; never ask/remind/bother/tell me about/of/with {about} again; {dont} ask/remind/bother/tell me about/of/with {about} again",
  },
  {
    named:
      "install now; update now; install update/updates; install; update; download update; restart and update/install; install and restart; update and restart; get update; upgrade now; install new version; update app",
    asked:
      "i want/need/would_like newest/latest/new/current version; give/get me newest/latest/new/current version; bring it up to date; update it; keep it up to date; i want/need/would_like update; i want it up to date; take newest/latest/new version",
    page: "update/updates/version/release",
  },
  {
    named:
      "release notes; whats new; what is new; changelog; change log; see whats new; changes; new features; read release notes",
    asked:
      "whats/what_is new [in it/in version/in update/there/here]; what has changed/been_changed [in it/in version/in update]; what changed [in it/in version/in update]; what does it/update/version do/bring/change; what do i get from it/update; {see} changes/release_notes/changelog",
  },
  {
    named:
      "cancel order; cancel booking; cancel reservation; cancel purchase; cancel appointment; cancel trip; cancel subscription; cancel membership; withdraw application; cancel",
    hinted:
      "i changed my mind [about it/about order/about booking/about purchase/about reservation]; i have_changed my mind [about it/about order/about booking/about reservation]; i wont/will_not come/be_coming/make_it; i cant/cannot come/make_it/be_there; we wont/cant/cannot come/make_it; im/i_am not coming; i have to call it off",
    page: "order/orders/booking/reservation/appointment/trip/subscription/membership/application",
  },
  {
    named:
      "subscribe; subscribe to topic/thread/discussion/page/board; watch topic/thread/page; follow; get updates; notify me; watch; turn on notifications; get notified; keep me posted/informed/updated; email me updates; send me updates; sign up for updates; subscribe to newsletter/updates/news; newsletter; get news; subscribe for updates",
    hinted:
      "keep me posted/informed/updated/up_to_date/in_loop/in_picture [about/on/with/of] [it/news/things/what_happens]; i want/would_like/need to stay/be/be_kept/keep informed/posted/updated/up_to_date/in_loop [about it/on it/with it]; let me know what happens/if_anything_changes/when_anything_changes/about_news/of_news/when_there_is_news/if_there_is_news; " +
      "{dont} let me miss anything/it; i dont want to miss anything/it; i want/would_like to hear/know/be_told/read about/of/when new {entries}/anything_new; tell/notify me when/if/about/of there_is_something_new/anything_is_new/something_happens/anything_happens/anything_new/new_{entries}; tell/notify/inform me about/of new {entries}; i want/would_like to be told when/if something/anybody/somebody/someone/anything happens/posts_here/posts/is_new/changes/writes/writes_here",
  },
  {
    named:
      "share; share [document/file/folder/list/board/calendar/note/album/project]; share with {person}; manage access; access; give access; invite {person}; add {person}; add people; invite people; collaborate; sharing; share settings; permissions; invite to edit; add collaborators",
    hinted:
      "let {person} see/edit/read/use/change/work_on/have/look_at/comment_on [it] [too]; give {person} access/rights [to it]; give access [to {person}]; i want/would_like/need {person} to see/edit/read/use/change/work_on/be_able_to_read/be_able_to_see/be_able_to_edit/be_able_to_change/comment_on [it] [too]; " +
      "{person} to be able to see/edit/read/use/change [it] [too]; work on it together [with {person}]; i/we want/would_like to work on it with {person}; i/we want/would_like to work [on it] together [on it] [with {person}]; i want/would_like to show it to {person}; {person} should/must/needs_to be able to see/read/edit/change/use [it] [too]; {person} should/must/needs_to see/read/edit/use/change [it] [too]",
  },
  {
    named:
      "invite; invite {person}; add {person}; invite people; add people; add member; add members; add guest; add participant; add participants; invite friends",
    hinted:
      "{person} should/must/could/can/wants_to/want_to/would_like_to/shall join [us/in/me/group]; let {person} join [us/in/me]; somebody/someone else/more should/could/must join/come [us/in/along]; i want/would_like {person} to join [us/in/me]; we will/well be one more; one more is coming; one more person is coming; bring {person} along; {person} is/are coming along/too",
  },
  {
    named:
      "listen; read aloud; read out [loud]; text to speech; listen to article/page/story/text/post; read to me; hear article; play audio; play audio version; speak; audio version; listen to this article/page; read page aloud; start reading",
    asked:
      "read it/text/article/page/story aloud/out/out_loud/to_me; read aloud; read out loud; read me it/text/article/page/story; i want/would_like/need/like it/text/article/story read [out/aloud/out loud/to me]; it/text/article read aloud/out/out_loud; let me hear text/article/page; i would rather listen [than read]; i dont want to read it [myself]; speak text",
  },
  {
    named:
      "mute; mute group/chat/channel/conversation/thread/notifications; mute messages; silence notifications; turn off notifications; pause notifications; snooze",
    hinted:
      "i dont/do_not want/need to hear/read anything/from from/it/group/chat/channel/conversation/thread/them/him/her [group/chat/channel] [for while/for now/for some time/today/at moment]; i dont want to hear from group/chat/channel/conversation/them/him/her for while/now/some_time; less noise from group/chat/channel",
  },
  {
    named:
      "block; block {person}; block sender; block user; block contact; block number; block caller; block member; block account",
    hinted:
      "i never/dont want to hear from him/her/them/person/guy/man/woman/sender/user [again/any more]; i never want to hear from him/her/them/person/sender again; i never want to see/meet/read him/her/them again; he/she/person must/may/should not/never write/call/message/contact me [again]; keep him/her/person away from me; he/she/person should leave me alone",
  },
  {
    named:
      "reset; start over; start again; clear all; clear; clear form; reset form; clear answers; reset answers; reset all; delete answers; begin again; clear everything; new; restart",
    asked:
      "wipe/clear/delete/erase/forget/remove answers/entries/form/everything/all/it and begin/start again/over/afresh/anew; begin/start again/over/afresh/anew from_scratch/from_beginning; start/begin from scratch/beginning/zero; wipe answers/form/everything; let me start over/again/afresh",
  },
  {
    named:
      "print; print page; print view; print version; printer friendly [version/page/view]; printable version; print document; print this page; 🖨; print out",
    asked:
      "put [it/page] on paper; i want/need/would_like [it/page] on paper; have [it] on paper; get [it] on paper; i want/need/would_like paper copy/version [of it]; on paper please; i want/need/would_like to have [it] on paper; make hard copy; i need hard copy",
  },
  {
    named:
      "cast; cast to device/tv/screen; chromecast; airplay; play on tv/television; cast video; send to tv; play on other device; connect to tv; cast screen",
    asked:
      "play/show/watch/put/send/cast/see/stream/throw/get/bring [it/video/film/song/music/picture] on/to/onto/over_to tv/telly/television/big_screen/other_device/another_device/living_room_tv; i want/would_like to see/watch/hear/have it/video/film on tv/telly/television/big_screen; watch on tv/telly/television",
  },
  {
    named:
      "submit; hand in; deliver; finish; complete; done; hand over; send; send in; turn in; deliver job; submit work",
    hinted:
      "im/i_am done/finished/ready [with it]; hand it in; i am done hand it in; thats it/all hand it in; it is finished/done",
    page: "task/assignment/job/homework/exam/quiz/test/work/translation/submission",
  },
];
