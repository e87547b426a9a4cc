import type { ClueEntry } from "./clue.ts";

/** Getting in and out. */
export const entrances: readonly ClueEntry[] = [
  {
    named:
      "log in; sign in; log on; login; signin; right to bracket; log in to your account; sign in to account; member login; customer login; log in now; sign on; box arrow in right; account login; sign in here; already have account; have account; existing customer",
    clues:
      "[already] have/got .. account [already/here]; ive got account; let me in; get/let me in .. account; was/been/am here before/already; recognise/recognize/remember me; im/i_am .. member/customer/registered/subscriber [already]; already .. member/customer/registered/signed_up/subscriber; get in to/into .. account; into my account; signed/registered up before/already; return/returning customer/user; its me [again]; i belong here; want in; want to get in; access .. my account",
  },
  {
    named:
      "sign up; register; create account; join now; join; sign up free; create new account; user plus; register now; sign up now; get started; join free; join us; become member; register here; create profile; new account; create free account; sign up for free; new customer; new user; join today; open account; person plus",
    clues:
      "new here/to_this/user/customer; {dont} .. have/own/got .. account/login [yet]; havent/have_not .. got .. account/login [yet]; have/got no account/login [yet]; become .. member/user/part; first time here; never been here [before]; {want} .. join/belong .. you/community/in/[us]; like/want/would_like .. account; not .. registered/member .. yet; make/get/set up/create/open me .. account; join .. you/club/community; count me in; get .. account; {want} join; not .. member/registered",
  },
  {
    named:
      "log out; sign out; log off; logout; signout; right from bracket; power off; log me out; sign me out; exit; log out of account; leave; end session; box arrow right",
    clues:
      "done/finished for today/now; get me out; out of here; others/other_people/somebody/someone/kids/children .. use/uses/share/need .. computer/machine/laptop/this [too]; dont leave me in/logged_in/signed_in; leave/exit/get_out_of .. account/session/system; not .. stay/leave/remain .. in/logged_in/signed_in; end/close .. session; its .. shared/public computer; shared/public/library computer; im leaving/off; call it day; enough for today; going home",
  },
  {
    named:
      "forgot password; reset password; trouble signing in; forgotten password; forgot your password; lost password; cant log in; cant sign in; recover account; need help signing in; reset your password; forgot login; forgotten your password; problems logging in; recover password; reset; trouble logging in; forgot details; password help; cant access your account",
    clues:
      "{cant}/dont/do_not/no_longer/not .. remember/know/recall/think_of .. password; forgot/forgotten/lost/mislaid .. password/login/details; password .. slipped/forgotten/wrong/gone/doesnt_work/not_work/isnt_accepted/rejected; dont/{cant} know .. how .. get in; {cant} get/log/sign in [any more]; locked out; password .. doesnt/does_not/isnt/wont/not .. work/accepted/right/recognised; whats .. my password; what was .. my password; no longer .. get in; wont/doesnt let me in; no idea .. password",
  },
  {
    named:
      "continue with google; sign in with google; google; log in with google; sign up with google; use google; login with google; connect with google",
    clues:
      "with/use/using/through/via/by .. google/gmail [account/login]; google account/login; have .. google; my google/gmail",
  },
  {
    named:
      "continue with apple; sign in with apple; apple; log in with apple; sign up with apple; use apple id",
    clues: "with/use/using/through/via/by .. apple/iphone [id/account/login]; apple id/account/login",
  },
  {
    named:
      "show password; reveal password; show; eye; toggle password visibility; view password; show pw; toggle password; unmask password; see password",
    page: "password/login/sign/log/register",
    clues:
      "{see}/know .. what .. typing/type/typed/wrote/write/entered; mistype/mistyped/typo .. show/see/check/it; {see} .. password/characters/letters; dots/stars/asterisks .. instead/see/away/only; instead of dots/stars; dont hide .. password/it; what i typed; did i .. mistype/type .. it/wrong; check .. typed/spelling/typing .. [right/correctly]; password .. readable/visible; unhide",
  },
  {
    named:
      "resend code; send again; didnt get code; resend; resend email; send new code; send code again; resend link; get new code; request new code; resend confirmation; send another code; didnt receive code; resend mail; resend verification email; no code received; send it again; resend activation email",
    clues:
      "no code/mail/email/message/link/sms/text came/arrived/come/yet/received; code/mail/email/message/link/sms/text .. never/didnt/hasnt/not/has_not/did_not .. came/come/arrive/arrived/received/reached/got_here [yet]; didnt/havent/not/never .. get/got/receive/received/have .. code/mail/email/message/link/sms/text/anything; send .. code/mail/email/link/it .. again/once_more/another_time; new/another/fresh/second code/link; code .. expired/ran_out/wrong/invalid/old; once more .. code; another .. code/link/email; still waiting .. code/email/mail/link",
  },
  {
    named:
      "email me login link; sign in with link; send magic link; magic link; email me link; log in with email link; sign in with email link; email sign in link; passwordless login; log in without password; get login link; send me link; sign in without password; send login link; send sign in link",
    clues:
      "get/log/sign/come in without .. password; without .. typing/remembering/using password; no password .. needed/required/login; link .. by/in/via .. mail/email; send/mail/email me .. link; password free; hate passwords",
  },
  {
    named:
      "remember me; stay signed in; keep me logged in; keep me signed in; stay logged in; remember this device; trust this device; remember my login; remember this computer; dont ask again on this device; remember login; keep me signed in on this device",
    clues:
      "dont/not/no/without .. type/enter/give/write .. password .. each/every/again time/always; own/private/personal computer/laptop/phone/device/machine; dont/no_need .. ask .. again/every_time/each_time/always; keep/leave me .. in/logged_in/signed_in; stay .. in/logged_in/signed_in; remember .. next_time/me/device/computer/login/who_i_am; know me next_time; trust .. computer/device/laptop; only i use .. computer/this",
  },
];

