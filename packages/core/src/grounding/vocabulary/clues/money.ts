import type { ClueEntry } from "./clue.ts";

/** Banks and paying one another. */
export const money: readonly ClueEntry[] = [
  {
    named:
      "account balance; balances; my accounts; balance; wallet; account balance; accounts; show balance; check balance; current balance; view balance; my balance; accounts overview; account overview",
    clues:
      "how much .. have i/is_there/is_left/i_have/left/i_got/have_we [got/left]; how much {money} .. left/there/have/got; how much {money}; am i rich/broke/in_red/overdrawn; how .. rich/broke .. am; whats/what_is/see/show/check/know .. balance; my balance; how_rich; in red/black; can i afford",
  },
  {
    named:
      "transactions; activity; account history; recent transactions; transaction history; latest transactions; account activity; movements; payment history; spending; recent activity; history; all transactions; view transactions",
    clues:
      "what/where/how_much .. spend/spent/spending .. money/on/last/this; spent .. money on; went/came/gone in and out; comes/goes/came/went in/out .. account; where .. {money} go/gone/went/goes; {see} .. latest/last/recent/past .. payments/transactions/spendings/movements/bookings; {see} .. payments/spendings/movements; what did i spend; {money} .. go/went/gone; in and out",
  },
  {
    named:
      "transfer; send money; make transfer; transfer money; send; new transfer; bank transfer; pay someone; paper plane; arrow right left; send payment; transfer funds; make payment; pay or transfer; move money; wire transfer; send funds; pay friend",
    clues:
      "move/send/transfer/wire/give/get/pay .. {money} .. to/over/across; i/we owe .. {money}/pounds/euros/dollars/friend/him/her/them/tom; owe {friend}; wire/transfer/send something/bit/some to; pay .. back .. {friend}; pay {friend} .. back; send/wire/transfer {money}; {send} {friend} .. {money}/pounds/euros/dollars; pay {friend}; make payment; from one account; to other account",
  },
  {
    named:
      "request money; ask for payment; request payment; ask for money; request; request funds; get paid; send payment request; payment request; collect money",
    clues:
      "owe/owes me/us; get .. to pay [up/me/back]; ask {friend} for [some] {money}; {friend} has/must/should/needs pay/give .. me .. back; still .. owes; hasnt/has_not/never/didnt paid/pay me .. back; remind .. {friend} .. pay/owes; {friend} .. should/must/needs pay me; pay me; demand {money}; who owes",
  },
  {
    named:
      "pay bill; pay bills; bill payment; pay invoice; pay my bill; bills; pay utility bill; pay bills and invoices; bill pay; bill payments",
    clues:
      "settle/pay .. bill/invoice/electricity/gas/water/rent/phone; bill/invoice .. to pay/settle/due; got/received .. bill/invoice; electricity/gas/water/phone/internet/dentist .. wants/wanted .. {money}/paid; bill/invoice .. due/settled/paid/arrived/came",
  },
  {
    named:
      "standing orders; scheduled payments; recurring payments; standing order; regular payments; repeat payments; scheduled transfers; recurring transfers; automatic payments; set up standing order; autopay; planned payments; scheduled; set up regular payment",
    clues:
      "paid/pay/sent/go/goes/leaves .. by_itself/by_themselves/automatically/on_its_own .. [each/every month/week]; what/which/payments .. off/out automatically/regularly/each_month/every_month/by_itself/by_themselves; rent .. each/every month; pay .. each/every month/week; payment .. each/every month/week; pay .. regularly; repeat .. payment/transfer; regular payment/transfer/payments",
  },
  {
    named:
      "direct debits; manage mandates; direct debit mandates; direct debit; mandates; sepa mandates; manage direct debits; view direct debits",
    clues:
      "who/which/what .. may/can/is/are/allowed .. take/takes/taking/draw/draws/collect .. {money}/from/off .. account; take/takes/taking/draw/drawing .. {money} .. from/off me/account; let/allow .. take/collect/draw .. from .. account; stop .. taking/drawing/collecting .. {money}; {money} .. off .. account; direct debit",
  },
  {
    named:
      "statements; account statements; download statement; statement; bank statement; bank statements; e statements; view statement; monthly statements; documents; account statement; view statements; statements and documents; download statements",
    clues:
      "paper/list/document/overview/printout/pdf .. movements/transactions/account/month/payments; proof of income/earnings/payments/balance/funds; bank/account/monthly statement/statements; prove/proves/proof .. income/earn/earnings/salary; statement/statements for/of/from; wants proof",
  },
  {
    named:
      "top up; add money; deposit; top up balance; add funds; load; add cash; fund account; add credit; top up account; top up card; pay in; load money; make deposit; deposit money; recharge; add balance; load credit",
    clues:
      "put/load/add/get/pay .. {money}/more/some/credit .. on/in/onto/into [it/account/card/wallet]; load .. up; put/pay .. in/into/on .. account/wallet/card; top .. up; top up; nearly/almost/running/am/ran broke/empty/out_of_credit; balance/credit .. low/empty/gone; out of credit; run out of credit/money; more money on; deposit .. {money}; recharge; more credit; add .. {money}",
  },
  {
    named:
      "withdraw; cash out; withdraw funds; withdraw money; pay out; payout; withdrawal; take out money; withdraw to bank; transfer to bank; withdraw balance; get cash; request payout; withdraw cash",
    clues:
      "get/take/pull/draw/move/pay .. {money}/everything/winnings/earnings .. out; out of here; want/like/have .. in cash; pay .. out; cash .. out; take .. out .. {money}; to .. bank account; want .. winnings/earnings; withdraw .. {money}",
  },
  {
    named:
      "payees; saved recipients; manage beneficiaries; beneficiaries; recipients; manage payees; add payee; my payees; contacts; people i pay; address book; saved payees; add recipient; add beneficiary; payment contacts",
    clues:
      "who .. paid/sent_money/pay .. before/often/regularly; someone/somebody/people/person/those .. i pay .. often/regularly/most/again; people i pay; add/save/store/remember .. {somebody} .. pay/send_money; account numbers of; save .. recipient; saved .. account numbers",
  },
  {
    named:
      "exchange currency; convert; currency converter; currency exchange; convert currency; exchange; exchange money; foreign currency; exchange rates; currencies; convert money; buy currency; swap currency; order currency; travel money",
    clues:
      "need/want/get/buy/have/change/swap/turn .. dollars/euros/yen/francs/pounds/foreign_money/foreign_currency/kroner [in]; how much .. in euros/dollars/pounds/yen/francs/other_currency; in/into euros/dollars/pounds/yen/francs; foreign money/currency/notes/cash; exchange rate/rates; what .. worth .. in",
  },
  {
    named:
      "budget; spending limits; set budget; budgets; create budget; budgeting; budget planner; spending budget; my budget; spending plan; set spending limit; spending goals; spending limit; plan budget",
    clues:
      "spend/spending too_much; spend/spending .. less; help me plan/save; overspending/overspend; limit/control/plan/cap .. spending/what_i_spend/expenses; only .. spend .. week/month/most; how much .. may/can/should/allowed .. spend; keep .. spending .. under_control/in_check/down; money .. stretch; live within .. means; make ends meet",
  },
  {
    named:
      "open savings account; start saving; new savings pot; savings; savings account; savings goal; create savings goal; new pot; savings goals; add savings goal; piggy bank; set up savings; save; savings pots; create pot; new savings goal",
    clues:
      "put/set/lay .. something/money/bit/some/little .. aside/by/away; saving/save [up] for; save .. money; start .. saving; nest egg; rainy day; for later/bad times; emergency fund; hide .. away; earn .. interest; interest on .. money",
  },
  {
    named:
      "apply for loan; loans; borrow; get loan; loan; personal loan; request loan; borrow money; credit; loans and credit; overdraft; apply for credit; take out loan; get credit; apply for overdraft; loan calculator; mortgages; apply now",
    clues:
      "borrow .. money/for/from/some/cash; lend/loan me/us .. some/money; short of money/cash; need .. loan/credit; lend .. me; {cant} afford .. on_my_own/alone/right_now; need .. money .. for .. car/house/kitchen/flat; borrow; take out .. loan; need to borrow; loan for",
  },
  {
    named:
      "invest; investments; start investing; invest now; investing; buy shares; trade; stocks; stocks and shares; invest money; trading; portfolio; buy stocks; funds; buy funds; chart line; open investment account",
    clues:
      "make .. {money} work/grow/more [for me]; {money} .. work/grow; buy/get/trade/own .. shares/stocks/bonds/funds/etfs/crypto/stock; put .. {money} .. in/into shares/stocks/market/funds; grow .. {money}/savings; share/stock market; invest .. {money}; get richer; shares/stocks in/of",
  },
  {
    named:
      "open account; become customer; new account; open bank account; open new account; apply for account; get account; join us; open current account; open account now; open account online",
    clues:
      "new here .. account; {want}/like/have/get/open .. account with/from/at you; become .. customer [of/with]; join .. bank; open .. account; account at/with .. bank; switch to .. you/bank; bank with you",
    page: "bank/banking/money/finance/savings/account",
  },
  {
    named:
      "find atm; cash machines; atm locator; atms; find cash machine; cash points; find cashpoint; atm finder; branches and atms; nearest atm; cashpoint finder; find atm or branch; cash machine finder; branch and atm locator",
    clues:
      "where/wheres .. draw/get/take_out/withdraw/find .. cash/money/notes; nearest/closest .. cash_machine/atm/cashpoint/machine; need cash; cash machine/point; cashpoint; atm; wheres .. machine; where .. machine; get cash from; hole in wall",
  },
  {
    named:
      "split bill; split payment; share cost; split; split cost; split expense; split this payment; split it; share bill; split with friends; divide bill; split with; split the bill",
    clues:
      "everyone/everybody/each/we_all .. pays/pay .. part/share/own/half/bit; we all ate/went/shared/drank; split/share/divide .. bill/cost/payment/it/costs/expenses/dinner; go dutch/halves; each pays/pay .. part/share/half; pay .. for .. part/half; between us; divide .. between/among; go halves; pay half",
  },
  {
    named:
      "add tip; tip; leave tip; give tip; tip driver; tip courier; coins; tip your driver; gratuity; add gratuity",
    clues:
      "give/leave/pay .. something/bit/little/some extra/on_top; tip .. waiter/driver/courier/barber/waitress/him/her; leave/give/add .. tip/gratuity; something extra for; bit on top; reward .. waiter/driver/courier/waitress; thank .. waiter/driver/courier .. money; keep .. change",
  },
  {
    named:
      "donate; give; make donation; donate now; give now; support us; hand holding heart; give money; donation; donations; make gift; contribute; give today; support our work; become donor",
    clues:
      "help .. with .. money/gift; support .. cause/work/charity/project/you/animals; give .. to .. charity/cause/poor/animals/needy/you; good cause; contribute .. money/something; give .. money away/to; donate; chip in; spare .. money",
  },
  {
    named:
      "tax documents; tax certificate; annual tax statement; tax statement; tax forms; tax; tax report; year end tax; tax summary; tax info; tax information; taxes",
    clues:
      "doing/do/for/with/file/filing .. taxes/tax_return/tax; tax return/office/adviser/declaration/man; taxes .. need; paper/papers/document/documents for .. tax/taxes/taxman/tax_office; taxman",
  },
  {
    named:
      "change category; categorise; edit category; categorize; category; set category; recategorise; move to category; tag; assign category; change categories",
    clues:
      "wasnt/isnt/was_not/is_not .. groceries/food/rent/travel/shopping/leisure .. was/is/but; wrong category; belongs/goes/put/file .. to/under/in/into .. groceries/food/rent/travel/shopping/leisure/category/other_category; other/another/different category; count .. as; file it/this under",
  },
];

