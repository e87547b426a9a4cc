import type { UsualEntry } from "./usual.ts";

/** What code hosts, servers, and pages for whoever looks after users offer. */
export const servers: UsualEntry[] = [
  {
    named: "fork; fork repository; fork repo; ⑂ fork; create fork; git fork",
    asked:
      "make/i_want/i_need/create/get my/an own copy/version of repository/repo/project/code; copy repository/repo/project [to my account/into my account]; work/go_on on my own copy; change code without_disturbing_others",
    words: "fork repository repo own copy",
  },
  {
    named: "branches; switch branch; new branch; branch; create branch; ⎇ main; view branches; select branch",
    asked:
      "{create} [own] branch/line [for change/for feature]; {change}/go/{see} [to] [other/another/all] branch/branches; which branches are there; i want/need to work on another/own/new branch",
    words: "branch branches",
  },
  {
    named: "commits; history; commit history; view commits; recent commits; log; show history; changes",
    asked:
      "who/what changed/did/has_changed code/file/it/this/last_week [last/when]; {see} who_changed/what_was_changed/last/latest/recent changes/commits/what/it; when was it/file/code changed [last]; what has been done/changed lately/recently/since; list of changes/commits",
    words: "commits history commit latest recent changed",
  },
  {
    named: "blame; annotate; git blame; view blame; show authors; who wrote this",
    asked:
      "who wrote/is_to_blame_for/changed/is_responsible_for/broke line/lines/this/it/code; {see} who wrote/changed line/which_line/each_line/these_lines; whose code/line is it/this; author of line/lines/each_line",
    words: "blame wrote author line",
  },
  {
    named:
      "approve; approve changes; approve pull request; lgtm; accept changes; approve merge request; ✓ approve; submit approval; approved",
    asked:
      "looks good [to me]; i agree with changes/it; changes/it/code is/are/looks fine/good/ok/okay/ready [with me/to me]; give/i_give green_light/my_approval/my_ok/go_ahead [to changes]; green light; i have/ive no/nothing objections/objection/against_it; say yes to changes/it; wave it through; it/changes may/can go in",
  },
  {
    named: "request changes; request change; needs work; changes requested; ask for changes",
    asked:
      "code/it/changes is/are not/not_yet good_enough/ready/ok/right; it/code/author needs/should/must more_work/improvement/to_be_improved/change_something/be_improved; send it/changes back to author/for_improvement; something/it has_to/must/should be changed/improved/reworked first/before_merging; ask author to change/improve/fix it/something; i am/im not happy/satisfied with it/code/changes; it isnt/is_not right/ready/good_enough yet; code/it/work isnt/is_not good/ready enough/yet [yet]; code/it/work isnt/is_not good_enough/ready/finished yet",
    words: "rework improvement needs changes improve",
  },
  {
    named:
      "rerun; re run; re run jobs; rerun jobs; retry; run again; restart job; re run all jobs; rerun pipeline; retry job; re run failed jobs; restart build; rebuild; run pipeline; trigger build; run workflow",
    asked:
      "try/run/start/build job/build/pipeline/test/tests/it/workflow again/anew/once_more/another_time; job/build/test/pipeline/it failed [try again/run it again/once more/do it again]; repeat/redo/restart/retry/rerun job/build/pipeline/run/test/tests/it; give job/build/it another try/go; kick off build/pipeline/job/run/workflow [again]; start/trigger/launch build/pipeline/workflow/run; once more please; another go/try",
    words: "rerun retry run again build pipeline job failed another workflow",
  },
  {
    named:
      "cancel run; cancel job; stop job; abort; cancel build; stop build; cancel pipeline; stop run; abort run; cancel workflow; ■ cancel",
    asked:
      "stop/abort/cancel/kill/interrupt job/build/pipeline/run/process/workflow/query; job/build/run/query hangs/is_stuck/takes_too_long [stop it/kill it]; it/job/build/run is stuck/hanging; {dont} go_on/continue/carry_on with build/job/run",
  },
  {
    named:
      "acknowledge; ack; acknowledge alert; acknowledge alarm; silence; silence alert; silence alarm; mute alert; mute alarm; snooze alert; i m on it; take incident; acknowledge incident",
    asked:
      "i have/ive seen alert/alarm/it/incident; i am/im on it/working_on_it/looking_into_it/dealing_with_it/taking_care_of_it; i will/ill look_into/take_care_of/deal_with/see_to it/alert/alarm/incident; stop/silence/quieten/mute beeping/alarm/alert/buzzer/siren/ringing/horn; alarm/buzzer/siren/alert should/must stop/be_quiet/be_silent; i dont want to hear alarm/buzzer/siren/beeping [any more]; alarm/it is ringing/beeping/sounding [stop it]; tell others/team/them i am/im on_it/dealing_with_it; quiet alarm",
    words: "acknowledge alert alarm silence siren buzzer beeping incident",
  },
  {
    named: "resolve; mark as resolved; resolved; resolve alert; mark resolved; fixed; mark as fixed; solved",
    asked:
      "problem/issue/it/incident/alert/ticket/bug is/has_been solved/fixed/over/resolved/gone/sorted [out/now]; it/everything works/runs/is_fine/is_ok/is_back_to_normal again/now; i have/ive/we have/weve solved/fixed/resolved/sorted it/problem/issue/incident [out]; alert/incident/problem is over/done; no longer problem; done with ticket/incident/alert",
  },
  {
    named: "last 24 hours; 24h; 24 h; past 24 hours; 1d; 1 d",
    asked:
      "{see} last/past day/24_hours/twenty_four_hours; since yesterday; what happened/was_it_like today/since_yesterday/last_night; last/past day/24_hours/twenty_four_hours; of last/past day/24_hours",
  },
  {
    named: "last hour; past hour; 1h; 1 h; last 60 minutes; past 60 minutes; 60 min; 1 hour",
    asked:
      "{see}/just/only last/past hour/60_minutes/sixty_minutes; last/past hour/60_minutes/sixty_minutes; what happened in last/past hour",
  },
  {
    named: "last 7 days; 7d; 7 d; past 7 days; 1w; 7 days",
    asked:
      "{see} [whole/entire/last/past] seven_days/7_days; {see} whole/entire week; whole/last/past/entire seven_days/7_days; whole/entire week; week as_whole; further back than yesterday/day",
  },
  {
    named: "last 30 days; 30d; 30 d; past 30 days; 30 days",
    asked:
      "{see} [whole/entire/last/past] thirty_days/30_days/four_weeks; {see} whole/entire month; whole/entire month; whole/last/past/entire thirty_days/30_days",
  },
  {
    named:
      "add user; invite user; new user; create user; add account; invite member; new account; add member; ➕ user; user plus; add person; new member; add employee; new employee; person add; add staff",
    asked:
      "someone/somebody/colleague/employee new/is started/has_started/joined/starts/joins/is_starting [today/new/with us]; {create} account/login/user/access for {person}/new_colleague/new_employee/newcomer; give new/the colleague/employee/newcomer/person account/access/login; we have/weve/ive got/hired/a new/someone colleague/employee/member/new; new colleague/employee/starter/member [needs account/needs access]; enter/register/add new colleague/employee/person/member",
    words: "user account colleague employee newcomer hired login",
  },
  {
    named:
      "deactivate; deactivate user; disable user; suspend; suspend user; disable account; disable; block user; revoke access; deactivate account; lock account; remove access; suspend account",
    asked:
      "he/she/user/{person} has/is/should/may/must left/no_longer/not work_here/log_in/get_in/have_access/us/company [any more]; user/he/she/{person} should/may/must no_longer/not log_in/get_in/have_access; take/remove/withdraw access/rights away/from him/her/user/them; shut/lock him/her/user/them/account out; lock account",
  },
  {
    named:
      "reset password; send password reset; set new password; reset user password; send reset link; password reset",
    asked:
      "he/she/user/{person}/colleague has/forgot forgotten/forgot/lost [his/her/their] password; he/she/user/{person} cant/cannot log/get in [forgot password]; user/he/she/{person} needs new/another password; give him/her/user/{person} new password; new password for user/him/her/{person}",
    words: "password forgotten forgot reset",
    page: "user/users/admin/administration/members/accounts/staff/team/directory",
  },
  {
    named:
      "roles; permissions; change role; edit permissions; edit role; access rights; roles and permissions; role; rights; user rights; manage roles; make admin; access control",
    asked:
      "what/who may/can/is he/she/user/{person}/allowed do/to/see/edit [to do/what]; {change}/set/give rights/role/permissions/access_rights [of user/to user]; he/she/user/{person} should/may/must be/become admin/administrator/able_to_edit/allowed_to_edit/allowed_more; give him/her/user/{person} more/fewer/other rights/permissions; make him/her/user/{person} admin/administrator/editor; allow him/her/user/{person} more/to_edit/to_do_more; who may do what; who is/are allowed/permitted to do/see/edit what/it; who may/can do/see/edit what",
    words: "rights role roles permissions admin allowed",
  },
  {
    named:
      "audit log; activity log; audit trail; activity; history; recent activity; event log; access log; log of changes",
    asked:
      "who did what/it/that/this [when]; who logged/signed in [when/today/last]; {see} who_did_what/who_changed/what_users_did/who_was_logged_in/who_logged_in/what_everyone_did [what/settings/it]; what did users/people/he/she do; trace of what_was_done; find out who did/changed it/this/that; who did what/it [and] [when]; who has/was logged/signed in [today/lately/recently]; who logged/signed in [today/yesterday/lately/recently]",
    words: "audit log activity trail who logged",
  },
  {
    named:
      "api keys; api key; generate api key; create token; access tokens; new token; tokens; generate token; create api key; new api key; personal access tokens; generate key; create key; api tokens",
    asked:
      "i need/want/give_me/get/make/create/issue [new/another/an] key/token/api_key/access_key/secret [for api/for script/for program/for app]; my script/program/app needs/must key/token/access/sign_in; program/script should be_able_to sign_in/log_in/get_access; key/token for api/script/program",
    words: "api key token script program",
  },
  {
    named:
      "webhooks; add webhook; new webhook; webhook; integrations; apps; connect app; add integration; connected apps; plugins; extensions; add ons; marketplace; apps and integrations",
    asked:
      "connect/link/hook it/this [up] to/with [other/another/our] program/programs/app/apps/tool/tools/slack/calendar; {see}/add/install extra/more/other functions/programs/apps/extensions/plugins/tools; which/what apps/programs/tools can/are/does connected/be_connected/it_work_with [with it]; notify/call our/my/the server/program [when something happens]; other programs that work_with_it/are_connected",
    words: "webhook integration integrations connect apps plugin plugins extension extensions",
  },
  {
    named:
      "backup; back up; create backup; backup now; back up now; run backup; new backup; start backup; take snapshot; create snapshot; snapshot; new snapshot",
    asked:
      "make/take/create/i_want/i_need/run/do/start safety/security/backup/a copy/backup/snapshot/saving [of data/of everything/of server/of database/now]; save/secure everything/all_data/data/state/current_state [in case/before i change something/somewhere safe]; in case something goes_wrong; {dont} want to lose data/anything/everything; keep state as_it_is/before_i_change_it; back everything/data/it/server up; safety copy [of everything/of data]; i dont/do_not want to lose any/my/all data/anything/everything/it",
    words: "backup snapshot safety copy secure state lose",
  },
  {
    named: "restore backup; restore; restore from backup; recover; roll back; restore snapshot; recover data",
    asked:
      "bring/get/put data/everything/it/server/state/files back from/of/to backup/yesterday/snapshot/last_backup; go back to backup/snapshot/state_of_yesterday/yesterdays_state/last_backup; data/everything is/are gone/lost [get it back/bring it back]; load last backup; recover data/files/everything",
  },
  {
    named: "scale; resize; scale up; add capacity; increase size; resize instance; scale out",
    asked:
      "it/server/machine/memory/disk/power is/runs too small/slow/weak/full/scarce; we/i need/want/give_it more power/memory/capacity/space/servers/machines/instances; bigger/larger/stronger server/machine/disk/instance; server/it cant_cope/cannot_cope/is_overloaded/is_at_its_limit; add/one another/more/one_more server/machine/instance/copy",
    words: "scale capacity memory power bigger server machine overloaded resize",
  },
  {
    named:
      "terminal; console; open terminal; open console; shell; command line; web terminal; open shell; ssh; ⌨ console; web shell; cloud shell; launch terminal",
    asked:
      "i want/need/have/would_like to type/enter/run/give command/commands [on server]; type/enter/run/give command/commands [on server]; {see}/start/get/i_need shell/console/command_line/prompt/terminal; log in to/on/onto server/machine [by hand]; get onto server/machine; access server/machine directly",
    words: "terminal console shell command commands prompt",
  },
  {
    named:
      "environment variables; variables; env vars; environment; secrets; config vars; add variable; manage variables; secrets and variables",
    asked:
      "{change}/set/add/{see} variable/variables/environment/secret/secrets/environment_variable/config [of app/of server/of service]; where do/are i/the put/set/secrets/variables/passwords [of app]; store/put database password/secret/key [for app]",
    words: "environment variables variable secrets secret",
  },
];
