import type { UsualEntry } from "./usual.ts";

const cookies = "cookie/cookies/consent/tracking/trackers/privacy";

/** Banners, strips and dialogs that pages show unasked. */
export const notices: UsualEntry[] = [
  {
    named:
      "accept [all] [cookies]; allow [all] [cookies]; agree [to] [all]; accept and continue/close; agree and continue/close; " +
      "i agree; i accept; yes [i] agree/accept; yes [thats] fine/ok/okay; ok/okay; got it; consent; i consent; " +
      "accept all and continue/close; accept everything; thats fine/ok/okay; sounds good; fine by me; enable all [cookies]; yes please; understood; allow cookies",
    asked:
      "accept/allow/permit/agree_to/consent_to/approve/take/enable [all] [of] cookies; agree to cookies; allow [all] tracking; " +
      "accept/confirm/agree_to cookie/consent/privacy notice/banner/bar/message/policy/prompt/dialog; accept all; " +
      "yes to [all] cookies; say yes to [all] cookies; cookies are fine/ok/okay; im fine with cookies; i dont mind cookies; accept everything; accept all [kinds of] cookies",
    near: cookies,
  },
  {
    named:
      "reject [all] [cookies]; decline [all] [cookies]; deny [all] [cookies]; refuse [all] [cookies]; disagree; i disagree; no; no thanks/thank_you; " +
      "[use] only necessary/essential/required [cookies]; [accept/allow/use] only necessary/essential/required/functional/whats_necessary/whats_needed/technical [cookies]; " +
      "[accept/allow/use/just] necessary/essential/required/functional [cookies] only; continue without accepting/agreeing/consent/cookies; " +
      "reject optional/non_essential/additional/unnecessary/nonessential [cookies]; reject everything; object [to all]; disable all [cookies]; " +
      "[accept] minimum [only]; only whats necessary; without cookies; opt out; reject and close/continue; no cookies; necessary cookies; just essentials; essentials only; only necessary/essential/required ones; necessary/essential/required ones only; save without accepting; block all [cookies]; use necessary cookies only; allow selection none",
    asked:
      "reject/decline/deny/refuse/block/forbid/disallow/disagree_to/say_no_to/turn_down [all/any/optional/non_essential/unnecessary/additional/nonessential] cookies/tracking/trackers; " +
      "no [optional/unnecessary/tracking/advertising] cookies; no cookies please; [i] want no cookies; i dont want [any] cookies; dont/do_not accept/allow/set/use [any] cookies; " +
      "dont/do_not track me; i dont want to be tracked; no tracking; reject all; decline all; deny all; " +
      "[only] accept/allow/use/take only/just necessary/essential/required/needed [cookies]; only/just necessary/essential/required/needed cookies; " +
      "accept/allow/use necessary/essential/required cookies only; necessary/essential/required cookies only; no cookies beyond/except/but ones you need; only cookies you/it need/needs; only cookies that are necessary/needed/required; " +
      "reject/decline/deny/refuse/block [all/any] cookies/tracking except/but/besides/other_than/apart_from/except_for/save_for necessary/essential/required/needed/functional [cookies/ones]; " +
      "reject/decline/refuse cookie/consent notice/banner/request; continue without cookies/accepting; refuse everything; opt out of cookies/tracking; keep cookies to minimum",
    near: cookies,
  },
  {
    named:
      "[cookie] settings/preferences/options; manage [cookie] [settings/preferences/options/choices/cookies]; customise [cookies/settings]; customize [cookies/settings]; " +
      "more options; let me choose; choose [cookies]; configure; personalise; personalize; adjust; show details/purposes; change [cookie] settings; cookies settings; set preferences; manage consent; more choices; individual settings; details",
    asked:
      "let me choose/pick/decide/select which/what cookies [i allow/accept/want/to_allow/to_accept]; choose/pick/select/decide_on [which/individual/single] cookies [i allow/accept/want/to_allow/to_accept]; " +
      "{change}/manage/configure/customise/customize/set/open/show/see/personalise/personalize cookie/cookies/privacy/consent settings/preferences/options/choices; manage/customise/customize/configure cookies; cookie settings/preferences; decide about cookies myself; more about cookie options",
    near: cookies,
  },
  {
    named:
      "no thanks/thank_you; not now; maybe later; later; no; skip; dismiss; close; not interested; i dont want [discount]; dont subscribe; decline; nope; never; cancel; dont show again",
    asked:
      "no newsletter; i dont want [any] newsletter; decline/reject/refuse/dismiss/skip/close newsletter/subscription/sign_up [offer/popup/pop_up/prompt/box]; no to newsletter; say no to newsletter; not interested in newsletter",
    near: "newsletter/newsletters/subscribe/updates/inbox",
  },
  {
    named: "undo; put back; restore; bring back; take back; revert; undo delete; undo archive",
    asked:
      "bring/get {about} back; put {about} back; take archiving/deleting/sending/moving back; bring back {about}; restore {about}; undo {about}; undelete {about}; unarchive {about}; recover {about}; reverse {about}; i didnt mean to archive/delete/send/move/remove {about}",
  },
  {
    named:
      "later; not now; maybe later; remind me later; [ask] me later; ask again later; ask me later; skip for now; postpone; snooze; not yet; another time; do it later; do this later; in while; decide later; i will do it later; ill do it later; update later; restart later",
    asked:
      "leave {about} for later; not now for {about}; ask [me] about {about} later; ask [me] later about {about}; remind me [about/of] {about} later; remind me later about/of {about}; " +
      "postpone/delay/defer/snooze/put_off {about}; {about} later; {about} not now; not now {about}; do {about} later; deal with {about} later; ill do {about} later; ill {about} later; {about} can wait; decide about/on {about} later; answer {about} later; skip {about} for now; " +
      "leave/postpone/delay/snooze/skip it for now; ask me later; ask me again later; remind me later; not now; maybe later; come back to {about} later",
  },
];
