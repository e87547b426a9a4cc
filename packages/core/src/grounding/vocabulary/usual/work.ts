import type { UsualEntry } from "./usual.ts";

/** Files and documents, code, consoles, texts to publish, lessons, devices at home, health and games. */
export const work: UsualEntry[] = [
  {
    named:
      "version history; history; view history; page history; revisions; revision history; versions; show versions; previous versions; older versions; edit history; change history; see changes; file history; see version history; view versions; changelog; all versions; document history; log of changes; see history",
    asked:
      "{see} older/old/earlier/previous/past/former/all/other versions/revisions/states [of it/of page/of article/of file/of document/of text]; {see} what was/has_been changed [here/in it/in article/on page/in file]; {see} changes [to/of/in] [it/page/article/file/document/made]; {see} version/change/edit/revision/page/file/document history; {see} history [of it/of page/of article/of file/of document/of changes]; who changed/edited/wrote it/page/article/file/document/what [when]; go back to older/earlier/previous version; how did it/page/article look before/earlier; {see} who changed/edited it/page/article/file/document/something/what; what was/did it/page/article like/say before; see how it/page/article/file/document looked before/earlier",
  },
  {
    named:
      "new file; create file; add file; new document; create document; new doc; blank document; new page; create page; add page; new note; add note; create note; new sheet; new text; new entry; create new; new; start new document; create new document; new draft; write note; new post; create post; write post; add post; write article; new article; create article; write new post; start writing",
    asked:
      "{create}/write/open [new/another/empty/blank] file/document/page/note/sheet/text/post/article/entry/doc; write something [new]; start/begin writing [something/post/article/note]; i want/need/would_like to write/start/create something/new_document/new_post/new_note/article/post/note/document; empty/blank/new page/document/note/sheet/file/article/post [please]; begin/start with empty/blank page/document/sheet; make note [of something]; write something down; take/make notes/note",
  },
  {
    named:
      "new folder; create folder; add folder; make folder; new directory; create directory; create new folder; add directory",
    asked:
      "{create}/make [new/another] folder/directory; i want/need [new/another] folder/directory; new/another folder/directory [please]; put/insert new folder/directory here; make folder/directory for/here files",
  },
  {
    named:
      "move to trash; move to bin; delete file; delete selected; delete files; put in trash; delete item; delete document; delete permanently; delete folder; remove file",
    asked:
      "put/throw/move/drop/send/drag file/document/folder/selection/selected_files/selected_items/selected in/into/to/away trash/bin/wastebasket/waste_basket/recycle_bin; throw file/document/folder/selection/selected_files away; throw away file/document/folder/selection/selected_files; get rid of file/document/folder/selection/selected_files/selected_items; bin/trash file/document/folder/selection/selected_files",
    page: "files/file/documents/drive/folder/folders/document/cloud",
  },
  {
    named:
      "empty trash; empty bin; clear trash; delete all permanently; empty recycle bin; delete forever; permanently delete all; clear bin",
    asked:
      "empty/clear/clear_out/flush trash/bin/recycle_bin/waste_basket/wastebasket; delete/remove everything/all in/from/inside trash/bin/recycle_bin [for good/forever/permanently]; throw away what is in trash/bin; get rid of everything in trash/bin; clean out trash/bin",
  },
  {
    named:
      "restore; put back; recover; undelete; restore file; restore item; recover file; restore files; move out of trash; restore selected",
    asked:
      "restore/recover/undelete/bring_back/get_back/put_back file/document/item/folder/files/selected_files; bring/get/put/take file/document/item/folder/files back; take/get/move/fetch file/document/item/folder/files out_of/from trash/bin; i deleted it/file/document by mistake/accident; i want file/document/folder back; undo deletion/deleting",
    page: "trash/bin/deleted/recycle",
  },
  {
    named:
      "start recording; record; begin recording; record now; start record; new recording; start capture; record audio; record video; record meeting; start dictation; record screen; start screen recording; ●; start rec",
    asked:
      "start/begin recording/to_record/taping/capture/filming; record/tape/film [it/meeting/call/this/screen/audio/sound/video/something/now/me]; make/begin/start recording [of it/of meeting/of screen]; turn/switch on recording/recorder; hit record; i want/need/would_like to record [it/something/meeting/screen]; capture it/meeting/screen; get it/meeting on tape; keep recording of meeting/it",
    contrary: {
      named: "stop recording; end recording; finish recording; stop capture",
      asked:
        "stop/end/finish/halt/quit recording/taping/capture/filming; {dont} record/tape/film [it/me/this/any_more/meeting]; turn/switch off recording/recorder; no recording; enough recorded; recording is enough/finished/done; cut recording off",
    },
  },
  {
    named:
      "select all; select everything; check all; tick all; mark all; choose all; select all items; select all rows; select all files",
    asked:
      "select/mark/choose/tick/check/highlight/pick everything/all/all_of_them/them_all/every_one/every_item/every_file/every_row/all_items/all_files/all_rows/all_entries/all_messages; tick/check every box; all of them selected/marked/ticked",
    contrary: {
      named:
        "deselect all; unselect all; select none; clear selection; untick all; uncheck all; none; deselect everything; cancel selection",
      asked:
        "deselect/unselect/unmark/untick/uncheck everything/all/all_of_them/them_all/every_one/every_item/all_items/all_files; select/mark/choose nothing/none [of them]; clear/cancel/undo/remove/drop selection; {dont} select/mark anything/any [of them]; no selection; nothing selected; none of them",
    },
  },
  {
    named: "list view; list; show as list; view as list; switch to list view",
    asked:
      "{see}/use/switch_to/change_to it/files/them/results/everything/items/photos/products as/in/like/one list/under_another; {see}/use/switch_to/change_to list [view/layout]; as list [please/not as tiles/not as pictures]; one below/under other/another; list view/layout; not as tiles/grid/pictures; no tiles/grid",
    contrary: {
      named:
        "grid view; grid; tiles; tile view; show as grid; view as grid; gallery view; thumbnails; switch to grid view; card view; icons; large icons; thumbnail view",
      asked:
        "{see}/use/switch_to/change_to it/files/them/results/everything/items/photos/products as/in/like tiles/grid/pictures/thumbnails/cards/icons/gallery; {see}/use/switch_to/change_to grid/tile/tiles/thumbnail/thumbnails/gallery/card/icon [view/layout]; as tiles/grid/pictures/thumbnails/cards [please]; {see} preview pictures/thumbnails; grid/tile/gallery view/layout; side by side with pictures; not as list; no list",
    },
  },
  {
    named:
      "sync; sync now; refresh; synchronise; synchronize; check for new mail; check mail; get mail; refresh inbox; get new messages; fetch mail; check for updates; update now; check for new messages; refresh list; reload inbox; check email; send and receive; send/receive; check for update; synchronise now",
    asked:
      "check/look/see/find_out whether/if/for [any/there is/there are] new mail/mails/messages/email/emails/message/posts/post [has/have/came/come/arrived/there/is] [come/arrived/in] [in]; check/look whether/if new mail/messages/emails has/have come/arrived [in]; check/look whether/if any/there_is/i_have/i_got/i_have_got/there_are [new] mail/mails/messages/email/emails [has come in/have come in/has arrived/have arrived]; check whether any new mail has come in; is there [any] new mail/message/messages/email; did i get [new/any] mail/mails/messages/email/emails; do i have [any] new mail/mails/messages/emails; get/fetch/load/collect/pick_up/download new mail/mails/messages/email/emails; check mail/email/mails/inbox/mailbox/for_mail/for_new_mail; look for new mail/messages; any new mail/messages/mails/emails; update inbox/mailbox; refresh inbox/mailbox/mails",
    page: "mail/inbox/mailbox/messages/email/message",
  },
  {
    named:
      "merge; merge pull request; merge request; merge branch; merge changes; confirm merge; squash and merge; accept merge request; rebase and merge; merge now; merge commit",
    asked:
      "merge it/them/pull_request/request/branch/changes [now/in/into main]; accept/take_over/take_in/bring_in/put_in/integrate changes/pull_request/branch [into main]; bring/put/get branch/changes/pull_request into main/master/trunk; join branches; put it in main/master; let changes in",
    page: "pull/merge/request/branch/repository/commit/commits/code",
  },
  {
    named:
      "new pull request; create pull request; open pull request; new merge request; create merge request; open merge request; compare and pull request; submit pull request; propose changes",
    asked:
      "{create}/open/make/submit/send/propose [new/a] pull_request/merge_request/pr/mr/changes; ask for changes to be merged/taken; propose [these] changes; suggest change/changes; i want to contribute/propose/suggest changes/it/something; hand in changes; ask to merge changes/branch",
  },
  {
    named: "fork; fork repository; fork project; create fork; create a new fork; fork this repository",
    asked:
      "fork/copy/clone/duplicate repository/project/repo/it to/into account/my_account; fork it/repo/repository/project; make/create/get fork [of it/of repository/of project]; make own/my copy/version of repository/project/repo; i want own/my copy of repository/project/repo",
    page: "repository/code/issues/commits/branch/branches/pull/fork",
  },
  {
    named:
      "clone; code; clone repository; get code; download code; download source; download zip; clone or download; source code",
    asked:
      "{get}/download/clone/copy code/source/source_code/repository/repo [to computer]; clone it/repo/repository/project; get/download copy of code/repository/project; how do/can i get/download code/source/repository; i want/need code/source/source_code",
    page: "repository/code/issues/commits/branch/branches/pull/fork",
  },
  {
    named: "star; star repository; star project; add star; ☆; add to starred; star this",
    asked:
      "star/mark/bookmark repository/project/repo [as favourite/as favorite/with star]; give/add repository/project/repo/it star; star it; put star on repository/project/repo/it; i like repository/project/repo",
    page: "repository/code/issues/commits/branch/branches/pull/fork",
  },
  {
    named:
      "close issue; close ticket; mark as resolved; resolve; resolve issue; close as completed; mark resolved; close request; mark as fixed; resolve ticket; solved; close case; mark as solved; resolved; mark issue as resolved; close conversation; resolve conversation; problem solved; mark as done; resolve thread",
    asked:
      "issue/ticket/problem/bug/request/case/it is/has_been solved/fixed/resolved/settled/done/repaired; close/resolve/settle/finish issue/ticket/problem/request/case/bug; mark/set/flag issue/ticket/problem/request/case/bug/it [as] solved/resolved/fixed/done/closed/completed; its/thats/that_is solved/fixed/resolved/settled/repaired; problem/question/issue has been/gone/solved/disappeared away/solved/answered; my problem/question is solved/answered/gone; it works [now/again]",
    page: "issue/ticket/request/case/bug/support/tickets/issues/conversation/question",
    contrary: {
      named:
        "reopen; reopen issue; reopen ticket; open again; reopen case; reopen request; unresolve; not resolved",
      asked:
        "reopen/re_open it/issue/ticket/case/request/bug; open it/issue/ticket/case/request/bug again; issue/ticket/problem/bug/it isnt/is_not solved/fixed/resolved [yet/after all]; problem/bug/issue is back/there_again; problem/bug/issue has come/returned back/again; it still does not/doesnt work; it doesnt work still; take issue/ticket/case/request up again; it happens again",
    },
  },
  {
    named:
      "deploy; deploy now; deploy to production; redeploy; release; publish release; ship; roll out; go live; deploy site; launch; make live; put live; start deployment; new deployment; trigger deploy; trigger deployment; new release; create release",
    asked:
      "put/bring/set/make/take/push/get it/site/version/app/build/changes live/online/into_production/out/to_production; deploy/ship/release/roll_out/launch/publish it/site/version/app/build/changes/new_version [now/to production/into production]; roll it/version/changes/update out; start/trigger/make/do deployment/deploy/release/rollout; go live [now/with it]; let everybody use it/new_version; start new deployment",
    page: "deploy/deployment/deployments/release/releases/build/builds/pipeline/environment/production/hosting/site",
  },
  {
    named:
      "roll back; rollback; revert to previous version; restore previous version; revert; roll back to previous version; revert deployment; undo deployment; restore version; restore this version; go back to previous version",
    asked:
      "go/roll/switch/change/turn back to last/previous/old/older/earlier/former version/release/state/deployment; roll it/deployment/release/version/update/changes back; undo/revert/take_back deployment/release/update/rollout/deploy; restore/get_back/bring_back last/previous/old/older/earlier/former version/release/state; make it as it was before; last/previous/old version again",
    page: "deploy/deployment/deployments/release/releases/build/pipeline/version/versions/history/revision/environment",
  },
  {
    named:
      "restart; reboot; restart server; restart service; restart now; reboot server; restart device; reboot device; restart router; reboot now; restart machine; restart app; restart system; reboot router; restart instance; restart container; power cycle",
    asked:
      "restart/reboot it/server/service/device/router/machine/system/instance/container/box/modem/hub/computer; turn/switch it/server/device/router/machine/system/box/modem off_and_on/off_and_on_again/off_and_back_on; start it/server/service/device/router/machine/system [up] again/afresh/anew/new; reboot/restart [now/please]; turn off and on [again]; it/server/device/router hangs; boot it/server/device/router/machine again",
    page: "server/servers/service/services/device/devices/router/system/status/instance/instances/container/containers/console/machine/network",
  },
  {
    named:
      "shut down; power off; stop server; shutdown; stop instance; stop service; power down; stop container; stop machine",
    asked:
      "shut/power/turn/switch server/instance/service/machine/container/system/device down/off; shut down/off server/instance/service/machine/system/device; turn/switch/power off server/instance/machine/system; stop/halt server/instance/service/machine/container; take server/service/machine offline/down; bring server/machine/system down",
    page: "server/servers/service/services/instance/instances/container/containers/console/machine/system",
    contrary: {
      named: "power on; start server; start instance; start service; start machine; start container; boot",
      asked:
        "start/boot/power/turn/switch server/instance/service/machine/container/system/device [up/on]; start/boot/power up server/instance/service/machine/container/system/device; turn/switch/power on server/instance/machine/system/device; bring server/service/machine/system up/online/back; take server/service/machine online; run server/instance/service/machine/container",
    },
  },
  {
    named:
      "logs; view logs; show logs; log; open logs; see logs; view log; system log; event log; activity log; audit log; server log; error log; log files",
    asked:
      "{see} [system/server/event/error/activity/audit] log/logs/logfile/log_files/log_entries/protocol [of it/of server/of service]; what happened [last/on server]; what went wrong; what did server/service/it write/say/log; who did what [when]; {see} error messages; {see} what happened [last/on server/recently]; what did/has server/it/app/service/program/machine write/written/print/output/log; {see} what server/it/app/service/program wrote/printed/logged/has_written",
    page: "server/servers/service/services/instance/instances/container/containers/console/machine/system/admin/logs/activity/audit",
  },
  {
    named:
      "publish; publish now; publish post; publish article; publish page; post; post now; go live; make public; publish changes; make live; publish story; put online; release; publish site; publish course; publish listing; post article; publish it",
    asked:
      "put/bring/set/make/get it/post/article/page/story/text/site/listing/course online/live/public/out_there/on_site/on_blog; publish/release/post it/post/article/page/story/text/site/listing/course/changes [now/to the world]; let everybody/everyone/people/world/readers read/see it/post/article/page/story; its/it_is/article_is/post_is ready/finished publish_it/to_be_published/to_go_out/to_publish; make post/article/page/story/it visible [to everyone/for everyone/to all]; i want it/post/article/page/story published/online/public; go public/live/online [with it]; show it to world/everyone",
    page: "post/posts/article/blog/draft/editor/page/story/publish/write/publishing/listing/site",
    contrary: {
      named:
        "unpublish; take offline; revert to draft; switch to draft; make private; hide post; withdraw; set to draft; take down; unpublish post/article/page; put back to draft",
      asked:
        "take/bring/get it/post/article/page/story/text/site/listing/course offline/down/off_site/off_blog/off_line/from_public; unpublish/withdraw/retract/hide it/post/article/page/story/listing; make post/article/page/story/it draft/private/invisible/unpublished [again]; turn/set/put/change it/post/article/page/story [back] to/into draft; {nobody} should/may see/read it/post/article/page/story [any_more]; take down post/article/page/story/listing/it; {dont} publish/show it/post/article/page/story [any_more]",
    },
  },
  {
    named:
      "preview; show preview; preview post; preview page; view preview; preview changes; see preview; open preview; preview article; live preview; preview email; preview mail; preview newsletter; preview site; preview message",
    asked:
      "{see} how it/page/post/article/text/mail/newsletter/message/site will/would/is_going_to look [like/to readers/to others/when published/finished/in the end]; what will/would/does it/page/post/article/text/mail/newsletter/message/site look/going_to_look like [in the end/to readers/when published]; let me see it/page/post/article/mail before i/it publish/send/is_published/goes_out/is_sent/post [it]; {see} preview [of it/of page/of post/of article/of mail/of newsletter]; {see} it/page/post/article/mail as readers/reader/recipients/others/visitors see/do/will_see [it]; how does/will/would it/page/post/article/mail/newsletter/site look [like/when published/finished/to readers/to others]; look at it/page/post/article/mail/newsletter before/first publishing/sending/i_publish/i_send_it/it_goes_out; check how it looks",
    page: "post/posts/article/blog/draft/editor/page/story/publish/write/newsletter/campaign/message/mail/site/email/listing",
  },
  {
    named:
      "send test; send test email; test email; send test mail; send test message; test; send a test; send preview; email test; send me test; send test to me; send test copy; send myself a test; send proof; send test newsletter",
    asked:
      "send/mail/email/give [me/myself] [a] test/trial/sample/proof copy/mail/email/message/newsletter/version [first]; send/mail/email it/newsletter to me/myself [first/only/as test/to look at/for trial]; send test [mail/email/message/copy] [to me/to myself]; send/mail/email me/myself [a] test/trial/proof/sample [first]; let me get it/newsletter first [as test/before others]; try out/it sending/out [first]; i want to see/get it in inbox/mailbox [first]; send it only/just to me; try it on me/myself first; send it to me/myself first",
    page: "newsletter/campaign/mail/email/subject/recipients/audience/list/message/template",
  },
  {
    named:
      "submit; hand in; turn in; submit assignment; submit homework; submit answer; submit work; submit answers; hand in assignment; submit test; submit quiz; submit exam; send in; finish and submit; submit solution; submit project; submit attempt; submit all and finish; finish attempt",
    asked:
      "hand/turn/give/send it/homework/assignment/work/essay/answers/test/quiz/exam/paper/solution/project in [to teacher]; hand/turn/give/send in homework/assignment/work/essay/answers/test/quiz/exam/paper/solution/project; submit it/homework/assignment/work/essay/answers/test/quiz/exam/paper/solution/project; im/i_am/ive/i_have done/finished/through [with/all/it] [homework/assignment/test/quiz/exam/work/questions] [hand it in/submit it]; send it/homework/assignment/work/essay/answers/solution to teacher; give/show it/homework/assignment/work/answers to teacher; let teacher have/see/mark it/homework/assignment/work",
    page: "assignment/homework/quiz/test/exam/course/lesson/class/question/questions/task/exercise/student/teacher",
  },
  {
    named:
      "check answers; check answer; check my answers; check result; see result; show result; check solution; see if right; show results; see results; mark answers; check results; show score; check my work",
    asked:
      "check/mark/grade/evaluate/correct answers/answer/solution/result/what_i_wrote/test/quiz; are answers/is_answer/is_it/was_it/was_that right/correct/wrong; is that/it right/correct; did i get/have it/them/everything/all right/correct; see/find_out/tell/show_me whether/if/how_many answers/answer/it/i is/are/was/got/had right/correct/wrong; how many/much did i get/have right/correct; did i pass/do_well; how well did i do; how did i do; what is/was score/result; {see} score/result/results/points; have answers/answer checked/marked/corrected; let me know if it is/was right/correct",
    page: "question/questions/quiz/test/exam/exercise/answer/answers/task/lesson",
  },
  {
    named:
      "start again; try again; restart; play again; start over; restart quiz; retry; new game; restart game; take again; another round; do it again; once more; redo quiz; restart test; start new game; new round; reset quiz; retake; retake quiz; retake test; new quiz; repeat quiz; restart level; replay; back to start; begin again; start afresh; new try; reset game; start from beginning; one more round; try once more; repeat test; repeat exercise",
    asked:
      "restart/repeat/redo/retake/replay/reset [it/quiz/test/game/exercise/round/level/exam/lesson/all]; start/begin/play/do/try/take it/quiz/test/game/exercise/round/level/exam/lesson/everything/all [all] again/over/anew/afresh/once_more/from_beginning/from_start/from_scratch/another_time/over_again/new; start/begin/play/do/try [all] again/over/anew/afresh/once_more/from_beginning/from_start/from_scratch/another_round/over_again; one/another more/round/try/go/game [game/round/try/go]; new game/round/quiz/try/attempt [please]; let me try/play/do/start [it] again/once_more/over; i want/would_like to try/play/do/start/begin/take/repeat [it] [again/over/another round/once more/new game]; give me another/new/second try/go/chance/round; go back to beginning/start; have another/second go/try/round; once again/more; back to beginning/start/square_one; from beginning/start [again]",
    page: "quiz/game/test/score/points/level/round/play/exercise/question/questions/puzzle/result/results/player",
  },
  {
    named:
      "hint; get hint; show hint; need hint; use hint; give me hint; clue; show clue; tip; get a hint; reveal letter; show tip; hints; buy hint",
    asked:
      "give/show/get/tell [me] [a] hint/clue/tip/help; i need/want/would_like [a] hint/clue/tip/help; im/i_am stuck/lost; i dont know [it/answer/what to do/how to go on/next]; help me [with it/a bit/a little/out]; what should/do i do/try next; can i have/get [a] hint/clue/tip; i cant/cannot solve/do/figure_out it/puzzle/task/question; {see} hint/clue/tip",
    page: "quiz/game/level/round/play/exercise/question/questions/puzzle/word/player/moves",
  },
  {
    named:
      "give up; resign; surrender; show solution; reveal answer; show answer; concede; give in; see solution; reveal solution; forfeit; see answer; show answers; solution",
    asked:
      "give up/in; resign/surrender/concede/forfeit/quit [game/it/match/round]; i give up/in; {see}/tell_me/reveal solution/answer/answers/right_answer; i want/need/would_like [to see/to know] solution/answer/answers/right_answer; what is/was/would_be solution/answer/right_answer; i cant/cannot win [any_more]; i lose/have_lost; let me see solution/answer; tell me solution/answer; throw in towel",
    page: "quiz/game/match/round/play/exercise/question/puzzle/word/player/chess/moves/opponent",
  },
  {
    named:
      "buy gems; buy coins; get gems; get coins; buy more coins; buy more gems; get more coins; get more gems; gem shop; coin shop; shop; store; buy credits; get credits; top up coins; buy diamonds; get diamonds; buy gold; get more gold; add coins; add gems; + gems; buy tokens; get tokens",
    asked:
      "{get}/buy/i_need/i_want/add/purchase/top_up [some/more/extra/additional/new] gems/coins/credits/diamonds/gold/tokens/crystals/points; i need/want/would_like [some/more/extra] [to buy/to get] [some/more] gems/coins/credits/diamonds/gold/tokens/crystals; im/i_am/i_have/i_ran out/no of gems/coins/credits/diamonds/gold/tokens [left]; i have no [more] gems/coins/credits/diamonds/gold/tokens [left]; not enough gems/coins/credits/diamonds/gold/tokens; more gems/coins/credits/diamonds/gold/tokens [please]; stock up on gems/coins/credits/diamonds/gold/tokens",
    page: "game/gems/coins/inventory/player/level/quest/quests/play/guild",
  },
  {
    named:
      "warmer; increase temperature; temperature up; raise temperature; increase; heat up; +; up; hotter; turn up heating; higher; turn up; plus; raise; warm up; make warmer",
    asked:
      "make it/room/house [bit/little] warmer/hotter; [its/it_is] [too/a bit/bit/very/so/really/rather/quite/pretty] cold/cool/chilly/freezing [in here/here/in room/in house]; turn up heating/heat/temperature/thermostat; turn heating/heat/temperature/thermostat/it up; raise/increase heating/heat/temperature; warmer please; i am/im cold/freezing; heat it/room/house [up/more]; more heat/heating; warm it/room/house up; bit/little warmer; i want/would_like/need it [bit/little] warmer/hotter; set it/heating/temperature higher; higher temperature; bring temperature up",
    page: "thermostat/heating/temperature/climate/room/rooms/heater/radiator",
    contrary: {
      named:
        "cooler; decrease temperature; temperature down; lower temperature; decrease; cool down; −; -; colder; turn down heating; lower; turn down; minus; make cooler",
      asked:
        "make it/room/house [bit/little] cooler/colder; [its/it_is] [too/a bit/bit/very/so/really/rather/quite/pretty] hot/warm/boiling/stuffy [in here/here/in room/in house]; turn down heating/heat/temperature/thermostat; turn heating/heat/temperature/thermostat/it down; lower/reduce/decrease heating/heat/temperature; cooler/colder please; i am/im hot/sweating/boiling; less heat/heating; cool it/room/house down; bit/little cooler/colder; i want/would_like/need it [bit/little] cooler/colder; set it/heating/temperature lower; lower temperature; bring temperature down",
    },
  },
  {
    named:
      "all off; turn everything off; everything off; turn all off; switch all off; all lights off; lights off; turn off all lights; turn off all; switch everything off; all devices off",
    asked:
      "turn/switch everything/all/all_lights/all_devices/lights/every_light off; turn/switch off everything/all/all_lights/all_devices/lights/every_light; everything/all/all_lights/lights off/out; put/turn all/out lights/out; all/everything/lights dark/out; no lights/light [on]; kill lights",
    page: "home/lights/devices/rooms/room/scenes/light",
  },
  {
    named: "lock; lock door; lock front door; lock doors; lock all; lock up; lock all doors",
    asked:
      "lock door/front_door/house/doors/all_doors/it/up/everything [up]; close and lock door/front_door; make/check sure door/front_door/house is locked; shut/bolt/secure door/front_door/house/doors; lock up [house]",
    page: "home/door/doors/devices/rooms/lock/security",
    contrary: {
      named: "unlock; unlock door; unlock front door; open door; open front door; release lock; unlock doors",
      asked:
        "unlock door/front_door/house/doors/it; open [up] door/front_door/house [for visitor/for them/for him/for her]; let visitor/them/him/her/someone/somebody/guest/postman/courier in; open door/front_door",
    },
  },
  {
    named:
      "arm; arm alarm; arm system; turn on alarm; activate alarm; arm away; set alarm; switch on alarm; alarm on; arm security; enable alarm; arm now",
    asked:
      "turn/switch/set on alarm/alarm_system/security_system; turn/switch/set alarm/alarm_system/security_system on; arm/activate/enable/set alarm/system/alarm_system/security_system/house/it; make alarm/house ready/safe; watch/guard/protect house while_im_away/when_i_go",
    page: "alarm/security/home",
    contrary: {
      named:
        "disarm; disarm alarm; turn off alarm; deactivate alarm; switch off alarm; alarm off; disarm system; disable alarm; stop alarm",
      asked:
        "turn/switch off alarm/alarm_system/security_system; turn/switch alarm/alarm_system/security_system off; disarm/deactivate/disable/stop/silence alarm/system/alarm_system/security_system/it; make alarm stop/be_quiet; no alarm; {dont} arm alarm",
    },
  },
  {
    named:
      "renew prescription; order repeat prescription; repeat prescription; request prescription; order prescription; refill; request refill; refill prescription; order refill; new prescription; order medication; request repeat prescription; order medicine; reorder prescription; order repeat; request medication",
    asked:
      "renew/refill/order/request/get/need/i_need/i_want/repeat/reorder [new/more/another/repeat] [more] prescription/prescriptions/medicine/medicines/medication/tablets/pills/drugs [again]; medicine/medication/tablets/pills/tablets_are is/are/almost/running running/gone/used/out out/up/low; im/i_am/i_have running out/out of/no medicine/medication/tablets/pills; i need/want/would_like [new/more/another/repeat] medicine/medication/tablets/pills/prescription [again]; more medicine/medication/tablets/pills [please]; get me new/more/another prescription/medicine/medication/tablets/pills; same medicine/medication/tablets/prescription again",
    page: "prescription/prescriptions/health/patient/medication/medications/doctor/clinic/pharmacy/surgery/medicine/medical",
  },
  {
    named:
      "test results; results; lab results; view results; view test results; see results; my results; lab reports; medical results; blood results; findings; view lab results",
    asked:
      "{see} [test/lab/blood/medical/last/latest/new] results/findings/values [of test/of blood test/from lab]; what did test/lab/blood_test/examination show/say/find; what came out of test/lab/blood_test/examination; what was/were result/results/findings [of test/of blood test]; how was/were test/results/blood_test/values; have results/test_results come/arrived in/yet; are results there/in/ready [yet]; {see} what test/blood_test/examination showed",
    page: "health/patient/doctor/clinic/medical/appointment/appointments/prescription/results/hospital/surgery",
  },
  {
    named:
      "export; export data; download data; export csv; download csv; export table; export list; export to csv; export report; download report; export all; save as csv; export as csv; export results; download list; export to file; download table; download as csv; download spreadsheet; export to excel; export spreadsheet; export excel; export xlsx; download excel; download xlsx; excel; download as excel; save as excel",
    asked:
      "download/export/save/get/give_me/put/i_need/i_want [all] data/list/table/report/results/numbers/figures/rows/it/them/everything as/in/to/into [an/some] file/csv/spreadsheet/table/excel/excel_file/csv_file/excel_sheet/xlsx [file]; data/list/table/report/results/numbers/it as/in/to csv/spreadsheet/excel/excel_file/file/xlsx; get/take data/list/table/report/results/numbers/figures/it out [of here/of it/of system/as file]; download/export data/list/table/report/results/numbers/figures; i need/want/would_like data/list/table/report/results/numbers/figures in/as excel/spreadsheet/file/csv; make/create spreadsheet/excel_file/csv/file [of/from/out of] [it/data/list/table/results]; open data/list/table/it in/with excel/spreadsheet_program",
  },
  {
    named:
      "import; import data; import csv; upload csv; import file; import list; import contacts; import from file; bulk import; upload list; import from csv; import spreadsheet; upload spreadsheet",
    asked:
      "import/load/read/bring/upload/take/put data/list/csv/contacts/spreadsheet/table/file/entries in/into/from [it/here/system/csv/file/list/spreadsheet] [file]; import/load/upload [new] data/list/csv/contacts/spreadsheet/table/entries; bring/take/read in data/list/contacts/entries [from file/from spreadsheet/from csv]; i have/got list/spreadsheet/csv/file/table to_import/to_upload/to_load/to_read_in; add many/several/lots at_once/of_entries; fill it from file/list/spreadsheet/csv",
  },
  {
    named:
      "skip; skip step; skip for now; skip this step; skip this; not now; skip intro; do this later; later; skip tour; skip tutorial; no thanks; skip introduction; skip setup; maybe later; skip question; skip survey; skip all; end tour; close tour; exit tour",
    asked:
      "skip/leave_out/pass_over/jump_over/omit it/step/intro/tour/tutorial/introduction/setup/question/survey/opening/part [for now]; leave it/step/question/part out; i dont want/need to_do_it/tour/tutorial/intro/introduction/survey/it/to_answer [now]; go on/ahead/to_next without it/doing_it/answering; no tour/tutorial/intro/introduction/survey [please]; i know/know_how how_it_works/it_works/it/my_way_around [already]; {dont} show/explain/give [me] tour/tutorial/intro/introduction/it; {dont} show me round/around; do it/step/setup/survey later/another_time; get past/over intro/step/tour; skip beginning/start/opening; without tour/intro/tutorial/introduction; jump over intro/introduction/step",
  },
  {
    named:
      "add language; translate; translate page; translate this page; show translation; see translation; translate to english; translation; translate post; translate message; show in english; translate review; translate comment",
    asked:
      "translate it/page/post/message/review/comment/text/article [for me/into english/to english/into my language]; i dont/cant/cannot understand/speak/read language/it/post/message/text; what does it/post/message/text/comment mean/say [in english]; {see}/read/say it/page/post/message/text/review/article in english; {see}/show_me translation [of it/of page/of post]; in english [please]; put it/page/text/post into english; i want/would_like to read it/page/post/text in english; english please; give me translation",
    contrary: {
      named:
        "show original; see original; show original text; view original; original; original language; undo translation; in original",
      asked:
        "{see}/show_me/go_back_to original [text/language/version/post/page]; {dont} translate [it/page/post/any_more]; no translation; undo translation; untranslated [please]; in original [language]; what does it say in original; back to original [language/text]; i want/would_like original [text/version/language]; without translation",
    },
  },
];
