import type { UsualEntry } from "./usual.ts";

/** Signing in and out, one's own account, its settings and what others may see of it. */
export const account: UsualEntry[] = [
  {
    named: "log/sign out/off; logout; signout; logoff; end session",
    asked:
      "log/sign me out/off; leave/exit/quit account/session; i want out of account; end session; get me out of account; log/sign out of account/page/site",
  },
  {
    named:
      "log/sign out/off everywhere; log/sign out [of] all [other] devices/sessions; end all [other] sessions; sign out other sessions; log out other devices",
    asked:
      "log/sign me out everywhere; log/sign [me] out on/of all/every [other] device/devices/sessions; log/sign out all other devices; end all other sessions; kick out all other devices; log/sign me out of all other devices/sessions",
  },
  {
    named: "log/sign in; login; signin; log on",
    asked:
      "log/sign me in; get into account; get me into account; log/sign in to account; i already have account; i have account already; already customer; im already customer; already have account; i am registered already; im already registered; let me in; already registered",
  },
  {
    named:
      "sign up; register; create [new] account; join [now/free/us]; sign up [for] free; get started; become member; registration; open account",
    asked:
      "i dont have account [yet]; i have no account [yet]; i need account; open/make/create/set_up/get [new] account; become member; sign me up; register me; im new here; i am new here; i want to join; im not registered [yet]; register as new customer; new customer; i am new customer; new here",
  },
  {
    named:
      "forgot [password]; forgotten password; forgot password; lost password; reset password; password forgotten; recover password; i forgot password; trouble signing/logging in; cant sign/log in; need help signing in; recover account",
    asked:
      "i forgot password; i have forgotten password; ive forgotten password; i lost password; i dont remember/know password; i cant remember password; reset [forgotten] password; recover password; get new password; i cant log/sign in; i cannot log/sign in; password does not work; password doesnt work; forgot password; forgotten password; send me new password; i need new password; help me log/sign in",
  },
  {
    named: "change password; {change} password; new password; set new password; password",
    asked:
      "{change} password; set/choose new password; i want/need new password; use another/different password; pick new password; replace password",
  },
  {
    named: "change email [address]; {change} email [address]; update email",
    asked:
      "{change} email/mail [address]; use another/different email [address]; i have new email [address]; my email [address] has changed; email address has changed; set new email [address]",
  },
  {
    named: "change username; edit username; rename account; change display name; edit name; change name",
    asked:
      "{change} username/user_name/display_name/nickname/name; use another/different name; call me something else; be called something else; rename myself",
  },
  {
    named:
      "change picture/photo/avatar; change profile picture/photo; edit photo/picture/avatar; upload photo/picture/avatar; update photo/picture; change image; edit profile picture/photo; new picture/photo; upload profile picture/photo; add photo/picture",
    asked:
      "{change} profile picture/photo/image; {change} picture/photo/avatar/portrait [of me]; use another/different picture/photo [of me]; set new profile picture/photo; new profile picture/photo; put up new picture/photo of me",
  },
  {
    named:
      "edit profile; {change} profile; profile settings; edit details; update details; personal details; edit personal details; edit [personal/contact] information; update [personal/contact] details/information; personal information; my details; account details",
    asked:
      "{change} profile/[personal/contact] details/information/data; {change} personal information; my details are wrong; details have changed; correct personal details; fill in profile",
  },
  {
    named: "profile; view profile; public profile; user profile; account; [my] page",
    asked: "{see} [public/user] profile; who am i; see how profile looks; {see} own profile; my page",
  },
  {
    named:
      "delete account; close account; deactivate account; delete [user] profile; remove account; erase account; cancel account; delete account permanently; permanently delete account",
    asked:
      "delete/close/remove/erase/cancel/terminate/shut_down account; get rid of account; i want account gone/deleted/closed; dont want account any_more/anymore; i want to leave for good; wipe account; delete account and all data",
  },
  {
    named:
      "settings; preferences; account settings; user settings; options; configuration; settings and privacy; account and settings",
    asked:
      "{see}/{change} [account/user] settings/preferences/options/configuration; configure things; settings page; where are settings; adjust preferences; go to settings/preferences page",
  },
  {
    named:
      "privacy; privacy settings; privacy options; data and privacy; security and privacy; privacy and security",
    asked:
      "{see}/{change} privacy [settings/options]; who can see posts/profile; set who can see me; {change} who can see me/profile/posts; manage privacy",
  },
  {
    named: "security; security settings; login and security; sign in and security; password and security",
    asked:
      "{see}/{change} security [settings]; make account safer/more_secure; secure account; login and security",
  },
  {
    named:
      "two factor authentication; 2fa; enable 2fa; two step verification; enable two factor authentication; turn on two step verification; set up two factor authentication; two step login; set up 2fa; use two factor authentication; require code at sign in; two step sign in",
    asked:
      "turn/switch on two_factor_authentication/2fa/two_step_verification/two_step_login/second_factor/two_factor; set up two_factor_authentication/2fa/two_step_verification; enable/use/activate two_factor_authentication/2fa/two_step_verification/second_factor; protect account with code; ask for code when i log/sign in; log in with second factor; i want two factor authentication; second factor; ask me for code when signing/logging in",
    contrary: {
      named:
        "disable 2fa; disable two factor authentication; turn off two step verification; turn off two factor authentication",
      asked:
        "turn/switch off two_factor_authentication/2fa/two_step_verification; disable/deactivate two_factor_authentication/2fa/two_step_verification/second_factor; no two factor authentication; {dont} ask for code when i log/sign in",
    },
  },
  {
    named:
      "notifications; notification settings; manage notifications; notification preferences; email preferences; email notifications; communication preferences",
    asked:
      "{change}/manage/configure notification/notifications/alert/alerts [settings/preferences]; choose what i am notified about; choose which emails i get; which emails i get; set which notifications i get; {see} notification settings/preferences",
  },
  {
    named: "notifications; alerts; activity; updates; inbox notifications",
    asked:
      "{see} notifications/alerts; what is new for me; anything new; did i get notifications; is there anything new; whats new for me",
  },
  {
    named:
      "stay signed/logged in; keep me signed/logged in; remember me; remember [me on] computer/device; keep me logged in on computer/device; remember login; trust device/computer/browser; dont ask again on device/computer; remember browser",
    asked:
      "keep me signed/logged in; remember me; stay signed/logged in; i want to stay signed/logged in; dont log/sign me out; do not log/sign me out; remember login; i dont want to log/sign in every_time/again_and_again/again; {dont} make/let me type/enter/log_in/sign_in [it/password/again] [again/every_time/each_time]; i dont want to type/enter it/password again/every_time/each_time; so_that_i_stay signed/logged in; dont ask me to log/sign in again; remember browser/device/computer; its own computer; trust device/computer/browser; keep session; remember me next time",
    contrary: {
      named: "public/shared computer; its public/shared computer; dont remember me; forget me",
      asked:
        "{dont} remember me/login/computer/device; {dont} keep me signed/logged in; {dont} stay signed/logged in; its public/shared/not_my computer; its not my computer; forget me afterwards; log me out afterwards; i share computer; forget me when i leave",
    },
  },
  {
    named:
      "show password; reveal password; display password; see password; view password; make password visible; show characters; unhide password",
    asked:
      "show/reveal/display/see/unhide/unmask password [im_typing/i_typed/i_type]; make password visible/readable; let me see password; let me see what i type/typed/am_typing; i want to see what i type/typed/am_typing; i want to see password; password should be visible; uncover password",
    contrary: {
      named: "hide password; mask password; conceal password",
      asked:
        "hide/mask/conceal/cover password; make password invisible; nobody should see password; password should not be visible; {dont} show password",
    },
  },
  {
    named:
      "download [my] data; export [my] data; request data; data export; get copy of data; download copy of data; download archive; export account; request copy of data; take out data; download your information; request archive",
    asked:
      "download/export/get [copy of] [all] [personal] data/information [about me]; get copy of [all] data [about me]; {get} everything you know about me; what do you know about me; request data/archive; what data do you have about me; take data with me; give me [all] data [about me]; i want copy of [all] data; which data do you store about me; send me data",
  },
  {
    named:
      "private account; private profile; make profile/account private; hide profile; private; profile is private; make account private; keep profile private; hidden profile; set profile to private; private mode",
    asked:
      "make profile/account private; hide profile/account; set profile/account to private; i want private profile/account; i want profile/account to be private; keep profile/account private; only friends should see profile/account; nobody should see profile/account; hide me; be private; i dont want anyone to see profile; hide profile from others; profile should be private; strangers should not see profile/me; close profile to strangers",
    contrary: {
      named:
        "public profile; public account; make profile/account public; show profile; show me to others; visible to others/everyone; profile visible; profile visible to others/everyone; show profile to others/everyone; show profile publicly; visible profile; discoverable; let others find me; show me in search; appear in search; list profile; profile is public; visible; visible in search; show me to other people; searchable",
      asked:
        "make profile/account public; show profile/account to {others}; be visible [to {others}]; let {others} find/see me/profile; everyone may/can see profile; show me to {others}; let others find me; i want to be found; i want to be seen; appear in search; i want public profile; {others} should see me/profile; be discoverable; unhide me/profile; make me visible",
    },
  },
  {
    named:
      "stay anonymous; remain anonymous; anonymous; anonymously; hide name; hide my name; dont show name; post anonymously; donate anonymously; give anonymously; anonymous donation; keep me anonymous; make donation anonymous; submit anonymously; report anonymously; publish anonymously; review anonymously; make it anonymous; withhold name; keep name off [donor/donors/public/supporter/supporters/list_of] wall/list/page/supporters/donors; dont list/publish/mention name; do not show/publish/list/display/mention name; leave name out/off; hide name from others/list/public; anonymous on wall; show as anonymous; list me as anonymous; anonymous mode; keep name private; send anonymously; ask anonymously",
    asked:
      "stay/remain/be/keep_me/appear/list_me_as anonymous [on wall/list/page]; i want to stay/remain/be anonymous [on wall/list/page]; do/give/donate/post/send/submit/publish/report/review/ask it anonymously; anonymously; {dont} show/publish/print/display/list/mention/tell/give name [on wall/list/page/to_anyone/publicly]; hide/withhold/conceal name [on wall/list/page/from_others/from_public]; without name; leave name out/off; keep name out of it/public/private/secret/hidden; no names; {nobody} should know/see who i am/it_is_from/gave_it/name; dont let {others} see/know name; name should not be shown/published/visible/public; i dont want name published/shown/listed/public/visible; stay nameless; keep it anonymous; i dont want name to be shown/published/listed/public/visible/seen; i prefer to stay anonymous",
    contrary: {
      named:
        "show name; show name publicly; display name publicly; publish name; list name; show name on wall/list/page; mention name; name visible; post with name; name may be shown",
      asked:
        "show/publish/print/display/list/mention name [on wall/list/page/publicly]; name may/can be shown/published/public; name may appear; everyone may know name; put me on wall/list; i want to be named/mentioned; {dont} stay/be/remain anonymous; with name; not anonymous; not anonymously",
    },
  },
  {
    named:
      "share [usage] data with third parties/partners; share [my] [usage] data with partners/third_parties/others; share usage data; share data; data sharing; send usage data; usage statistics; send diagnostics; share analytics; help improve [product]; share diagnostic data; send usage statistics; send anonymous usage data; share my information with partners; analytics; diagnostics; share statistics; telemetry; send crash reports; allow data sharing; sell data; share activity with partners; share personal data",
    asked:
      "share [usage] data [with partners/others/third_parties]; send usage/diagnostic data; send diagnostics/statistics/crash_reports; pass data on [to partners/others/third_parties]; you may share data; help improve product; data may be shared; send usage statistics; hand data to partners",
    contrary: {
      named:
        "do not share [usage] data; do not sell [or share] [my] [personal] data/information; dont share data; opt out of data sharing; do not sell [or share] personal information",
      asked:
        "{dont} share/pass_on/sell/send/give_away/hand_over/sharing/selling/sending [usage/personal/any] data/information [with/to partners/others/third_parties/anyone/anybody]; {dont} pass data on; i dont want data/information [to_be] shared/sold/passed_on; keep data to yourselves/yourself; no data sharing; opt out of data sharing; data stays with me/you; data should not be shared/sold/passed_on; {dont} send diagnostics/statistics/crash_reports; dont spy on me; {nobody} [else] should get data; {dont} help improve product; no telemetry; no usage data; stop data sharing; keep data private",
    },
  },
  {
    named:
      "personalised ads; personalized ads; personalised advertising; personalized advertising; ad personalisation/personalization; targeted ads/advertising; interest based ads; show me personalised/personalized ads; personalise ads; tailored ads; relevant ads; use data for ads",
    asked:
      "personalise/personalize/tailor ads [to me]; show me ads that fit/suit me; show me personalised/personalized/relevant ads",
    contrary: {
      asked:
        "no personalised/personalized/targeted/tailored ads/advertising/advertisements; {dont} show [me] personalised/personalized/targeted ads; {dont} personalise/personalize/tailor ads; dont use data for ads/advertising; dont target me with ads; i dont want personalised/personalized/targeted ads/advertising; {dont} use interests for ads",
    },
  },
  {
    named:
      "language; change language; language settings; languages; select language; choose language; language and region",
    asked:
      "{change}/choose/set/pick/select [another/other/different] language; use another/different language; read it in another/different language; language settings; i want another/different language; in another language; other languages; {see} other languages",
  },
  {
    named:
      "dark mode; dark theme; night mode; use dark mode/theme; enable dark mode; switch to dark mode/theme; dark; dark appearance; dark colours/colors; toggle dark mode; dark design; dim lights; turn on dark mode; night theme; dark colour scheme",
    asked:
      "its/it_is/page_is/screen_is [much] too bright/glaring/light [make it dark/darker]; make it/page/screen/everything dark/darker; its/it_is hurting my eyes; [screen/page/background/display] {is} [{degree}] too bright/glaring/white/dazzling [for me/for my eyes]; my eyes hurt; i want/would_like/prefer dark colours/colors/screen/background; use/want/have/turn_on/switch_on/enable/activate/switch_to/go_to/change_to/set/make_it dark/night mode/theme/design/look/colours/colors/appearance/background/colour_scheme; make it/page/screen/everything/background dark/darker; make it dark; turn/go dark; too bright; its too bright; it is too bright; black background; i prefer it dark; page is too bright; it hurts my eyes; easier on my eyes; show it in dark; dark please; easy on eyes",
    contrary: {
      named:
        "light mode; light theme; day mode; switch to light mode/theme; light; bright mode; light appearance; light design; day theme; use light mode/theme",
      asked:
        "use/want/have/turn_on/switch_on/enable/activate/switch_to/go_to/change_to/set/make_it light/day/bright mode/theme/design/look/colours/colors/appearance/background; make it/page/screen/background light/lighter/bright/brighter; turn/switch off dark/night mode/theme; too dark; its too dark; [screen/page/background/display/text] {is} [{degree}] too dark [for me/to read]; white background; no dark mode; {dont} use dark mode/theme; leave dark mode; disable dark mode; light please",
    },
  },
  {
    named:
      "change address; edit address; {change} address; new address; update address; edit shipping/delivery/postal/home address; change delivery/postal/home/shipping address; im moving; i have moved; report move; tell us youre moving; moving; moving house; moving home; tell us you are moving; change of address; address change; report change of address; ive moved; moved house; i moved",
    asked:
      "{change} [home/postal/delivery/shipping] address; i have/ive moved; i moved; i live somewhere else now; i have/ive new address; im/i_am/we_are/were moving [house/home/flat/away]; were moving; i will be moving; move house/home; my address has changed; address has changed; address is wrong; change of address; we have moved; weve moved; i am about to move; moving to new house/flat/home/place; tell you im moving; report move",
  },
  {
    named:
      "change phone [number]; edit phone [number]; update phone [number]; new number; change mobile number; update mobile number; edit mobile number",
    asked:
      "{change} phone/mobile/telephone [number]; i have/ive new number; i have/ive new phone [number]; phone number has changed; my number has changed; my number is wrong; use another/different number",
  },
  {
    named:
      "manage devices; devices; connected devices; your devices; active sessions; sessions; where youre logged in; logged in devices; signed in devices; trusted devices; recent logins; login history",
    asked:
      "{see} [all] devices; {see} where i am logged/signed in; {see} active/open sessions; which devices are logged/signed in; where am i logged/signed in; on which devices am i logged/signed in; who is logged into account; manage devices; is someone else in account",
  },
  {
    named:
      "invite; invite {person}; add {person}; invite people; invite members; invite users; invite friends; invite someone; add member; add user; send invite/invitation; invite by email; new member; new user; invite team; invite colleagues; add people; add guest/guests; invite guest/guests; new invitation; bring friend; refer friend; add participant/participants; invite participant/participants; add contributor; invite collaborator/collaborators; add collaborator/collaborators; create invite",
    asked:
      "invite/add/bring_in/bring_on_board/ask_in {person}; let {person} in; get {person} in/on_board/to_join; ask {person} to join; send/write [out] [an] invitation/invitations/invite/invites [to {person}]; invite more people/members; add one more person/member/user; get someone else on board; add collaborator/contributor; give {person} access; take {person} in; bring {person} along; invite person by email",
  },
  {
    named:
      "switch account; change account; switch user; use another account; switch profile; change user; switch accounts; other account; sign in with different/another account",
    asked:
      "{change} account/user/profile; use another/different account/profile; log/sign in as somebody_else/someone_else/another_user; switch to another/other/different account/user/profile; change to other account; log/sign in with another/different account; im someone else; that is not me; thats not me; not me; im not that person",
  },
  {
    named:
      "continue as guest; checkout as guest; check out as guest; guest checkout; guest; order as guest; buy as guest; continue without account; shop as guest; continue without login/registration/registering/signing_in; skip login; skip registration; use without account; proceed as guest; no account needed; without registration",
    asked:
      "continue/order/buy/shop/check_out/checkout/proceed/go_on as guest; [continue/order/buy/go_on/shop] without account/registration/registering/signing_up/signing_in/logging_in; i dont want [an] account; i dont want to register/sign_up/create_account/make_account; no account; no registration; {dont} create/make account; skip login/registration; i dont need account; guest order; be guest; im only guest; just guest; i dont want to log/sign in",
  },
  {
    named:
      "create account; create account for next time; create account for me; save details for next time; register for next time; make me account; i want to register; create customer account; save information for next time; remember details",
    asked:
      "make/create/open account for next time; remember/save/keep details/data/information for next time/order/purchase/visit; make me account [too/as_well]; save data for next time; i will order again; i want customer account",
  },
];
