import type { UsualEntry } from "./usual.ts";

/** Mail, chat, comments, social pages and contacts. */
export const chat: UsualEntry[] = [
  {
    named:
      "new message; compose; write; write message; new mail; new email; compose message/email/mail; new chat; new conversation; start [new] chat; start [new] conversation; write email; write mail; start new conversation; create message; send message; send new message; new letter; write new message; write to {person}; message someone; new direct message; start chat; start direct message; new dm",
    asked:
      "write/send/compose/start/type [new/an/another] message/mail/email/letter/chat/conversation/e_mail [to {person}]; write/talk/speak/chat to/with {person}; message/text/contact/dm/mail/email {person}; start/begin/open [new] chat/conversation/message [with {person}]; send {person} [new] message/mail/email/letter; start talking to {person}; begin mail/email/message; talk to {person}; get in touch with {person}; write mail/email/message; new mail/message; i want/need to write mail/email/message/to_someone",
  },
  {
    named:
      "reply; answer; reply to message; respond; write reply; reply to mail; reply to sender; send reply; write answer; reply in thread; write back; reply to email; reply to this; reply to conversation; answer message; answer mail",
    asked:
      "answer/reply/respond [to] [it/message/mail/email/sender/letter/comment/him/her/them/post]; write/mail [him/her/them/sender] back; send/write/give [an] answer/reply/response [to it/to mail/to message/to sender]; write back [to sender/to him/to her/to them]; say something back; get back to sender/him/her/them; reply to person who wrote/sent it; react to mail/message; give him/her/them answer",
  },
  {
    named: "reply all; reply to all; reply to everyone; answer all; respond to all",
    asked:
      "answer/reply/respond/write [to/back_to] all/everyone/everybody/all_of_them/all_recipients/whole_group; reply all; send/write answer/reply to all/everyone/everybody/all_of_them; everyone/everybody/all should get/see/read reply/answer; answer to all of them; reply to whole list",
  },
  {
    named:
      "forward; forward message; forward mail; forward email; send on; pass on; fwd; forward this; resend to another",
    asked:
      "pass/send/hand/forward/give/mail/relay mail/message/email/it/letter on [to {person}]; forward it/mail/message/email [to {person}]; send/show/mail/give mail/message/email/it/letter to {person} [else/too/as well]; send it to {person} else; relay it/message/mail [to {person}]; let {person} [else] read it/mail/message; share mail/message/email with {person}; pass mail/message on",
  },
  {
    named:
      "archive; archive message; archive conversation; archive mail; archive chat; move to archive; put in archive; archive thread; archive all; archive email",
    asked:
      "put/move/file/store mail/message/conversation/it/email/chat/thread [away] in/into/to archive; file/put it/mail/message/conversation/email away; archive it/mail/message/conversation/email/chat/thread; move it/mail/message/email out of inbox; get it/mail/message out of inbox [without deleting]; tidy it/mail/message away; clear it/mail out of inbox; take it/mail out of inbox but keep it",
    contrary: {
      named: "unarchive; move to inbox; move back to inbox; take out of archive",
      asked:
        "take/get/move/bring it/mail/message/conversation/email/chat out_of/from archive; unarchive it/mail/message/conversation/chat; move/put/bring it/mail/message/email [back] to/in/into inbox",
    },
  },
  {
    named:
      "mark as spam; report spam; spam; junk; mark as junk; report as spam; move to spam; move to junk; this is spam; its spam; not wanted; report junk; block and report spam; report spam or phishing",
    asked:
      "its/thats/it_is/that_is/this_is spam/junk [mail]; mark/report/flag/move/treat it/mail/message/email/sender [as/to/into] spam/junk/junk_mail [folder]; put it/mail/message/email in/into/to spam/junk [folder]; never asked for mail/it; i never asked for mail/it/this; unwanted mail/advertising; i didnt ask for it/mail; it/mail is spam/junk; i dont know sender",
    contrary: {
      named:
        "not spam; not junk; mark as not spam; report not spam; its not spam; this is not spam; no spam; move to inbox; mark as not junk; looks safe",
      asked:
        "its/thats/it_is/that_is/this_is not/no spam/junk [mail]; its/it_is/that_is fine/okay/ok_no_spam; it/mail isnt/is_not spam/junk; mark/report it/mail/message as not/no spam/junk; it isnt spam/junk; this isnt spam/junk; i know sender; move/get/take it/mail/message out_of/from spam/junk; {dont} treat it/mail/message/sender as spam/junk; no spam",
    },
  },
  {
    named: "mark as unread; unread; mark unread; keep unread; set as unread; keep as new; mark as new",
    asked:
      "mark/set/keep/leave/make it/mail/message/email/conversation [as] unread/new/not_read; read it/mail/message [again] later; i have not/havent read it/mail [yet]; i want to read it/mail/message [again] later; leave it/mail as new; pretend i havent read it/mail; unread it/mail/message",
    contrary: {
      named: "mark as read; mark read; set as read; read",
      asked:
        "mark/set/make it/mail/message/email/conversation [as] read/seen/not_new; i have/ive read it/mail/message/conversation; ive seen it/mail/message; i read it already",
    },
  },
  {
    named:
      "mark all as read; mark everything as read; mark all read; read all; set all as read; mark all messages as read; clear all notifications; mark as all read; all read; clear unread; catch up; mark all notifications as read; mark channel as read",
    asked:
      "mark/set/make all/everything/all_of_them/all_mails/all_messages/all_notifications/every_mail/every_message/them_all [as] read/seen; i have/ive read/seen everything/all/them_all/all_of_them/all_messages/all_mails; everything is/has_been read [mark it/mark that]; all [of them/of it/messages/mails] is/are read; no more/longer unread [ones/messages/mails]; clear [all] unread [marks/badges/counter/messages]; get rid of unread badge/badges/counter/marks; nothing is new any_more; treat everything as read; i know all of it already; nothing new here",
  },
  {
    named:
      "snooze; remind me later; snooze message; snooze conversation; remind me; set reminder; snooze mail; bring back later; snooze email",
    asked:
      "snooze it/mail/message/conversation/email; show [me] it/mail/message/email [again] later/tomorrow/another_time; remind me of/about it/mail/message/conversation [later/tomorrow]; bring it/mail/message back later/tomorrow; come back later with it/mail; hide it/mail/message until later/tomorrow; i will deal with it/mail/message later/tomorrow; not now later",
  },
  {
    named:
      "print; print message; print page; print mail; print this page; print view; print version; printer friendly version; printable version; print recipe; print ticket; print order; print receipt; print list; print all; print email; print article; print label; print document; print friendly; print invoice",
    asked:
      "print it/page/mail/message/recipe/ticket/order/receipt/list/article/document [out/off] [on paper]; get/have/want/need/put/give_me/make it/page/recipe/ticket/article/list/mail on paper/as_printout/hard_copy; send it/page/recipe/document to printer; make printout [of it/page]; i want/need it/recipe/page/ticket on paper; print out [page/recipe/ticket/it/document]; paper copy; printable version; on paper please; printed version [of it]; hard copy [of it]",
  },
  {
    named:
      "block; block {person}; block sender; block user; block contact; block account; block number; block this user; block member; block profile; block person; block caller",
    asked:
      "block/ban/shut_out/lock_out {person}/sender/contact/caller/him/her/them/account/profile/number; i dont want to hear from {person}/sender/contact/him/her/them/caller [any_more/again/ever]; i dont want {person}/sender/him/her/them to contact/write/message/call me [any_more]; i dont want to get anything/mails/messages from {person}/sender/him/her/them [any_more]; {dont} let {person}/sender/him/her/them contact/write/message/call me [any_more/again]; keep {person}/sender/him/her/them away/off; {person}/sender/he/she/they should not [be able to] write/contact/call/message me; never hear from {person}/sender/him/her/them again; stop {person}/sender/him/her/them from writing/contacting/calling/messaging [me]; no more mails/messages from sender/him/her/them",
    contrary: {
      named: "unblock; unblock user; unblock sender; unblock {person}; remove block; unblock contact",
      asked:
        "unblock {person}/sender/contact/him/her/them/account/profile; {person}/sender/he/she/they may write/contact/call [me] again; let {person}/sender/him/her/them write/contact/call/message [me] [again]; lift block; remove block",
    },
  },
  {
    named:
      "report; report post; report {person}; report message; report abuse; report comment; report content; report user; report profile; flag; flag as inappropriate; report video; report ad; report listing; report inappropriate content; report review; flag content; flag post; report photo; report this",
    asked:
      "report/flag it/post/message/comment/content/user/profile/video/listing/ad/review/photo/picture/person/him/her/them/advert/seller [as inappropriate/as abuse/as offensive/to moderators/to admins/to you]; its/it_is/this_is/that_is/thats offensive/inappropriate/abusive/hateful/illegal; complain about it/post/message/comment/content/user/profile/video/listing/ad/review/photo; tell moderators/admins [about it/post/message/comment]; post/message/comment/video/photo/review breaks rules/is_offensive/is_abusive/is_inappropriate; it breaks rules",
  },
  {
    named:
      "report [a] problem; report issue; new issue; report bug; create issue; open issue; file bug; report error; report fault; file issue; new ticket; submit ticket; create ticket; open ticket; raise ticket; report mistake; new bug report; report incident; contact support; report a problem with page; something wrong; problem with page; send feedback; submit issue; new report; submit request; report defect; new request; tell us about problem; raise issue; open new issue; open new ticket; report damage; report outage; report technical problem; new incident",
    asked:
      "report/tell_you_about/file/raise/open/submit/create/notify_you_of/write [new] problem/bug/issue/error/fault/mistake/ticket/defect/incident/malfunction/something_broken; something is/doesnt/does_not broken/wrong/not_working/work/working [here]; there is/there_was problem/bug/error/fault/mistake [here]; i have/ive/ive_got/i_found/i_had/i_noticed/i_have_found problem/bug/error/fault/mistake/issue; i found mistake/bug/error/problem/issue; i want to report problem/bug/error/issue/fault; it does not work; it doesnt work; its broken; it is broken; tell you that something is broken/wrong; let you know about problem/bug/error; make bug report; open ticket/issue; complain about problem; point out mistake/error",
  },
  {
    named:
      "contact us; contact; contact support; get help; customer service; help; help and support; support; help centre; help center; contact customer service; get in touch; talk to us; write to us; ask question; ask us; live chat; chat with us; help and contact; customer support; contact team; get support; chat with support; support chat; faq and contact; contact and help; help & contact; ask for help; need help; send us message; call us; talk to someone; speak to us; talk to support",
    asked:
      "get in touch [with support/with you/with somebody/with someone/with customer service/with team/with people]; contact/reach/ask/call/ring/write_to/talk_to/speak_to/message/get_hold_of you/support/someone/somebody/customer_service/team/human/real_person/somebody_from_support/helpdesk/help_desk/service/person; i need/want/would_like help/support/assistance; i have/ive/ive_got question/questions/problem; help me [please]; ask [you] question; talk/speak/chat to/with person/human/someone/somebody/agent/advisor/you/support/employee; who can help [me]; is there someone i can ask/talk_to; where can i get/find help; how can i reach/contact you; can somebody/someone help [me]; {see} contact/contact_details/help_page/help/phone_number_of_support; who can i ask; get help; help with it; i need to speak/talk to someone/somebody/human/person; i dont understand it; call support/you/hotline; how do i reach/contact you",
  },
  {
    named:
      "add reaction; react; reaction; emoji; add emoji; reactions; react to message; pick reaction; smiley; insert emoji; emojis; emoticons; open emoji picker; emoji picker; choose emoji",
    asked:
      "put/add/leave/give/pick/set/send [an] emoji/smiley/reaction/emoticon/smile [on/to/under/for/in] [message/post/comment/it]; react [to it/message/post/comment] [with emoji/with smiley]; give/send it/message smiley/emoji/reaction; put/insert/add smiley/emoji in; {see} emojis/smileys; emoji please; smiley please; answer with smiley/emoji; react to message/post/comment",
  },
  {
    named:
      "members; participants; people; attendees; show members; member list; view members; show participants; see members; list members; show people; guests; who is here; view participants; people here; see participants; guest list; users; team; all members; see all members; view all members; show all members; manage members; who is in; roster",
    asked:
      "who is in here/there; who is/are/else_is in/here/there/on/part_of/member_of/coming/going/invited/in_it [it/channel/group/room/team/chat/call/meeting/course/project/class]; who is in channel/group/room/team/chat/call/meeting/course/project/class; who is here; who else is here/there/in_it; who is member/are_members [of channel/group/room/team/project]; {see} [all] members/participants/people/attendees/who_is_in_it/who_is_here/who_is_there/guest_list/member_list/list_of_members [of/in] [channel/group/room/team/chat/call/meeting/project/it]; whos here; whos in channel/group/room/team/chat/call/meeting/course/project/it; which people are in channel/group/room/team; how many people/members are in/here/there [channel/group/room/team/it]; who takes part; who belongs to team/group/channel; whos coming/going; who is taking part",
  },
  {
    named:
      "mute; mute conversation; mute chat; mute channel; mute group; mute notifications; silence; turn off notifications; mute thread; stop notifications; mute room; disable notifications; pause notifications; mute discussion; turn off alerts; silence notifications; mute topic; mute messages",
    asked:
      "silence/mute/quieten/hush channel/conversation/chat/group/thread/room/discussion/it/them; {dont} notify/tell/alert/disturb/notifying/telling/alerting/disturbing/bother/bothering me about/of/with/for/from channel/conversation/chat/group/thread/room/messages/discussion/it; no [more] notifications/alerts/messages/noise from/for/of/in channel/conversation/chat/group/thread/room/it/discussion; turn/switch off notifications/alerts/sound for/of/from/in channel/conversation/chat/group/thread/room/it; stop notifications/alerts from/for/of channel/conversation/chat/group/thread/room/it; channel/group/chat/conversation/thread should be quiet/silent; i dont want notifications/alerts from/for/of channel/conversation/chat/group/thread/room/it [any_more]; keep channel/group/chat/conversation/thread/room quiet",
    contrary: {
      named:
        "unmute; unmute channel; unmute conversation; unmute chat; unmute group; turn on notifications; enable notifications; unmute notifications; unmute thread",
      asked:
        "unmute channel/conversation/chat/group/thread/room/it; notify/tell/alert me about/of channel/conversation/chat/group/thread/room/it [again]; turn/switch on notifications/alerts for/of/from channel/conversation/chat/group/thread/room/it [again]; i want notifications from/for/of channel/conversation/chat/group/thread/room/it [again]",
    },
  },
  {
    named:
      "do not disturb; dnd; dont disturb; focus mode; pause notifications; quiet mode; silence notifications; busy; mute all notifications; snooze notifications; turn on do not disturb; quiet hours; set to do not disturb; concentration mode; mute notifications; pause all notifications",
    asked:
      "{dont} disturb/interrupt/bother/disturbing/bothering/interrupting me [now/for a while/for while/please]; i dont want to be disturbed/interrupted/bothered [now]; i want/need peace/quiet/to_concentrate/peace_and_quiet/to_be_left_alone/to_focus; leave me alone [for a while/for while]; pause/silence/hold/mute/stop/snooze [all] notifications [for a while/for while/for now/for a bit]; turn/switch on do_not_disturb/dnd/focus_mode/quiet_mode/dont_disturb; no [more] notifications/interruptions/disturbance [for now/for while]; set me/status to busy/do_not_disturb/dnd; let me work/concentrate/sleep [in peace]; {nobody} should disturb/interrupt/bother me; i have to concentrate; keep it quiet; stop disturbing me; i must not be disturbed; im busy; i am busy",
    contrary: {
      asked:
        "turn/switch off do_not_disturb/dnd/focus_mode/quiet_mode; end do_not_disturb/focus_mode/quiet_mode; i can/may be disturbed [again]; you may disturb/notify me [again]; resume/unmute notifications; im/i_am not busy [any_more]; let notifications through [again]; im/i_am available [again]",
    },
  },
  {
    named:
      "read receipts; send read receipts; show when ive read messages; show when i read; read confirmations; let others see when i have read messages; seen receipts; show read receipts; send read confirmations; seen status; share read status; let others know when i have read messages; show read status; message read status",
    asked:
      "show/tell {others} when/that/whether/if i have/ive read something/messages/a_message/their_messages/them/it; {others} may/can/should see/know when/that/whether/if i have/ive read something/messages/message/their_messages/it; send/turn_on/switch_on/enable read receipts/confirmations/read_receipts; let {others} see/know when/that/if i have/ive read something/messages/it",
    contrary: {
      named: "hide read receipts; turn off read receipts; disable read receipts; hide read status",
      asked:
        "{dont} show/tell/let/send {others} [see/know] when/that/whether/if i have/ive read something/messages/message/their_messages/it; {nobody} should/may/must/can/needs_to see/know/notice when/that/whether/if i have/ive read something/messages/message/their_messages/it/them; hide when/that/whether/if i have/ive read something/messages/message/it; no read receipts/confirmations; turn/switch off read_receipts/read_confirmations; {dont} send read receipts/confirmations; {others} should not see/know when/that/whether/if i have/ive read something/messages/message/it; i dont want {others} to see/know when/that/whether/if i have/ive read something/messages/message/it; disable read receipts; read unseen/unnoticed/secretly",
    },
  },
  {
    named:
      "show when im online; online status; show online status; active status; show active status; last seen; show last seen; show when active; show when youre active; let others see when im online; activity status; share online status; display online status; show activity status; show me as online; appear online; visible when online; presence",
    asked:
      "show/tell {others} when/that/whether/if im/i_am/i_was online/active/here/there; {others} may/can/should see/know when/that/whether/if im/i_am/i_was online/active/here; let {others} see/know when/that/if im/i_am/i_was online/active; show online/active status/presence; appear/be/show_me_as online",
    contrary: {
      named:
        "appear offline; hide online status; invisible; go invisible; hide last seen; offline mode; set as offline; appear as offline; set yourself as away",
      asked:
        "{dont} show/tell/let {others} [see/know] when/that/whether/if im/i_am/i_was online/active/here; {nobody} should/may/can see/know/notice when/that/whether/if im/i_am/i_was online/active/here; hide online/active/activity status/presence; hide when/that/whether/if im/i_am/i_was online/active; appear/be/seem/look/show_me_as/go offline/invisible [to {others}]; i dont want {others} to see/know when/that/whether/if im/i_am/i_was online/active; {others} should not see/know when/that/whether/if im/i_am/i_was online/active; make me invisible; hide last seen; hide that im here; be online without anyone noticing/knowing/seeing; pretend im not here/online; {dont} show online/active status",
    },
  },
  {
    named:
      "typing indicator; show when typing; show when im typing; typing indicators; show typing indicator; send typing indicators; show typing; let others see when im typing; typing status",
    asked:
      "show {others} when/that im/i_am typing/writing; {others} may/can see when/that im/i_am typing/writing",
    contrary: {
      asked:
        "{dont} show/tell/let {others} [see/know] when/that/whether/if im/i_am typing/writing; {nobody} should/may/can see/know when/that/whether/if im/i_am typing/writing; hide when/that im/i_am typing/writing; no typing indicator/indicators; turn/switch off typing_indicator/typing_indicators; hide typing indicator",
    },
  },
  {
    named:
      "link previews; show link previews; previews; preview links; link preview; show previews of links; expand links; website previews; show previews; url previews; unfurl links; embed previews; preview websites; show link preview",
    asked:
      "show/display/load previews/preview of/for links/websites/addresses; show link previews; preview links; turn/switch on link_previews/previews",
    contrary: {
      asked:
        "{dont} show/display/load/give/make [me] [any] previews/preview [of/for links/websites]; {dont} show/display/load previews/preview of/for links/websites; {dont} preview/unfurl/expand links; no [link] previews; no previews of/for links; turn/switch off link_previews/previews; hide link previews; hide previews of links; links without preview/previews; i dont want [to see] link_previews/previews/previews_of_links; only show links/link themselves/itself",
    },
  },
  {
    named:
      "start call; call; voice call; audio call; phone call; make call; ring; call now; start voice call; start audio call; phone; call them; dial; call contact; start a call; call number; huddle; start huddle; call back; place call; make phone call",
    asked:
      "ring/call/phone/telephone/dial them/him/her/it/contact/number/person/everyone/group/team/channel/member/us [up]; give them/him/her ring/call; start/make/begin/place [an/voice/audio/phone] call [with them/with him/with her/with group/with everyone]; talk/speak to/with them/him/her/group [on/over] [phone/voice]; phone up them/him/her; i want to talk/speak to/with them/him/her/group/everyone; ring them up; have call; lets talk on phone; make phone call; call group/everyone",
  },
  {
    named:
      "video call; start video call; start video; video chat; make video call; facetime; start video chat; video meeting; start video meeting; join with video; turn on camera; start camera; camera on",
    asked:
      "start/make/begin/have/place video call/chat/meeting/video_call/video_chat [with them/with him/with her/with group]; call/ring them/him/her/group with video/on_video/on_camera; talk/speak with video/face_to_face; video chat/call [with them/with him/with her/with group]; see them/him/her/each_other while talking/we_talk/on_camera; talk face to face; i want them/him/her/others to see me",
  },
  {
    named:
      "leave call; end call; hang up; leave meeting; end meeting; leave; leave room; disconnect; end; exit meeting; leave video call; leave conference; exit call",
    asked:
      "hang up; put phone down; end/leave/finish/quit/stop/exit/get_out_of call/meeting/conversation/conference/video_call; i have to go/leave; i have/need to leave/go [call/meeting]; i want out of call/meeting; ring off; drop out of call/meeting",
    page: "call/meeting/conference/participants/room/webinar/session",
  },
  {
    named:
      "leave channel; leave group; leave conversation; leave chat; leave room; leave server; leave community; leave club; exit group; leave team; leave project; quit group; leave organisation; leave organization; leave workspace; leave thread; unsubscribe from channel; leave forum; quit team; quit club",
    asked:
      "leave/quit/exit/get_out_of/step_out_of/drop_out_of channel/group/conversation/chat/room/server/community/club/team/project/organisation/organization/workspace/forum; take/remove/get/sign me out_of/from/off channel/group/conversation/chat/room/server/community/club/team/project; i dont want to be in/part_of/member_of channel/group/conversation/chat/room/server/community/club/team/project [any_more/any_longer]; i want out of channel/group/chat/conversation/team/club; im/i_am leaving/out_of channel/group/chat/conversation/team/club; stop being member/part [of group/of channel/of club/of team]; no longer be member [of group/of channel/of club/of team]; give up membership in group/channel/club/team",
  },
  {
    named:
      "browse channels; explore channels; find channels; all channels; discover channels; more channels; other channels; see all channels; join channels; browse groups; discover groups; explore groups; find groups; browse communities; discover communities; explore communities; find communities; more groups; show all channels; channel directory; public channels; browse rooms; explore rooms; search channels; join a channel; join channel",
    asked:
      "{see}/explore/discover/browse/find/search/look_for/look_at/join other/more/all/new/further/public/different/another/what_other/which_other channels/groups/communities/rooms/channel/group [there are/are there]; what/which [other] channels/groups/communities/rooms are there/exist/can_i_join; are there [any] other/more channels/groups/communities/rooms; {see} list of channels/groups/communities/rooms; find channel/group/community/room to join; join another/other/new/different channel/group/community/room; find/look_for new channels/groups/communities/rooms",
  },
  {
    named:
      "pinned messages; pinned; pins; show pinned messages; view pinned; pinned items; see pinned messages; pinned posts; all pinned; view pinned messages; show pins",
    asked:
      "{see} [all] pinned messages/posts/items/ones; {see} what is/was/has_been pinned; what is/was pinned [here]; {see} important messages/posts; which messages are pinned; {see} pins",
  },
  {
    named:
      "insert/add image/picture/photo; image; picture; photo; new image/picture/photo; add photos; insert images; add from gallery",
    asked:
      "insert/add/put_in/include/place image/picture/photo/images/pictures/photos [here/in text/from gallery]; put image/picture/photo in [text/here]",
  },
  {
    named:
      "attach; attach file; attach files; add attachment; add file; attachment; attach document; attach photo; upload file; add attachments; attach a file; insert file; choose file; add files; upload; upload files; upload document; add document; upload documents; add photo; add picture; attach image; add image; attach picture; browse files; select file; select files; choose files; add receipt; upload receipt; attach receipt; file upload; browse; attach or drop file",
    asked:
      "attach/add/upload/enclose/send/include/append/insert/put_in [an/some] file/document/attachment/picture/photo/image/something/receipt/pdf/scan/files/documents/photos/pictures/papers [to mail/to message/to email/to it/with it/with message/along]; send/put file/document/picture/photo/receipt along/with_it; i want/need to send/attach/upload/add file/document/picture/photo/receipt/something [along/to_you/with_it]; choose/pick/select file/document/picture/photo [from computer/from device/from disk/to upload/to send]; get file/picture/photo/document from computer/disk/device; i have document/file/receipt/picture to send/upload/attach/show; put attachment on/in; send receipt/photo along",
  },
  {
    named:
      "set status; update status; change status; status; edit status; status message; set custom status; set a status; update your status; custom status; what are you doing; set your status",
    asked:
      "{change}/set/choose/write [own/new] status [message]; tell/show {others} what im/i_am doing/up_to; tell/show {others} that im/i_am away/busy/on_holiday/in_meeting/at_lunch/ill/out; say what im/i_am doing; let {others} know what im/i_am doing/up_to; new status; pick status; show im away/at_lunch/busy",
  },
  {
    named:
      "schedule send; send later; schedule; schedule message; schedule mail; schedule email; send at later time; delay sending; schedule post; post later; publish later; schedule for later; send tomorrow; schedule publication",
    asked:
      "send/post/publish/mail it/message/mail/email/post/article later/tomorrow/another_time/at_later_time/some_other_time/next_week/tonight; {dont} send/post/publish it/message/mail yet/now/right_now/immediately [but later]; schedule it/message/mail/email/post/article [for later/for tomorrow]; plan post/it/message for later; set time for sending/it_to_be_sent/message/post; delay sending/it/message/post; hold it/message/mail until tomorrow/later; go out later/tomorrow; should be sent/published later/tomorrow; choose when it is sent/published; say when to send/publish it",
  },
  {
    named:
      "save draft; save as draft; keep draft; keep as draft; save for later; draft; store draft; save to drafts; save and continue later; save and exit; finish later; save and finish later; save progress; save and close; save and come back later; save this draft",
    asked:
      "keep/save/store it/mail/message/post/article/text/form/what_i_have/work/progress as/in/to [drafts/draft]; keep/save/store [it/mail/message/post/article/text] as draft; save/keep it/mail/message/post/form/work/progress/what_i_have [so far] for later; finish/continue/complete/write/send it/mail/message/post/form/article later/another_time/tomorrow; i will/ill finish/continue/complete it/mail/message/post/form/article later/tomorrow/another_time; go on/carry on later/tomorrow/another_time [with it]; {dont} send/publish/submit it [yet] keep it; keep what i have written/so_far; i want to finish/continue/complete it/mail/message/form/post later/tomorrow; im not finished yet; im/i_am not done yet; save without sending/publishing; keep without sending/publishing; keep it for later",
  },
  {
    named:
      "discard; discard draft; delete draft; throw away; discard message; discard mail; discard changes; discard post; discard email; dont save; do not save; leave without saving; close without saving; exit without saving; throw away changes; discard and leave; dont keep; forget changes; cancel changes",
    asked:
      "throw [it/draft/mail/message/changes/post/text/edits/work] away; throw away draft/mail/message/changes/post/text/edits/it/everything; discard/drop/scrap/bin/trash/forget draft/mail/message/changes/post/text/edits/it; {dont} save/keep/saving/keeping [it/changes/draft/anything/edits/text]; leave/close/exit/quit/go without saving; forget changes/edits/what_i_changed/what_i_wrote/about_changes; i dont want to keep/save/send it/changes/draft/edits/mail; scrap it/what_i_wrote/draft/changes; i changed my mind about changes; changes are not needed; undo all changes and leave",
  },
  {
    named:
      "unsubscribe; unsubscribe from list; unsubscribe from newsletter; opt out; stop emails; cancel newsletter; unsubscribe from this list; unsubscribe from emails; unsubscribe from all; email opt out; opt out of emails; unsubscribe me",
    asked:
      "{dont} send/sending/mail/mailing/email/emailing/write/get/want/receive [me] [any/their/these/those] newsletter/newsletters/mails/emails/advertising/ads/promotions/letters [any_more]; unsubscribe [me] [from] [newsletter/newsletters/list/mailing_list/mails/emails/it/all/everything]; no more newsletters/newsletter/mails/emails/advertising [please]; take/get/remove/sign me off/from/out_of [mailing] list/newsletter/mailing_list/mails/emails; cancel/stop/end newsletter/newsletters/mails/emails/mailings; i dont want/need newsletter/newsletters/mails/emails/mailings [any_more/from them/from you]; opt out [of newsletter/of mails/of emails]; i no longer want newsletter/newsletters/mails/emails; stop mailing me; get off list/mailing_list",
  },
  {
    named:
      "newsletter; subscribe to newsletter; send me newsletter; receive newsletter; sign up for newsletter; email me offers; send me offers; offers by email; receive offers; marketing emails; promotional emails; email me news and offers; offers by e mail; email newsletter; i want newsletter; offers and news; news and offers; email updates; send me news and offers; send me updates; product news; special offers; send me special offers; receive newsletter by email; yes i want newsletter; marketing communication/communications; promotions; receive marketing emails; keep me informed; keep me updated; keep me posted; yes send me news; subscribe me to newsletter; send me news; get newsletter; i would like to receive newsletter/offers/news; newsletter by email; e mail newsletter; receive news; receive promotional emails; offers and promotions; weekly newsletter; monthly newsletter; send me tips and offers; promotional offers; offers by text; send offers; discounts and offers; send me emails; email me about offers; email me news; offers from partners; partner offers; send me promotional emails; i would like to hear about offers; send me marketing emails; deals and offers; emails about offers; send newsletter; want to receive offers; get offers; mailing list; join mailing list; add me to mailing list; marketing; advertising; ads; advertising by email",
    asked:
      "send/mail/email/give [me] [your/weekly/monthly/special] newsletter/newsletters/offers/news/promotions/updates/deals/advertising/news_and_offers [by email/too]; subscribe [me] to newsletter/news/updates/mailing_list; keep me informed/updated/posted/in_loop/up_to_date [about offers/about news/by email/of offers]; put/add/sign me on/to/up_for newsletter/mailing_list/list; i want/would_like/like newsletter/offers/news/updates/deals [by email]; let me know about offers/news/deals/promotions; i want/would_like to get/receive/have newsletter/offers/news/updates/deals; get/receive newsletter/offers/news/deals; sign me up for newsletter; tell me about offers/deals/news/promotions",
    contrary: {
      named:
        "no newsletter; no emails; dont send me emails; do not send me newsletter; no marketing emails; no thanks to newsletter; no advertising; do not send me offers; do not contact me; i dont want newsletter; i do not want to receive newsletter/offers/marketing; opt out of marketing; dont email me; no offers",
      asked:
        "no [more/such] newsletter/newsletters/advertising/ads/advertisements/promotions/marketing/offers/news/spam/promotional_mails/emails/mails/mailings/deals/adverts/commercials [by email/by mail/please/from you]; {dont} send/sending/mail/mailing/email/emailing/give/giving [me/us] [any/more/your/these/special] newsletter/newsletters/offers/news/promotions/updates/deals/advertising/ads/marketing/mails/emails/adverts/advertisements [any_more/by email/please]; i dont want/need/wish [to get/to receive/to have] [any/more/your] newsletter/newsletters/offers/news/promotions/updates/deals/advertising/ads/marketing/mails/emails/adverts [any_more/by email/from you]; stop newsletter/newsletters/offers/advertising/mails/emails/promotions/sending_offers/sending_newsletters; {dont} subscribe/sign/put/add me [to/up_for/on] newsletter/mailing_list/list/news; spare me newsletter/offers/advertising/ads; without newsletter/advertising/newsletters; leave out newsletter; keep newsletter/offers to yourself/yourselves; unsubscribe [me] [from] newsletter/offers/news/mails/emails/mailings; i can do without newsletter/offers/advertising/ads; not interested in newsletter/offers/advertising/news",
    },
  },
  {
    named:
      "share; share this; share [this] page/article/post/video/title/book/recipe/product/photo/playlist/link/event/listing/album/song/episode/story/profile/job; share with friends; share link; send to friend; tell friend; email to friend; share via; send link; recommend to friend; share title; share with others; share product; recommend; share with a friend; share document; share file; share item; share offer; share trip; share result; share results; share location; share screen; send to a friend; share post; tell a friend",
    asked:
      "pass it/link/article/recipe/book/title/song/video/page on [to {person}]; pass on link/article/recipe/it; share it/page/article/post/video/recipe/book/title/song/link [with {person}]; show/send/recommend/forward it/page/article/post/video/recipe/link/song [to {person}]; send/show/tell {person} [about] it/page/article/post/video/recipe/link/song/listing; tell {person} about it; let {person} [else] see/know/have/read it/about_it/page/article/recipe/video; spread word; send link to {person}; send {person} link [to it]; i want {person} to see/read/know/have it/article/page/recipe/video; recommend it [to {person}]; tell {person} [of it]; i want to show it to {person}; share with {person}",
  },
  {
    named:
      "copy link; copy address; copy url; get link; copy link to clipboard; copy share link; link; get shareable link; copy link to post; copy permalink; permalink; copy web address; copy the link; copy invite link; get shareable url; copy link address",
    asked:
      "copy/get/give_me/take/fetch/grab/i_need/i_want link/address/url [of/to/for] [it/page/post/article/video/recipe/file/album/listing] [to clipboard]; put link/address/url in/on/into clipboard; give me link; i need/want link/address/url [to it/to page/to file/of page]; link to page/post/file/article/it; what is link/address/url [of/to] [it/page/file/post]",
  },
  {
    named:
      "connect; add friend; add as friend; send friend request; friend request; send request; add contact; add to contacts; connect with {person}; send invitation; become friends; add to friends; add connection; request friendship; invite to connect; add to network",
    asked:
      "become friends [with him/with her/with them/with person]; add him/her/them/person/profile as/to friend/friends/contact/contacts/network/friend_list/friends_list; make friends [with him/with her/with them/with person]; befriend him/her/them/person; send [him/her/them] friend request/invitation; be friends [with him/with her/with them]; ask him/her/them to be friend/friends; send friend request/contact_request [to him/to her/to them]; i want to be friends/connected [with him/with her/with them]; get to know him/her/them; connect with him/her/them/person; i know him/her/person; i know them",
    contrary: {
      named:
        "remove friend; unfriend; remove connection; remove contact; delete contact; end friendship; remove from friends; delete friend; remove from contacts",
      asked:
        "unfriend/defriend him/her/them/person; remove/delete/take_off/drop/throw_out/strike him/her/them/person/friend/contact [from/as/off] [friends/friend/contacts/network/friend_list/list]; stop being friends [with him/with her/with them]; end friendship; we are no longer friends; i dont want to be friends any_more; no longer be friends [with him/with her/with them]",
    },
  },
  {
    named:
      "undo; undo last change; undo last action; undo last step; revert; revert last change; step back; undo change; undo edit; undo typing; ↶; ↩; take back",
    asked:
      "go/step/move back one change/step/action/edit; one change/step/action/edit back; take back/take [last] change/step/action/edit/move/stroke/what_i_did [last] [back]; undo/reverse/revert/cancel [last/previous/latest] change/step/action/edit/move/stroke/it/thing/what_i_did [last]; take [last] change/step/action/edit/move/it back; take back [last] change/step/action/edit/move/it; i didnt mean [to do] that/it; i did not mean [to do] that/it; that was mistake; that was wrong; oops; go back one step/change; back one step; make it as it was before/undone; one step back; that was wrong take it back; undo what i did/changed [last]; reverse last change; undo it; back to how it was",
    contrary: {
      named: "redo; redo last change; redo last action; redo change; restore change; ↷; ↪; redo step",
      asked:
        "redo/repeat/restore/bring_back/do_again [last/undone] change/step/action/edit/it/what_i_undid/what_was_undone; do it again; bring last/undone change/step back; undo undo; restore what i undid; redo what i undid; do undone change/step again; repeat what i took back; put it/change back; not undo",
    },
  },
];