/** What cards of banks offer. */
export const cards: readonly ClueEntry[] = [
  {
    named:
      "freeze card; lock card; block card temporarily; freeze; block card; temporarily block card; snowflake; suspend card; pause card; lock; disable card; block; temporarily freeze; card lock; freeze this card; lock my card; temporary block",
    page: "card/cards/bank/banking",
    clues:
      "{cant} find .. wallet/card/purse/handbag; mislaid/misplaced .. wallet/card/purse; dont know where .. wallet/card/purse; nobody/no_one .. use/pay .. card; nobody can/should/may use/pay; stop .. card .. working/moment/now; block/freeze/lock/disable/suspend/stop .. card; card .. not .. work/used/usable .. moment/while/now; left .. card .. in/at/on; wallet/purse/card .. somewhere; make .. card .. useless; wheres .. card/wallet/purse",
  },
  {
    named:
      "unfreeze card; unlock card; reactivate card; unfreeze; unlock; unblock card; unblock; activate card; enable card; resume card; turn card back on; reactivate; unfreeze this card",
    page: "card/cards/bank/banking",
    clues:
      "found .. wallet/card/purse/it [again]; found it; make/let .. card/it work/usable again; card .. work again; unfreeze/unblock/unlock .. card/it; {want} use .. card again; have .. wallet/card/purse again/back; turned up .. card/wallet; card/wallet/purse .. turned_up/back/reappeared",
  },
  {
    named:
      "report lost or stolen; report stolen card; lost your card; report lost card; lost or stolen; lost or stolen card; report card lost; card lost or stolen; report lost; lost card; report stolen; report card lost or stolen; stolen card; report theft",
    page: "card/cards/bank/banking/phone/stolen",
    clues:
      "nicked/stole/stolen/robbed/pinched/took/swiped .. card/wallet/purse/bag/handbag; card/wallet/purse/bag .. gone/nicked/stolen/robbed/disappeared/lost [for good]; lost .. card/wallet/purse/handbag; was robbed/mugged; been robbed/mugged/pickpocketed; pickpocket; card/wallet/purse .. was .. stolen/nicked/taken",
  },
  {
    named:
      "order replacement card; replace card; get new card; replacement card; order new card; new card; request new card; request replacement card; reissue card; order card; replace; request card; order another card",
    page: "card/cards/bank/banking",
    clues:
      "card .. bent/broken/damaged/scratched/snapped/worn/cracked/faulty/expired/doesnt_work; new/another/fresh/replacement .. card/piece_of_plastic/plastic; new piece of plastic; chip .. broken/faulty/damaged/doesnt_work; replace .. card; need/want/send/order .. new/another card",
  },
  {
    named:
      "view pin; show pin; reveal pin; see pin; pin; pin reminder; get pin; display pin; remind me of pin; forgot pin; view my pin",
    clues:
      "forgot/forgotten/dont_remember/cant_remember/dont_know .. pin/number/digits/code .. machine/atm/card/cashpoint; forgot/forgotten/remember .. pin; whats/what_is/what_are/see/show/tell/know/look_up .. pin/digits/secret_number; four digits; number for .. cash_machine/atm/cashpoint/machine; {see} .. pin; secret number .. again; pin again",
  },
  {
    named:
      "change pin; set new pin; new pin; set pin; reset pin; edit pin; choose new pin; update pin; choose pin; pick new pin",
    clues:
      "different/new/another/other/own secret_number/pin/code/four_digits; {change} .. pin/secret_number; choose/pick/set .. pin/own_number; somebody/someone knows/saw/has .. pin/secret_number; pin .. too easy/known/hard",
    page: "card/cards/bank/banking/pin",
  },
  {
    named:
      "show card details; card number; reveal card number; card details; view card details; show card number; show details; reveal card details; view card number; see card details; copy card number; reveal details",
    clues:
      "whats/what_is/see/show/need/tell/know/copy/look_up/where .. number .. card; long number; card number; number on/of .. card; security code/number; three digits; cvv/cvc; sixteen digits; digits on .. card/back; expiry date; back of .. card; {see} .. card details; when .. card .. expire",
    page: "card/cards/bank/banking/wallet",
  },
  {
    named:
      "card limits; spending limit; raise limit; limits; set limits; increase limit; card limit; change limits; change limit; edit limits; spending limits; payment limits; manage limits; daily limit; withdrawal limit; adjust limit; set spending limit",
    page: "card/cards/bank/banking",
    clues:
      "able/allowed/can/let/want .. spend/pay/withdraw/take_out .. more [in one go/at once/day]; spend more; raise/increase/lower/reduce/up/{change} .. limit/limits; limit .. too low/high/small; how much .. spend/withdraw/pay .. day/at_once/most/once/one_go/maximum; in one go; daily limit/maximum; limit .. how_much; spend/withdraw .. at most/no_more",
  },
  {
    named:
      "contactless payments; tap to pay; contactless; contactless payment; contactless on; enable contactless; wifi; tap and pay",
    clues:
      "dont/without/not .. put/putting/insert/inserting/stick .. in .. card; hold .. card/it there/against/near/over; just hold .. it/card; tap .. card/pay; pay .. by tapping/holding/waving; wave .. card; without .. pin/inserting; holding .. card/it",
  },
  {
    named:
      "use abroad; foreign payments; travel notice; payments abroad; foreign transactions; set travel notice; travel mode; use card abroad; travel notification; travelling abroad; tell us you are travelling; international payments; overseas use; overseas payments; travel plans; allow foreign payments",
    clues:
      "im/going/off/travelling/flying/travel/trip/holiday .. to/in .. card .. work/use/pay; card .. work/use/used/pay/usable .. abroad/there/overseas/foreign/other_countries/outside/everywhere; pay/use .. abroad/overseas/other_countries/foreign_countries/on_holiday; abroad .. card/pay; on holiday .. card/pay; let .. bank know .. travelling/abroad",
  },
  {
    named:
      "dispute transaction; report problem with this payment; i dont recognise this; dispute; report problem; dispute payment; dispute charge; report fraud; i dont recognize this; query transaction; report transaction; report suspicious payment; something wrong; dispute this charge; challenge payment; report this transaction; chargeback",
    page: "card/cards/bank/banking/payment/payments/transaction/transactions/account",
    clues:
      "never/didnt/did_not/havent .. bought/buy/paid/pay/made/make/ordered/spent/authorised/authorise .. that/this/it/there/payment; charge/payment/transaction/debit .. isnt/is_not/wasnt/not mine/from_me/me/right/correct; isnt/wasnt/not mine/me; charged/booked/debited/billed me .. twice/too_much/wrong; charged/billed/debited .. twice; whats/dont/what_is .. recognise/recognize/know .. payment/charge/transaction/it/this; who took .. {money}; fraud/fraudulent; wrong amount; not me who paid; paid .. twice",
  },
];
