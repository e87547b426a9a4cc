import type { ClueEntry } from "./clue.ts";

/** Looking for a home. */
export const homes: readonly ClueEntry[] = [
  {
    named:
      "save search; save this search; create search alert; search alert; create alert; bell plus; bookmark; set alert; alert me; email alerts; get alerts; job alert; create job alert; save my search; set up alert; notify me of new listings; get email alerts; search alerts; email me new results; notify me about new homes; subscribe to search; saved search; get notified; email alert",
    clues:
      "tell/let/inform/notify/email/alert/write/ping/message me .. [know] .. when/if/as_soon_as/about/of/once .. something/new/anything/one/flats/houses/jobs/more/listings/offers/others .. [new/turns/comes/appears/posted/like/up]; when/as_soon_as/once/if .. something/anything/new/more .. [new] .. turns_up/comes_up/appears/comes/posted/like_this/arrives/pops_up/in/offered/matches; look/search/check .. for .. this/it/same .. each/every/daily/again day/time/week; dont/not .. want/have .. to .. look/search/check/type/enter .. every/each/again/same/all [day/time]; remember .. this/what/my/these .. [search/looking/criteria/i]; look for it/this each/every day; keep .. me .. posted/informed/up_to_date; search/look .. again .. tomorrow/later/next_week .. [same]; be .. first .. know/hear; new ones .. tell/mail/email; on .. lookout; miss .. new/offers/any/one",
  },
  {
    named:
      "map view; show on map; map; map outlined; view on map; see map; open map; view map; show map; location; on map; view location; see on map; switch to map; show location; maps; see location; map results",
    clues:
      "where .. are/is/lies/lie/located/exactly .. these/they/it/this/those/that/flats/houses/homes/place/flat/house/hotel/hotels; whereabouts; in .. which .. part/area/street/district/corner; {see} .. [where] .. in/on .. city/town/map/area; on map; where .. it/this/that/flat/house/place .. [is/exactly]; how .. central/far/near; whats .. location/address; exact .. location/place/position; which .. street/area/part/district",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/hotel/hotels/listings/listing/results/shops/ad/ads",
  },
  {
    named:
      "list view; show list; list; view as list; back to list; show as list; list results; hide map; close map",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/hotel/hotels/listings/listing/results/map",
    clues:
      "no/not/without/hide/close/away .. map .. [list/one/under/just/away]; one .. under/below/after .. other/another; back to list; as list; list .. instead/please/rather/better; rather/want/prefer/see .. list",
  },
  {
    named:
      "more filters; advanced search; filters; filter; more options; all filters; advanced; refine search; sliders; tune; more search options; refine; detailed search; extended search; advanced filters; search options; more criteria; show filters",
    clues:
      "more/other/further/special/extra/additional .. wishes/criteria/requirements/demands/filters/conditions; got/have/ive .. more/other/further/special .. wishes/criteria/requirements/demands; be .. more .. exact/precise/specific/picky/choosy; choosy/picky/fussy; narrow .. down/search/results; search .. more .. exactly/precisely/closely/specifically; too many/much .. results/hits/flats/homes/offers/here; more .. exactly/precisely; finer .. search",
  },
  {
    named:
      "draw area; draw on map; draw your search; draw search; draw; draw search area; draw polygon; pencil; draw your area; draw boundary; draw region; draw your own area; draw your search area; draw custom area",
    clues:
      "only/just .. this/that/one/certain/here/bit/part/these .. [bit/part/area/corner/streets] .. [of] .. town/city/interests/interested/area/map .. [me/mark/draw]; mark/circle/draw/outline/trace/sketch .. it/area/part/bit/region/myself/where/circle/boundary/streets [on/myself]; draw/put/make .. circle/line/border/ring .. [around/round]; let me .. mark/draw/circle/outline; where .. exactly .. i .. look/search/want; my own .. area/region",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/hotel/hotels/listings/listing/results/map",
  },
  {
    named:
      "pets allowed; pet friendly; pets welcome; pets; paw; dog; allows pets; pets ok; dogs allowed; cats allowed; with pets; pets permitted; dog friendly; dogs welcome",
    clues:
      "got/have/own/with/bring/bringing/keep/take/taking .. dog/cat/pet/rabbit/hamster/dogs/cats/pets/puppy/kitten/poodle/parrot [too/along]; dog/cat/pet/dogs/cats/pets/puppy .. come/comes/allowed/welcome/too/along/live/stay/with/must [with/too]; ive dog/cat/pet",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/hotel/hotels/listings/listing/cottage/holiday/stay/filter/filters",
  },
  {
    named:
      "furnished; furnished only; with furniture; fully furnished; couch; part furnished; furnished flats; only furnished",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/listings/listing/filter/filters",
    clues:
      "no/dont/havent/without/not/never .. have/own/got/any/bring/buy/need .. furniture/bed/sofa/table/chairs [any/of my own]; furniture .. in/included/there/already/with/should/must; with furniture; bed/furniture/sofa .. already/there/in_it/included; come .. with .. suitcase/nothing; ready to live in",
  },
  {
    named:
      "balcony; with balcony; balcony or terrace; balcony terrace; terrace; balcony patio; has balcony; patio; terrace or balcony; outdoor space; roof terrace",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/hotel/hotels/listings/listing/filter/filters/room",
    clues:
      "sit/eat/be/breakfast/have_breakfast/read/smoke/sun/relax .. outside/outdoors/in_sun/in_open/open_air/fresh_air; go/step outside .. [without]; fresh air; sun/sunny .. sit/evening; outdoor/outside space/place/seat; somewhere outside; smoke .. outside",
  },
  {
    named:
      "garden; with garden; garden or yard; has garden; yard; tree; back garden; private garden; shared garden; garden use",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/listings/listing/filter/filters",
    clues:
      "grow/plant/growing .. tomatoes/vegetables/flowers/plants/something/things/roses/herbs/own; kids/children/dog .. play/run/playing/room .. outside/grass/outdoors/around; green/lawn/grass .. outside/round/around/behind/bit_of/piece; bit/piece/patch of .. green/grass/lawn/earth; vegetables/vegetable/flower .. patch/bed/beds; barbecue; hang .. hammock; love gardening; gardening",
  },
  {
    named: "lift; elevator; with lift; has lift; with elevator; lift in building; has elevator",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/hotel/hotels/listings/listing/filter/filters",
    clues:
      "{cant}/hate/no/not/dont/bad/without/avoid/trouble/never .. climb/walk/stairs/steps/staircase [stairs/up]; bad/weak/sore/hurt/old .. knee/knees/legs/hip/back; stairs .. hard/difficult/trouble/problem/too_much/impossible; carry .. pram/shopping/bike .. up; pram; upstairs .. without; get up .. without .. stairs",
  },
  {
    named:
      "parking; parking space; garage; square parking; with parking; parking available; parking spot; car park; garage or parking; off street parking; parking place; has parking; garage parking; car parking; parking included; free parking",
    clues:
      "car/van/motorbike/camper .. to put/park/leave/somewhere/place/space/goes/keep [somewhere/there]; put/park/leave/keep/parking .. car/van/motorbike/camper [somewhere/there]; somewhere/where/place/space .. for/park/put/leave .. car/van/motorbike/camper; place/space for .. car/van/motorbike; where .. park; park .. [my/the] .. car; come/coming/arrive by car",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/hotel/hotels/listings/listing/filter/filters/visit/venue/museum/event/restaurant/station",
  },
  {
    named:
      "step free access; wheelchair accessible; barrier free; accessible; step free; wheelchair; disabled access; wheelchair access; barrier free access; accessible homes; accessibility; wheelchair friendly; accessible only",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/hotel/hotels/listings/listing/filter/filters",
    clues:
      "in/uses/use/with/has/need/for/sits .. wheelchair/walker/rollator/walking_frame; wheelchair; {cant} walk; without .. steps/thresholds/doorsteps; no steps/stairs/thresholds; disabled",
  },
  {
    named:
      "flat share; shared flat; rooms in shared flats; flatshare; rooms; house share; room in shared flat; shared; shared flats; flatmates; flat shares; flatmates wanted; shared housing; roommates; shared house; rooms to rent; shared room; spare rooms",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/listings/listing/filter/filters",
    clues:
      "live/living .. with/together .. others/other/people/students/someone/somebody/strangers/flatmates/roommates [people]; share .. flat/kitchen/bathroom/place/house/apartment .. [with]; dont mind .. others/sharing/living; flatmates/roommates/flatmate/roommate; just/only .. room/one_room .. [need]; not .. live .. alone; with others/other_people .. live; only .. need .. room",
  },
  {
    named:
      "all photos; show all photos; photo gallery; photos; images; photo library; view photos; see all photos; gallery; pictures; view all photos; all pictures; see photos; open gallery; show photos; view gallery; more photos; view pictures; image gallery",
    clues:
      "what .. rooms/kitchen/bathroom/it/flat/house/place/room/garden/inside .. look/looks .. like; how .. rooms/kitchen/bathroom/it/flat/house/place/room/inside .. look/looks [like/inside]; {see} .. rooms/kitchen/bathroom/inside/interior/pictures/photos/images/it .. [look like/from inside/of]; look/looks .. inside/like; pictures/photos of .. it/flat/rooms/house/place; more pictures/photos; peek/look .. inside/into",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/room/hotel/hotels/listings/listing/photos/cottage/restaurant/venue",
  },
  {
    named:
      "floor plan; floorplan; layout; floor plans; view floor plan; plan; see floor plan; show floor plan; room layout; ruler combined; view floorplan; ground plan",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/room/listings/listing/museum/building/hall",
    clues:
      "how .. rooms/flat/house/it/building .. laid/arranged/divided/cut/lie/situated/layed .. [out]; laid out; where .. kitchen/bathroom/bedroom/rooms/doors/windows/walls [is/are]; plan/drawing/layout of .. flat/house/rooms/building/floor; how big/large .. rooms/bedroom/kitchen/each/room/living_room; which room .. next/where; would .. furniture/sofa/bed/table .. fit; fit .. my .. sofa/bed/table/piano",
  },
  {
    named:
      "virtual tour; 3d tour; 360 tour; take virtual tour; video tour; 360; vr cardboard; start tour; view 3d tour; 360 view; online tour; virtual viewing; take tour; virtual visit; walkthrough; 3d walkthrough; start virtual tour; 3d view; view virtual tour",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/room/listings/listing/museum/hotel/venue/gallery/collection",
    clues:
      "walk/go/stroll/wander/look .. through/around/round/about .. it/flat/house/rooms/museum/from/sofa/home/screen/online [from here/from home]; see/visit/view/look .. it/flat/house/museum/around .. from .. home/here/sofa/screen/computer/distance/afar; without .. going/coming/leaving .. there/house/home; from .. my .. sofa/couch/home/desk; look around .. [from here/inside]; online .. visit/look/walk",
  },
  {
    named:
      "book viewing; arrange viewing; request viewing; schedule viewing; viewings; request visit; schedule tour; book visit; arrange visit; viewing; request tour; schedule visit; book tour; tour this home; viewing appointment; make viewing appointment; request viewing appointment; book appointment; calendar check; visit property; arrange to view",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/room/listings/listing/agent/landlord",
    clues:
      "come/drop/go .. [by/round/over/there] .. and/to .. look/see/view/visit .. [at/it]; come and look/see; {see} .. it/flat/house/place/apartment/rooms .. [in real life/in person/myself/live/own eyes/when]; in real life; in person; with my .. own eyes; when .. can/could/may .. i/we .. see/look/visit/view/come; look .. at it .. [person/real/live/properly/tomorrow]; appointment/time/date to .. see/look/view/visit; visit .. flat/house/place/apartment/it; have look .. inside; show .. us/me .. around/round/place/flat; view .. it/flat/house/place",
  },
  {
    named:
      "contact agent; contact landlord; message owner; enquire; email agent; contact owner; send enquiry; message landlord; contact; request details; enquire now; message agent; send message; email landlord; contact provider; contact advertiser; ask landlord; contact estate agent; make enquiry; request info; contact letting agent; write to landlord; write message; request more info; ask question",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/room/listings/listing/agent/landlord/ad",
    clues:
      "write/send/ask/message/contact/reach/drop/talk/email/mail/get_in_touch/speak .. landlord/owner/agent/landlady/estate_agent/them/tenant/advertiser/provider/whoever/person_renting [to/with/line]; who .. i/do_i/can_i .. ask/write/contact/talk .. [to] .. about/flat/house/this/it/concerning; ask/know/question .. something/more .. about .. flat/house/apartment/place/room; question/questions about/on/concerning .. flat/house/apartment/place/room; is .. flat/house/apartment/it/place/room .. still .. free/available/there; still .. free/available/there; im/we_are/were interested [in]",
  },
  {
    named:
      "call agent; show phone number; call owner; call landlord; phone number; call; phone agent; show number; call now; phone; view phone number; reveal phone number; reveal number; show phone; call seller; call advertiser; see phone number; call us",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/room/listings/listing/agent/landlord/ad/ads/seller",
    clues:
      "rather/want/like/prefer/let/can .. talk/speak/ring/phone/call .. [to/with] .. them/him/her/agent/owner/landlord/landlady/person/someone/phone; ring/phone .. agent/owner/landlord/landlady/them/him/her/up; what/whats .. number .. [of/agent/owner/landlord/call]; number .. ring/call/reach/dial; talk .. phone; on/by .. phone; their/his/her number; give .. ring/call; talk to them",
  },
  {
    named:
      "apply now; apply for this flat; send application; apply; apply to rent; submit application; apply for flat; start application; apply for property; apply for home; apply online; file signature; rent this home; rental application; apply for tenancy; apply for room; apply for viewing; i want this flat",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/room/listings/listing/agent/landlord/tenant",
    clues:
      "{want} .. live/move .. here/in/there/into [it]; live here/there; move in/into .. [here/it]; want/take/have/rent/get .. it/this/flat/house/place/apartment/room [very much/please]; ill/well/we_will/i_will .. take .. it/flat/place/room/house; be .. tenant/next_tenant/new_tenant; this .. is .. home/flat/place .. dreams/for_us/for_me/one; dream flat/home/house; put .. me .. forward/down .. for .. flat/it; become .. tenant",
  },
  {
    named:
      "save; save home; add to favourites; shortlist; save property; heart; bookmark; favourite; favorite; add to favorites; save listing; add to shortlist; save this home; save to favourites; like; watch; remember; save flat; save house; add to saved; star; save ad; watchlist; add to watchlist; save job; mark as favourite",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/room/listings/listing/agent/landlord/ad/ads/job/jobs/auction",
    clues:
      "keep/remember/save/note/mark/bookmark/put/store .. this/it/flat/house/place/apartment/that/one/room .. [for/to/in/aside] .. [me/later/look/mind/shortlist/list/again]; look/come/get/think .. at/back/about .. this/it/flat/house .. [later/again/tomorrow/over]; find .. it/this/flat/house .. again; dont/not/never .. lose/forget .. this/it/flat/house/one; on/onto .. shortlist/list/favourites; maybe/perhaps/possibly .. this/it/flat/house/one; show .. it/this .. to .. wife/husband .. later/tonight; one of .. favourites; think about it; sleep on it; like/love this flat/house/one/place; in mind",
  },
  {
    named:
      "hide; not interested; hide this listing; hide listing; eye slash; ban; hide home; hide this; dismiss; remove from results; dont show again; hide property; dont show this again; ignore; hide ad; not for me; remove from list; hide this ad; hide flat; no thanks; discard; hide this home",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/room/listings/listing/ad/ads/results/job/jobs",
    clues:
      "never/dont/not/no .. want/need/wish/like/show/have .. see/show/look/it/this/that .. [see/look/one/ad] .. again/more/any_more/me; nothing/not/isnt/no .. for/good .. me/us; out of .. sight/results/list; take/get/away .. [this/it/one/that] .. out/away/off/rid .. [of] .. list/results/sight/screen/here; get rid of .. this/it/one/ad; dont/not .. like .. this/it/one/that/flat/house;  away with .. it/this; thats nothing; no use .. me; seen/know .. enough/already .. this/it/one; not my taste/style/thing; already/ive .. seen this one",
  },
  {
    named:
      "report listing; report this ad; flag; report ad; report; report this listing; flag ad; flag listing; report fraud; report scam; report problem; report property; report suspicious ad; report advert; report user; report seller; report this; report offer; flag as inappropriate",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/rooms/room/listings/listing/ad/ads/seller/market/marketplace/classifieds",
    clues:
      "scam/fraud/fake/swindle/trick/con/suspicious/fishy/hoax/phishing/dodgy/bogus; isnt/not/doesnt/cant .. exist/real/genuine/true/honest/right/legal/serious; doesnt exist; too good .. true; something .. wrong/fishy/odd .. with/about .. ad/listing/offer/it; crook/crooks/cheat/cheats/cheating/conman/swindler; stolen .. bike/goods/pictures/photos/phone; against .. rules/law; forbidden/illegal/banned; pictures/photos .. stolen/fake/not_his/not_hers; wants .. money .. first/beforehand/advance/before",
  },
  {
    named:
      "mortgage calculator; calculate mortgage; can i afford it; mortgage; affordability calculator; monthly costs; calculate repayments; calculator; financing; finance calculator; work out mortgage; loan calculator; repayment calculator; calculate monthly payment; estimate payment; payment calculator; calculate financing; get mortgage; mortgages; monthly payment",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/buy/listings/listing/agent/price/bank/loan",
    clues:
      "what/how_much .. pay/cost/be/owe .. bank/month/monthly/interest/mortgage [each/every/per]; bank .. each/every/per month; monthly .. payment/payments/costs/rate/instalment/instalments; can/could .. i/we .. afford .. [it/this/that]; afford .. it/this/house/flat; how .. pay/finance .. for .. [it/house/flat]; borrow/loan/credit/mortgage .. for/how/what/much/from; interest .. rate/bank/pay;  how much .. house .. [can/could] .. afford/borrow; within .. means; payments each/per month",
  },
  {
    named:
      "make offer; place offer; suggest price; offer; make an offer; submit offer; send offer; gavel; hand holding dollar; best offer; negotiate; propose price; bid; place bid; negotiate price; send price offer; offer price; make bid; bid now; suggest another price",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/buy/listings/listing/agent/price/ad/ads/seller/item/auction/bid",
    clues:
      "id/i/we/would/wed/could/ill .. pay/give/offer/spend .. [a/only] .. little/bit/some/less/at_most/only/more/pounds/euros/dollars .. [less/more/for it]; pay .. less/bit_less/little_less; less .. pay/money/price .. [for it]; too .. expensive/dear/much .. pay/offer/give/less/lower/price/would; haggle/negotiate .. price/down/over/about; lower/reduce/bring/knock/drop/cut .. price .. [down/bit/little]; is .. price .. negotiable/final/fixed; get .. it .. cheaper/for_less; would .. you/he/she/they .. take/accept/sell .. less/for/pounds/euros; take .. less; propose/suggest .. price/sum/amount; outbid",
  },
  {
    named:
      "price history; price changes; price development; see price history; price trend; view price history; chart line; sold prices; previous prices; price trends; price over time; show price history; past prices",
    clues:
      "was/were/has/did/been .. it/this/price/flat/house/they .. [been] .. cheaper/dearer/more/less/reduced/lowered/changed/expensive/cost .. [before/earlier/once/ever/last]; cheaper/dearer/more_expensive .. before/earlier/once/in_past/last_year; how .. price .. changed/gone/developed/moved/was/risen/fallen; what .. did .. it/this/they .. cost/pay/sell .. [before/earlier/last/in past]; price .. gone/going/went/dropped/fallen/risen/come .. up/down; earlier/former/previous/past/old price/prices; used to cost",
  },
  {
    named:
      "energy certificate; epc; energy rating; energy performance certificate; energy efficiency; bolt; leaf; view epc; energy performance; energy class; energy pass; heating and energy; energy label; see energy rating; energy consumption; energy costs",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/buy/rooms/room/listings/listing/agent/product/fridge/washing",
    clues:
      "what/how_much .. heating/energy/electricity/gas/power .. cost/costs/be/need/use/come/bill/consume [to/me/it]; cost/costs/price of .. heating/energy; well/badly/how_well/poorly/how .. insulated/heated; insulated/insulation/draughty; cold/warm .. in_winter/winter; heating costs/bill/bills; energy .. class/use/efficient/saving; how .. efficient/economical/green; eats/uses/needs .. electricity/energy/power",
  },
  {
    named:
      "neighbourhood; area guide; whats nearby; neighborhood; local area; nearby; about area; area; whats around; local amenities; local information; neighbourhood info; schools nearby; nearby schools; local schools; amenities; area information; explore area; explore neighbourhood; in neighbourhood; surroundings; around here; around hotel",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/buy/rooms/room/listings/listing/agent/hotel/cottage",
    clues:
      "is/are/any/what/which/how .. there .. schools/shops/parks/kindergarten/supermarket/doctors/bus/school/park/playground/bakery/cafes/restaurants/tube .. [around/near/nearby/close/there]; schools/shops/parks/kindergarten/supermarket/doctors/school/park/playground/bakery/cafes/restaurants .. around/near/nearby/close/there/round [here/it]; what/how .. area/district/street/part/neighbours/surroundings/neighbourhood .. like/safe/quiet/loud/noisy; is .. area/street/district/it .. safe/quiet/loud/noisy/nice [there/around]; whats .. around/near/nearby/close [it/there/by]; go out .. evening .. there; close by; safe/quiet area; where .. buy .. bread/milk/groceries .. [there]",
  },
  {
    named:
      "travel time; commute; add commute; commute time; calculate commute; train; travel times; check commute; commuting time; journey time; commute calculator; distance to work; add travel time; show commute; time to work; your commute",
    page: "flat/flats/home/homes/house/houses/apartment/property/properties/rent/buy/rooms/room/listings/listing/agent/job",
    clues:
      "how .. long/far/much_time/quickly/fast .. take/is/to/does/do/get/reach/travel/need .. [it/i/me] .. [to/from] .. work/office/university/school/job/station/centre/city; how long .. [to] .. work/office/university/school/centre; far .. from .. work/office/university/school/job/station/centre; way/distance/journey/minutes to .. work/office/university/school/job/centre; get/travel/go/commute .. to .. work/office/university/school .. from .. there/here; near/close to .. work/office/university/school; to my work/office",
  },
  {
    named:
      "similar homes; similar listings; you may also like; similar properties; similar flats; more like this; similar ads; similar; similar items; see similar; related; view similar; similar offers; show similar; similar products; find similar; see similar homes; more homes like this; similar houses; others like this; related items; related listings",
    clues:
      "is/are/any/show/find/want/see .. [there] .. others/more/something/other/else/anything/one/ones/flats/houses .. like .. this/that/it/these/them; others/more/something/anything/ones/flats/houses/things like .. this/that/it/these; like this .. [one] .. other/others/more/but/elsewhere; similar/alike/comparable .. ones/things/flats/houses/homes/offers/products/something; something/anything similar/comparable; of same/this kind/sort/type; same kind/sort/type .. of; along .. same lines; much .. same .. but",
  },
];

