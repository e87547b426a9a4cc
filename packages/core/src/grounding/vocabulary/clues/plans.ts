import type { ClueEntry } from "./clue.ts";

/** Insurance. */
export const insurance: readonly ClueEntry[] = [
  {
    named:
      "get quote; calculate premium; see your price; get price; quote; get your quote; start quote; calculate price; request quote; new quote; calculate your premium; calculator; price calculator; see price; insure now; get insured; get covered; get free quote",
    page: "insurance/insure/cover/premium/policy/car/pet/travel/home",
    clues:
      "what/how_much .. cost/pay/is/charge/be .. insure/insurance/cover/covered/insured/premium; price/cost of/for .. insurance/cover/insuring; {want} insure/cover .. bike/car/dog/cat/house/flat/phone/trip/van; insure .. bike/car/dog/cat/house/flat/phone/trip/van/boat; need .. insurance/cover for; how expensive .. insurance/cover; get .. insured/covered",
  },
  {
    named:
      "make claim; file claim; report damage; start claim; new claim; claim; submit claim; report claim; claim now; report incident; report accident; open claim; report loss; file new claim; make new claim",
    page: "insurance/insure/cover/policy/claim/claims/damage",
    clues:
      "drove/ran/crashed/backed/bumped/hit .. into/my/our .. car/bike/van/fence/wall/house; had/been .. accident/crash/collision; accident; crashed .. car/bike/van; {it}/bike/car/phone/laptop/jewellery/van .. was/were/been/got stolen/burgled/broken_into/damaged/nicked/flooded/smashed/hit; stole/broke_into/nicked/scratched/dented/smashed .. car/bike/house/phone/van/flat; pipe/boiler .. burst/broke/leaking/leaked; burgled/burglary/burglars; flood/flooded/fire/storm/hail/theft/lightning .. damaged/destroyed/ruined/kitchen/roof/house/cellar/car; insurance .. pay/cover/money .. for; water damage; broke .. leg/arm/window/windscreen; roof .. blown/leaking/off; windscreen .. cracked/broken; need .. vet/doctor .. paid; want .. insurance .. pay; had to cancel .. trip/holiday; lost .. luggage; bike/car .. gone",
  },
  {
    named:
      "policy documents; my policy; view policy; policy; policy details; documents; view documents; insurance documents; policy wording; view policy documents; my policies; certificate of insurance; see cover; what is covered; cover details; coverage details; policies; my cover; insurance certificate",
    page: "insurance/insure/cover/policy/policies/premium",
    clues:
      "what .. am_i/is/are/im/i_am .. covered/insured .. [for]; what .. covered/insured; whats covered/insured; what .. policy/insurance .. cover/covers/pay_for/pays_for/include; where/see/read/find/wheres/show .. contract/policy/small_print/certificate; what does it/this/insurance cover; proof of insurance; prove .. insured; small print; covered for; am i covered/insured",
  },
  {
    named:
      "renew policy; renew now; renew cover; renew; renew insurance; extend cover; renew my policy; arrows rotate; continue cover; renew your policy; extend policy",
    page: "insurance/insure/cover/policy/policies/renew/renewal",
    clues:
      "runs/run/running out .. year/renew/on/longer; runs/running out; go/going on for .. year/month; expires/ends/ending .. soon/week/month/tomorrow; another/one_more/next year; carry on .. year; for .. year longer/more; about to expire/end; extend .. cover/insurance/policy; stay .. covered/insured; keep .. covered/insured; expires",
  },
  {
    named:
      "add person; add driver; add insured person; add named driver; add family member; add someone; add insured; add another driver; user plus; add additional driver; add people; add dependant; add drivers",
    page: "insurance/insure/cover/policy/policies/driver/drivers",
    clues:
      "{friend}/child/baby/husband/kids .. should/must/needs/be/is_to_be .. covered/insured/included [too/also/as well]; {friend}/child/kids .. drives/drive/driving/passed/licence .. [too/also/now]; cover/insure/include .. {friend}/husband/child/baby/kids; passed .. driving test; another/second/extra/additional/young driver; {friend}/child/kids/husband .. on .. policy/insurance; had .. baby; we got baby; let .. drive .. car",
  },
  {
    named:
      "cancel policy; end cover; cancel cover; cancel insurance; end policy; cancel my policy; terminate policy; stop cover; cancel contract",
    page: "insurance/insure/cover/policy/policies/contract",
    clues:
      "sold .. car/bike/house/van/boat [insurance/cover]; dont/no_longer need/want .. insurance/cover/insured/policy [any more]; end/stop/cancel/terminate/quit/leave/out_of .. insurance/cover/policy; without .. insurance/cover; found .. cheaper insurance/insurer; dog/cat/pet .. died; get rid of .. insurance/policy/cover",
  },
  {
    named:
      "breakdown assistance; roadside assistance; get help on road; breakdown; roadside help; breakdown cover; call breakdown; request assistance; call for assistance; breakdown help; emergency assistance; roadside; report breakdown; request roadside assistance; tow truck; truck pickup; get breakdown help",
    clues:
      "car/van/bike/engine/motor/vehicle .. wont/doesnt/does_not/will_not/not start/run/move/go; stuck/stranded .. motorway/road/side/nowhere/highway/car; car/van/engine .. broke/broken/gone/died down; flat/dead tyre/tire/battery; tyre/tire/battery .. flat/burst/dead/puncture; need .. tow/towed/towing/jump_start; broke down; smoke .. engine/bonnet; engine .. smoking/overheating; locked .. keys .. car; run out of petrol/fuel",
  },
  {
    named:
      "claim status; track your claim; my claims; claims; track claim; view claims; check claim; check claim status; existing claims; view claim status; open claims; follow my claim",
    clues:
      "has/have/is/was/when/where/how .. claim/case .. been/going/dealt/decided/settled/paid/processed/far/get/doing/come; how .. claim/case/damage .. going/doing/coming; status/progress/news of/on/about .. claim/case; claim .. decided/settled/paid/processed/going; still .. waiting .. claim/insurance .. money; what .. happened/become to/of .. claim/case; follow .. claim/case",
  },
];