/** What people keep in their accounts. */
export const profiles: readonly ClueEntry[] = [
  {
    named:
      "edit profile; update profile; edit details; edit; personal details; pencil; user pen; edit my profile; edit personal details; edit personal information; change details; update details; personal information; edit name; change name; edit info; my details; personal info; edit your profile; update your details; change my details; account details; edit account; profile settings",
    page: "profile/account/personal/details/settings/about",
    clues:
      "name/surname/birthday/details/profile .. spelt/spelled/written/is/are wrong/wrongly/incorrect/incorrectly/out_of_date/not_right; got/got_married/married/divorced .. surname/name; new/other/different/maiden surname/name/last_name; married .. name; {change} .. name/surname/details/birthday/bio/profile/data/information [about me]; misspelt/misspelled .. name; something about myself; my details/data .. wrong/changed/different/old/not_right; tell people .. about me/myself; wrong birthday/name/details",
  },
  {
    named:
      "change photo; upload avatar; edit picture; upload photo; change picture; camera; change avatar; add photo; edit photo; upload picture; change profile picture; update photo; profile picture; edit avatar; change profile photo; new photo; upload profile picture; upload new photo; update profile photo; add profile picture; replace photo; add picture; choose photo; upload image",
    page: "profile/account/personal/details/settings/avatar/photo",
    clues:
      "look/looks awful/terrible/ugly/old/fat/bad/horrible/stupid .. there/picture/photo/another/it; another/new/different/better/other/nicer/newer/recent/good picture/photo/image/portrait/selfie [of me]; put/show/have .. face/picture/photo .. of_me/on/of_myself; picture/photo .. old/awful/ugly/out_of_date/no_longer; dont like .. picture/photo; {change} .. picture/photo/avatar; add .. my face/picture; hate .. picture/photo; how i look; picture/photo of .. me/myself",
  },
  {
    named:
      "remove photo; delete avatar; delete photo; remove picture; remove avatar; delete picture; clear photo; remove profile picture; delete profile picture; remove profile photo; use default picture; remove image",
    page: "profile/account/personal/details/settings/avatar/photo",
    clues:
      "dont/not/no want .. face/picture/photo .. [of me] .. on/here/there/shown/see/seen/displayed; without .. picture/photo/face; no picture/photo .. [of me/here]; take .. picture/photo/face .. down/off/away/out; get rid of .. picture/photo/avatar; nobody/no_one .. see/needs .. how_i_look/face",
  },
  {
    named:
      "change email; update email address; edit email; change email address; edit email address; at; envelope; update email; email address; change your email; new email address; change mail address; change e mail; email settings; change my email; edit e mail",
    page: "profile/account/personal/details/settings/email/security",
    clues:
      "new/other/another/different/changed .. mail/email/e_mail [address]; new address for .. mails/mail/emails/messages; mail/email address .. old/wrong/changed/no_longer/doesnt/different/dead/new; old mail/email/address .. no_longer/doesnt/isnt/gone; {change} .. mail/email/address .. [for/of]; send .. mail/mails/emails .. to .. other/another/new/different; changed .. provider/mail; no longer use/have .. email/mail/mailbox; lost access .. mail/email/mailbox; email/mail .. not/no .. longer .. mine",
  },
  {
    named:
      "change phone number; update mobile number; edit phone; change number; phone; edit phone number; update phone number; change phone; phone number; mobile number; change mobile number; update phone; edit number; add phone number; new phone number; change mobile",
    page: "profile/account/personal/details/settings/phone/security",
    clues:
      "new/other/another/different .. number/phone/mobile/sim/phone_number; number .. old/wrong/changed/no_longer/different/new; {change} .. number/phone/mobile; changed .. number/provider/phone/sim; call/reach/text me .. other/another/new/different number; no longer .. have .. number/phone; lost .. phone .. number",
  },
  {
    named:
      "change username; edit display name; change display name; edit username; username; display name; change user name; edit nickname; change nickname; rename; change handle; update username; nickname; change screen name; edit user name",
    page: "profile/account/personal/details/settings/user",
    clues:
      "be/like/want .. called/known/named/shown .. something_else/differently/as/by/otherwise; called something else; different/new/another/other .. nickname/username/handle/user_name/screen_name; show/display/use .. another/different/other name; {change} .. username/nickname/handle/display_name/user_name; dont like .. nickname/username/handle; go by .. name; name .. others see",
  },
  {
    named:
      "language; change language; display language; language settings; choose language; globe; translate; languages; select language; site language; en; english; switch language; language and region; region and language; interface language; choose your language",
    clues:
      "dont/do_not/cant/not/hardly/barely .. speak/understand/read .. this/english/language/german/french/word; in .. spanish/french/german/english/italian/polish/dutch/portuguese/turkish/russian/chinese/japanese/arabic/my_language/mother_tongue/another_language/other_language; speak .. spanish/french/german/english/italian/polish/dutch/portuguese/turkish; other/another/different/own/native/wrong language/tongue; english .. bad/poor/not_good; have it .. in; prefer .. spanish/french/german/english/italian/polish/dutch; {change} .. language; translate .. page/site/everything",
  },
  {
    named:
      "dark mode; appearance; theme; dark theme; moon; night mode; change theme; switch to dark mode; circle half stroke; toggle dark mode; themes; dark; toggle theme; color theme; colour theme; color scheme; colour scheme; enable dark mode; display mode; light or dark mode",
    clues:
      "too bright/light/glaring/white/dazzling .. [for me/my eyes]; bright/white/light .. hurts/hurting/eyes; make/turn/want/have .. everything/page/it/background/screen/all .. black/dark/darker; black/dark .. background/page/screen/colours; blinds/blinding/dazzles/dazzling .. me; eyes hurt; easier on .. eyes; darker/dark .. please/page; light/white .. on/letters .. on dark/black; at/in night/bed/dark .. read/use/bright; less bright; not so bright; everything .. black/dark; colours .. tired/eyes",
  },
  {
    named:
      "time zone; change time zone; timezone; time zone settings; set time zone; date and time; clock; edit time zone; change timezone",
    clues:
      "times/time/clock/hours .. all/are/is .. wrong/off/hour/not_right/incorrect; live/am/moved/sit/based/work in .. tokyo/london/paris/berlin/sydney/york/another/different .. time; wrong/other/different/own/local/another .. time/times/time_zone; times in .. my/local; hour .. off/late/early/behind/ahead/wrong; show .. local time; which time .. mean",
  },
  {
    named:
      "notification settings; notifications; alerts; bell; notification preferences; manage notifications; email preferences; communication preferences; email settings; email notifications; push notifications; manage alerts; contact preferences; notifications settings; email preferences; communication settings",
    clues:
      "too many/much .. mails/emails/mail/messages/notifications/alerts/pings/letters [from you]; fewer/less .. mails/emails/mail/messages/notifications/alerts; when/what/which/how .. do_you/are/will_you .. tell/inform/notify/write/mail/email me [about]; what .. notified/told/informed/alerted/emailed about/of; keeps/keep .. pinging/beeping/buzzing/ringing; phone .. keeps/always/constantly .. pinging/buzzing/beeping; choose/decide/set/say what/which/when/how .. tell/notified/hear/told/mails/emails/messages; dont .. tell/notify/bother/write/disturb me .. about/so_often/at_night/any_more; hear from you .. less/less_often; only .. important mails/messages/news",
  },
  {
    named:
      "privacy settings; privacy; who can see my profile; user shield; profile visibility; privacy controls; manage privacy; privacy options; visibility; visibility settings; privacy and sharing; privacy and safety; who can see this; lock; data and privacy; privacy and security; who can see me; privacy centre",
    clues:
      "dont/not/no want .. strangers/others/people/everybody/everyone/anyone/world/boss/ex .. see/find/know/read/look_at [me/my/it]; who/what .. sees/see/can_see/may_see/could_see/knows/finds .. [of/about] .. me/i_do/what/my/profile; what .. others/people/strangers/everyone .. see/know .. [of/about me]; hide/hidden .. me/from/myself/profile .. [others/people/strangers/everyone]; only .. friends/i .. see/know/find/read; nobody/no_one .. see/find/know .. me/what/my/about; be/stay .. invisible/anonymous/private/hidden; keep .. private/secret/to_myself; make .. profile/account/page/me private/invisible/hidden",
  },
  {
    named:
      "address book; saved addresses; my addresses; addresses; delivery addresses; manage addresses; address; map pin; shipping addresses; edit addresses; your addresses; change address; add address; edit address; update address; shipping address; home address",
    page: "account/profile/settings/details/addresses/address/delivery",
    clues:
      "moved .. house/home/flat/away/place; ive/weve/we/i/have moved; new/other/different/another .. home/flat/house/address; where .. do_you_think/think/you .. i live/im_living; live .. somewhere_else/elsewhere/at_another/no_longer; address .. wrong/old/changed/out_of_date/no_longer/new; {change}/add .. address/addresses; {see} .. addresses; moving house/home/flat; which address",
  },
  {
    named:
      "payment methods; saved cards; wallet; payment options; manage payment methods; cards; my cards; credit card; manage cards; payment settings; cards and payments; your payment methods; payment; add payment method; add card; stored cards; payment details",
    page: "account/profile/settings/details/payment/payments/wallet",
    clues:
      "which/what .. card/cards .. have/saved/stored/know/mine/on_file; card/cards .. saved/stored/on_file/remembered; delete/remove/add/save/new .. card/credit_card/bank_card; {see} .. cards/payment_methods; card .. [of mine/you have]; how .. pay/paying .. usually; bank details",
  },
  {
    named:
      "connected apps; linked accounts; third party access; connected accounts; apps and integrations; integrations; authorised apps; linked apps; third party apps; authorized apps; connections; plug; link; apps with access; connected services; apps; manage connected apps",
    clues:
      "which/what/who .. other .. programs/apps/services/sites/programmes/companies .. get/access/see/use/read/connected/into/at/linked; apps/programs/services/sites/programmes .. access/connected/linked/permission/use/get_at .. [data/account/me]; connect/link .. with/to/my .. spotify/facebook/google/twitter/calendar/strava/another/other; who/what .. has/have access; stop .. app/program/site .. accessing/reading/using; connected with/to; disconnect .. app",
  },
  {
    named:
      "download my data; export data; request my data; download your data; request data; export my data; download data; get my data; request copy of data; data export; request data export; export account data; download your information; export your data; request archive; download archive",
    clues:
      "what/all/everything .. you/have/know/store/stored/saved/hold/keep/collect/collected .. about/of/on me; copy of .. everything/data/all/information/what; take .. data/everything .. with me/home; get/have/want/download/export/fetch/give/give_me .. all/my .. data/information/everything/posts .. [of/about me/out]; my data .. copy/file/download; data .. with me/about me; gdpr; data you have; what do you know; backup of .. data/everything/account",
  },
  {
    named:
      "deactivate account; disable account; take break; deactivate; deactivate my account; suspend account; pause account; temporarily deactivate; hide account; temporarily disable account; hibernate account; deactivate profile",
    clues:
      "vanish/disappear/vacation/hide/gone/away/leave/offline/break .. for .. while/bit/time/month/weeks/few/little; for while .. account/vanish/leave; take/need .. break .. from .. here/this/you/it/everything; not .. for good .. just; account .. rest/sleep/hibernate/pause; temporarily; be gone .. while; switch/turn .. account off; pause .. account/profile; come back later",
  },
  {
    named:
      "delete account; close account; erase my account; close my account; delete my account; remove account; cancel account; delete profile; delete your account; delete my profile; permanently delete account; close your account; terminate account; erase account; delete account permanently",
    clues:
      "leaving/leave/quit/go/gone/out .. for good/ever; remove/delete/erase/wipe/take me .. from/off/out .. site/here/system/books/database/entirely/completely; dont/no_longer/not want .. account .. [here/with_you/any_more]; delete/erase/remove/wipe/close/destroy .. account/everything_about_me/all_my_data/my_profile/membership [for good/forever]; get rid of .. account/profile; never come/coming back; forget .. i existed/about_me/me; want .. account gone; erase me; wipe me; leaving .. site/network/you; done with .. site/network/all_of_this; dont need .. account",
  },
  {
    named:
      "blocked users; block list; blocked accounts; blocked; ban; blocked people; manage blocked users; blocked contacts; manage blocking; blocked list; blocking; blocked profiles; ignore list",
    clues:
      "who/whom/which/people .. shut_out/blocked/banned/muted/locked_out/ignored/block [i/have]; people i .. blocked/shut_out/banned; let .. {friend} .. back in; list of .. blocked/banned/muted/ignored; unblock; blocked .. by_mistake",
  },
];