/** What tenants need, and selling second-hand. */
export const tenants: readonly ClueEntry[] = [
  {
    named:
      "report repair; report issue; maintenance request; request repair; report problem; repairs; repair request; report fault; wrench; screwdriver wrench; submit maintenance request; report maintenance issue; log repair; maintenance; report defect; new repair; book repair; report damage; raise repair; new maintenance request",
    page: "flat/flats/home/house/houses/apartment/property/rent/tenant/tenants/tenancy/building/landlord/housing/room/residents/block",
    clues:
      "tap/heating/boiler/toilet/shower/sink/roof/window/door/light/lights/lift/lock/radiator/ceiling/fridge/oven/cooker/drain/pipe/bell/intercom/wall/washing_machine .. is/isnt/doesnt/dont/wont/keeps/are/has/not/got .. dripping/leaking/broken/blocked/work/working/cold/cracked/close/open/stuck/clogged/flush/mouldy/flickering/drip/leak/jammed/gone/hot/warm/shut/dead; dripping/leaking/broken/blocked/clogged/mouldy/leaky .. tap/heating/boiler/toilet/shower/sink/roof/window/door/ceiling/pipe/radiator; no .. hot_water/heating/water/power/electricity/light [in]; water .. coming/comes/dripping/running/drips .. through/from/in/out/down; mould/mold/damp/mice/rats/cockroaches; need .. plumber/electrician/handyman; send .. plumber/electrician/handyman/someone .. [to/fix/repair]; somebody/someone .. fix/repair/mend/see/look .. tap/heating/boiler/toilet/shower/it/sink/door/window; have .. something/tap/heating/it/window/door .. repaired/fixed/mended; flat/kitchen/bathroom/cellar .. flooded/wet/under_water; freezing/cold .. in .. flat/room/home/here; heating .. off/broken/cold",
  },
  {
    named:
      "pay rent; make payment; rent payment; pay my rent; pay rent now; pay; pay now; pay online; rent payments; pay this month; pay next rent",
    page: "flat/flats/home/house/houses/apartment/property/rent/tenant/tenants/tenancy/building/landlord/housing",
    clues:
      "rent .. due/pay/owe/paid/overdue/late/transfer/send/month; first .. of .. month .. pay/here/come/rent/again; owe .. rent; send/transfer/give .. landlord/landlady .. money/rent; pay .. for .. flat/room/apartment/month; what .. owe .. [landlord]; pay .. landlord/landlady/rent/what_i_owe; let me pay; month .. due/pay",
  },
  {
    named:
      "tenancy agreement; my contract; lease; contract; my lease; view contract; lease agreement; view lease; rental agreement; rental contract; tenancy documents; view tenancy agreement; my tenancy; documents; file contract; my documents; lease documents; my tenancy agreement",
    page: "flat/flats/home/house/houses/apartment/property/rent/tenant/tenants/tenancy/building/landlord/housing",
    clues:
      "what .. did/have .. i/we .. sign/signed/agree/agreed [to]; signed/agreed .. what/to; paper/document/agreement/contract .. i/we .. signed; where/read/see/show/find/look/check .. contract/agreement/lease .. [again/for/says]; how long .. contract/lease/tenancy/notice [run/is]; until when .. live/stay/contract/lease; notice .. period; am .. i .. allowed .. [to]; small print; what .. contract/lease/agreement .. say",
  },
  {
    named:
      "give notice; end tenancy; terminate lease; end my tenancy; notice to leave; cancel lease; move out; terminate tenancy; submit notice; end lease; give notice to leave; moving out; leave property; terminate contract; serve notice; end your tenancy; cancel contract",
    page: "flat/flats/home/house/houses/apartment/property/rent/tenant/tenants/tenancy/building/landlord/housing",
    clues:
      "move/moving/moved out [of]; leave/leaving/quit/give_up/giving_up .. flat/apartment/room/house/place; found .. another/other/new/bigger/better .. flat/apartment/home/place/house; dont/no_longer/not .. want/need .. flat/room/apartment/live [here/any more]; {want} out .. contract/lease/flat; end/terminate/cancel .. lease/contract/tenancy; going to live elsewhere; move away/elsewhere/abroad; moving away/elsewhere/abroad/to; stop renting; last day .. here",
  },
  {
    named:
      "submit meter reading; enter reading; meter readings; meter reading; submit reading; gauge; submit meter readings; enter meter reading; add reading; give meter reading; send meter reading; submit readings; meters; new reading; add meter reading",
    clues:
      "meter/counter .. says/shows/reads/stands/reading/at/tell/number/figure/where/put/read; read .. meter/counter .. [yesterday/today/where]; ive/i/just .. read .. meter/counter; number/figure/numbers/figures on/from/of .. meter/counter; tell .. you .. what/how .. meter/used; electricity/gas/water .. counter/meter/clock; how much .. used .. meter; send .. [you/in] .. number/reading/figures",
  },
  {
    named:
      "order key; replacement key; request key; keys; key; order new key; request keys; order replacement key; extra key; lost key; report lost key; order keys; additional key; request replacement key; key service; new key",
    page: "flat/flats/home/house/houses/apartment/property/rent/tenant/tenants/tenancy/building/landlord/housing/hotel/office/residents",
    clues:
      "lost/forgotten/mislaid/missing/stolen/broke/broken/snapped/gone .. key/keys/fob; key/keys/fob .. lost/gone/missing/stolen/broken/snapped/bent/for/extra/spare; need/want/get/have/order .. another/new/second/spare/extra/third/more key/keys/fob; another/new/second/spare/extra key/keys/fob; locked .. out/myself; {cant} get .. in/into .. flat/building/house/home; shut/locked myself out; flatmate/cleaner/girlfriend/boyfriend .. key",
  },
  {
    named:
      "noise complaint; report noise; complain about noise; noise; volume high; report neighbour; report noise nuisance; complain about neighbour; neighbour complaint; report disturbance; report nuisance; make noise complaint; complaints; report anti social behaviour; make complaint",
    page: "flat/flats/home/house/houses/apartment/property/rent/tenant/tenants/tenancy/building/landlord/housing/residents/council/neighbours/city",
    clues:
      "neighbours/neighbour/people/dog/music/party/they/upstairs/someone/somebody/guys .. is/are/so/too/always/plays/play/makes/make/keeps/barks/barking/upstairs/downstairs .. [upstairs/next door] .. loud/noisy/noise/barking/music/all_night/at_night/racket/party/drums/screaming; loud/noisy .. neighbours/neighbour/music/party/people/upstairs/at_night; {cant} sleep .. noise/music/loud/neighbours/because/party; noise/racket/music/barking .. upstairs/next_door/night/unbearable/too/keeps/wakes/loud; quiet/peace .. night/finally/at_last/sleep; too loud .. here/house/at_night",
  },
  {
    named:
      "book laundry room; laundry booking; reserve washing machine; laundry; book laundry; laundry room; book washing machine; reserve laundry; book laundry slot; washing machine; laundry schedule; reserve laundry room; book wash",
    page: "flat/flats/home/house/houses/apartment/property/rent/tenant/tenants/tenancy/building/landlord/housing/residents/hostel/campsite/hall",
    clues:
      "do/wash/have .. washing/laundry/clothes/sheets/dirty [to do]; wash .. clothes/sheets/things/stuff/jeans; dirty clothes/laundry/washing; washing machine/machines .. [free/when/use]; use .. washing_machine/dryer/laundry; run out of .. clean .. socks/clothes/shirts; nothing clean .. wear; is .. washing_machine/dryer/laundry_room .. free",
  },
];