/** Subscriptions and memberships, and paying for them. */
export const subscriptions: readonly ClueEntry[] = [
  {
    named:
      "upgrade; upgrade plan; go premium; get pro; upgrade now; upgrade to pro; upgrade to premium; get premium; go pro; unlock premium; crown; rocket; try premium; upgrade your plan; get plus; upgrade account; upgrade subscription; get more; unlock all features; switch to premium; become premium; change to bigger plan; upgrade membership; upgrade storage",
    clues:
      "all/more/every/extra/those/premium .. features/functions/extras/storage/space; free version/plan/one .. enough/limited/not; isnt/not enough for me; bigger/better/larger/higher/best/premium/full plan/version/package/tier/membership/one; without/no/get_rid_of ads/adverts/limits/restrictions; pay for .. full/better/more; more space/storage; run out of space/storage; need .. more .. than .. free; full version; go premium; paid version",
  },
  {
    named:
      "downgrade; switch to smaller plan; downgrade plan; change to smaller plan; downgrade subscription; switch to basic; switch to free; downgrade to free; move to basic; downgrade to basic; downgrade membership; smaller plan; cheaper plan",
    clues:
      "smaller/cheaper/lower/simpler/basic/free/lesser plan/version/package/tier/one/membership/subscription .. [will do]; too_expensive/too_much/dear .. smaller/cheaper/less; dont need .. that_much/so_much/all_that/all_of_it/all_these; pay less; back to .. free/basic; free .. enough; too much .. for me; less expensive; dont use .. half/most/all",
    reasons: "too expensive; costs too much",
  },
  {
    named:
      "cancel subscription; end subscription; unsubscribe; cancel plan; cancel membership; cancel my subscription; end membership; stop subscription; cancel; cancel my plan; terminate subscription; quit membership; cancel renewal; end plan; stop plan; cancel contract; cancel premium; end contract",
    page: "subscription/subscriptions/plan/plans/membership/premium/billing/contract/member",
    clues:
      "dont/no_longer/not want/need/like .. pay/paying/subscription/membership/plan/premium [for this/it] [any longer/more]; stop billing/charging/taking_money/paying/payments; stop .. subscription/membership/plan; cancel/end/terminate/quit .. subscription/membership/plan/contract; done with .. service/subscription/membership/app; dont/not/never use .. it/this/service/app .. any_more/anymore/often/longer/enough; leave .. gym/club/service [for good]; out of .. contract/subscription/membership; quit .. gym/club/for_good; get me out of; not .. worth .. money; want out; dont .. charge me .. again/any_more; quit .. for good",
  },
  {
    named:
      "pause subscription; take break; pause plan; pause; pause membership; pause my subscription; suspend subscription; freeze membership; put on hold; pause billing; skip month; pause delivery; suspend membership; freeze subscription; pause deliveries; hold subscription; skip next delivery",
    clues:
      "away/holiday/travelling/abroad/vacation .. for .. dont charge/bill/send/deliver/need; away/holiday/gone/abroad for .. weeks/months/month/while/summer; dont charge/bill .. while/months/until/then; take/need/have .. break; stop .. for .. while/month/bit/months/weeks/summer; on hold; pause/suspend/interrupt .. subscription/membership/plan/payments/deliveries; not .. for next .. weeks/months; skip .. month/box/week/delivery; for few weeks/months; injured .. cant .. train/come",
    page: "subscription/subscriptions/plan/plans/membership/premium/billing/delivery/deliveries/member",
  },
  {
    named:
      "resume subscription; reactivate; restart plan; resume; restart; restart subscription; resume membership; reactivate subscription; renew subscription; reactivate plan; unpause; resume plan; reactivate membership; rejoin; restart membership; resume deliveries; come back",
    page: "subscription/subscriptions/plan/plans/membership/premium/billing/delivery/deliveries/member",
    clues:
      "im/i_am/were/we_are back .. start/go/again/on; start/get/bring/switch/turn it/subscription/membership/plan/deliveries .. up/going/back/on again; go/carry on again; {want} .. again .. subscription/membership/plan/premium; changed .. mind .. stay/keep/want; back from .. holiday/trip; restart/reactivate/resume .. subscription/membership/plan/it; want to come back; pick up where",
  },
  {
    named:
      "start free trial; try for free; try it free; free trial; try free; start trial; try now; start my free trial; start your free trial; try it; get free trial; start free; try premium free; try for 30 days; begin trial; demo; try demo; get started free; claim free trial",
    clues:
      "test/try .. it/this/out .. first/before/free/pay/buy/paying/buying/without_paying; try/test/see/check before .. pay/buy/paying/buying/decide; free month/week/trial/period/days; for free first/month/week; give it .. go/try; without paying; try/test .. it out; see .. whether/if .. like/good/suits/works; taste of; is .. free trial; trial period/version",
  },
  {
    named:
      "billing; payment history; invoices; billing history; bills; billing and payments; my invoices; payments; view invoices; past invoices; file invoice; billing and invoices; billing details; receipts; view bills; see invoices; billing information; my bills; invoice history",
    clues:
      "what/how_much .. have/am/was/been/did/i/you .. charged/paying/billed/charge/paid/pay/cost .. [me/so far/for/month]; where/see/find/show/need/get .. bills/invoices/receipts; past/old/earlier/last/all bills/invoices/payments; bills/invoices .. where; how much .. paying/paid; list of .. payments/invoices/bills; bill from/for/of .. month/year/january/february/march/april/may/june",
  },
  {
    named:
      "update payment method; change card; edit payment details; update card; change payment method; edit card; payment method; update payment details; change payment details; update billing details; change credit card; edit payment method; update payment; replace card; update payment info; manage payment method; change bank details",
    clues:
      "card .. expired/expires/declined/blocked/rejected/ran_out/run_out/invalid/no_longer_valid; new/other/another/different .. bank/credit/debit card/account/bank; new .. card number; take/charge/use .. other/another/new/different card/account; got .. new .. card; {change} .. card/bank_details/payment_details; switched/changed bank/banks; from .. another/new/other account/card; pay .. with .. another/other/different/new card; bank account .. changed/new",
    page: "subscription/subscriptions/plan/plans/membership/premium/billing/payment/account",
  },
  {
    named:
      "pay yearly; switch to annual billing; yearly billing; annual billing; yearly; annual; billed yearly; switch to yearly; annually; pay annually; annual plan; yearly plan; bill me yearly; billed annually; switch to annual; per year",
    clues:
      "pay/paying/billed/charged/charge/bill .. once/by/per/for .. year/annum; yearly/annually/annual .. rather/instead/please/payment/bill/price; by year; whole/full/entire year .. at_once/in_one_go/upfront/in_advance; once year; twelve months; cheaper .. year",
  },
  {
    named:
      "auto renew; renew automatically; automatic renewal; auto renewal; autorenew; auto renew subscription; automatic renewals; keep subscription going",
    clues:
      "go/goes/carry/keep/continue/runs/run on .. by_itself/automatically/on_its_own/when .. year/month/over/ends; go on by_itself; renew/extend/prolong .. by_itself/itself/automatically/on_its_own; dont .. want .. forget .. renew; when .. year/month .. over/ends; without me .. renewing; keep going",
  },
  {
    named:
      "compare plans; see all plans; plans and pricing; plans; pricing; view plans; prices; see plans; change plan; compare; plan comparison; view all plans; see pricing; choose plan; compare all plans; subscription plans; our plans; membership options; view pricing; see prices; choose your plan; packages; memberships",
    clues:
      "which .. plan/one/package/version/subscription/membership .. right/best/for_me/suits/take/choose/need/should; which ones right/best for; difference/differences between .. plans/versions/packages/basic/pro/premium/standard/free; what .. get .. for .. money/price; what/how_much .. cost/costs/does_it .. month/subscription/membership/plan/premium/pro/member; what .. plans/packages/subscriptions .. are/have/offer/there; different plans/packages/plan/package; what .. does/would .. it cost/costs; pro and basic; basic and pro; another plan/package",
    page: "subscription/subscriptions/plan/plans/membership/premium/billing/pricing/app/member",
  },
  {
    named:
      "redeem code; gift code; enter voucher; redeem; redeem voucher; redeem gift code; enter code; redeem gift; have code; use code; enter gift code; activate code; redeem coupon; redeem gift card; got code; redeem promo code; activate gift",
    clues:
      "been given/sent/got .. code/voucher; got/have/received .. code/voucher/gift_code; code .. gave/given/sent/friend; use/enter/type/put_in .. code/voucher; where .. code; with code; code on .. card/box/voucher; someone gave me .. month/year/subscription/code",
  },
  {
    named:
      "refer friend; invite friends and earn; give 10 get 10; refer and earn; invite friends; refer; recommend us; recommend friend; invite friend; referrals; refer friends; tell friends; invite and earn; gift; share and earn; bring friend; member get member",
    clues:
      "{friend} .. wants/want/would_like/might/interested .. join/sign_up/in/subscribe/too [as well/too]; get/earn/receive .. something/reward/bonus/money/credit .. for .. bringing/inviting/recommending/friend/friends; bring/recruit/recommend .. friend/friends/you/somebody; invite/tell .. friend/friends; reward/bonus for .. friend/inviting/recommending; recommend .. you .. to; earn .. by inviting/recommending/bringing; free month .. friend",
  },
];
