import type { ClueEntry } from "./clue.ts";

/** Restaurants, and food that is brought. */
export const restaurants: readonly ClueEntry[] = [
  {
    named:
      "book table; reserve table; make reservation; reservations; reserve; book; table booking; reservation; find table; calendar check; book now; reserve now; table reservation; request table; book your table; make booking; reserve your table",
    page: "restaurant/table/menu/food/dinner/lunch/bistro/cafe/pizzeria/kitchen/bar/eat/reservation/reservations",
    clues:
      "eat/dine/come/have_dinner/have_lunch .. at/with/in/to/by .. your/you/place/restaurant [on/tonight/for]; room/space/table/place/seats .. for two/three/four/five/six/seven/eight/us [tonight/people/on]; table for .. two/three/four/five/six/eight/ten/people/us/tonight; want/need/get/have/like/reserve/book/free/any .. table [for/on/tonight]; eat/dine .. tonight/friday/saturday/tomorrow/sunday .. [there/here/at]; we want to come .. tonight/on; keep/save .. table .. for; tables .. free/left/available; sit/eat .. outside/terrace",
  },
  {
    named:
      "menu; see menu; view menu; our dishes; menus; our menu; food menu; utensils; book open; restaurant menu; dishes; the menu; view our menu; see our menu; food; lunch menu; dinner menu; todays menu; carte; food and drink; what we serve; menu pdf; dinner; dish of day; daily specials",
    page: "restaurant/table/menu/food/dinner/lunch/bistro/cafe/pizzeria/kitchen/bar/eat/reservation/reservations/canteen/dishes",
    clues:
      "what/anything/something .. do_you/have/is_there/there/can_i/you/is .. to eat/serve/cook/serving/offer [there/today]; whats for/on .. dinner/lunch/menu/today/breakfast; what .. eat/food/dishes/serve/cook; what .. for dinner/lunch/breakfast; im/we_are .. hungry .. what; which .. dishes/food/meals; {see} .. dishes/food/card/meals/what_you_cook/what_there_is; what .. cooking/serving/on_offer .. [today]; todays .. special/specials/dish/dishes; how much .. dish/food/meal/pizza .. cost; prices of .. food/dishes/meals",
  },
  {
    named:
      "drinks; wine list; drinks menu; drink menu; beverages; wine glass; local bar; cocktails; bar menu; wines; drinks list; wine and drinks; bar; cocktail menu; drinks card; beer list; our wines",
    page: "restaurant/table/menu/food/dinner/lunch/bistro/cafe/pizzeria/kitchen/bar/eat/reservation/drinks/wine",
    clues:
      "thirsty; something/anything/what to drink; what .. wine/wines/beer/beers/cocktails/drinks/teas; what .. drink; whats .. to drink; {see} .. wines/beers/cocktails/drinks; glass/bottle of .. wine/beer/something; wine/beer/cocktail .. with .. dinner/food/meal; have .. wine/beer/cocktails; do you .. serve .. wine/beer/alcohol",
  },
  {
    named:
      "opening hours; opening times; when were open; hours; open hours; opening hours and prices; business hours; visiting hours; when are you open; schedule; clock; hours and location; our hours; hours and admission; open times; when we are open; surgery hours; visiting times; hours and directions; library hours; hours of operation; hours and contact; store hours; plan your visit",
    clues:
      "are/is/when/what/will/do/does .. you/it/museum/shop/library/restaurant/pool/surgery/branch/place .. open/close/closed/shut [on/at/today/now/still/until]; when/what_time/until_when/how_late/how_long .. open/close/closed/shut/closes/opens/stay/staying/come/there [it/you]; open/closed/shut .. on .. sunday/sundays/monday/mondays/saturday/saturdays/friday/weekend/weekends/holidays/christmas/easter; how long .. we/i/you/can .. stay/open/come; are you .. open/closed/there; until when; still .. open; open today/tomorrow/now/tonight/late; when .. come/visit .. [earliest/latest]; too late .. come; what time .. you/does_it",
  },
  {
    named:
      "call; call us; phone; call now; phone us; call restaurant; give us call; telephone; call shop; ring us; call hotel; call surgery; call office; call reception; call clinic; call the restaurant; phone number",
    clues:
      "{want}/let/can/rather/could .. ring/phone/call/talk/speak .. [to/with] them/you/restaurant/reception/surgery/shop/owner/place/office [by phone]; talk/speak/order/book .. on/by/over .. phone/telephone; give .. them/you/restaurant/reception/surgery/office .. ring/call/bell/buzz; ring/phone .. up; whats .. your/their .. number; phone/telephone number; rather .. talk/speak .. than .. write/type; by phone",
  },
  {
    named:
      "delivery; get it delivered; deliver to me; deliver; order delivery; home delivery; motorcycle; delivery dining; delivered; order for delivery; deliver to my address; have it delivered; deliver to door; delivery order",
    page: "restaurant/table/menu/food/dinner/lunch/bistro/cafe/pizzeria/kitchen/bar/eat/pizza/meal/order/groceries/takeaway/pickup",
    clues:
      "bring/send/deliver/get/have/come .. food/pizza/meal/it/dinner/lunch/everything/order .. to/here/home/over/my/us/door [place/house/door/office/address]; bring .. it here/home; dont/not/no feel/want/like/mood/need .. go/going/leave/leaving out/outside/house/home [bring]; stay/eat/dine .. home/in/sofa/couch; eat .. at home; bring me/us .. food/pizza/dinner/lunch/it; to my/our place/house/flat/office/door; courier/driver/you .. bring; deliver .. it",
  },
  {
    named:
      "pickup; collection; takeaway; takeout; collect; pick up; to go; order for pickup; takeout dining; bag shopping; order takeaway; take away; pickup order; carry out; collect in store; pick up in person; order takeout; self collection; order for collection; takeaway menu; click and collect",
    page: "restaurant/table/menu/food/dinner/lunch/bistro/cafe/pizzeria/kitchen/bar/eat/pizza/meal/order/groceries/takeaway/delivery",
    clues:
      "ill/i_will/i_can/well/we_will/i/we/rather/myself/ourselves .. fetch/collect/pick_up/come/get/pick/grab .. pizza/food/it/meal/myself/order/them [myself/up/ourselves/for]; fetch/collect/pick/get .. [up] .. pizza/food/it/meal/order .. [up/myself/ourselves/on]; take .. it/food/pizza/meal/that .. away/home/with_me/with_us/out; to go; eat .. it at_home/elsewhere/in_park/on_way; come by .. get/fetch/collect; on .. way home .. fetch/get/collect/pick",
  },
  {
    named:
      "eat in; dine in; order at table; eat here; table service; dining in; order to table; sit in; for here; order from table; eat at restaurant",
    page: "restaurant/table/menu/food/dinner/lunch/bistro/cafe/pizzeria/kitchen/bar/eat/pizza/meal/order/takeaway/delivery",
    clues:
      "eat/dine/have/stay .. it/here/in/there [here]; were/we_are/im/i_am/we/already .. sitting/seated/sit/sat/here/at [here/table/already]; at .. table .. already/sitting/sit/number/bring; sitting .. here/at/table; for here; bring .. it .. to .. table; eat in; not .. takeaway/to_go",
  },
  {
    named:
      "allergens; allergy information; allergy info; allergies; allergen information; dietary information; allergen info; allergens and nutrition; allergen menu; dietary requirements; allergens and ingredients; dietary needs; intolerances; allergies and intolerances; special diets; dietary; food allergies",
    page: "restaurant/table/menu/food/dinner/lunch/bistro/cafe/pizzeria/kitchen/bar/eat/pizza/meal/order/recipe/dish/dishes",
    clues:
      "cant/cannot/mustnt/must_not/not/never .. eat/have/tolerate/touch .. nuts/gluten/milk/lactose/eggs/fish/shellfish/soy/wheat/peanuts/dairy/sesame/celery; is/are/does/contain/contains/there/any/with/without .. gluten/nuts/milk/lactose/eggs/soy/peanuts/wheat/dairy/sesame/celery .. [in it/in]; allergic/allergy/intolerant/coeliac/celiac/intolerance .. [to]; nuts/gluten/peanuts/milk/lactose/shellfish .. kill/ill/sick/bad/allergic; contains/contain; gluten/lactose/nut free; swell up",
  },
  {
    named:
      "vegan; plant based; vegan dishes; leaf; eco; vegan only; vegan options; show vegan; only vegan; plant based only; vegan menu; purely plant based",
    page: "restaurant/table/menu/food/dinner/lunch/bistro/cafe/pizzeria/kitchen/bar/eat/pizza/meal/order/recipe/recipes/dish/dishes/diet/shop",
    clues:
      "dont/not/no/nothing/without/never .. eat/anything/animals/animal/eggs_or_milk/from/animal_products [from animals/of animals]; nothing/no/without .. from animals/animal_products; no animal/animals; neither .. meat nor .. milk/eggs/cheese; without .. milk .. eggs; no .. eggs .. milk; purely plants/plant; only plants; vegan .. please/food/dishes/only/for",
  },
  {
    named:
      "vegetarian; veggie; meat free; carrot; seedling; vegetarian only; vegetarian dishes; veggie only; vegetarian options; meatless; no meat; without meat; vegetarian menu; only vegetarian; veggie options",
    page: "restaurant/table/menu/food/dinner/lunch/bistro/cafe/pizzeria/kitchen/bar/eat/pizza/meal/order/recipe/recipes/dish/dishes/diet/shop",
    clues:
      "dont/not/no/never/without/stopped/gave_up .. eat/eating/want/like .. meat; without/no meat; im/we_are/friend/daughter/wife/she_is .. vegetarian; nothing with .. meat; meat .. not/isnt/never; vegetarian .. please/food/dishes/only/for; meatless",
  },
  {
    named:
      "extra hot; spicy; extra spicy; hot; make it spicy; pepper hot; fire; more spice; very hot; add chilli; add chili; very spicy; extra chilli; chilli; spice level",
    page: "restaurant/table/menu/food/dinner/lunch/bistro/cafe/pizzeria/kitchen/bar/eat/pizza/meal/order/dish/dishes/recipe",
    clues:
      "make it burn/hot/hotter/spicy/spicier; like/want/love/need/prefer .. it/food/mine .. hot/hotter/spicy/spicier/burning/fiery; lots/plenty/more/extra of/on .. chilli/chili/chillies/pepper/spice; more .. chilli/chili/spice/heat; not .. mild; really/very/properly/extra .. hot/spicy",
  },
  {
    named:
      "add note; special requests; note for kitchen; special request; add instructions; notes; add special request; special instructions; note; add comment; note to kitchen; note sticky; message to restaurant; order notes; note for restaurant; add cooking instructions; delivery instructions; add delivery instructions; comments; note for courier; add delivery note",
    page: "restaurant/table/menu/food/dinner/lunch/bistro/cafe/pizzeria/kitchen/bar/eat/pizza/meal/order/delivery/takeaway",
    clues:
      "tell/ask/let/write/inform .. cook/kitchen/chef/restaurant/driver/courier/them/rider .. [to/that/know/about]; without .. onions/onion/garlic/mayo/pickles/cheese/tomatoes/mushrooms/salt/olives; leave/hold/skip/take/no .. [out/off] .. onions/onion/garlic/mayo/pickles/cheese/tomatoes/mushrooms/salt/olives [out/off]; say/add/write/give .. something/wish/extra_wish .. to .. kitchen/cook/order/chef; special/extra/own wish/wishes/request; bell .. broken/doesnt_work .. [knock/courier]; ring .. bell/twice .. courier/driver; leave it at .. door; kitchen/cook/chef/driver/courier .. should/must/needs .. know/not",
  },
  {
    named:
      "customise; choose toppings; edit ingredients; customize; add toppings; toppings; extras; build your own; change ingredients; sliders; personalise; personalize; modify; choose extras; add extras; choose ingredients; customise pizza; make it yours; customise order; edit toppings; options",
    page: "restaurant/table/menu/food/dinner/lunch/bistro/cafe/pizzeria/kitchen/bar/eat/pizza/meal/order/dish/dishes/burger/sandwich/bowl/salad",
    clues:
      "something/different/other/else/another/extra/more/own .. on/in/with .. pizza/burger/sandwich/bowl/salad/it; more/extra/additional/double .. cheese/topping/toppings/ham/bacon/mushrooms/olives/sauce; choose/decide/pick/say .. what .. goes/is/comes/put .. on/in .. [it/pizza]; my own .. pizza/burger/bowl; make .. my own .. pizza/burger/bowl/sandwich/way; replace/swap .. cheese/ham/ingredient/topping; put .. together .. myself; other .. toppings/ingredients",
  },
  {
    named:
      "nutrition; nutritional information; calories; nutrition facts; nutrition information; nutritional values; nutritional info; nutrition info; calorie information; show calories; nutritional facts; nutrients; show nutrition",
    page: "restaurant/table/menu/food/dinner/lunch/bistro/cafe/pizzeria/kitchen/bar/eat/pizza/meal/order/dish/dishes/recipe/recipes/product/groceries/ingredients",
    clues:
      "how many/much .. calories/kcal/sugar/fat/protein/salt/carbs/fibre/carbohydrates/energy; make/makes me .. fat; is/how .. it/that .. healthy/fattening/unhealthy; how healthy/fattening; watch/watching/count/counting .. weight/calories/carbs; on .. diet; lose weight; contains .. sugar/fat/protein/salt; how much .. sugar/fat/protein; diabetic; healthy for me; lot of .. sugar/fat/calories/salt/protein",
  },
  {
    named:
      "track order; wheres my food; order status; track my order; where is my order; motorcycle; track delivery; follow order; track courier; track rider; delivery status; live tracking; track food; track driver",
    page: "restaurant/food/dinner/lunch/pizza/pizzeria/kitchen/meal/order/orders/delivery/takeaway/courier",
    clues:
      "when/how_long/how_soon .. pizza/food/meal/dinner/lunch/burger/courier/driver/it .. [get/be/arrive/come/here/take/coming]; where/wheres .. pizza/food/meal/dinner/lunch/burger/courier/driver/rider/it; starving/hungry .. where/when/wheres .. [food/pizza]; still .. waiting .. pizza/food/meal/dinner/lunch/driver; pizza/food/meal .. late/on_way/coming/takes/hasnt/not [arrived/come/here]; how far .. driver/courier/rider/food/pizza; is .. food/pizza/dinner .. coming/on_way/ready",
  },
  {
    named:
      "call courier; contact driver; contact rider; call driver; contact courier; message driver; message courier; call rider; chat with courier; chat with driver; message rider; text driver; call delivery driver",
    page: "restaurant/food/dinner/lunch/pizza/pizzeria/kitchen/meal/order/delivery/takeaway/courier/ride/driver/parcel",
    clues:
      "driver/courier/rider .. cant/cannot/doesnt/wont/lost/wrong .. find/know/lost/door/house/address/way [my/the]; talk/speak/tell/let/ask/call/ring/phone/write/text/reach .. driver/courier/rider .. [know/where/to]; talk to/with .. driver/courier/rider; tell .. driver/courier/rider .. [where/how/to]; driver/courier/rider .. outside/lost/wrong_door/wrong_house/where_to/circles; drives/driving .. past/circles/wrong_way",
  },
  {
    named:
      "missing items; report problem; somethings wrong; missing item; something is wrong; report issue; problem with order; help with order; order problem; wrong order; report missing item; flag; complain; problem with my order; report issue with order; get help with order; make complaint; something missing",
    page: "restaurant/food/dinner/lunch/pizza/pizzeria/kitchen/meal/order/orders/delivery/takeaway/courier",
    clues:
      "fries/drink/drinks/soup/pizza/burger/salad/sauce/dessert/food/half/something/part/chips/rice .. was/were/wasnt/werent/arent/isnt/is/are/came/arrived/missing .. cold/missing/in_bag/there/spilt/spilled/wrong/burnt/raw/forgotten/not/stale/soggy/inedible [in/bag]; cold/burnt/wrong/raw/stale/soggy .. food/pizza/soup/burger/fries/order; forgot/forgotten/left_out .. fries/drink/drinks/sauce/dessert/soup/salad/my/half; got/brought/sent/delivered .. wrong/someone_elses/other .. pizza/food/order/meal/dish/burger; hair in .. soup/food; not what .. ordered; somebody elses food/order",
  },
  {
    named:
      "rate your meal; leave review; how was it; rate order; review; write review; rate restaurant; rate your order; give feedback; rate meal; review restaurant; leave feedback; rate food; feedback; rate us; rate; reviews",
    page: "restaurant/food/dinner/lunch/pizza/pizzeria/kitchen/meal/order/orders/delivery/takeaway/courier/menu/table",
    clues:
      "was/is/were/tasted/it/food/pizza/meal/dinner .. delicious/tasty/yummy/lovely/awful/terrible/great/disgusting/fantastic/excellent/wonderful/bland/perfect; tell/let .. them/cook/kitchen/others/people/chef/you .. know/how/delicious/good/liked/tasted/enjoyed [it/was]; praise/compliments/thank .. cook/kitchen/chef/waiter/restaurant/staff/service; compliments; how .. good/bad/tasty/nice .. was/tasted [it/food]; give .. stars/points/marks; say .. how/what .. was/tasted/thought/think/liked; best .. pizza/meal/burger/food/dinner .. ever/life",
  },
  {
    named:
      "order again; reorder; same again; repeat order; order this again; buy again; re order; rotate; repeat last order; order same again; usual; my usual; repeat",
    page: "restaurant/food/dinner/lunch/pizza/pizzeria/kitchen/meal/order/orders/delivery/takeaway/coffee",
    clues:
      "same .. pizza/food/meal/order/thing/burger/as/dish/stuff .. as .. last/before/yesterday/always/usual; as .. last_week/last_time/always/usual/usually; what .. i/we .. had/ordered/ate .. last/before/yesterday/week; usual again/please; same .. again/once_more; again .. what .. had; that .. again .. pizza/food/meal; like .. last time/week",
  },
  {
    named:
      "group order; order together; start group order; order with friends; invite to order; shared order; share order; create group order; order as group; group ordering; start shared basket; shared basket",
    page: "restaurant/food/dinner/lunch/pizza/pizzeria/kitchen/meal/order/orders/delivery/takeaway/basket",
    clues:
      "everyone/everybody/each/all/colleagues/friends/others/they/we_all .. choose/pick/order/add/select/take/decide .. own/themselves/self/together/what_they/together [food/meal/pizza]; order .. together/with .. [friends/colleagues/others/everyone]; one order for .. all/everyone/whole/office/us; all .. order/choose .. together; several/many .. people .. order/choose/one; whole/entire office/team .. order/eats/hungry; share .. order/basket .. with; let .. others/friends/colleagues .. choose/add/order",
  },
  {
    named:
      "schedule for later; order for later; schedule order; schedule delivery; pre order; preorder; later; schedule; choose time; choose delivery time; order ahead; schedule pickup; set time; deliver later; change delivery time; pick time; clock; select time; choose time slot",
    page: "restaurant/food/dinner/lunch/pizza/pizzeria/kitchen/meal/order/orders/delivery/takeaway/pickup/groceries/parcel",
    clues:
      "eat/want/need/have/bring/deliver/come/arrive .. it/food/pizza/them .. at/only/not_before/later/tonight/around/tomorrow .. [eight/seven/six/nine/noon/one/two/tonight/lunchtime/later/evening]; only .. eat/hungry/home/there .. at/later/tonight/from/after; not .. now/yet/before/right_away .. later/eight/seven/tonight/evening; for later/tonight/tomorrow/this_evening/lunch; be .. home/there/back .. at/only/after/from .. [six/seven/eight]; order .. now .. for .. later/tonight/tomorrow; at another/other/certain/different/specific time; later .. today/tonight/evening; certain time; not .. hungry yet",
  },
  {
    named:
      "include cutlery; add cutlery; cutlery; request cutlery; include utensils; utensils; add utensils; napkins and cutlery; knives and forks; include napkins and cutlery; plastic cutlery",
    page: "restaurant/food/dinner/lunch/pizza/pizzeria/kitchen/meal/order/orders/delivery/takeaway/pickup",
    clues:
      "no/need/want/send/bring/have/got/without/give/with/include .. forks/fork/knives/knife/spoons/spoon/chopsticks/cutlery/napkins; eat .. with .. fingers/hands/fork; forks/chopsticks/spoons/napkins .. please/too/with/here; something .. eat .. with; fork and knife; knife and fork",
  },
  {
    named:
      "cash on delivery; pay at door; pay cash; cash; pay on delivery; pay with cash; pay in cash; pay courier; pay driver; pay on collection; pay on pickup; pay cash on delivery; money bill; pay when it arrives; pay at counter; pay in store; pay on arrival; pay at property",
    clues:
      "pay/give .. driver/courier/rider/cash/notes/bills/coins/real_money [when/at]; pay .. when/once/after .. arrives/here/comes/delivered/get_it/there/came; pay .. at .. door/home/counter/hotel/arrival/there; cash .. pay/rather/only/have/got/in; with/in cash; only .. cash/notes; havent/have_no/no/dont .. card .. cash; real money; pay .. on .. arrival/spot/delivery; no card/cards",
    page: "restaurant/food/dinner/lunch/pizza/pizzeria/kitchen/meal/order/delivery/takeaway/pickup/payment/pay/checkout/hotel/room",
  },
  {
    named:
      "get bill; request bill; pay bill; bill; ask for bill; check please; pay; pay at table; bring bill; view bill; pay now; receipt; the bill; the check; request check; pay your bill; pay table",
    page: "restaurant/table/waiter/menu/bistro/cafe/bar/dinner/dine",
    clues:
      "wed/we/id/i/let .. like/want/need/ready/can/us/me .. pay; bill/check .. please/bring/get/now; get/have/bring/want .. bill/check; what .. we/i/us .. owe; how much .. we/i .. owe/pay/altogether; settle .. up/bill; finished/done .. eating/eaten/meal; leave/leaving .. pay; were/we_are .. leaving/done/finished .. [pay]",
  },
  {
    named:
      "call waiter; call staff; request service; call waitress; call server; service; bell concierge; bell; ring for service; ask for waiter; need help; request assistance; call for service; call us; get help; waiter",
    page: "restaurant/table/menu/bistro/cafe/bar/dinner/dine/bill",
    clues:
      "someone/somebody/waiter/waitress/server/staff .. come/at/to/over/here/serve/table/see/help [table/us/over]; nobody/no_one .. comes/serves/serving/coming/came/taken/looks [us/order]; we/i .. need/want/wait/waiting .. waiter/waitress/service/someone/somebody; waiting .. for .. ages/long/waiter/served/serve; be served; wheres .. waiter/waitress/service/staff; wave .. waiter; another/more .. glass/bread/water/napkin/fork",
  },
  {
    named:
      "join waitlist; waiting list; join queue; join waiting list; waitlist; add me to waitlist; get on waitlist; join wait list; queue; add to waiting list; put me on waiting list; notify me if table frees up; get in line",
    clues:
      "full/booked_up/fully_booked/no_places/sold_out/no_room/no_tables .. tell/know/wait/list/queue/free/when; tell/let/inform/call/text/email me/us .. [know] .. when/if/once/as_soon_as .. table/place/seat/spot/room/space/someone/appointment .. [free/cancels/available/opens/becomes]; when/if/once .. place/table/seat/spot/room/someone/somebody .. free/frees/cancels/opens/becomes/drops_out/available; wait/waiting/queue/line/list .. for .. table/place/spot/seat; put me .. on .. list/queue; if someone/somebody .. cancels/drops_out/doesnt_come; in case .. place/table/someone .. free/cancels; full .. wait",
  },
  {
    named:
      "large parties; private dining; host event; events; private events; group dining; parties and events; groups and events; party bookings; large groups; private hire; host your event; celebrations; function rooms; group bookings; celebrate with us; private parties; champagne glasses",
    page: "restaurant/table/menu/bistro/cafe/bar/dinner/dine/food/kitchen/museum/hall/venue/club/room",
    clues:
      "were/we_are/we/there .. are/of/be .. fifteen/twenty/thirty/forty/fifty/hundred/many/lots [people/persons/guests]; twenty/thirty/forty/fifty/hundred .. people/guests/persons/friends; celebrate/celebrating/throw/host/hold/have/give .. birthday/wedding/party/anniversary/reception/christening .. [at/here/with you]; wedding/birthday party/reception/party/dinner .. here/at/with; party .. here/at/with/for; whole/entire place/restaurant/room/hall .. to/for .. ourselves/us/myself; marry/marrying/get_married .. here; company/christmas .. party/do",
  },
  {
    named:
      "gift vouchers; buy gift card; give voucher; gift cards; gift card; gift voucher; vouchers; buy voucher; buy gift voucher; gift; give as gift; gift certificates; give gift card; send gift card; buy gift; gift membership; give membership; gift subscription; gift ideas",
    clues:
      "give .. {friend}/mum/dad/her/him/grandma/boss .. dinner/meal/evening/treat/membership/subscription/ticket/voucher/something/day [here/at/as]; present/gift .. for .. {friend}/her/him/mum/dad/birthday/christmas; invite/treat .. {friend}/her/him/mum .. to .. dinner/meal; surprise .. {friend}/her/him/mum .. with; someone/somebody/{friend}/mum .. something/dinner/meal .. as .. present/gift; as present/gift; buy/need/want/looking .. present/gift .. for",
    page: "restaurant/menu/spa/theatre/cinema/museum/hotel/club/zoo/pool/gym/shop/tickets/membership/voucher/vouchers/food",
  },
];

