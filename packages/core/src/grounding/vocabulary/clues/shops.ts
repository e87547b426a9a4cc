import type { ClueEntry } from "./clue.ts";

/** Shops: from looking around to what was ordered. */
export const shops: readonly ClueEntry[] = [
  {
    named:
      "wishlist; wish list; favourites; favorites; saved items; heart; saved; my favourites; liked items; my wishlist; saved for later; my list",
    clues:
      "where .. i/are/did .. put/liked/saved/go .. aside/products/things/items; put .. aside .. where; {see} .. favourites/saved/liked [list/items/products]; [to] .. list of wishes/favourites/saved_things; {see} .. saved/liked/hearted/favourited/bookmarked/put_aside/wished_for [earlier]; what i saved/liked/hearted/put_aside; had .. eye on; have .. eye on; things/stuff/items/products/ones i like/liked/saved/hearted/fancied/bookmarked; saved for later; wish list",
  },
  {
    named:
      "cart; basket; bag; trolley; shopping cart; shopping bag; shopping basket; view basket; view cart; view bag; my basket; my cart; my bag; open cart; go to cart; go to basket; cart shopping",
    clues:
      "look/peek .. in/into/inside .. basket/bag/cart/trolley; {see} .. shopping/basket/bag/cart/trolley; what is/have_i/did_i/have .. in .. basket/bag/cart/trolley; whats in .. basket/bag/cart/trolley; inside basket/bag/cart/trolley; what .. got so far; what i got/have/picked so_far/out/up; things/stuff/items .. picked out/so_far; picked so far; about to buy/order/purchase; going to buy/order/purchase; {see} what i picked/chose/collected",
  },
  {
    named:
      "my account; your profile; profile; account; user; user circle; my profile; hello sign in; your account; person",
    clues: "{see} .. own/personal details/data/page/area/profile; personal page/area/details; own details",
  },
  {
    named:
      "find store; store locator; our shops; our stores; stores; shops; branches; find branch; map pin; shop finder; store finder; find shop; visit us; our branches; locations",
    clues:
      "nearest/closest branch/shop/store/outlet/location; branch/shop/store/outlet .. closest/nearest/near/nearby/around_here; where/which .. branch/branches/shops/stores [are]; buy .. in_person/offline; visit .. shop/store/branch; real/actual/physical shop/store/shops/stores; address of .. shop/store/branch; shop/store/branch near/in my/me/us/city/town; where .. visit_you/come_by; come by in person",
  },
  {
    named:
      "help; support; help and support; customer service; contact us; help center; help centre; customer support; get help; customer care; live chat; contact; faq; chat with us; talk to us; question circle; headset; ask us",
    clues:
      "reach/contact/call/phone/talk_to/write_to/get_hold_of you [people/guys]; talk/speak/chat to/with .. {somebody}; {somebody} .. help/talk_to/ask/answer; who .. ask/talk_to/turn_to; help me; need .. help/support/assistance; get/have help; help with/needed; answer .. questions; where .. help; put .. question to you; customer service",
  },
  {
    named:
      "track order; order status; wheres order; track; track parcel; track package; track shipment; tracking; truck; shipping status; delivery status; follow delivery; track delivery; where is order; track my order; shipment status",
    clues:
      "on .. way already/yet/now; is/are .. {parcel} .. on way; any news of/about .. {parcel}; where .. {parcel} [now]; wheres .. parcel/package/delivery/shipment/order/stuff/box; has/is/was .. been/already shipped/sent/dispatched/posted/on_its_way; is/has .. {parcel} on/been/left/already/still/coming shipped/sent/dispatched/its_way/way/warehouse; when .. {parcel} .. get/be/arrive/come/reach/turn_up/delivered [here/me/us]; when .. arrive/arriving/be_delivered; waiting for .. {parcel}; follow/track/trace/locate .. {parcel}; how far .. {parcel}; hasnt/has_not/havent/not .. arrived/come/turned_up/shown_up/got_here [yet]; still_waiting/still_not_here; {parcel} still hasnt/has_not/isnt/not; status of .. {parcel}; is .. on its way; lost .. in post; courier .. where; {parcel} is/was late/overdue/lost/delayed",
  },
  {
    named:
      "order history; orders; my orders; past purchases; past orders; purchase history; previous orders; your orders; receipt; history; returns and orders; all orders; recent orders; earlier orders",
    clues:
      "list of .. all .. purchases/orders; {see} .. past/previous orders; have i .. {bought}; {bought} .. before/earlier/so_far/from_you; what/everything/things/stuff .. {bought} .. before/earlier/last_year/in_past/last_month/last_time/previously/from_you/years/so_far/already; {see} .. earlier/past/previous/old/older/former/recent purchases/orders; earlier/past/previous/old/older/former purchases/orders; what did i buy/order/purchase/get; list of .. orders/purchases; things i bought; all .. orders/purchases; ever bought/ordered",
  },
  {
    named:
      "add to cart; add to basket; add to bag; put in basket; put in cart; cart plus; add to trolley; add to my bag; add to order; put in bag; put in trolley; add item; into basket; into cart; basket plus; add to shopping bag; add",
    clues:
      "drop .. in/into .. basket/bag/cart/trolley; put/pop/throw/chuck .. in/into .. basket/bag/cart/trolley; ill/i_will/ill_just take/have it/this/one/these/them/two; i {want} this/one/these_ones; get/give/hand me one/it/this/these; want this/one/it/these/them; have one/it/this/these; goes/go in .. basket/bag/cart/trolley; want to have/get/buy it/this/one/these; {want} it; sold on; this one's/ones mine; buy this/it/one/these",
  },
  {
    named:
      "buy now; purchase now; order now; buy it now; buy immediately; instant purchase; buy in one click; one click buy; buy with one click; quick buy; express checkout",
    clues:
      "without/skip .. going .. cart/basket; {buy} it/this right_away/at_once/immediately/straight_away; want it immediately/at_once/right_now; {buy} .. right_now/straight_away/right_away/at_once/immediately/instantly/this_second/now/on_spot; skip/without/bypass basket/cart/bag/trolley; dont put .. in .. basket; one click",
  },
  {
    named:
      "add to wishlist; save for later; add to favourites; add to favorites; add to wish list; save to favourites; heart; favourite; favorite; wishlist; save item; move to wishlist; keep for later; add to my list; add to saved items",
    clues:
      "bookmark {it}; think .. over .. keep it; remember/keep/save/note/bookmark/store .. {it} .. for/in later/mind/another_day/another_time/next_time/me/some_other_time; {cant} decide [yet]; put/add .. on/to .. list/wish_list/list_of_wishes/favourites/wishlist; on .. list of wishes; on .. wish list/wishlist; find .. again [later]; come back to it/this; buy .. later/another_day/some_other_time/next_month; maybe later; not yet; keep .. eye on it/this; for later; think about/over it/this; sleep on it/this; not today/now; forget this; lose_track",
  },
  {
    named:
      "size guide; size chart; find my size; sizing; sizing guide; fit guide; ruler; straighten; size help; measurements; size table; sizes and fit; which size; what size; sizing help; fit finder",
    clues:
      "table/chart/guide/list of/for sizes/size; unsure/not_sure/uncertain/wondering .. size; what/which size am_i/do_i/should_i/is_mine/to_take/to_order/to_get/fits/would/will/shall_i/i_am/i_need/i_should; whether/if .. medium/large/small/size .. fits/fit/right; sizes run/come_out/fall/work/compare; run/runs/come_up/comes_up small/large/big/tight; know/whats/find_out .. size; how .. sizes; measure .. feet/chest/waist/myself/foot; will it fit; does it fit; fit me; what .. my measurements; size .. fit",
  },
  {
    named:
      "customer reviews; ratings and reviews; reviews; what others say; read reviews; see reviews; all reviews; opinions; ratings; see all reviews; buyer reviews; testimonials; what customers say; reviews and ratings",
    clues:
      "are people/others/buyers/customers .. happy/satisfied/pleased; happy/satisfied/pleased with it/this [thing/product]; others/buyers/customers .. think/thought/say/said .. it; what/how .. others/people/buyers/customers/everyone .. think/say/said/thought/liked/found/feel; {see} .. opinions/reviews/experiences/ratings/feedback/comments; opinions/experiences/reviews of/from .. buyers/people/customers/others; is .. any good; is .. worth .. money/price; how .. rated; what .. rating; people/others/buyers/customers who bought/have/own/tried; happy with; other .. think of it; any good",
  },
  {
    named:
      "write review; leave review; rate this product; rate product; review product; add review; rate it; submit review; review this; give rating; write review of product; write customer review; add your review; review this item; rate and review; share your thoughts; rate this item",
    clues:
      "share .. experience/experiences/opinion/thoughts; warn .. people/others/everyone/buyers [about it/this]; tell/let .. others/people/everyone/world/them/shoppers .. think/thought/good/bad/know/about; say/tell .. how_good/how_bad/how_i_like/what_i_think/what_i_thought/how_i_find/my_opinion; give .. stars/star; {want} rate it/this/product; rate it/this; write/leave/give/post/share .. review/opinion/rating/verdict/experience; warn/recommend .. others/people",
  },
  {
    named:
      "notify me when available; email me when back in stock; stock alert; notify me; back in stock alert; bell; bell plus; alert me; let me know; notify when back; tell me when available; get notified; remind me when available; email when available; email when back; waitlist; join waitlist",
    clues:
      "drop me line/note/mail .. when/once/as_soon_as; line .. when/once/as_soon_as .. have_it/in_stock/available/back; tell/let/inform/notify/alert/email/ping/write/message/text me .. when/once/as_soon_as/know .. back/again/available/in/there/stock; let me know .. when/once/as_soon_as .. back/again/available/in/there/stock; want to hear/know .. when/once .. back/again/available/in; when/once .. back in/again [stock]; in stock again; available again",
    reasons: "sold out; out of stock; not available",
  },
  {
    named:
      "compare; add to comparison; compare products; compare items; scale; add to compare; compare with similar; comparison; compare this; compare prices; compare similar items",
    clues:
      "side by side [with others]; next to other/others/ones; how .. differ/different from; differences between; difference between; differ/different from .. other/others/one; which .. better; compare; against other/others; stack up against; versus; alongside .. others/other",
  },
  {
    named:
      "share; send to friend; share nodes; share this; tell friend; email friend; share product; recommend; share item; send link; share link; recommend to friend; email to friend; share with friend",
    clues:
      "{send}/show/recommend/share/pass/give .. to/with/on .. {friend}; {send}/show .. {friend} [this/it/link]; tell .. {friend} about/of; pass .. on; {friend} .. see/has_to_see/must_see/should_see/would_like/will_love/would_love/might_like .. this/it/these; let .. {friend} see/know .. this/it/about; on .. facebook/whatsapp/instagram/social_media",
  },
  {
    named:
      "zoom image; enlarge photo; view larger; zoom; zoom in; enlarge; enlarge image; full size image; magnifying glass plus; view full size; larger image; bigger picture; open full size; expand image; magnify",
    clues:
      "{cant} see/make_out/recognise .. details/detail/anything/pattern/much/photo/picture/image; make/want .. photo/picture/image/it .. bigger/larger/huge; closer .. look/at; look .. closer/closely; bigger/larger/huge/enlarged/closer picture/photo/image/view; photo/picture/image/it .. too small/tiny; picture/photo/image .. bigger/larger/closer; close_up; up close; see .. up_close/closer/better/details/in_detail",
  },
  {
    named:
      "specifications; technical details; product details; specs; details; tech specs; product specifications; product information; about this item; more details; features; technical data; data sheet; technical specifications; specification; full specification; product info",
    clues:
      "how heavy/big/wide/tall/long/large/deep/thick/high .. is/are .. it/this/thing; made of/from; what material/materials/fabric; what .. dimensions/measurements/weight/materials; technical stuff/details/things/information/data/side; dimensions; how much .. weigh; details of .. product/item; know more/everything about .. product/item/it; what .. weigh; facts and figures; what .. inside/features/it_can_do",
  },
  {
    named:
      "check store availability; find in store; is it in store; check availability in store; in store availability; check stock in store; store stock; available in store; see store availability; check local stock; check shop stock; check stock; availability in stores",
    clues:
      "do/does/is/are .. have/left/got/available/in_stock/there .. at/in .. shop/store/branch/stores/shops/town; is .. left .. in/at shop/store/branch; pick .. up .. at/in/from shop/store/branch/there .. near_me/today; which .. store/shop/branch/stores has/have/got/stocks it/this; {see} .. in .. shop/store near_me; in .. store/shop .. have it; available .. near me/here; stock .. in store/shop; have .. it .. in .. town/branch/store/shop",
  },
  {
    named:
      "ask question; questions and answers; ask about this product; q and a; ask about this item; product questions; ask us about this product; have question; question about this product; ask expert; ask community; customer questions",
    clues:
      "ask/know something about; ask about; know something about/before it/this/product; query/question about .. thing/product/item/it/this; ask something about .. it/this/product/item; ask about it/this/product/item/thing; questions .. before .. buy; know/ask/clear_up something .. before; not sure .. it works/works_with; find out something",
  },
  {
    named:
      "price match; found it cheaper; report lower price; lower price elsewhere; price match guarantee; match price; seen it cheaper; best price guarantee; price promise; beat this price; price guarantee",
    clues:
      "cheaper/less/better_price/lower_price/less_money elsewhere/somewhere_else/in_another_shop/at_another_shop/at_other_shop/online/in_other_place; seen/saw/found/find/have/has/sell/sells/get .. for_less/cheaper/lower/lower_price/better_price; another/other/different shop/store/place/site .. better_price/cheaper/less/lower_price; at better/lower price; match .. price/offer; same price as",
  },
  {
    named:
      "filters; refine; narrow results; filter; sliders; filter list; refine results; filter results; filter products; all filters; show filters; narrow down; filter by; refine search; narrow your search",
    clues:
      "show .. only ones/those/what .. suit/fit/match/i_need; suit/suits me; only ones .. suit/fit/match; narrow .. down; too much/many .. here/results/products/things/to_look_at/choice/choose_from; only/just .. show/see .. fits/suits/matches/need/what_i_want; what .. fits/suits/matches .. needs/me/budget; fewer/less results/products/items/things/hits; limit what/results/list; reduce .. results/list/choice/selection; only .. ones that; cut .. list/results down; endless list",
  },
  {
    named:
      "sort by; order by; sort; sort products; sort results; arrow down up; sorting; change order; arrange by; sort items; change sorting; swap vert; sorted by",
    clues:
      "lowest/highest/best/newest price/rated/rating/ones .. first/top/at_top; rank .. by; cheapest/dearest/newest/most_expensive/best/lowest/highest/best_rated/priciest .. first/top/at_top/on_top; change/different/another/other order; list/arrange/order/show/rank .. differently/by/another_way/other_way; in/by different/other order; order .. come/appear/shown; from cheap/cheapest/low/high/expensive; by price/rating/popularity/date; rearrange; what costs least/most; order of .. list/results/products; low to high",
  },
  {
    named:
      "clear all filters; reset filters; remove filters; clear filters; clear all; remove all filters; show all products; reset all; delete filters; reset; undo filters; remove filter",
    clues:
      "whole/full/entire/complete range/selection/list/catalogue; forget .. restrictions/filters/criteria; {see}/show_me everything again/now; drop/remove/lift/undo/get_rid_of/forget/cancel/scrap/ditch .. filters/restrictions/filter/limits/criteria/choices/limitations; all .. filters/restrictions/criteria .. away/off/gone; dont/no_longer .. narrowed/filtered/restricted [down]; not .. narrowed/filtered [down]; without .. filters/restrictions; start .. filter/filtering/search .. over/again/afresh/from_scratch; filters .. off/gone/away; see all/everything .. products/items/again; whole range/selection again",
  },
  {
    named:
      "grid view; show as grid; grid; tile view; tiles; show as tiles; view as grid; th large; gallery view; th; grid layout",
    clues:
      "as/in tiles/squares/grid/blocks/gallery/mosaic/cards; side by side .. squares; in squares/grid; tiles/squares/grid instead/please/better; tiles",
  },
  {
    named: "list view; show as list; list; view as list; list ul; as list; list layout; show list; row view",
    clues:
      "plain list; as list; list instead/please/better; one under/below/beneath/after other/another; as/in rows/list/lines; rows/list over/instead tiles/squares/grid/of_tiles; underneath each_other; one per line/row; below each other; each .. on/in own line/row",
  },
  {
    named:
      "load more products; show more; more results; load more; view more; show more products; see more; more products; show more results; more; see more items; show next; view more products; more items",
    clues:
      "are there any/some/no other/others/more; any other/others/more; is that/this all; is there/are_there .. more; see/show/want/load/there_must_be/must_be .. more/further .. items/products/results/them/these/of_these/of_them/ones; further items/products/results; must be .. more; there .. more of these/them; rest of .. products/list/results/items; whats more; anything else/more; is that it; {see} rest; {see} some more; next batch; more of these/them/those; few more; keep going; that .. everything .. you have",
  },
  {
    named:
      "increase quantity; add one more; +; plus; one more; add one; increase; quantity up; more; raise quantity; quantity plus",
    clues:
      "one more [of]; another one [of]; need/want/make_it two; one .. not .. enough; isnt .. enough; not enough; raise/increase/up .. quantity/number/amount; extra one; plus one; more of it; two of them",
  },
  {
    named:
      "decrease quantity; one less; −; -; minus; reduce quantity; remove one; decrease; quantity down; one fewer; lower quantity; less; quantity minus",
    clues:
      "one is enough; just/only one; one will do; one fewer/less/too_many; one too many; take/knock one off/away; fewer of these/them/it; lower/reduce/decrease/bring_down .. quantity/number/amount; minus one; one less; only .. one .. not two; too many",
  },
  {
    named:
      "remove item; delete from basket; take out of bag; remove from cart; remove; delete item; remove from basket; delete; trash; trash can; bin; take out; remove product; remove from bag; trash 2; take out of basket; dustbin",
    clues:
      "dont/do_not/no_longer want/need .. {it} [any_more/anymore/after_all]; throw/chuck/take/kick/get/toss .. {it} .. out/away/off/rid [of] [basket/bag/cart/trolley]; get rid of it/this/one/these; changed/change .. mind about .. {it}; not .. buy/buying/taking .. it/this/one [after_all]; out of .. basket/bag/cart/trolley; lose it/this_one; it can/must/should go; decided against it/this",
  },
  {
    named:
      "empty cart; clear basket; remove all items; clear cart; empty basket; empty bag; remove all; delete all; clear all; clear bag; empty trolley; clear trolley; delete all items",
    clues:
      "throw/take/chuck/remove/get/toss/clear/tip .. everything/it_all/all/whole_lot/lot .. out/of/from [of] [basket/bag/cart/trolley]; take it all out; everything out; start shopping/basket/over from_scratch/again/afresh/anew; start from scratch; empty/clear [out] .. basket/bag/cart/trolley; dont want any of it/this/these/them; everything .. must/should/can go; basket/bag/cart .. empty; start over",
  },
  {
    named:
      "add promo code; have coupon; enter discount code; got voucher; promo code; voucher code; coupon code; discount code; apply coupon; apply promo code; have promo code; apply voucher; redeem code; add voucher; use coupon; add coupon; have discount code; do you have voucher; enter promo code; apply code; apply discount; ticket; local offer; redeem coupon; add discount; tag; percent",
    clues:
      "emailed/sent/gave/mailed me .. discount/voucher/coupon/promo [code]; got .. code .. from; got/have/use/enter/apply/type/put_in/add/redeem/ive/given/received/spend .. voucher/coupon/promo_code/discount_code/discount/code/rebate/promotion; voucher/coupon/discount .. where/type/use/enter; where .. voucher/coupon/discount/code; code .. cheaper/off/discount; percent off; money off",
  },
  {
    named:
      "add gift wrapping; gift options; is this gift; gift wrap; gift; wrap as gift; gift wrapping; add gift wrap; this is gift; gift bag; card giftcard; make it gift; gift packaging; send as gift; wrap it",
    clues:
      "is/its/it_is/as/makes .. present/gift [for]; wrap/wrapped/wrapping; for .. birthday/christmas/wedding/anniversary; nice/pretty/gift/beautiful/fancy/festive paper/packaging/box; make/pack .. pretty/nicely/nice/beautifully; giving .. away; ribbon; with bow; gift for",
  },
  {
    named:
      "redeem gift card; apply gift card; use gift voucher; gift card; use gift card; pay with gift card; add gift card; have gift card; redeem voucher; redeem gift voucher; gift cards",
    clues:
      "pay .. with .. gift card/voucher; gift card/voucher/certificate .. for .. christmas/birthday; gift card/voucher/certificate; card/voucher .. gave_me/given/present/birthday/with_money_on/with_money/credit; given/got/received .. card; card with .. money/credit [on]; store/shop credit; use .. card .. gave",
  },
  {
    named:
      "checkout; proceed to checkout; go to till; check out; pay now; go to checkout; secure checkout; proceed to payment; continue to checkout; credit card; go to payment; pay; to checkout; to till; begin checkout; checkout now",
    clues:
      "wrap this/it/things up .. pay; and pay; got everything [i] need/want/wanted; {want} .. pay; want/ready/like/time/can_i/let_me/let/how/where .. to/i/me/do .. pay/settle_up/check_out; done/finished shopping/choosing/here/picking; to till/checkout/payment/cash_desk; thats/that_is/got everything/all/it .. pay/settle/want/need/buy; settle up; pay for .. {it}; lets pay; pay now; shopping .. done/finished/complete; ring .. up; finish shopping; wrap this up; cash desk; {want} pay",
  },
  {
    named:
      "continue shopping; keep shopping; back to shop; back to store; return to shop; shop more; carry on shopping; continue browsing; back to products; go on shopping; return to store; browse more",
    clues:
      "carry_on/go_on/keep/continue looking/browsing/shopping [at/around/for] [products/things/more]; still want/like .. look/browse [around]; look around; not/isnt/arent .. finished/done .. looking/shopping/browsing/yet [around]; look/browse/shop/search .. around/some_more/bit_more/on/further/more; at more stuff/things/products first; browse/shop/look .. more; go/carry/keep/continue .. on shopping/browsing/looking; see/look .. what_else; what else .. have/got/sell; still .. want/need .. to look/browse; back to .. products/shop/store/shopping; keep looking/shopping/browsing",
  },
  {
    named:
      "estimate shipping; delivery costs; calculate postage; shipping costs; shipping cost; delivery information; shipping information; estimate delivery; delivery charges; calculate shipping; shipping rates; delivery and returns; shipping and delivery; postage; shipping info; delivery options; delivery info; postage costs",
    clues:
      "is shipping/delivery/postage free/included/extra/expensive; how much/what .. cost/is/charge/pay/take/will .. to_have_it_sent/sending/postage/shipping/delivery/deliver/ship/send [it]; what/how_much .. postage/shipping/delivery .. come_to/cost/be/is/amount_to; cost/costs/price/fee of/for .. shipping/delivery/postage/sending; is .. delivery/shipping/postage .. free; free delivery/shipping; shipping/delivery/postage cost/costs/fee/charge/price; have it sent; charge .. for .. sending/delivery/shipping/postage",
  },
  {
    named:
      "place order; submit order; complete purchase; confirm order; place my order; order and pay; buy and pay; finish order; complete order; confirm and pay; confirm purchase; pay and order; finalise order; finalize order; send order; place order now; submit your order",
    clues:
      "submit/confirm .. order/purchase; everything/all is/looks right/correct/good/fine .. order/submit; confirm .. {buy}; i confirm .. {buy} it; {send}/submit/place/confirm/finalise/finalize/complete/finish .. {it} .. off/order/purchase/buying; finalise/finalize it/this/everything; go/going ahead/through with .. purchase/order/buying/it; im sure .. {buy}; yes .. {buy}/order/purchase; complete/finish/close .. purchase/order/deal/buying; make it official; order it [now]; thats .. correct/right .. order; place order; all .. correct/right/good .. order; seal .. deal",
  },
  {
    named:
      "change delivery address; edit shipping address; ship to different address; change address; edit address; change shipping address; edit delivery address; different delivery address; deliver to different address; deliver elsewhere; deliver to another address; update address; use different address; change",
    clues:
      "have/get it/them delivered/sent/shipped to .. neighbour/work/office/mother/friend/place; parcel/package/it to .. go to .. work/office; {send}/delivered/go .. to .. neighbour/work/office/mother/parents/friend/sister/brother; should/has_to/must/needs_to/please go/be_sent/be_delivered/come .. somewhere_else/elsewhere/to_another/to_different/to_new/to_other; {send}/deliver .. to .. office/work/mother/neighbour/sister/parents/friend/another_address/different_address/new_address/other_address/different_place/other_place/workplace/new_place/grandmother/mum [instead/place]; ive/we/i/have moved [house]; new/other/different/wrong/old address/place/house/home; wrong address; address .. wrong/changed/not_right/incorrect/out_of_date/different; not .. to this/my/home address; somewhere else; {change} .. where .. sent/delivered/goes; {change} .. address",
  },
  {
    named:
      "change payment method; pay another way; edit payment; change payment; edit payment method; other payment method; use different card; different payment method; choose another payment method; pay differently; other payment options; more payment options; use another payment method; change card",
    clues:
      "from/with/by another/other/different/second card/account; take/charge .. another/other/different card; pay .. differently/another_way/other_way/with_other/some_other_way/by_invoice/another_card/with_different; use/take/charge/with .. another/other/different/second card/account/payment; not/rather/dont .. pay/use/charge .. with/by .. this/card/that/one; different/another/other way .. pay/paying; wrong card; other ways/options/means .. pay; how_else .. pay; {change} how .. pay; {change} .. payment",
  },
  {
    named:
      "pick up in store; click and collect; collect in person; store pickup; pickup; collect in store; collect from store; pick up; pick it up; free store pickup; pick up at shop; collect; collect from shop; pick up in shop",
    clues:
      "ill/i_will/i_can/want/ill_come/come/rather/like/id/can_i/let_me/let .. fetch/collect/pick_it_up/pick_up/get_it/grab/pick .. myself/it/them/from_shop/from_store/up/in_shop/in_person/there; fetch/collect/pick/get .. it/them/myself .. myself/from_shop/from_store/up/at_shop/in_shop/from_branch; dont/no/not need .. sent/delivery/shipped/delivered/posted; collect .. in person; come and/to fetch/get/collect; pick .. up [myself]; drop by; without delivery; come by .. shop/store",
  },
  {
    named:
      "continue as guest; checkout as guest; buy without account; guest checkout; check out as guest; shop as guest; order as guest; continue without account; order without registering; proceed as guest; continue without registering; skip registration; guest",
    clues:
      "dont/do_not feel_like/fancy .. account/registering/creating/signing_up; creating/create/making/opening account; order/buy/shop/pay without .. registering/account/signing_up/logging_in; {dont} .. want .. sign_up/register/account/log_in/signing_up/join/create; no account/registration/signing_up; without .. account/registering/signing_up/registration/logging_in/joining/login; do i have/need to register/sign_up/have_account/create; must i register/sign_up; just let me buy/order/pay; as guest; rather not sign_up/register/create_account; not .. member/registered",
  },
  {
    named:
      "express delivery; next day delivery; fast shipping; express shipping; express; priority shipping; next day; overnight shipping; overnight delivery; same day delivery; priority delivery; faster delivery; rush order; next day shipping; rush delivery; speedy delivery",
    clues:
      "here/arrive/come .. on/by/before friday/monday/tuesday/wednesday/thursday/saturday/sunday/weekend; can .. be here [on/by/tomorrow]; need/want/arrive/here/come .. it/here .. by/tomorrow/tonight/until .. tomorrow/tonight/friday/monday/soon/weekend/wednesday/then; by tomorrow; urgent; quickest/fastest/quick/fast/speedy/rush way/delivery/shipping/option/method; as fast/quick/soon as .. possible/you_can; in hurry; {cant} wait; hurry; need .. quickly/fast/soon/tomorrow/urgently; {send} .. quick/fast/express/overnight; pay extra .. faster/speed; faster; sooner",
  },
  {
    named:
      "return items; start return; send it back; return item; return; return order; returns; request return; make return; return this item; return or replace; rotate left; assignment return; return product; send back; begin return; create return; return something; return goods; start your return",
    clues:
      "{want}/can/let/how/must/have/like/going/where .. give/{send}/bring/take/hand .. back; {send} .. back; give .. {it} .. back; take .. {it} back; give it/them/these/this back; dont/doesnt/didnt .. fit/like .. back/return; return .. {it}; {it} .. going back; not what i ordered; isnt what i ordered; get rid of .. money; wrong .. thing/item/product/size/colour .. sent/arrived/came/got; how .. returns/return work; free returns",
    reasons: "doesnt/dont/does_not/do_not fit [me]; dont/do_not like .. it/them",
  },
  {
    named:
      "exchange; swap for another size; request exchange; exchange item; swap; exchange items; replace item; swap item; swap size; change size; exchange for another; replacement; request replacement; replace; exchange size; start exchange",
    clues:
      "swap/exchange .. for .. blue/red/green/black/white/other/new/different/bigger/smaller [one/ones]; one size smaller/bigger/larger; size smaller/bigger/larger; different/another/bigger/smaller/larger/other size/colour/one .. instead/for_it/for_this/please/of_it; swap/trade/exchange/switch/replace .. {it}; swap/trade/exchange .. for; give me/us another/different/bigger/smaller .. for_it/instead/one; too small/big/large/tight/loose/short/long .. send/another/bigger/smaller/want/need/give/other/one_size; in .. different/bigger/smaller/other size/colour .. instead; need/want/send/get replacement; size up/down; next size; new one .. for_it/for_this/instead",
    reasons: "too small/big/large/tight/loose/short/long; wrong size/colour",
  },
  {
    named:
      "request refund; get refund; claim money back; refund; ask for refund; refund me; refund order; claim refund; refund this order; apply for refund; money back; get your money back",
    clues:
      "money/cash back; pay/give .. back .. money/paid/me; pay/paid me back; want/get/demand/claim/request/have .. refund/refunded/reimbursed/reimbursement; refund; reimburse; charged .. for something/it/never/twice .. back/never; return .. my money; get .. money back",
  },
  {
    named:
      "cancel order; call off this order; withdraw order; cancel this order; cancel items; cancel purchase; stop order; cancel my order; revoke order; cancel item; cancel",
    page: "order/orders/purchase/shop/basket/delivery",
    clues:
      "{buy}/ordered/bought .. twice .. accident/accidentally/mistake; by accident; call .. order .. off; ordered/bought .. this/it .. by_mistake/accidentally/by_accident/in_error/twice/unintentionally; by mistake; didnt/did_not/never mean/meant/wanted/intended to order/buy; stop/call_off/withdraw/cancel/revoke/scrap/abort/undo .. order/purchase; dont/do_not {send} .. it/this/order/anything/them [after_all/please]; dont/no_longer want/need .. order; order .. no_longer/not .. needed/wanted/necessary; ordered .. wrong thing/item/one; i .. cancel it/this",
  },
  {
    named:
      "buy again; reorder; order again; buy it again; repeat order; arrow repeat; replay; re order; repeat purchase; order this again; repeat this order; reorder items; purchase again",
    clues:
      "{buy} .. one more time/again; one more time; run out; same .. once_more/again/as_last_time/as_before/over_again; same thing/things/order .. as .. last_time/before/again; as last time; {buy} .. it/this/one/these/them/same .. again/once_more/second_time; {want} .. it/this/these/them/same again; repeat .. order/purchase; once more .. order/same; run out .. need/want/again/more; another round of; what i had last_time; same again",
  },
  {
    named:
      "download invoice; view receipt; print invoice; invoice; receipt; view invoice; download receipt; get invoice; get receipt; print receipt; show invoice; show receipt; file invoice; receipt long; invoice pdf; e receipt; see receipt; tax invoice",
    clues:
      "need/want/wants/get/see/where/wheres/have/has/give/send/show/needs/print .. bill/receipt/invoice/proof_of_purchase/proof; bill/receipt/invoice for .. tax/boss/accountant/accounting/records/expenses/company/insurance/warranty/guarantee; paper/document/something .. proves/says/shows .. paid/bought; prove/proof .. paid/bought/purchase/payment; expense report/claim; tax return; claim .. expenses; for .. tax/accountant/bookkeeping/expenses",
  },
  {
    named:
      "report problem; somethings wrong with order; item damaged or missing; something is wrong; report issue; problem with order; report problem with order; item damaged; make complaint; report damaged item; missing or damaged item; complain; get help with order; report damage; item missing; problem with item; file claim; report missing item; complaint; order problem; i have problem with order; dispute order",
    clues:
      "half/part/some/one/piece of .. {it} .. missing; {it} .. is/are/was/were missing; came/arrived/is/was/were/got/turned_up/received/delivered .. broken/damaged/cracked/in_pieces/smashed/scratched/dented/faulty/defective/torn/shattered/incomplete/ruined/leaking; problem/trouble/issue/wrong with .. order/parcel/delivery/purchase/item/it/package; something/half/part/parts/item/piece/one/lid .. was/is/are/were missing; missing from .. box/parcel/order/package; doesnt/wont/does_not/stopped/not work/working [any_more/properly]; complain/complaint about .. order/it/item/parcel/delivery; box .. empty; something .. wrong/broken; is/are/was faulty/defective/missing",
  },
  {
    named:
      "print return label; return label; download shipping label; download return label; get return label; shipping label; print label; return slip; return sticker; print shipping label; get label; create return label",
    clues:
      "sticker/label/slip/barcode for .. parcel/box/package/sending/return/returning/it/sending_back; label/sticker .. sending_back/return/stick/put_on; what .. stick/put .. on .. parcel/box/package; return label/slip/sticker; stick on .. parcel/box/package; address .. for .. return; need .. label/sticker",
  },
  {
    named:
      "contact seller; message seller; ask seller; write to seller; chat with seller; message shop; email seller; message store; contact shop; contact vendor; message vendor; contact merchant; ask vendor",
    clues:
      "get in touch with/contact/reach .. seller/vendor/merchant/dealer; in touch with .. seller/vendor/merchant/dealer; talk/speak/write/chat/ask/contact/message/reach/send .. seller/vendor/merchant/shop_owner/owner_of_shop/one_who_sells/person_who_sells/person_selling/one_selling/who_sells/whoever_sells/dealer/owner [it/this/message]; seller .. question/message/ask/something/know; question for .. seller/vendor/owner",
  },
  {
    named:
      "rate seller; leave feedback; review seller; seller feedback; rate this seller; give feedback; leave seller feedback; feedback; rate shop; rate vendor; review vendor; rate merchant; leave feedback for seller",
    clues:
      "how .. seller/vendor/dealer/merchant .. did/was/behaved/treated/performed/handled; seller/vendor/dealer/merchant .. was/were/did/is great/good/bad/terrible/kind/nice/friendly/slow/quick/excellent/rude/reliable; rate/review/praise/judge .. seller/vendor/dealer/merchant; feedback for/on/about .. seller/vendor/dealer/merchant; opinion of .. seller",
  },
  {
    named:
      "subscribe and save; repeat delivery; make this regular order; subscribe; auto delivery; regular delivery; autoship; recurring order; set up repeat delivery; auto reorder; auto replenish; deliver regularly; subscribe to this product; schedule deliveries; repeat order automatically",
    clues:
      "{it} .. {send}/sent/deliver/delivered/get/order/come/ordered .. each/every/once .. month/week/fortnight/year/few_weeks/other_week/quarter; {send}/order/deliver {it} .. each/every/once .. month/week/fortnight/year/few_weeks/other_week/quarter; come/sent/delivered/order/arrive/deliver .. regularly/monthly/weekly/automatically; monthly/weekly/regular delivery/supply/order/basis; never run out",
  },
];