/** Selling and buying second-hand. */
export const classifieds: readonly ClueEntry[] = [
  {
    named:
      "post ad; sell something; place ad; list item; sell; plus; camera; post free ad; create listing; create ad; new listing; new ad; sell item; sell now; add listing; start selling; post listing; list something; place advert; sell your stuff; post an item; add item; place free ad; post advert; list your item; sell your car; advertise",
    page: "ad/ads/sell/selling/market/marketplace/classifieds/listings/listing/second/used/buy/auction/seller",
    clues:
      "get/getting .. rid .. of .. sofa/bike/car/stuff/things/old/it/my/table/bed/this/chair/wardrobe; ive/have/got/i .. bike/sofa/car/table/bed/things/something/stuff/wardrobe/chair/phone .. to .. sell/give_away/sell_off/offer; sell .. my/sofa/bike/car/table/bed/things/something/stuff/old/it/wardrobe/phone; dont/no_longer .. need/use/want .. sofa/bike/car/table/bed/wardrobe/phone/old .. [any more/sell]; turn .. into money; make .. money .. from/out_of .. [old] .. things/stuff; clear .. out .. attic/cellar/garage/wardrobe; somebody/someone .. might/may/could/should .. want/buy/use/have .. my .. [sofa/bike/old/things]; something to sell; {want} .. sell .. [something]; put .. [my] .. sofa/bike/car/table .. up .. for sale",
  },
  {
    named:
      "edit ad; edit listing; change listing; edit; pencil; modify ad; update listing; change ad; edit advert; modify listing; edit my ad; edit item; update ad; edit details; edit post; change price; edit price",
    page: "ad/ads/sell/selling/market/marketplace/classifieds/listings/listing/second/used/seller",
    clues:
      "got/wrote/typed/put/made/set .. price/title/something/description/size/mistake/text/wrong/year .. wrong/mistake/in/incorrectly [in/ad/advert]; mistake/typo/error/slip .. in/ad/advert/listing/description; {change}/lower/raise/reduce/drop .. ad/advert/listing/description/price/title .. [of]; wrong .. price/title/description/picture/size/phone .. [in/ad/on]; forgot .. mention/say/write/add .. [in/that]; add .. something/picture/photo/sentence .. to .. ad/advert/listing/description; ask .. less/more .. for .. it",
  },
  {
    named:
      "mark as sold; sold; item sold; mark sold; set as sold; check; mark item as sold; its sold; mark ad as sold; sold it",
    page: "ad/ads/sell/selling/market/marketplace/classifieds/listings/listing/second/used/seller/offer/offers",
    clues:
      "gone/went/sold/taken/bought/away .. somebody/someone/neighbour/woman/man/buyer/already/took/has/yesterday/today [took/it/bought]; somebody/someone/woman/man/neighbour/buyer/friend .. took/bought/has_taken/has_bought/fetched/collected .. it/sofa/bike/them/table; found .. buyer; its/it_is/sofa_is/bike_is gone/sold/taken; sold it; got rid of it; no .. longer .. available/there/have_it/for_sale; paid .. and .. took/taken/fetched",
  },
  {
    named:
      "mark as reserved; reserve for buyer; reserved; reserve; mark reserved; set as reserved; hold for buyer; reserve item; put on hold; hold",
    page: "ad/ads/sell/selling/market/marketplace/classifieds/listings/listing/second/used/seller",
    clues:
      "keep/hold/put/set/save .. it/sofa/bike/table/aside/that/them .. [aside] .. for .. woman/man/buyer/her/him/them/someone/somebody/guy/lady/person/couple .. [who/coming/comes]; promised .. it/sofa/bike/to; someone/somebody/woman/man/buyer/guy/lady .. comes/coming/collects/wants/fetches/will_take/collecting/picking .. [it/up/for] .. saturday/sunday/tomorrow/friday/weekend/next/later/monday; as .. good .. as .. sold; nearly/almost/probably sold; promised to",
  },
  {
    named:
      "delete ad; remove listing; take down; delete listing; remove ad; delete; delete advert; take down ad; remove; withdraw listing; end listing; take ad down; trash; deactivate ad; close listing; unpublish; deactivate listing; end ad; remove item; delete item; cancel listing",
    page: "ad/ads/sell/selling/market/marketplace/classifieds/listings/listing/second/used/seller",
    clues:
      "dont/no_longer/not/wont/never .. want/wish/sell/selling/going .. sell/it/sofa/bike/that/this/my [any more/after all]; keep/keeping .. it/sofa/bike/them/table .. after_all/myself/instead [myself]; changed .. mind .. sell/selling/keep; not .. for sale [any more]; take .. it/ad/advert/offer/listing .. down/off/away/offline/back; get .. ad/advert/listing/offer .. down/off/offline; its .. not/no_longer .. for sale; withdraw .. ad/advert/offer/listing/it; sell it .. any_more",
  },
  {
    named:
      "promote ad; boost listing; bump up; boost; promote; bump; feature ad; promote listing; push up; highlight ad; rocket; arrow up; boost ad; feature listing; push to top; top ad; move to top; feature this ad; refresh ad; make it stand out; upgrade ad; promote item",
    page: "ad/ads/sell/selling/market/marketplace/classifieds/listings/listing/second/used/seller",
    clues:
      "nobody/no_one/hardly_anybody/few .. looks/sees/sees_it/look/answers/writes/calls/interested/finds/clicks/replies .. [at/my/ad]; push/get/move/put/bring/lift .. it/ad/advert/offer/listing .. [up] .. to/at/on/up/top/higher/further_up/front [top]; more/many .. people/buyers/others .. see/notice/look/find/should_see; to .. [the] .. top .. [of list/again]; sell .. faster/quicker/sooner; seen .. by .. more/many; be .. noticed; get .. attention; catch .. eye; stand out; at top",
  },
  {
    named:
      "messages; inbox; my chats; chats; my messages; comments; view messages; conversations; message centre; mail; open messages; message center; my inbox; new messages; chat; see messages; your messages; envelope",
    clues:
      "has/did/have .. anyone/anybody/someone/somebody/buyer/seller/they/he/she .. written/replied/answered/asked/write/reply/contacted/messaged .. [me/to me/back/yet]; any .. new/news/answer/answers/reply/replies/mail/post/messages/questions .. [from/for me/yet]; what .. [did/do/has] .. buyer/buyers/seller/they/people/others .. write/written/wrote/ask/asked/say/answered; answer/reply .. buyer/seller/him/her/them; wrote/written/writes .. to me; {see} .. mails/letters/messages/who_wrote/what_they_wrote; post/mail .. for me; who .. wrote/written/messaged [me]",
  },
  {
    named:
      "my ads; my listings; my items; selling; your ads; your listings; manage ads; manage listings; my adverts; items for sale; active listings; items im selling; manage my ads; my offers; view my ads; active ads; my shop",
    clues:
      "what .. am/do/have/are .. i/we .. selling/sell/offering/offered/put/advertised/listed/offer/on_sale [at/up]; what .. i/im .. selling/offering; {see} .. [all] .. [of] .. my/own/what_i .. ads/adverts/offers/things/listings/sell/sale; things/stuff/items/what .. i/im .. sell/selling/offering/put_up/for_sale; ads/adverts/listings .. of mine; own .. ads/adverts/listings/offers; how .. are .. my .. ads/sales .. doing; still .. have .. up for sale",
    page: "ad/ads/sell/selling/market/marketplace/classifieds/listings/listing/second/used/seller/offers",
  },
  {
    named:
      "buyer protection; pay safely; secure payment; buyer guarantee; protected payment; shield; safe payment; pay securely; buy safely; buy with protection; safety tips; how to pay safely; payment protection; safe buying; secure checkout; safety",
    page: "ad/ads/sell/selling/market/marketplace/classifieds/listings/listing/second/used/seller/buy",
    clues:
      "dont/not/never .. trust/know/sure .. him/her/seller/them/this/it/man/guy/person/stranger; is/are/there/what/how .. [there] .. safe/secure/sure .. [way/to] .. [pay/buy/way]; safe/secure/safely/securely .. way/pay/paying/buy/buying/payment; pay .. without .. risk; what .. if .. doesnt/never .. send/arrive/come/deliver/sends; get .. cheated/ripped_off/scammed; afraid/fear/worried .. cheated/scam/scammed/money/never; no .. risk; not .. be .. cheated; money .. safe",
  },
  {
    named:
      "free stuff; giveaways; for free; free; free items; gift; freebies; give away; items for free; free to collect; to give away; free things; free of charge",
    page: "ad/ads/sell/selling/market/marketplace/classifieds/listings/listing/second/used/seller/buy",
    clues:
      "dont/not/without/no .. want/have/paying/pay/spend/any .. [to] .. pay/money/anything/spend/pay_anything; what .. is/are/can/people .. given/giving/for_free/free/give .. [away]; costs .. nothing; cost nothing; for .. nothing/free; free .. things/stuff/items/sofa/bike; give/giving/given .. away .. [things/people]; no money",
  },
];