/** Keeping strangers out. */
export const security: readonly ClueEntry[] = [
  {
    named:
      "change password; update password; new password; edit password; set new password; key; set password; change my password; lock; reset password; change your password; create new password; update my password; password",
    page: "account/profile/settings/details/security/password/privacy",
    clues:
      "someone/somebody/colleague/ex/he/she/they .. saw/knows/watched/has/found/read/guessed/know .. password/typing; better/new/different/stronger/another/safer/other/longer/easier password; password .. too/is/isnt .. short/weak/old/easy/simple/bad/unsafe/leaked/stolen/known/not_safe/safe; {change} .. password; saw me typing; use .. another/different/new password; leaked/stolen .. password; password leaked; give myself .. password; my password",
  },
  {
    named:
      "two factor authentication; two step verification; enable 2fa; 2fa; set up two factor; two factor; shield; enable two factor authentication; shield halved; turn on two step verification; 2 step verification; set up 2fa; mfa; multi factor authentication; two step login; authenticator app; set up authenticator; enable two step verification; turn on 2fa",
    clues:
      "make .. account/login/it .. safer/secure/more_secure/safe/harder; safer/securer/more_secure/better_protected .. account/login; protect/secure .. account/myself/login [better]; code .. on/to/from/by .. phone/app/mobile/text/sms .. [each/every/when] [time] .. log_in/logging_in/sign_in/login; second/extra/additional/double step/code/factor/protection/lock/layer/security; more security; besides .. password; authenticator; not only .. password; password alone",
  },
  {
    named:
      "backup codes; recovery codes; show backup codes; view backup codes; get backup codes; view recovery codes; generate backup codes; emergency codes; download backup codes; save backup codes; generate recovery codes; download recovery codes; one time codes",
    clues:
      "what if/when/happens .. lose/lost/break/dont_have .. phone; in case .. lose/lost/without .. phone; codes .. without/emergency/print/paper/in_case/write_down; lose/without .. phone .. get_in/log_in/code; emergency codes; phone .. lost/gone/broken .. get_in/log_in; spare codes",
  },
  {
    named:
      "active sessions; where youre logged in; devices; signed in devices; sessions; manage devices; your devices; my devices; logged in devices; manage sessions; laptop; where you are logged in; device activity; recognised devices; where youre signed in; view sessions; trusted devices; device management",
    clues:
      "is/has/somebody/someone/anybody/anyone/who .. else/stranger/other .. using/uses/in/logged/use/signed .. [in/into] .. account/my/as_me; where/which/what .. am/im/i/logged/signed .. signed_in/logged_in/in [on/at/with]; which/what .. devices/computers/phones/machines .. account/logged/signed/use/have/know; who .. in/using .. my account; list of .. devices; logged_in/signed_in .. where/which; else .. account",
  },
  {
    named:
      "sign out everywhere; log out of all devices; end all sessions; log out everywhere; sign out of all devices; sign out all devices; log out all devices; log out all sessions; sign out of all sessions; log out of all other devices; revoke all sessions; sign out all other sessions; log out other devices; end other sessions",
    clues:
      "left .. logged_in/signed_in/in/myself .. library/school/work/hotel/cafe/computer/friend/somewhere/elsewhere; still/forgot .. logged_in/signed_in/log_out/sign_out .. library/school/work/hotel/cafe/computer/old/other/at/on; throw/kick/log/get/chuck/put/sign .. everyone/everybody/others/all/other/them/him/her .. [else/devices/people/computers] .. out/off [of] [my account]; log/sign/get me .. out/off .. everywhere/all/on_all/of_all/every/other; everywhere .. out; out .. everywhere; all devices/sessions/computers .. out; forgot to log/sign out",
  },
  {
    named:
      "add passkey; create passkey; set up passkey; passkeys; passkey; use passkey; biometric login; fingerprint; set up fingerprint; face id; touch id; set up biometrics; sign in with passkey; fingerprint login; set up face id; fingerprint or face",
    clues:
      "get/log/sign/come in .. with/by/using .. finger/fingerprint/face/thumb/touch/key; with/use/by/using .. fingerprint/finger/thumb/my_face/biometrics; fingerprint; look at .. camera/phone .. in; unlock .. face/finger/thumb; face recognition",
  },
  {
    named:
      "login history; security activity; recent activity; sign in history; login activity; account activity; activity log; recent logins; sign in activity; security log; clock rotate left; recent security activity; access history; access log; recent sign ins",
    clues:
      "when/where .. was/did/been/were .. i/last/here/log/sign/logged/signed .. [in] .. last/here/time; who/when/where .. logged/signed in .. when/where/lately/recently; last .. time .. i/here/logged_in/signed_in; when .. last here; past/recent/earlier/last/list_of logins/sign_ins; visited/visits .. last",
    page: "account/profile/settings/details/security/privacy",
  },
  {
    named:
      "login alerts; security alerts; suspicious activity alerts; sign in alerts; unrecognised logins; alert me of new logins; login notifications; new login alerts; get alerts about unrecognised logins; email me about new sign ins; new sign in alerts",
    clues:
      "tell/warn/inform/notify/alert/email/text/let me .. [know] .. when/if/about/of .. logs/log/logged/signs/signed/gets/new/strange/unknown/suspicious/somebody/someone .. in/as_me/into/login/logins/device; warn me .. account/break_in/hacker; new/unknown/strange/suspicious login/device/sign_in .. tell/warn/know; if someone .. account",
  },
  {
    named:
      "verify email; confirm email; verify your account; verify account; verify email address; confirm email address; verify your email; confirm your email; circle check; verify now; confirm account; confirm your email address; activate account; verify my email",
    clues:
      "prove/show/confirm/check/verify .. mail/email/address/mine [address/mine/me/real/really]; prove .. really .. mine/my; mail/email address .. mine/right/real/correct/confirm; activate .. account; my email .. unconfirmed/unverified/not_confirmed",
  },
  {
    named:
      "verify identity; confirm your identity; upload id; verify my identity; verify your identity; confirm identity; identity verification; id card; identity check; prove your identity; upload identity document; verify id; verify with id; id verification; identify yourself; get verified",
    clues:
      "prove/show/confirm/verify .. who i_am/am_i/i_really_am; prove .. its/im/that_i .. me/real/adult/old_enough; show/upload/send/give .. passport/id/driving_licence/identity_card/identity/papers/licence; old enough; prove .. age/identity; really me; passport .. photo/picture/copy",
  },
  {
    named:
      "trusted contacts; recovery contact; emergency contact; add recovery contact; legacy contact; trusted contact; add trusted contact; emergency contacts; add emergency contact; inactive account manager; account recovery contacts; emergency access",
    clues:
      "someone/somebody/wife/husband/friend/person/who/sister/daughter .. get/look/take/be .. in/after/over/access/able .. if/when .. happens/die/dead/accident/cant/ill; something happens .. me; if/when i die/dead/fall_ill; whom .. call/tell/inform .. emergency/accident; emergency .. whom/who/person; help me get back in; next of kin",
  },
  {
    named:
      "recovery email; add backup email; backup email; recovery email address; add recovery email; add secondary email; secondary email; alternate email; alternative email; add another email; recovery options; add alternate email; additional email",
    clues:
      "another/second/other/spare/extra/backup/additional .. address/mail/email .. in_case/lose/lost/case/recovery/forget/locked/emergency; in case .. lose/lost/forget/cant .. mail/email/one/mailbox/this; second/spare/backup/extra/additional mail/email/address; lose .. access .. email/mail",
    page: "account/profile/settings/details/security/privacy/email",
  },
  {
    named:
      "report hacked account; my account was compromised; secure my account; account hacked; hacked account; secure your account; report compromised account; i think ive been hacked; account compromised; my account was hacked; been hacked; compromised account; account recovery; recover hacked account",
    clues:
      "somebody/someone/hacker/hackers/stranger/he/she/they/crook .. got/broke/hacked/is/has/been/get/breaking .. in/into/inside/taken_over/over/using .. account/profile; hacked; account .. hacked/compromised/stolen/taken_over/broken_into/hijacked; broke/broken into .. account; stole/stolen/hijacked .. account/profile; posts/messages/things .. i_never/i_didnt/i_did_not .. wrote/write/sent/send/posted; strange/weird things .. account; somebody pretending/pretends .. me",
  },
  {
    named:
      "switch account; use another account; change user; switch user; switch accounts; add account; use different account; sign in with different account; choose another account; not you; people arrows; log in with another account; switch profile; change account; not me; add another account; other account; switch profiles",
    clues:
      "second/other/another/different/work/private/business/wrong/my_other .. login/account/profile/user/identity; isnt/not me; with/to/as .. other/another/different/work/private/second .. account/user/profile; im not .. this/him/her/that_person; somebody elses/someone_elses account; on .. wrong account; as somebody/someone else",
    page: "account/profile/login/log/sign/user/users/who",
  },
  {
    named:
      "invite people; invite teammate; add member; invite member; invite user; invite; user plus; add user; invite team members; invite members; add people; invite colleagues; add teammate; add team member; new member; new user; invite users; invite someone; add users; invite your team; add colleague",
    clues:
      "colleague/colleagues/teammate/coworker/assistant/boss/intern/partner/team .. should/needs/need/must/wants/can/could/has .. get/in/access/see/use/join/able/login/account [in/as well/too]; give/let/get/bring/have .. colleague/colleagues/teammate/coworker/someone/somebody/others/new_person/new_employee/new_colleague .. access/in/on_board/join/aboard; ask/bring/invite .. {somebody}/colleague/team .. in/along/to_join; new employee/colleague/starter; bring .. on board/aboard/in",
    page: "team/members/users/people/workspace/organisation/organization/account/project/board/group",
  },
  {
    named:
      "create api key; generate token; new access token; api keys; create token; new api key; generate api key; access tokens; generate new token; add api key; new token; create access token; api tokens; personal access tokens; developer settings; api access; new key; create key; get api key",
    clues:
      "script/program/bot/programme/code/app/tool/integration .. needs/need/must/should/wants/has .. access/get_in/log_in/key/token/credentials; access .. by/from/with/for .. script/program/code/bot; api .. access/key; key/token for .. script/program/bot/api; call .. from .. script/code/program; programmatic access; automate",
  },
  {
    named:
      "unsubscribe; stop emails; opt out of emails; unsubscribe from emails; opt out; unsubscribe from all; unsubscribe from newsletter; stop newsletter; no more emails; unsubscribe me; stop mailing me; email opt out; cancel newsletter; leave mailing list",
    clues:
      "leave .. inbox/mailbox/me alone; no/not/without more .. advertising/ads/mails/emails/mail/newsletter/newsletters/spam/advertisements/promotions/marketing; stop .. mailing/emailing/writing/spamming/sending/sending_me/bothering/pestering .. [me/mails/emails/newsletter]; dont/no_longer/never/not want/send/like/need .. mails/emails/newsletter/newsletters/advertising/ads/mail [any more]; take me off .. list; off .. mailing_list/list/newsletter; no spam; sick/tired of .. mails/emails/newsletter/newsletters/ads; too much .. spam/advertising; dont mail/email/write me [any more]; get rid of .. newsletter/mails/emails; stop .. newsletter/mails/emails",
  },
  {
    named:
      "terms of service; terms and conditions; legal; terms; terms of use; conditions; t and cs; user agreement; conditions of use; general terms; rules; legal terms; terms conditions; read terms; legal notice",
    clues:
      "what .. did/have/do .. i .. agree/agreed/sign/signed/accept/accepted .. to; what/which .. rules/conditions/terms/allowed/permitted .. [here]; small print; fine print; what .. contract .. say; legal .. stuff/side/details; what .. i_agreed_to/agreeing_to; read .. rules/conditions/terms; what am_i/are_we allowed",
  },
  {
    named:
      "set status; update status; status; change status; set your status; edit status; set away; set status message; out of office; set availability; availability; set as away",
    clues:
      "let/tell/show .. people/others/everyone/colleagues/team/them/everybody .. [know] .. im/i_am/that_i/where/what/whether .. away/busy/out/on_holiday/not_here/free/there/lunch/ill; im .. busy/away/out/ill/lunch/holiday/vacation/meeting .. know/tell/show/others/people/everyone/disturb; dont disturb me; not be disturbed; out .. office/lunch; others/people .. know/see .. im/i_am/busy/away; look/appear/show_me .. busy/away/offline/available/online; say .. im/i_am busy/away/out",
    page: "status/chat/team/profile/messages/channel/colleagues/available",
  },
];
