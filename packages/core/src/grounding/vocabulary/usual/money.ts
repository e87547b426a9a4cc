import type { UsualEntry } from "./usual.ts";

/** Accounts at banks, cards, payments, plans and bills. */
export const money: UsualEntry[] = [
  {
    named:
      "send [money]; pay {person}; send money; transfer; transfer money; new transfer; make transfer; make payment; new payment; pay; send payment; pay someone; pay or transfer; bank transfer; wire money; pay friend; send funds; move money; transfers; transfer funds; send to friend",
    asked:
      "send/transfer/wire/give/pay/remit [some] money/funds/cash [to {person}]; send/pay/give {person} [some] money; pay {person} [something/back]; make [new] transfer/payment/bank_transfer/money_transfer; start/create [new] transfer/payment; i want to pay {person}; send somebody money; pay someone back; get money to {person}; do bank transfer; money to {person}; transfer money to another account; send money abroad",
    page: "money/account/balance/bank/card/wallet",
  },
  {
    named:
      "request money; request; request payment; ask for money; collect money; request funds; get paid; request from friend; new request; ask for payment; split bill; demand payment",
    asked:
      "ask/bill/request {person} for [some] money/payment; ask for [some] money [from {person}]; request/demand/collect/get [some] money [from {person}]; get money back from {person}; get paid [back] [by {person}]; {person} owes me [money/something]; let {person} pay me; ask {person} to pay [me/back]; request payment [from {person}]; someone should pay me; make {person} pay; i want money from {person}",
    page: "money/account/balance/bank/card/wallet",
  },
  {
    named:
      "add money; top up; add funds; deposit; deposit money; load money; pay in; fund account; recharge; add cash; top up account/balance/card/wallet; add balance; add credit; top up credit; load account/card/wallet; buy credit; charge card; add to balance",
    asked:
      "top up [account/balance/card/wallet/credit/phone/purse/it]; top account/balance/card/wallet/credit up; put/pay/load/deposit/bring/transfer [some/more] money/cash/funds into/in/on/onto/to [it/account/card/wallet/balance/purse]; put [some/more] money in/on; add/load/deposit [some/more] money/funds/cash/credit [to account/card/wallet/balance]; fund/recharge/refill/reload/fill/fill_up/charge_up account/card/wallet/balance; pay [money] in; make deposit; i need more credit/money/balance [on it/account/card]; increase balance; get more credit; buy [more] credit; more money on card/account; raise balance",
  },
  {
    named:
      "withdraw; withdraw money; cash out; pay out; payout; withdraw funds; withdraw cash; request payout; get cash; transfer to bank; withdrawal",
    asked:
      "withdraw/take_out/get_out/pay_out/cash_out [some/all/all_the] [money/cash/funds/balance/earnings/winnings/credit]; take/get [some] money/cash out [of account/wallet/it]; get [some] cash; pay me out; cash out; make withdrawal; withdraw [some] money from account; i want money out; transfer earnings/balance to bank [account]; pay out earnings; have earnings/balance paid out; i need cash",
  },
  {
    named:
      "freeze [card]; freeze card; block card; lock card; temporarily freeze card; temporary block; pause card; freeze; block; suspend card; lock; disable card; turn off card",
    asked:
      "freeze/block/lock/stop/disable/suspend/deactivate/turn_off/pause card; i lost card; ive lost card; i have lost card; i cant/cannot find card; card is gone/missing/lost; dont allow payments with card; card has been stolen; card was stolen; somebody/someone stole card; {nobody} should/can use card; switch card off; make card unusable; put card on hold",
    page: "card/cards",
    contrary: {
      named: "unfreeze [card]; unblock [card]; unlock [card]; reactivate card; activate card; enable card",
      asked:
        "unfreeze/unblock/unlock/reactivate/activate/enable/turn_on/free card; i found card; ive found card; i have found card [again]; let me use card [again]; card is back; i got card back; use card again",
    },
  },
  {
    named:
      "report card lost [or stolen]; report lost/stolen card; lost or stolen [card]; report lost or stolen [card]; card lost; lost card; report loss; i lost card; report card as lost; block lost card; report lost or stolen; card lost or stolen",
    asked:
      "report card [as] lost/stolen/missing/gone; card was/is/has_been stolen/lost; i lost card; ive lost card; somebody/someone stole card; report lost/stolen card; card is missing/gone",
  },
  {
    named:
      "replace card; order new card; new card; order replacement card; request new card; get new card; order card; replacement card; order replacement; add card; request card; get card; replace damaged card",
    asked:
      "order/request/get/send/apply_for [me] [new/replacement/another] card; i need/want new/replacement/another card; card is broken/damaged; replace [broken/damaged] card; card does not work any_more; card doesnt work; send me new card",
  },
  {
    named: "show pin; view pin; reveal pin; see pin; pin; show card pin; get pin; remind pin; pin reminder",
    asked:
      "{see}/reveal/tell_me/remind_me_of pin [code/number] [of card]; i forgot pin; ive forgotten pin; i dont remember/know pin; what is pin; whats pin; i cant remember pin; forgot pin",
  },
  {
    named: "change pin; set pin; set new pin; new pin; {change} pin",
    asked:
      "{change} pin [code/number]; set/choose/pick new pin; i want/need new pin; use another/different pin",
  },
  {
    named:
      "show card details; view card details; card details; show details; show card number; reveal card details; card number; show full number",
    asked:
      "{see}/reveal card number/details/data [of card]; what is card number; whats card number; show full card number; i need card number/details",
  },
  {
    named:
      "card limits; change limit; limits; spending limits; edit limits; set limit; change limits; daily limit; spending limit; edit limit; set spending limit; manage limits; adjust limit; increase limit; raise limit",
    asked:
      "{change}/set/raise/lower/increase/reduce/manage/adjust [card/spending/daily] limit/limits; spend more per/each day; limit what i can spend; higher/lower limit; limit is too low/high; how much can i spend per day; more than limit",
  },
  {
    named:
      "statement; statements; bank statements; account statements; view statements; download statement; monthly statements; documents and statements; see statements; get statement",
    asked:
      "{see}/download/get/print [bank/account/monthly] statement/statements; what have i spent; where did money go; statements of account; give me statement",
  },
  {
    named:
      "transactions; all transactions; view all transactions; transaction history; see all transactions; activity; account activity; recent activity; recent transactions; history; payment history; movements; bookings; all activity; see all; payments; show all transactions; view transactions; past payments",
    asked:
      "{see} [all/past/last/recent/account] transactions/payments/bookings/movements/account_activity/transaction_history/payment_history; what did i pay [last]; what have i paid; what did i spend [money on]; {see} what i spent/paid; where did money go; list all payments; {see} every payment; how much did i spend",
  },
  {
    named:
      "load/show/see/view/get older/earlier/previous/past [{entries}]; older/earlier/previous/past [{entries}]; go back further",
    asked:
      "{get} older/earlier/previous/past [{entries}]; go/scroll further/farther back; {entries} from before; whats older; {entries} before that/these/those; {entries} further back; what came before; what was before; what was said before/earlier; {entries} of past; older ones; go back further in time; {get} what came before; what happened earlier/before; earlier {entries} too; i want to see older/earlier/previous {entries}",
  },
  {
    named:
      "load/show/see/view/get more [{entries}]; more [{entries}]; load more; show more; see more; more results; view more; next {entries}; further {entries}; show more results; load more results; view all {entries}; see all {entries}; show all {entries}; discover more; show next {entries}; load next {entries}; further results; see more results",
    asked:
      "{get}/load/fetch/find [some] more/further/additional/other/next [{entries}]; {get} [even] more; are there more {entries}; more {entries}; give me more {entries}; is that all; is there more; are there any more; keep loading; and more; show rest; see rest of {entries}; continue list; load rest; any more {entries}; {get} rest [of {entries}/list]; extend list; i want to see more [{entries}]; thats not all",
  },
  {
    named:
      "pay [now]; pay balance; pay bill; settle balance; pay outstanding [balance/amount]; settle [now]; pay amount [due]; make payment; pay invoice; settle bill; pay what you owe; settle up; pay open amount; pay in full; clear balance; pay off; pay debt; settle; pay full amount; pay remaining balance; pay arrears; pay all",
    asked:
      "pay/settle/clear/pay_off [all] [of] [outstanding/open/full/remaining/whole] balance/bill/debt/debts/amount/invoice/sum/arrears [due]; pay/settle what i owe [you]; pay/settle everything [i owe]; i want to pay what i owe; clear debts/account; pay outstanding amount/balance; get even; square up; settle up; pay [all] debts; bring account up_to_date/into_balance; pay rest; make account even; pay it off; settle account",
    page: "balance/due/owe/outstanding/behind/invoice/bill/amount/debt/open/unpaid",
  },
  {
    named:
      "spread cost; pay in instalments/installments; instalments; installments; instalment plan; installment plan; pay monthly; payment plan; set up payment plan; pay later in instalments; monthly instalments; set up instalments; pay in parts; split payment; pay over time; spread payments; arrange payment plan; finance",
    asked:
      "pay in [monthly/several/small] instalments/installments/parts/rates/steps; pay [bit_by_bit/month_by_month/little_by_little/over_time/monthly/in_stages]; spread cost/payments/it [over_months/over_year]; pay it off slowly/over_time/gradually; i cant/cannot pay all/everything/it at once; set up/arrange/agree/make payment/instalment/installment plan; by instalments; in instalments/installments; split it/cost/payment [into_instalments/up/into_parts]; pay it off in instalments; i want to pay in instalments",
  },
  {
    named:
      "edit bank details; bank details; change bank details; update bank details; bank account; change bank account; edit bank account; update bank account; account details; payment details; change account; change iban; edit iban; update payment details; change payment details",
    asked:
      "{change} bank [account] details/data; {change} bank account; {change} account number/details; {change} iban; i have/ive new/another/different bank [account]; i have/ive changed banks/bank; use another/different bank account; debit/take_money_from another/different account; bank details have changed; account number has changed; new bank [account]; my bank has changed; pay from another/different account",
  },
  {
    named:
      "{change} payment method; change payment method; payment methods; payment method; edit payment method; update payment method; manage payment methods; payment; payment options; update card; change card; edit card; billing method; {change} card; payment settings; manage payment",
    asked:
      "{change} payment method/details/options; {change} card [i pay with]; {change} how i pay; pay with another/different card; pay differently; pay another/different/other way; use another/different card/payment_method/way_to_pay; update credit card; my card has expired; card has expired; card expired; i have/ive new card; card has changed; put in new card; how can i pay; ways to pay; {see} payment methods; manage payment methods",
    page: "payment/card/pay/billing/paying",
  },
  {
    named:
      "add payment method; add card; add credit card; add new card; new card; add debit card; link card; add bank account; link bank account; connect bank; add new payment method; add another card; save new card",
    asked:
      "add/save/store/enter/link/register/connect [new/another/second/credit/debit/bank] card/payment_method/credit_card/debit_card; use new card; put in [another/new] card; add one more card; i want to pay with another card; connect [bank] account; link bank account; add [new] way to pay",
  },
  {
    named:
      "remove card; delete card; remove payment method; delete payment method; forget card; remove credit card; delete credit card; remove saved card; unlink card; delete payment; remove payment",
    asked:
      "delete/remove/forget/take_off/get_rid_of/unlink/erase [credit/debit/saved/bank] card; delete/remove/forget credit_card/debit_card/payment_method; take card off [account/file]; i dont want card saved/stored/on_file [any_more]; dont use card any_more; card should not be stored/saved; dont keep card",
    page: "card/cards/visa/mastercard/payment",
  },
  {
    named:
      "save card [for_next_time/for_later/for_future_purchases]; remember card [for next time]; save card details; store card; save payment method; save payment details; save for future payments/purchases; keep card on file; save card information; save for later use; remember payment details; save card data",
    asked:
      "save/remember/store/keep card [details/data/number] [for next_time/later/future/next_purchase]; keep card on file; i want to pay faster next time; remember payment details; dont make me enter card again; remember card; save payment method",
    contrary: {
      asked:
        "{dont} save/remember/store/keep/saving/storing/keeping card [details/data/number]; forget card [afterwards]; i dont want card/card_details [to_be] saved/stored/remembered/kept; card should not be saved/stored/remembered; {dont} remember payment details; {dont} save payment method",
    },
  },
  {
    named:
      "invoices; bills; billing history; view invoices; view bills; payment history; see invoices; my invoices; billing; past invoices; invoice history; bills and payments; billing and invoices; show invoices; past bills; billing documents",
    asked:
      "{see} [all/past/old] invoices/bills/receipts/billing_history; what do i have to pay; where are bills/invoices; how much was last bill; what was i charged; what have i been charged; {see} what i was charged; invoices please; get invoices; past invoices/bills; what do i owe",
  },
  {
    named:
      "paperless [bills/billing]; paperless; go paperless; ebill; e bill; electronic bills; digital bills; online bills; bills by email; email bills; receive bills by email; no paper; digital invoices; electronic invoices; online statements; paperless statements; receive invoices by email; email invoices; electronic invoice; online only; paper free; get bills by email; invoices by email; send bills by email; digital post; receive documents electronically; e invoice; paperless post",
    asked:
      "go/be paperless; no [more] paper [bills/invoices/letters/statements/post]; no [more] bills/invoices/statements/letters/documents on paper/by_post/in_post; {dont} send [me] paper/letters; {dont} send [me] bills/invoices/statements/letters [on paper/by_post/in_post]; {dont} send [me] [any] paper bills/invoices/statements/letters; i dont want [any] paper [bills/invoices/letters]; bills/invoices/statements by email/mail/e_mail [only/please]; send/email/mail [me] bills/invoices/statements electronically/by_email/digitally/online; electronic bills/invoices/statements [only/please]; send bills by email; save paper; want bills/invoices/statements electronically/digitally/online; get bills/invoices/statements by email; without paper; all electronic; digital bills/invoices only; bills only online; use electronic bills; everything by email",
    contrary: {
      named:
        "paper bills; paper invoice/invoices; bills by post; paper statements; send bills by post; letters by post; by post; invoice by post; receive paper bills/statements; printed bills; receive bills by post",
      asked:
        "send [me] paper bills/invoices/statements/letters; bills/invoices/statements on paper/by_post; send bills/invoices/statements by post; i want [bills/invoices/statements on] paper; want paper bills/invoices/statements; {dont} go paperless; by letter; paper please; get bills/invoices by post",
    },
  },
  {
    named:
      "direct debit; pay by direct debit; set up direct debit; sepa direct debit; automatic payment; automatic payments; autopay; auto pay; pay automatically; enable autopay; turn on autopay; automatic debit; set up autopay",
    asked:
      "pay [bills/it/invoices] automatically; collect/take/debit/charge it/money/bills automatically/each_month/every_month [from account]; set up/use/turn_on/switch_on/enable direct_debit/autopay/auto_pay/automatic_payment/automatic_payments; pay by direct debit; let bills be paid automatically; take it from account [automatically]; debit account; have it debited; automatic payment",
    contrary: {
      named: "cancel direct debit; turn off autopay; stop direct debit; disable autopay",
      asked:
        "{dont} debit/take/collect/charge/debiting/taking it/money/bills automatically [from account]; stop/cancel/end/turn_off/switch_off/disable direct_debit/autopay/auto_pay/automatic_payment/automatic_payments; {dont} pay automatically; no direct debit; no automatic payments; i dont want direct debit; no autopay; i will pay myself; i want to pay myself",
    },
  },
  {
    named:
      "change plan; switch plan; edit plan; upgrade [plan]; compare plans; view plans; see plans; other plans; switch tariff; change tariff; choose another plan; choose plan; change subscription; plans; manage plan; see other plans; switch subscription; update plan; change membership; change package; pick another plan; select plan; modify plan; upgrade or downgrade; see all plans; change rate; change contract",
    asked:
      "{change}/switch_to/go_to/move_to/get/want/need/have/take/choose/pick/select/try another/other/different/new/cheaper/bigger/better/larger/smaller plan/tariff/subscription/package/membership/rate/contract; {change} plan/tariff/subscription/package/membership/rate; another/different plan/tariff/subscription/package please; i want/need/would_like another/different/other plan/tariff/subscription/package/membership; my plan is too small/expensive/big; {see} another/different/other plan/tariff/subscription/package; {see}/compare [other/all/available] plans/tariffs/packages/subscriptions; which/what [other] plans/tariffs are there; which plans/tariffs do you have/offer; change to another/different/other plan/tariff/subscription/package/rate; swap plan/tariff",
    page: "plan/tariff/subscription/package/membership/rate/contract/plans",
  },
  {
    named:
      "upgrade [plan/now/account]; go premium; get premium; upgrade to premium; try premium; go pro; upgrade to pro; get pro; premium; become premium member; buy premium; remove ads; upgrade to plus; go plus; unlock premium; subscribe to premium; upgrade membership/subscription",
    asked:
      "upgrade [plan/account/subscription/membership/to_premium/to_pro/to_plus]; get/buy/go/try/become/want/unlock premium/pro/plus [version/account/member]; i want premium/pro; i want/need bigger/better/larger/higher plan/package/subscription; i want no [more] ads; get rid of ads; remove ads; i want it without ads; no more ads; pay for full version; get full version; become paying member; more features",
  },
  {
    named:
      "downgrade; downgrade plan; switch to free; go back to free; downgrade to free; switch to free plan",
    asked:
      "downgrade [plan/account/subscription/to free]; go/switch/change back to free [plan/version]; i want smaller/cheaper/lower plan/package; back to free [plan/version]; stop paying; take smaller/cheaper plan; i dont want premium any_more",
  },
  {
    named:
      "cancel subscription; cancel plan; cancel membership; end membership; end subscription; end contract; terminate contract; cancel contract; terminate; give notice; cancel renewal; cancel auto renewal; end plan; stop subscription; quit membership; leave plan; cancel policy; terminate subscription/membership; close contract; cancel tariff; cancel service",
    asked:
      "cancel/end/stop/terminate/quit/give_up/get_out_of/leave/close/finish/break_off/unsubscribe_from subscription/membership/contract/plan/policy/tariff; give notice [on contract]; i want to leave; i dont want subscription/membership/contract/plan/it any_more/anymore/any_longer; i no longer want/need subscription/membership/contract/plan; get rid of subscription/membership/contract/plan; terminate; dont renew contract/subscription/membership; i want out of contract/subscription/membership; im leaving; give contract/subscription/membership/plan up",
  },
  {
    named:
      "renew; renew [for] 12 months/year; renew subscription; renew contract; renew membership; extend; extend contract; extend subscription; extend membership; renew now; renew plan; renew policy; renew for one/another year; extend for year; extend plan; prolong; prolong contract; renew licence; renew license; renew for 1 year; renew pass; extend pass; renew ticket; stay another year; renew early",
    asked:
      "extend/renew/prolong/lengthen/continue/keep contract/subscription/membership/plan/policy/licence/license/pass/tariff [by/for one/another/1/12/twelve/a/further/more year/months/month/time]; stay [on] another/for_another/one_more year; keep plan/contract/tariff/subscription [going/running/for another year]; sign on for another year; renew for another/next/one year; renew it; go on with contract/plan/tariff/subscription; make contract longer; i want to stay; another year [please]; extend/renew contract/subscription/membership/plan by/for year; one more year; keep it for another year",
  },
  {
    named:
      "auto renew; auto renewal; automatic renewal; renew automatically; autorenew; auto renew subscription; renews automatically; renew subscription/contract/membership automatically; extend automatically; turn on auto renew",
    asked:
      "renew/extend/prolong it/subscription/contract/membership/plan automatically; keep renewing; turn on auto_renew/auto_renewal/automatic_renewal; let it renew itself; renew without asking",
    contrary: {
      named:
        "turn off auto renew; cancel auto renewal; dont renew; do not renew; stop auto renewal; turn off automatic renewal; disable auto renew; cancel renewal; end auto renewal; do not renew automatically; expire at end of term",
      asked:
        "{dont} renew/extend/prolong/renewing/extending [it/subscription/contract/membership/plan] [automatically/by_itself]; {dont} let it/subscription/contract/membership/plan renew/extend [itself/automatically]; turn/switch off auto_renew/auto_renewal/automatic_renewal; no automatic renewal/extension; no auto renewal; let it/subscription/contract/membership expire/run_out/end/lapse; i dont want it/subscription/contract to renew/extend [automatically/itself]; it should not renew [automatically/itself]; stop automatic renewal; cancel auto renew; should end by itself",
    },
  },
  {
    named:
      "refund; refunds; returns and/& refunds; refund policy; request refund; get refund; return title; return item; return [this] title; ask for refund; money back; return; return and refund; get money back; refund order; claim refund; start refund; return for refund; apply for refund; return product",
    asked:
      "i want/need/would_like money/cash back; get/give_me/have/claim/ask_for money back [for it]; [request/want/get/ask_for/claim/apply_for/have/need/like] refund; refund it/me/order/money/purchase; i want refund; give me refund; i would like refund; money back [please]; pay me back; get refunded; ask for money back; i want to give it back; id like money back; take it back and give me money; give me back money",
  },
  {
    named:
      "redeem; redeem voucher; redeem code; redeem coupon; redeem gift card; use voucher; enter code; add voucher; apply voucher; enter voucher; use code; add gift card; use gift card; enter gift card; redeem gift; have code; have voucher; add promo code; promo code; enter promo code; add coupon; apply coupon; use coupon; redeem points; add code; have promo code; have gift card; discount code; i have voucher; i have code; i have coupon; got voucher; do you have voucher/code/coupon; enter coupon [code]; enter discount code; add discount code; apply code; have coupon; got code; voucher",
    asked:
      "i have/ive_got/got/weve_got/we_have voucher/coupon/code/gift_card/promo_code/discount_code/gift_voucher/voucher_code/gift_certificate; use/redeem/enter/apply/cash_in/put_in/type_in/add voucher/coupon/gift_card/promo_code/discount_code/gift_voucher/voucher_code/gift_certificate; i was given voucher/gift_card; where do i put voucher/coupon/code/gift_card; i want/would_like to use voucher/coupon/code/gift_card; there is voucher; pay with voucher/gift_card; i got voucher/gift_card as present; where does code go; where can i enter voucher/code/coupon; spend voucher/gift_card; redeem it",
  },
  {
    named:
      "give as gift; gift; buy as gift; send as gift; make it gift; gift this; gift [this] book/title/course/subscription/membership; give as present; gift to friend; send gift; gift membership; gift subscription; buy for friend; buy for someone else; gift book; gift title; make present of it; buy gift; give to friend",
    asked:
      "give/send/buy/get it/book/title/course/ticket/subscription/membership/one [to/for] {person} [as gift/present]; give/send/buy it/book/title/course/ticket/subscription/membership as gift/present; make present/gift of it; make it present/gift for {person}; gift it [to {person}]; its for {person}; buy it for {person}; its gift/present; it is gift/present; send {person} gift/present; i want to give it away [as gift/present]; give it away; send it/book/title to {person} as present/gift; give {person} book/title/subscription/membership; buy present/gift",
  },
  {
    named:
      "donate; donate now; give; make donation; give now; donate money; support us; donation; give money; make gift; contribute; support; donations; ways to give; help us",
    asked:
      "donate [some] [money] [now]; give/make donation; give [some] money [to cause/charity/project]; i want to give/donate/help/support [money/something/you]; support you/us/cause/charity/project [with money]; contribute; make contribution; spend money for good; help with money; i would like to donate",
  },
  {
    named: "{change} currency; currency; change currency; currencies; select currency; choose currency",
    asked:
      "{change}/choose/pick/set/select/switch [another/other/different] currency; show/see prices in another/different/other currency; use another/different currency; other currencies; pay in another/different/other currency; i want another/different currency",
  },
  {
    named:
      "standing order; new standing order; set up standing order; create standing order; standing orders; regular payment; recurring payment; repeat payment; schedule payment; set up regular payment; make recurring; repeat monthly; new recurring payment",
    asked:
      "pay/send it/money regularly/every_month/each_month/monthly; set up/create/make/add/new standing_order/regular_payment/recurring_payment/repeat_payment; repeat payment/transfer every/each month/week; make it/payment regular/recurring; pay same every month; schedule payment/transfer; pay rent every month",
  },
  {
    named:
      "save as template; save template; remember as template; create template; keep as template; save payment as template; save transfer as template; template; add to templates; save as preset; save as favourite; use as template; store as template",
    asked:
      "save/remember/keep/store/make/turn/use it/transfer/payment/mail/email/document/order/form/message/list as/into/to [new] template; make template [of/from/out_of it/transfer/payment/mail/document]; create template from it; i will need/use it again; keep it for reuse/next_time; remember transfer/payment; save it to use again; turn it into template; for next time as template; store it for reuse",
    contrary: {
      asked: "{dont} save/remember/keep/store it/transfer/payment as template; no template; not as template",
    },
  },
  {
    named:
      "instant transfer; instant; instant payment; send instantly; transfer instantly; send now; urgent transfer; express transfer; real time transfer; pay instantly; arrives immediately; immediate payment; immediately; send immediately; instant delivery; arrive within seconds; same day",
    asked:
      "send/transfer/pay it/money instantly/immediately/at_once/in_seconds/right_away/straight_away/this_minute; it/money should/must/has_to/needs_to/shall arrive/be_there/get_there immediately/right_away/instantly/at_once/in_seconds/straight_away; i want it/money to arrive/be_there immediately/right_away/instantly/at_once/in_seconds/straight_away; make it instant/immediate; instant please; its urgent; it is urgent; arrive at once/immediately/instantly/in_seconds; as fast as possible; it should be there in seconds; instant transfer/payment",
    contrary: {
      named: "standard transfer; normal transfer; standard; next day; regular transfer",
      asked:
        "not instant; not as instant one; no instant transfer/payment; normal/standard transfer; it isnt/is_not urgent; its not urgent; it need not arrive immediately; it can take day or two; dont send it instantly; {dont} pay extra for instant",
    },
  },
];
