import type { UsualEntry } from "./usual.ts";

/** Shops, baskets, orders and deliveries. */
export const shop: UsualEntry[] = [
  {
    named:
      "empty basket/cart/bag; clear basket/cart/bag; remove all [items]; empty; clear all; delete all [items]; remove everything; empty shopping basket/cart/bag; clear shopping basket/cart/bag; clear items; discard basket/cart",
    asked:
      "throw/take/put/get everything/all/all_items/it_all/all_of_it out [of basket/of cart/of bag/of shopping_cart]; {remove}/empty/discard everything/all/all_items/all_things/all_of_it/it_all from/in basket/cart/bag/shopping_cart/trolley; empty/clear/clear_out [whole/entire/shopping] basket/cart/bag/trolley/shopping_cart; {remove}/throw_out/throw_away all items/products/articles [from basket/from cart/from bag/in basket]; start over with empty basket/cart; i dont want any of it [any_more]; i want nothing of it; take everything back out; make basket/cart/bag empty; i want empty basket/cart; nothing in basket/cart should stay; delete whole basket/cart",
    page: "basket/cart/bag/shopping/trolley/checkout",
  },
  {
    named:
      "back to basket/cart/bag; return to basket/cart/bag; basket; cart; bag; shopping basket/cart/bag; view basket/cart/bag; edit basket/cart/bag; change basket/cart; show basket/cart; go to basket/cart/bag; open basket/cart; back to shopping basket/cart/bag; see basket/cart; go to shopping cart; review basket/cart; your basket/cart/bag",
    asked:
      "return/go/get/take_me/bring_me [back] to [shopping] basket/cart/bag/trolley; {see} [shopping] basket/cart/bag/trolley; {see} what i have/want_to_buy in basket/cart/bag/trolley; what is/do_i_have in basket/cart/bag/trolley; whats in basket/cart/bag; {change} [shopping] basket/cart/bag/trolley; back to [shopping] basket/cart/bag/trolley; change what is in basket/cart/bag; go through basket/cart again",
  },
  {
    named:
      "checkout; check out; proceed to checkout; go to checkout; to checkout; continue to checkout; proceed to payment; go to payment; secure checkout; begin checkout; start checkout; continue to payment; pay now; checkout now; to payment; to till; go to till; complete order",
    asked:
      "check out; go/proceed/continue/move_on/take_me to checkout/till/payment/cash_desk/paying; i want to pay/check_out [now]; start/begin checkout/paying; i have everything [i need/i want]; im/i_am done/finished shopping; pay for it/everything/things/basket/cart [now]; thats all i want to pay; to till/checkout/cash_desk; im ready to pay; buy what is in basket/cart",
    page: "basket/cart/bag/shopping/trolley",
  },
  {
    named:
      "place order; buy now; order now; complete purchase; complete order; confirm order; confirm and pay; pay now; submit order; finish order; confirm purchase; buy; order and pay; place order and pay; finalise order; finalize order; send order; place your order; place binding order; finish purchase; pay and order; order with obligation to pay; buy and pay; order; purchase; confirm order and pay",
    asked:
      "complete/finish/finalise/finalize/conclude/make/confirm purchase/order/buying/deal; place/send/submit/give/put_in/send_off/put_through order; order/buy/purchase it/everything/all/things [finally/now]; i want to order/buy it/everything [now]; go ahead with order/purchase; make order/purchase [final/binding]; put order through; send order off; complete/finish/make purchase; buy for real; finish buying",
    page: "order/checkout/payment/pay/purchase/delivery",
  },
  {
    named:
      "continue shopping; back to shop; keep shopping; shop more; back to store; return to shop; continue browsing; go on shopping; back to products; back to results",
    asked:
      "continue/keep/go_on shopping/browsing/looking/looking_around; buy/get/add something/something_else else/more; return/go [back] to shop/store/products; look around more/some_more/further; i want/need something else/more; i need more things; im not done/finished shopping; back to shop/store/products; see more/other products; look for something/more else",
  },
  {
    named:
      "save for later; move to saved; save item; put aside; move to wish list; move to wishlist; keep for later; buy later; move to list; set aside; remember for later; move to later; add to later",
    asked:
      "put/set/lay it/item/product aside [for later]; save/keep it/item/product for later/another_time/next_time; buy/take/get/order it later/another_time/next_time/some_other_time/tomorrow; i will/ill buy/take/get/order it later/another_time/next_time; not now but later; take it out of basket but keep it; move it/item/product to saved/wish_list/later/list; keep it/item/product but not in basket/cart; {dont} buy it now/yet keep it; remember it/item/product for later/another_time/next_time",
    page: "basket/cart/bag/shopping",
  },
  {
    named:
      "add to basket/cart/bag; put in basket/cart/bag; add to shopping basket/cart/bag; into basket/cart; add to trolley; add item; add to order; in basket/cart; put into basket/cart",
    asked:
      "i ll/will/would take it/one/that; i take it/one; put/add/throw/lay/get/drop it/item/product/article/one [of them/of it] in/into/to/onto [shopping] basket/cart/bag/trolley; i want/would_like to have/buy it/one; get/give me one; ill take it/one; one of them please; into/in basket/cart/bag with it; add it [to basket/to cart/to bag/to order]; take it; put it in; buy it/item/product/one; i want/need one of those/these/them; i want to buy it",
  },
  {
    named:
      "track order/parcel/package/shipment/delivery; track; track [my] order/parcel/package; where is my order/parcel/package; track and trace; tracking; shipment tracking; order status; delivery status; see tracking; follow parcel/package/shipment; show status; view tracking; parcel tracking; wheres my order/parcel",
    asked:
      "track/follow/trace it/order/parcel/package/shipment/delivery; where is/are order/parcel/package/delivery/shipment/things/shoes; wheres order/parcel/package/delivery/shipment; when does/will/is order/parcel/package/delivery/it arrive/come/delivered/coming/be_here/get_here; how far is/along_is order/parcel/package/delivery; status of order/parcel/package/delivery; {see} [order/delivery] status/tracking [of order/of parcel]; {see} where order/parcel/package/delivery is; has order/parcel/package been/arrived sent/shipped/yet; is order/parcel/package on its way; my order/parcel/package has not/hasnt arrived/come [yet]; what happened to order/parcel/package; locate parcel/package",
  },
  {
    named:
      "cancel order; cancel purchase; cancel delivery; cancel items; revoke order; withdraw order; cancel this order",
    asked:
      "cancel/revoke/withdraw/call_off/stop order/purchase/delivery; i dont want order/it/delivery any_more; i no longer want order/delivery; take back order; take order back; {dont} send/deliver order/it [any_more]; order was mistake; i ordered by mistake; i changed my mind about order/purchase; call order off",
    page: "order/orders/purchase/delivery",
  },
  {
    named:
      "returns and/& refunds; return item/items; return; return order; start return; create return; send back; returns; return product; return article; return or exchange; exchange or return; return this item; request return; return goods; return label; return items; arrange return; make return",
    asked:
      "send/give/bring/take/ship/hand it/item/order/product/shoes/things/something/article/them/goods back; send back item/order/product/shoes/something/article/goods; return it/item/order/product/shoes/something/article/them/goods; i dont like it/them; it/they doesnt/dont/does_not/do_not fit; wrong size; it is/its too small/big/large; it/item/product is/was/arrived broken/damaged/defective/faulty; i want/would_like to return/send_back/give_back it/item/something/order/product; start/make/begin/create/arrange return; it is not what i ordered; get return label; i got wrong item/thing/size; i received wrong item/thing",
  },
  {
    named:
      "buy again; order again; reorder; repeat order; buy it again; order same again; repeat purchase; re order; order once more; buy once more",
    asked:
      "order/buy/get/want/purchase it/same/order/item/them/product again/once_more/another_time; repeat/renew [last/same] order/purchase; same [order/thing/again] as last_time/before/again [please]; same thing/one/order again; another one of these/those/them; i want/need same/it/more/another_one again/of_same; reorder it/item; place same order again; order same thing again; get me same again",
  },
  {
    named:
      "notify me; notify me when available; email me when available; notify when in stock; back in stock alert; tell me when available; notify me when back; remind me when available; email when available; let me know when available; notify when available; stock alert; remind me; availability alert; get notified",
    asked:
      "tell/notify/inform/email/mail/text/let me [know] when/once/as_soon_as it/item/product/size [is/comes/gets] [back/again/available/in_stock/back_in_stock/there/here] [in stock/again/available]; let me know when it is/comes back/available/in_stock [again]; i want to know when it is/comes back/available/in_stock [again]; i want/would_like to be notified/told/informed when it is/comes back/available/in_stock [again]; its sold out tell me when it is/comes back/available; wait for it; inform me about availability",
  },
  {
    named:
      "size guide; size chart; size table; sizing; sizes; size help; find size; find my size; sizing guide; what size am i; measurements; fit guide; which size; size advisor; size information; sizing help",
    asked:
      "which/what size am i/do_i_need/fits_me/is_right/should_i_take/do_i_have/to_take [for me]; {see} size guide/chart/table/sizes/measurements; find/look_up/work_out/determine size; help [me] with size/sizing; how big/large is it; how does it fit; how big is size; i dont know size; what are measurements; does it fit me; is it big enough; how do sizes run; i dont know my/which/what size [fits]; size table",
  },
  {
    named:
      "delivery options; shipping options; delivery and returns; shipping and returns; delivery information; shipping information; delivery; shipping; delivery costs; shipping costs; postage; shipping and delivery; delivery times; delivery info; shipping info; delivery details",
    asked:
      "how much/what is/does delivery/shipping/postage/it cost [to send]; how long does/will delivery/shipping/it take [to arrive]; {see} delivery/shipping options/costs/information/times/details; when will it/they arrive/come/be_here; how/when is/will it be delivered/sent; do you deliver/ship [to] [me/here/abroad]; what does/do delivery/shipping/postage cost; can it be delivered/sent; delivery/shipping costs; how fast is delivery; how do i get it",
  },
  {
    named:
      "gift wrap; wrap as gift; gift wrapping; its gift; this is gift; add gift wrap; wrap it; gift packaging; is gift; gift option; send as gift; gift wrapped; it is a present; wrap as present; pack as gift; gift order; gift box; wrap as a gift; this order is a gift; this is a present; order is gift; contains gift",
    asked:
      "wrap/pack it/them/everything/order [up] [as/like/for] [gift/present/in gift wrap/in gift paper/nicely]; wrap/pack it/order up; its/it_is/thats/order_is/its_meant_as/is gift/present [for someone/for friend/for birthday]; its/it_is/thats for birthday/someones birthday; gift/present wrapping/wrap/paper/wrapped please; make it/order gift/present; i want/need/would_like it wrapped/packed [as gift/as present/nicely]; i want to give it to {person}; as gift/present [please]; i am giving it to {person}; put it in gift paper; it should look like gift/present; make it look nice",
    contrary: {
      asked:
        "{dont} wrap/pack it/order/them [up] [as gift/as present]; no gift wrap/wrapping/paper; its/it_is not/no gift/present; no wrapping; without gift wrap/wrapping; it need not be wrapped; its for me/myself; wrapping is not needed/necessary",
    },
  },
  {
    named:
      "add note; order note; add message; gift message; add gift message; leave note; add comment; add note to order; write gift message; note to seller; delivery instructions; add delivery instructions; add greeting card; greeting card; add card; message to seller; special instructions; add instructions; add a note",
    asked:
      "add/write/leave/put_in/enclose/include/send [personal/short/nice] note/message/greeting/card/greeting_card/instruction/instructions/words [to/with/for/in] [order/gift/present/seller/courier/driver/delivery/parcel]; write something to seller/courier/driver/recipient; say/tell seller/courier/driver something; i have wish/note/message for seller/courier/driver; add few words; put card/greeting in; tell courier/driver where to leave it",
  },
  {
    named:
      "billing address same as delivery/shipping [address]; same as delivery/shipping [address]; use delivery/shipping address for billing; billing address is same; billing same as shipping/delivery; use same address for billing; same address; billing address is same as shipping/delivery address; billing address same as shipping/delivery; use as billing address; same as shipping/delivery address; use shipping/delivery address as billing address; bill to same address; invoice address same as delivery address; invoice to same address; my billing and delivery/shipping address are same; same for billing; billing and shipping address are same; use same address; identical to delivery/shipping address; delivery/shipping address same as billing [address]; same as billing [address]; ship to billing address; deliver to billing address; ship to same address; deliver to same address; send to billing address",
    asked:
      "billing/invoice/delivery/shipping/both address/addresses is/are same/identical [as delivery/as shipping/as billing/as delivery address/as shipping address/as billing address]; use same address [for billing/for both/for invoice/for delivery/for shipping/twice]; same address for billing/both/invoice/delivery/shipping; bill/invoice/send_bill/send_invoice [me/it] to/at same/delivery/shipping address; use delivery/shipping/billing address for billing/both/invoice/delivery/shipping; both addresses are same; i live where it is delivered; deliver/ship/send it to billing/same address; bill goes to same address; one address for both; same billing address",
    contrary: {
      named:
        "use different/another billing/delivery/shipping address; different billing/delivery/shipping address; different address; ship to different address; bill to different address; billing address is different; add billing address; deliver to different/another address; different address for billing; send to another/different address",
      asked:
        "billing/invoice/delivery/shipping address is/are not/isnt/different/another [same/identical/one] [as delivery/from delivery/as shipping/from shipping/than delivery/as delivery address/from delivery address]; billing/invoice/delivery/shipping address isnt same/identical; addresses are/arent not/different/same [same/identical]; use/enter/need/have/want/add/give another/different/other/separate billing/invoice/delivery/shipping address; i have/need another/different/separate billing/invoice/delivery/shipping address; another/different/separate billing/invoice/delivery/shipping address; bill/invoice goes/should_go/is_going to another/different/other/somewhere address/else; send/mail/deliver/ship bill/invoice/it/order to another/different/other/somewhere address/else; {dont} use same/delivery/shipping/billing address [for billing/for both/for invoice/for delivery]; deliver/ship/send it/order to another/different/other address; i want it delivered/sent/shipped somewhere/elsewhere else; bill/invoice to/at another/different/other address; not same address; i want bill/invoice sent somewhere else; send it somewhere else",
    },
  },
  {
    named:
      "choose store; change store; pick up in store; select store; find store; store finder; our stores; stores; find shop; change branch; choose branch; set store; shop finder; find branch; find a store; find nearest store; store locator; branches; my store; locations; select branch; find nearest shop; find dealer",
    asked:
      "{change}/choose/pick/set/select [another/other/different] store/shop/branch/market; find/where_is/wheres/look_for/locate/show_me/show [me] nearest/next/closest/nearby store/shop/branch/market/stores/shops/branches; where can i buy it/pick_it_up/collect_it; where are stores/shops/branches; {see} stores/shops/branches/locations [near me/nearby/near here]; is there store/shop/branch near me/nearby/here; use another/different/other store/shop/branch; where are you; find store/shop/branch; shops near me; stores near me; {see} opening hours [of store/of shop]",
  },
  {
    named:
      "filter; filters; show filters; all filters; refine; filter results; more filters; refine results; open filters; refine search; narrow results; filter and sort; filter by",
    asked:
      "{see} [all/more] filters; narrow/refine/filter/limit/reduce/cut_down results/list/search/it/selection [down]; refine/narrow_down it/search/results/selection; too many results/hits; there are too many results/hits; narrow down [results/search/list/selection/it]; limit/reduce what is shown; be more specific; filter it/things/list",
  },
  {
    named:
      "clear filters; reset filters; clear all filters; remove filters; remove all filters; reset all; clear all; delete all filters; reset filter; clear filter; show all; reset selection; delete filters; clear selection; reset; remove all; undo filters",
    asked:
      "{remove}/reset/undo/take_off/take_out/lift/switch_off/turn_off [all] [of] filters/filter/restrictions/limits/refinements; without [any] filters/filter; no filters/filter/restrictions; show/see everything/all [again/results]; take [all] filters off/away/out; start over/again with filters/search; show all results/products/entries/items [again]; stop filtering; turn filters/filter off; see all again; dont filter [any_more]; everything again",
    page: "filter/filters/results/search",
  },
  {
    named:
      "compare; add to comparison; compare items; compare products; add to compare; compare selected; comparison; compare plans; compare prices; show comparison; compare now; compare all",
    asked:
      "compare it/them/product/item/these/products/items/two/prices/plans/offers [with others/with each other/side by side/next to each other]; {see} differences/comparison [between them]; {see} them side_by_side/next_to_each_other; what is difference/differences [between them]; which one is better/cheaper; whats difference [between them]; put them side_by_side/next_to_each_other; add it to comparison; hold them against each other",
  },
];