/** Recipes. */
export const recipes: readonly ClueEntry[] = [
  {
    named:
      "more servings; add serving; increase servings; servings up; serves more; plus; more portions; add portion; increase portions; servings plus; one more serving",
    page: "recipe/recipes/ingredients/servings/portions/serves/cooking",
    clues:
      "one/two/some/few more person/people/guest/guests/eater/eaters/portion/portions/friends/mouth [is/are/comes/coming]; more people/guests/eaters/portions; cook/cooking/make .. for more/another/one_more; not enough for .. us/all/everyone/guests; unexpected guest/guests; another .. person/guest/eater/portion",
  },
  {
    named:
      "fewer servings; reduce servings; remove serving; decrease servings; servings down; less servings; minus; fewer portions; remove portion; reduce portions; servings minus; one less serving; decrease portions",
    page: "recipe/recipes/ingredients/servings/portions/serves/cooking",
    clues:
      "one/two/some/few less/fewer person/people/guest/guests/eater/eaters/portion/portions; eater/person/guest/portion less/fewer; fewer/less people/guests/eaters/portions; thats/its/far/way/much .. too much .. for .. us/me/two/one; too much food; cook/cooking/make .. for .. less/fewer/myself/only_me; guest/somebody/someone/one .. cancelled/not_coming/isnt_coming/cant_come",
  },
  {
    named:
      "add to shopping list; shopping list; add ingredients to list; add all to list; list check; playlist add; add to list; add ingredients; add to grocery list; grocery list; save to shopping list; shop ingredients; add all ingredients to shopping list; buy ingredients; get ingredients; add to my list; create shopping list; order ingredients",
    page: "recipe/recipes/ingredients/servings/portions/serves/cooking/meal/kitchen/pantry",
    clues:
      "have/need/got/must/want .. buy/get .. all/this/these/everything/it/ingredients/things/what [from/at/for]; buy .. all/this/these/everything/ingredients; remember/note/write/jot .. [down] .. what/ingredients/everything .. need/buy/shop/get/ingredients; what .. i/we .. need/have/must .. buy/get/from .. shop/supermarket; from .. shop/supermarket/store/market; when .. shopping/go_shopping/supermarket; going/go shopping/supermarket; dont/havent/havent_got .. have .. any/half .. of this/it/these/ingredients/home; ingredients .. [on/onto/to] .. list; not at home; missing ingredients",
  },
  {
    named:
      "ingredients; what you need; show ingredients; view ingredients; ingredient list; ingredients list; jump to ingredients; see ingredients; what youll need; carrot; you will need",
    page: "recipe/recipes/ingredients/servings/portions/serves/cooking/dish/cook/product",
    clues:
      "what .. goes/go/comes/put/is/belongs/in/do_i_need/need .. in/into/inside/for .. it/this/dish/cake/soup/recipe/them; whats in .. it/this/dish/cake/soup; what .. do_i/i/we .. need/have_to_have .. [for/to make/cook/bake]; what .. made/consist of/from; what .. need at_home/ready; whats .. inside",
  },
  {
    named:
      "method; instructions; directions; preparation; steps; how to make it; cooking instructions; show steps; view method; jump to method; how to cook; step by step; show instructions; cooking steps; start cooking; view instructions; see method; recipe steps; list ol",
    page: "recipe/recipes/ingredients/servings/portions/serves/cooking/dish/cook",
    clues:
      "how .. i/you/we/one/to .. make/cook/prepare/bake/do .. it/this/that/dish/cake/them; how .. it/this/that/dish .. made/cooked/done/prepared/baked; how to .. cook/make/prepare/bake; what .. do .. first/next/now/with/then; how .. go about it; tell/show me .. how .. [to] .. cook/make/bake; step by step; how .. done; first step; take me through it; explain .. how",
  },
  {
    named:
      "cook mode; keep screen on; cooking mode; keep screen awake; prevent screen from sleeping; keep awake; kitchen mode; stay awake; lightbulb; mobile screen; keep your screen awake; hands free mode; cook mode keep screen on",
    page: "recipe/recipes/ingredients/servings/portions/serves/cooking/dish/cook",
    clues:
      "screen/display/phone/tablet/it .. keeps/goes/turns/switches/gets/going/went/always/dont/not/shouldnt/should/must/mustnt .. dark/black/off/sleep/locked/turn_off/dim/asleep/going_dark [while/when]; keep/leave/let .. screen/display/phone/light .. on/awake/bright/lit; screen/display .. stay/stays/remain .. on/lit/bright/awake; dirty/sticky/wet/floury hands; hands .. dirty/sticky/wet/full; touch .. screen .. fingers; while .. stir/cook/bake/cooking/stirring .. [dark/screen]",
  },
  {
    named:
      "save recipe; bookmark recipe; add to cookbook; save; bookmark; add to favourites; add to favorites; heart; favourite; save to cookbook; add to my recipes; save this recipe; save to my recipes; save to recipe box; recipe box; add to recipe box; favorite recipe; keep recipe; pin recipe; like",
    page: "recipe/recipes/ingredients/servings/portions/serves/cooking/dish/cook/cookbook",
    clues:
      "make/cook/bake/try/do .. this/it/that .. again/some_day/one_day/sometime/later/next_week/another_time/soon/weekend [some/one/day]; remember/keep/find/save/store/lose/forget .. this/it/recipe .. [for/again/later]; dont .. lose/forget .. this/it/recipe; want .. this/it/recipe .. in .. collection/book/cookbook/favourites; i/we .. like/love .. recipe .. keep; collect .. recipe; to .. my .. recipes/cookbook/collection; remember .. recipe",
  },
  {
    named:
      "print recipe; print; print this; printer; print this recipe; print version; printable version; print friendly; print page; pdf; printer friendly; printer version",
    clues:
      "on/onto paper; paper .. hang/stick/fridge/kitchen/copy/have/want; hang/stick/pin/put .. on .. fridge/wall/board/door; hard copy; black and/on white; give .. it/copy .. to .. mother/grandma .. paper; take .. on .. paper; sheet of paper; printout; hold .. in .. hands; out of .. printer; for .. fridge",
  },
  {
    named:
      "us units; metric us; convert units; metric; units; switch units; change units; imperial; us customary; metric units; convert; convert measurements; us metric; unit converter; switch to metric; imperial units; grams; measurements; scale balanced; change measurements; convert to metric; metric imperial",
    page: "recipe/recipes/ingredients/servings/portions/serves/cooking/dish/cook/baking/weather/map",
    clues:
      "how much/many/big/heavy .. is/are/in .. cup/cups/ounce/ounces/pound/pint/tablespoon/stick/mile/fahrenheit; dont/not/no .. know/understand/idea/use/have/got .. cup/cups/ounce/ounces/pounds/pints/inches/fahrenheit/miles; in .. grams/grammes/millilitres/litres/celsius/cups/ounces/kilos/kilometres/metres/centimetres; grams/grammes/litres/celsius .. instead/please/rather/only/use/think; cups/ounces/grams .. what/mean; other .. units/measures/measurements; weigh .. in .. grams; american/english/british/european .. measures/units/measurements; measure .. in",
  },
  {
    named:
      "start timer; set timer; timer; start cooking timer; stopwatch; cooking timer; kitchen timer; begin timer; start countdown; set kitchen timer; countdown",
    clues:
      "tell/call/warn/ring/remind/wake/beep/let me .. [know] .. when/in/after .. minutes/minute/hour/done/ready/up/over/time; when .. minutes/hour/time .. up/over/past/gone; remind/call/tell me in; minutes/hour .. from now; measure/stop/take/watch/keep .. time; dont .. burn/forget .. oven/it/cake/eggs; count .. down/minutes; how long .. oven/already/boiling; put/goes .. in .. oven .. now/minutes; goes .. in oven",
    page: "recipe/recipes/ingredients/servings/portions/serves/cooking/dish/cook/timer/kitchen/oven",
  },
  {
    named:
      "substitutions; swap ingredient; alternatives; substitute; substitutes; replace ingredient; ingredient substitutions; alternative ingredients; swaps; ingredient swaps; shuffle; find substitute; possible substitutions; substitute ingredient; replace; alternative",
    page: "recipe/recipes/ingredients/servings/portions/serves/cooking/dish/cook",
    clues:
      "no/dont/havent/ran_out/run_out/out/without .. have/got/of .. butter/eggs/milk/cream/flour/sugar/onions/ingredient .. [what/instead/else/can/use]; what/something/anything .. else/instead .. take/use/of/put/work; instead of .. butter/eggs/milk/cream/flour/sugar/this/that/it/meat; replace/swap/substitute .. butter/eggs/milk/cream/flour/sugar/with/it/this/meat; what .. could/can/may .. use/take .. instead; other than .. butter/eggs/milk; out of .. butter/eggs/milk/cream/flour/sugar; do without .. butter/eggs/milk; what else .. take/use; no .. butter/eggs/milk/cream/flour",
  },
  {
    named:
      "rate this recipe; give rating; rate; rate recipe; review; leave review; write review; review this recipe; add rating; rate and review; your rating; leave rating; add review; rate it",
    page: "recipe/recipes/ingredients/servings/portions/serves/cooking/dish/cook",
    clues:
      "tastes/tasted/it_was/turned_out/came_out/was .. great/good/delicious/wonderful/lovely/awful/terrible/dry/bland/perfect/amazing .. [stars/five/rate/tell]; give/deserves .. five/four/three/two/one .. star/stars; how .. i .. liked/like/find/found .. it/recipe; tell/let .. others/people/author/cook .. know/how/liked/delicious/good; family/kids .. loved/liked/hated .. it; best .. cake/soup/recipe/bread/dish .. ever; say .. what/how .. think/thought/liked; stars .. for .. it/recipe/dish",
  },
  {
    named:
      "add to meal plan; plan this meal; meal planner; add to planner; meal plan; plan meal; calendar plus; add to calendar; add to menu plan; weekly plan; plan for week; schedule meal; add to weekly plan; plan",
    page: "recipe/recipes/ingredients/servings/portions/serves/cooking/dish/cook/meal",
    clues:
      "eat/have/cook/make/want .. that/this/it .. on/for .. monday/tuesday/wednesday/thursday/friday/saturday/sunday/weekend/tomorrow; ill/well/we/i .. eat/cook/make/have .. it/this/that .. tomorrow/monday/tuesday/wednesday/thursday/friday/saturday/sunday/weekend; for .. dinner/lunch/supper .. on/tomorrow/monday/tuesday/wednesday/thursday/friday/saturday/sunday; plan .. for .. week/tomorrow/dinner; what .. we .. eat .. week/when; this .. will_be/is .. dinner/lunch .. [on/tomorrow]",
  },
  {
    named:
      "watch video; video; show how its done; play video; watch; recipe video; play; watch recipe video; how to video; show video; see video; watch how to; video tutorial; watch tutorial",
    page: "recipe/recipes/ingredients/servings/portions/serves/cooking/dish/cook/course/lesson/exercise/guide",
    clues:
      "watch/see .. somebody/someone/you/cook/her/him/them/how/person .. do/doing/make/making/cook/cooking/done/does/makes [it]; show me .. how/somebody .. done/does/do/made/make; rather .. watch/see .. than .. read/reading; film/clip/movie .. of/about/how/it; moving pictures; dont .. want/like .. read .. watch/see; in moving pictures; rather watch",
  },
  {
    named:
      "i made it; i cooked this; mark as cooked; made it; mark as made; cooked it; i made this; check; ive made this; add to cooked; mark as done; ive cooked this; tried it; i tried it",
    page: "recipe/recipes/ingredients/servings/portions/serves/cooking/dish/cook",
    clues:
      "ive/i/we/weve .. made/cooked/baked/tried/done/did/eaten .. it/this/that/recipe/dish [at home/yesterday/already]; made/cooked/baked/tried .. it/this .. yesterday/already/home/today/last/sunday; done .. tried/cooked/made; did it; already .. made/cooked/tried/baked [it/this]; tried it [at home]",
  },
  {
    named:
      "surprise me; random recipe; im feeling hungry; random; inspire me; show me something random; im feeling lucky; dice; shuffle; pick for me; suggest something; recipe roulette; choose for me; get inspired; random pick; give me idea; decide for me; suggest recipe; shuffle recipes; what should i cook; what to cook",
    clues:
      "no/havent/without/out_of/lack/need/want/any .. idea/ideas/clue/inspiration .. what/cook/watch/read/listen/eat/make/play; dont/do_not .. know .. what .. cook/eat/watch/read/make/listen/play; anything/something .. will_do/is_fine/random/at_random/whatever/good; you .. choose/decide/pick/tell .. [for me/what]; choose/pick/decide/select/suggest .. something/anything/one/for me/us; what .. shall/should/could/can .. i/we .. cook/eat/make/watch/read/play [today/tonight]; {cant} .. decide/think .. what .. cook/eat/watch/make; by chance/luck; at random; leave .. it .. to .. chance/you; need .. inspiration/idea; im .. bored",
  },
  {
    named:
      "whats in my fridge; search by ingredients; use up leftovers; cook with what you have; leftovers; fridge search; search by ingredient; what have i got; pantry search; use what you have; find by ingredients; recipes by ingredients; recipes from leftovers; ingredient search; clear out fridge; cook from pantry",
    page: "recipe/recipes/ingredients/servings/portions/serves/cooking/dish/cook",
    clues:
      "only/just/still/ive/have/got .. [got/have] .. eggs/rice/potatoes/pasta/carrots/cheese/onions/tomatoes/leftovers/bread/flour/few_things .. [and/left/at home/in]; use .. up .. what/leftovers/rest/carrots/eggs/old/milk; what .. can/could .. i/we .. cook/make/do .. with/from/of/out_of .. [it/what/this/them/leftovers]; in/from fridge/pantry/cupboard/larder; with .. what .. have/got/there/home/left; leftovers; before .. goes/go bad/off; whats left; dont want .. throw .. away .. food",
  },
];
