import type { ClueEntry } from "./clue.ts";

/** Looking for a journey. */
export const journeys: readonly ClueEntry[] = [
  {
    named:
      "round trip; return journey; return ticket; roundtrip; return; there and back; arrows left right; add return; return trip; add return journey; outward and return; two way",
    page: "trip/travel/flight/flights/train/trains/journey/ticket/tickets/bus/ferry/fare/fares",
    clues:
      "there and back; come/coming/travel/travelling/fly/flying/go/going/get/getting .. back [too/again/as well]; both ways; and back [again]; need/want .. way back; return .. as_well/too; also .. back; back home .. too/again",
  },
  {
    named:
      "one way; single; single journey; one way trip; one way ticket; single ticket; arrow right; outward only; oneway",
    page: "trip/travel/flight/flights/train/trains/journey/ticket/tickets/bus/ferry/fare/fares",
    clues:
      "wont/not/never/dont .. come/coming/be/travel/fly/need/want .. back; there .. not back; just/only there; only .. outward/way_there; no .. way back; one direction; staying there; stay there; only one way; moving there",
  },
  {
    named:
      "swap stations; swap origin and destination; reverse direction; swap; swap horiz; switch origin and destination; reverse; swap from and to; arrow right arrow left; swap stops; reverse route; switch direction; swap locations; swap departure and destination; exchange stations; reverse journey",
    clues:
      "other way round/around/about; from and to .. mixed/wrong/swapped/reversed/confused/other; mixed .. up .. from/to/stations; opposite/other/reverse/wrong direction; start and destination/end .. swapped/mixed/wrong/other; back .. instead of there; turn .. route/journey/it .. round/around; vice versa; reverse .. it/them/route/direction/journey; wrong way round; mixed them up",
  },
  {
    named:
      "add stop; via; add stopover; stopover; add via; add stops; multi city; add destination; add intermediate stop; add another stop; add waypoint; plus; add via station; add city; add leg",
    page: "trip/travel/flight/flights/train/trains/journey/route/bus/map/connection/connections",
    clues:
      "go/travel/drive/ride/fly/pass/come .. through/via/by_way_of; stop/stopping/break .. somewhere/on_way/in/there/between/halfway/for_lunch; on .. way .. stop/visit/see/pick_up; pick .. up .. on .. way; visit .. on .. way; break .. journey/drive/trip; detour; make detour; want to see .. on_way; stay .. night .. on_way; stop over",
  },
  {
    named:
      "earlier connections; earlier trains; earlier departures; earlier; earlier flights; show earlier; previous connections; earlier journeys; search earlier; chevron up; earlier services; earlier buses; earlier trips",
    clues:
      "leave/go/set_off/start/travel/depart/be_there/arrive/get_there sooner/earlier; one/anything/something/train/bus/flight/connection before .. that/this; isnt/is there one/anything/something before; earlier one/train/bus/flight/connection; too late .. earlier/before; sooner .. train/bus/flight; thats too late; one .. before .. that; before that one",
  },
  {
    named:
      "later connections; later trains; later departures; later; later flights; show later; next connections; later journeys; search later; chevron down; later services; later buses; later trips",
    clues:
      "{cant}/wont/not .. make/catch/get/reach .. that/this [one/train/bus/flight]; what .. [comes] after .. it/that; whats after; leave/go/set_off/start/travel/depart/arrive .. later; later one/train/bus/flight/connection; sleep in/late/longer; too early; too soon; one/anything/something after .. that/this; not so early; dont want to get_up .. early; train/bus .. too early; miss .. that_one; next one after",
    page: "trip/travel/flight/flights/train/trains/journey/ticket/tickets/bus/ferry/connection/connections/departures",
  },
  {
    named:
      "passengers; travellers; add passenger; passengers and class; travelers; add traveller; guests; who is travelling; user group; add adult; number of passengers; guests and rooms; add traveler; add guest; how many travellers; edit passengers",
    page: "trip/travel/flight/flights/train/trains/journey/ticket/tickets/bus/ferry/passenger/passengers/hotel/room",
    clues:
      "kids/children/wife/husband/family/friend/mother/baby/daughter/son/we .. come/coming/travel/travelling/go/going/along/with_me/too [along/with me/too]; not/wont .. travelling/travel/going alone; there are/will_be two/three/four/five/six/several of us; were/we_are two/three/four/five/six/seven [people/persons]; two/three/four/five/six of us; more .. people/persons/passengers; how many .. people/persons/travelling; us two/three/four; bring .. kids/wife/family/friend; not alone; one more person/traveller",
  },
  {
    named:
      "bicycle carriage; take bike; bikes; bike; bicycle; with bike; bring bike; bike reservation; add bike; bicycles; bicycle space; bike space; carriage of bicycles",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/ferry/connection/connections",
    clues:
      "bring/take/carry/with/got/have/bringing/taking/putting .. bike/bicycle/bikes/tandem; bike/bicycle .. on .. train/bus/board/ferry; bike/bicycle .. with me/us/along; im cycling; cycle .. from station",
  },
  {
    named:
      "direct only; non stop only; no changes; direct; nonstop; direct flights only; non stop; direct connections only; direct trains only; nonstop only; without changes; direct flights; direct connections; fewest changes; no stops",
    clues:
      "dont/not/hate/no/without/never/avoid .. change/changing/changes/transfer/transferring/layover/layovers/stopover/stopovers/stops/connecting/get_off/change_over [trains/planes/buses/anywhere]; straight/direct/directly through/there/to; stay in .. same/train/seat; in one go; same train .. all_way; all .. way .. without; through train; nonstop; change .. as_little_as_possible",
  },
  {
    named:
      "cheapest fare; lowest price; saver fares; cheapest; cheapest first; best price; low fares; lowest fare; saver tickets; cheapest tickets; cheapest flights; low fare finder; best price finder; cheap tickets; cheapest connection; lowest fares; fare finder; cheapest option; cheap fares",
    clues:
      "dont/not care/mind/matter .. when .. cheap/price; just/only/as/most cheap/cheaply [as possible]; cheap/cheaply as possible; cheapest/lowest .. ticket/tickets/fare/fares/price/way/one/possible/option/flight/train; save .. money; spend .. as_little/little; for little money; tight budget; when .. cheapest; bargain; cheap .. as_you_can; least .. money; get .. deal",
    page: "trip/travel/flight/flights/train/trains/journey/ticket/tickets/bus/ferry/fare/fares/hotel",
  },
  {
    named:
      "add railcard; discount card; loyalty card; railcard; add discount card; railcards; discounts; add discount; bahncard; frequent flyer number; add loyalty card; reduced fare; concessions; add concession; add frequent flyer number; discount cards; reductions; loyalty number",
    page: "trip/travel/flight/flights/train/trains/journey/ticket/tickets/bus/ferry/fare/fares/passenger",
    clues:
      "card .. half_price/cheaper/discount/reduction/less/reduced/off; half price/fare; pay .. half/less/reduced .. with/because/as .. card/student/pensioner/senior; student/senior/pensioner/disabled/retired/unemployed; got/have .. discount/reduction/railcard/loyalty/discount_card; collect .. miles/points; reduced .. fare/ticket/price; im student/pensioner",
  },
  {
    named:
      "search flights; find trains; search connections; find journeys; find flights; search trains; find connections; search journeys; find tickets; search; find routes; show flights; show connections; find trips; plan journey; search buses; find buses; plan trip; show trains; search trips; journey planner; get times",
    page: "trip/travel/flight/flights/train/trains/journey/ticket/tickets/bus/ferry/fare/fares/connection/connections/route",
    clues:
      "how .. get .. there [by/from]; what/which/when .. goes/go/flies/runs/leaves/train/bus/flight .. to .. on/today/tomorrow; show/find me .. trains/flights/buses/connections/ferries; trains/flights/buses/connections/ferries to; is/are there .. flights/trains/buses/connections/ferries/train/bus/flight; look for .. flights/trains/connections/buses/connection; let .. see .. flights/trains/connections",
  },
  {
    named:
      "my trips; my bookings; manage booking; manage bookings; trips; bookings; my reservations; suitcase rolling; view booking; my booking; my tickets; upcoming trips; my journeys; your trips; reservations; your bookings; my travel; find booking; retrieve booking; my flights; manage my booking; itinerary; view itinerary; manage trip; manage reservation",
    clues:
      "what/which/where/did .. have/ive/i/we .. booked/reserved/book/reserve; when/where .. am_i/are_we/im/do_i/do_we .. go/going/travel/travelling/fly/flying/leave/leaving [away]; {see} .. booked/booking/bookings/reservation/reservations/itinerary/trips; already .. booked/bought .. [see/look/find]; {see} .. trip/trips/journeys [i/we/booked]; my next/upcoming trip/journey/flight/holiday; booked .. trips/flights/journeys; when .. holiday/trip/journey .. start/begin; details of .. trip/booking",
  },
  {
    named:
      "departures; departure board; live departures; next departures; departures board; departures and arrivals; live departure board; view departures; station board; live times; departure times; station departures; next buses; live board",
    clues:
      "what/which .. leaving/leaves/departs/departing/goes/going .. soon/next/now/from_here/here/shortly [from here]; next .. train/bus/tram/boat/ferry .. [leave/go/from]; when .. next .. train/bus/tram/ferry/boat/one/metro [leave/go]; next .. departures; whats leaving/next; leaves .. next/soon",
  },
  {
    named:
      "timetable; timetables; schedules; schedule; bus times; train times; times; view timetable; see timetable; full timetable; timetable and routes; download timetable; service times; bus timetables; train timetable; flight schedule; sailing times; ferry times",
    page: "trip/travel/flight/flights/train/trains/journey/ticket/tickets/bus/buses/tram/ferry/stop/stops/station/line/lines/departures",
    clues:
      "when/what_time/times/how_often/how_late .. do/does/is/are/can .. it/buses/trains/trams/ferries/boats/bus/train/ferry/last/first .. go/run/leave/sail/depart/start/stop/operate; how often; last/first bus/train/ferry/tram/boat; runs/run/goes .. how_often/hourly/sundays/at_night; when .. bus/train/ferry/tram/boat/it [go/run/leave]; times of .. buses/trains/ferries/trams; all .. times; at night .. buses/trains",
  },
  {
    named:
      "network map; route map; map; route maps; view map; lines map; metro map; tube map; system map; show map; network plan; line map; transit map; show on map; map view; tram map",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/buses/tram/ferry/stop/stops/station/line/lines/metro/transit/route",
    clues:
      "where .. lines/routes/trams/buses/trains/metro/stations .. go/run/are/goes/stop; map/plan of .. network/lines/routes/metro/system/city; all .. lines/stations/routes/stops .. [at once/together/map]; {see} .. lines/stations/network/map/stops .. [on map]; on map",
  },
  {
    named:
      "platform info; show platform; station map; platform; platforms; station plan; track info; platform information; gate; gate info; station layout; view platform; show gate; station information; track; terminal map; airport map; gate information",
    clues:
      "where/which/what .. platform/track/gate/terminal/stand/bay; where/wheres .. does/do/is/my .. train/bus/flight/plane/coach .. leave/go/depart/from/stand [from]; find .. way .. in/around/through station/airport; wheres .. my train/gate/platform; how .. get .. to .. gate/platform; which platform/gate/track",
  },
  {
    named:
      "disruptions; service updates; travel alerts; service status; travel updates; live travel; service alerts; alerts; line status; travel news; engineering works; disruption; triangle exclamation; service disruptions; planned works; travel information; live updates; current disruptions; delays; delays and disruptions; news",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/buses/tram/ferry/stop/stops/station/line/lines/metro/flight/flights",
    clues:
      "strike/strikes/works/roadworks/closures/diversions/engineering_works/snow/cancellations; is/are .. everything/all/trains/buses/lines/anything/it .. running/normal/closed/cancelled/delayed [normally/today/as planned]; whats/anything/something .. wrong/going_on .. with .. trains/buses/line/lines/network; why .. nothing/no_trains/train/bus/not .. running/coming/moving; problems/trouble .. on/with/line/lines/network/trains; are there .. delays/problems; any .. delays/problems/disruptions; is .. line/station .. closed/open",
  },
  {
    named:
      "flight status; live status; is it on time; train status; status; check status; live train times; track flight; live tracking; track train; live arrivals; running late; check flight status; real time; live info; arrivals; real time info; flight tracker; track bus; where is my bus; where is my train",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/buses/tram/ferry/flight/flights/departures",
    clues:
      "is/are/will .. flight/train/bus/plane/ferry/it/we .. late/on_time/delayed/punctual/time/cancelled; how .. late/much_late/delayed .. [is/are]; has .. flight/plane/train/bus .. landed/left/arrived/departed/taken_off; where .. is .. bus/train/plane/ferry/tram .. now; wheres .. bus/train/plane/ferry/tram [now]; when .. land/lands/arrives/get_in .. [flight/plane/her/his]; how far .. bus/train/plane; flight/train/bus/plane .. delayed/on_time",
  },
  {
    named:
      "nearby stops; stops near me; find stop; nearest stops; nearest stop; stops nearby; find nearest stop; crosshairs; nearby stations; stations near me; find station; nearby; around me; find nearest station; stop finder; closest stop; near me",
    clues:
      "wheres/where/which/find .. closest/nearest/next/near .. stop/station/bus_stop/tram_stop; closest/nearest stop/station/bus/tram/metro [stop/station]; stop/station/stops/stations .. near/closest/nearby/around [me/here]; where .. catch/get_on/board .. bus/tram; is there .. stop/station .. near/here/around; near here",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/buses/tram/ferry/stop/stops/station/line/lines/metro/departures",
  },
  {
    named:
      "use my location; current location; locate me; my location; use current location; my position; location crosshairs; current position; from my location; find me; where am i; gps; use my position; near me; share location; share my location; centre on me; center on me; show my location",
    clues:
      "im/i_am .. standing/right/here [here]; from here; where i am/stand; where am i; find out .. where .. i_am/am_i; here .. where .. i_am/stand; know .. where .. i_am/am_i; my .. own position/place; lost .. where; use .. gps; take .. this place .. where_i_am; start from .. here/where; im lost",
  },
  {
    named:
      "directions; get directions; route; route to here; plan route; navigate; start navigation; show route; directions to here; how to get there; getting here; how to find us; take me there; route planner; directions and parking; how to get here; find us; getting there; travel directions; start route; map pin; location on",
    clues:
      "how .. get/find/drive/walk/travel/come .. there/here/you/hotel/museum/place/station/airport/venue/restaurant [from/by]; which/what way .. there/to/is; way/route .. there/to .. [from here/show]; show .. way; where/wheres .. restaurant/venue/hotel/place/museum/hall/shop/clinic/surgery/you [exactly]; how far .. from/to; bring/lead/guide/navigate/take me there; get lost; never been there .. find; {cant} find .. you/place/hotel/it .. way; where .. located/are_you; find my way",
  },
  {
    named:
      "lost property; lost and found; report lost item; lost items; umbrella; lost something; report lost property; lost property office; found items; left something behind; lost item; report lost luggage; lost luggage; missing baggage",
    clues:
      "left/forgot/lost/forgotten .. umbrella/bag/phone/coat/jacket/scarf/hat/wallet/glasses/laptop/gloves/suitcase/luggage/keys/book/rucksack/something/it .. [on/in/at]; left/forgot/lost .. on/in/at .. bus/train/tram/plane/ferry/taxi/hall/theatre/gym/museum/library; suitcase/luggage/bag .. didnt/hasnt/never/did_not .. arrive/arrived/came/come; somebody/someone found .. my; lost property; found .. something/wallet/bag/phone; did anyone find/hand_in; left behind",
  },
];

/** What is booked, and what can be added to it. */
export const bookings: readonly ClueEntry[] = [
  {
    named:
      "book; book now; reserve; reserve now; book this trip; book trip; book flight; book room; book this; book tickets; book ticket; select; book it; book journey; book this room; buy ticket; buy tickets; continue to booking; book hotel; book stay; make booking; confirm booking",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/ferry/flight/flights/hotel/room/stay/booking/tour",
    clues:
      "yes/ok/good .. take/want/have .. it/trip/room/flight/one/this/that; well/ill/we_will/i_will .. take .. [this/that/it] trip/room/flight/journey/one/train/it; {want} .. have/take/go .. it/this_one/on_it/this_trip; want .. this/that trip/flight/train/room/connection/one; id like .. this/that trip/flight/train/room; thats .. right/good/perfect .. one/trip/flight [for us/for me]; get me .. on .. flight/train/bus/plane/it; go .. with .. this_one/that_one; secure .. it/place/room",
  },
  {
    named:
      "choose seat; seat selection; reserve seat; pick your seat; seats; select seat; select seats; choose seats; seat reservation; choose your seat; seat map; add seat; event seat; chair; pick seats; seat; change seat; reserve seats; pick seat; select your seats; seat plan; view seat map",
    clues:
      "sit .. by/at/near/next/beside/together/window/aisle/front/back/alone/somewhere/there/in [to/window/front/the]; window/aisle/front/middle .. seat/seats; together .. sit; beside/next_to .. each_other/wife/husband/kids/friend; where .. i/we .. sit/sitting; seat/seats .. together/window/aisle/front/for/near/by/at; by window; other/another/different/better/good seat/seats/place; dont want to stand/sit; leg room .. seat; which .. seats .. free/left; view from .. seat; not .. have .. to stand",
  },
  {
    named:
      "add baggage; extra luggage; add bags; baggage; luggage; bags; add luggage; extra baggage; suitcase; checked baggage; add bag; extra bags; add checked bag; hold luggage; baggage options; sports equipment; add suitcase; luggage options; excess baggage; baggage allowance; baggage info",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/ferry/flight/flights/booking/airline",
    clues:
      "suitcase/suitcases/luggage/bag/bags/skis/surfboard/golf_clubs/pram/instrument/cello .. fit/too/big/heavy/take/bring/along/with/extra/another/second/more; bring/bringing/take/taking/carry/pack/packing/have/got .. suitcase/suitcases/luggage/bags/skis/surfboard/golf_clubs/pram/instrument/cello/lot; how much/many/heavy .. take/bring/carry/bags/luggage [on board]; more/extra/another/second/heavy/large .. suitcase/bag/luggage/baggage; hand luggage .. only/more; how heavy .. bag/suitcase",
  },
  {
    named:
      "choose meal; meal options; special meal; meals; meal; add meal; special meals; order meal; meal preferences; select meal; in flight meals; pre order meal; meal choice; food on board; dining",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/ferry/flight/flights/booking/airline/board/passenger",
    clues:
      "dont/cant/not .. eat .. meat/fish/pork/nuts/gluten/dairy/eggs; what .. eat/food .. board/plane/flight/get/there; vegetarian/vegan/kosher/halal/gluten_free .. [food/meal/dish]; something to eat; hungry .. board/flight/plane; food on .. board/plane/flight; eat/meal/breakfast/lunch/dinner .. on .. board/plane/flight/train; meal .. without/for",
  },
  {
    named:
      "travel insurance; add travel protection; cancellation cover; add insurance; insurance; travel protection; add travel insurance; trip protection; protect your trip; trip insurance; insure my trip; cancellation insurance; insure trip; cancellation protection; protect my trip; flexible cancellation",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/ferry/flight/flights/booking/airline/hotel/passenger/holiday/event/tour",
    clues:
      "what/if/when/in_case/should/might/may/could .. i/we/something/kids .. fall/get/am/are/become/have/goes/happens .. ill/sick/wrong/cancel/accident/hurt [before/on/to]; cant/cannot/unable .. go/travel/come .. money/pay/back/covered; fall ill/sick; insure/protect/cover .. trip/journey/holiday/us/myself/tickets/it; insured/covered/protected .. trip/journey/holiday/cancel/ill/sick/against; if .. have to cancel; afraid .. cancel/ill/sick; to be safe/sure .. ill; have to cancel",
  },
  {
    named:
      "special assistance; accessibility; wheelchair assistance; request assistance; assistance; accessible travel; passenger assistance; accessible; wheelchair; mobility assistance; book assistance; assisted travel; travel assistance; reduced mobility; accessibility needs; add assistance; accessibility options; disabled access; accessibility information",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/ferry/flight/flights/booking/airline/hotel/passenger/station/event/museum/theatre/concert/venue/visit/access/restaurant",
    clues:
      "{cant}/hardly/not/cannot/difficulty/trouble/hard .. walk/walking/stairs/steps/climb/stand/standing/see/hear [far/well/long/stairs]; use/in/uses/using/with/need/needs/have .. wheelchair/walker/crutches/zimmer/guide_dog/walking_frame/rollator; bad/broken/weak .. leg/legs/hip/knee/knees/foot; blind/deaf/disabled/disability/partially_sighted/hard_of_hearing; wheelchair .. [access/get/in/user]; help .. getting/get .. on/off/into/aboard/train/plane/bus; someone/somebody .. help/push .. on/into/train/plane/platform; no/without/avoid steps/stairs; guide dog",
  },
  {
    named:
      "upgrade to first class; upgrade cabin; upgrade class; upgrade; upgrade seat; first class; upgrade my seat; upgrade to business; upgrade flight; travel class; upgrade now; change class; upgrade ticket; business class; get upgrade; class; cabin class; bid for upgrade; upgrade to premium; upgrade room",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/ferry/flight/flights/booking/airline/seat/cabin/class",
    clues:
      "more/extra/enough .. room/space/legroom [for/legs]; travel/fly/sit/ride/go .. comfort/comfortably/luxury/style/first/business/first_class/business_class [in]; first/business/better/higher/premium class/cabin; comfortable/comfier/bigger/better/wider seat/seats/place; long legs; quieter .. carriage/seat/place; treat .. myself/ourselves; legroom; not .. economy/second_class",
  },
  {
    named:
      "add hotel; find hotel; accommodation; hotels; hotel; book hotel; stays; find accommodation; search hotels; bed; find stay; places to stay; where to stay; add accommodation; book accommodation; hotels and apartments; lodging; find hotels; book stay",
    clues:
      "nowhere/no_place/somewhere/place/where .. sleep/stay [night/there]; need/want/find/get/book/looking .. room/bed/hotel/hostel/place_to_stay/place_to_sleep/somewhere_to_sleep/accommodation; spend .. night/nights [there]; stay .. night/nights/overnight [there]; overnight; room for .. night/nights; roof over .. head; where .. we/i .. sleep/stay; bed for .. night; sleep there",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/ferry/flight/flights/booking/airline/holiday/destination/event/festival",
  },
  {
    named:
      "car hire; rent car; car rental; hire car; car; cars; rental cars; rent a vehicle; add car; book car; add rental car; car hire deals; find car; find rental car; rent vehicle; add car hire",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/ferry/flight/flights/booking/airline/holiday/hotel/destination",
    clues:
      "something/car/vehicle/van .. drive/driving .. there/when/around/holiday [im]; need/want/get/hire/rent/have .. car/vehicle/van/wheels/convertible; drive .. around/about/myself/ourselves .. [there]; be .. mobile .. there; set of wheels; car .. there/airport/holiday/on_arrival; on four wheels; drive there myself",
  },
  {
    named:
      "airport transfer; book transfer; taxi to hotel; transfers; airport transfers; transfer; airport taxi; add transfer; shuttle; book airport transfer; airport shuttle; book shuttle; airport pickup; pick up service; shuttle service; add airport transfer",
    clues:
      "someone/somebody/driver/taxi/car/bus/you .. fetch/collect/pick/meet/take/bring/drive me/us .. [up] .. airport/station/hotel/ferry/port; from .. airport/station .. to .. hotel/centre/city/town; how .. get/reach/come .. from .. airport/station; fetch/collect/pick/picked .. [up/me/us] .. from/at .. airport/station; airport .. hotel/fetch/pick/collected/centre/city; be/get .. picked_up/fetched/collected",
  },
  {
    named:
      "check in; online check in; check in now; web check in; check in online; checkin; start check in; check in for flight; express check in; mobile check in; check in for your flight",
    page: "trip/travel/train/flight/flights/booking/airline/hotel/boarding/passenger/trips",
    clues:
      "flight/plane/trip/fly/flying/leave/holiday .. tomorrow/today/soon/tonight/goes/hours .. [get/it/done/ready/in]; tell .. you/airline/hotel .. im/i_am/were .. coming/here/ready; get .. ready/done .. [for] .. flight/boarding/trip; check .. [me/us] .. in; without .. queueing/queuing/standing .. counter/desk/airport; skip .. queue/line .. airport/desk/counter; lets get it done .. flight; ready to fly; flying tomorrow",
  },
  {
    named:
      "boarding pass; show boarding pass; mobile boarding pass; boarding passes; view boarding pass; get boarding pass; download boarding pass; qr code; qrcode; boarding card; print boarding pass; my boarding pass; boarding cards; get boarding passes",
    page: "trip/travel/flight/flights/booking/airline/boarding/passenger/trips/ticket/tickets",
    clues:
      "what/something/need/show .. at/for .. gate/boarding/security/plane [at/to]; show .. at .. gate/security; get .. on .. plane; paper/code/card .. for .. plane/gate/boarding/security; security .. wants/see; about to board; boarding .. now/starts/soon; get on board; at gate",
  },
  {
    named:
      "show ticket; view ticket; my ticket; ticket; tickets; view tickets; my tickets; show my ticket; e ticket; open ticket; confirmation number; mobile ticket; show tickets; your ticket; your tickets; download ticket; get ticket; view e ticket; show qr code; display ticket; download tickets; show barcode",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/ferry/flight/flights/booking/event/concert/festival/show/cinema/theatre/museum/trips",
    clues:
      "inspector/conductor/guard/controller/bouncer/usher/steward .. coming/wants/here/asks/come/see; thing/code/barcode/something .. scan/scanned/show; scan .. code/it/thing/at .. [door/gate/entrance]; what .. i/do_i .. show/hold .. entrance/door/conductor/inspector/bus/train; show .. at .. door/entrance/entry; prove/proof .. paid/bought/ticket; where/wheres/see/show/find/get .. ticket/tickets [i/we/ive/bought]; being checked; let .. scan; at door/entrance; qr code",
  },
  {
    named:
      "add to wallet; save to phone; add to apple wallet; add to google wallet; apple wallet; google wallet; wallet; add to google pay; save to wallet; save to google pay; add pass to wallet; add to phone; add to mobile wallet",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/ferry/flight/flights/booking/event/concert/festival/card/pass/boarding/membership",
    clues:
      "ticket/pass/card/it/them/tickets .. on/onto/to/in .. phone/mobile/iphone/watch/wallet; on/onto my phone/mobile/iphone/watch; keep/have/put/store/save/get .. ticket/pass/card/it/tickets .. phone/mobile/wallet/watch; offline .. ticket/pass; apple/google/phone wallet",
  },
  {
    named:
      "change booking; rebook; change flight; change dates; modify booking; change date; change reservation; edit booking; change train; change trip; amend booking; change ticket; change dates or times; modify reservation; edit reservation; change my booking; change journey; move booking; calendar; change time; change travel date; reschedule; rebook flight; amend reservation",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/ferry/flight/flights/booking/bookings/reservation/hotel/airline/trips/table/restaurant",
    clues:
      "travel/go/fly/leave/come/arrive/need_to_go/drive/be_there .. day/days/week/hour/hours/month later/earlier; plans .. changed/different/changed; another/different/other/new .. date/day/time/flight/train/dates .. [please/instead]; move/shift/postpone/put_off/bring_forward/reschedule/rebook/change .. trip/flight/booking/journey/holiday/reservation/train/it .. [to/by/date]; postpone; wrong/mistaken/incorrect .. date/day/time/flight; booked .. wrong/day/date/flight/train; stay .. longer/shorter/another_night/extra_night/one_more_night; come/arrive .. later/earlier/sooner .. [than]; cant/cannot .. on .. friday/monday/that_day/then .. [but/another]; different date/day/time; on .. other/another day; days later/earlier; one day .. later/earlier",
  },
  {
    named:
      "cancel booking; cancel trip; cancel reservation; cancel flight; cancel my booking; cancel ticket; cancel; cancel room; cancel journey; cancel my trip; cancel this booking; cancel my reservation; cancel stay; cancel train; refund ticket; cancel table; cancel tickets; cancel ride; cancel viewing",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/ferry/flight/flights/booking/bookings/reservation/reservations/hotel/airline/trips/table/restaurant",
    clues:
      "cant/cannot/wont/not/unable/no_longer/never .. come/go/going/travel/travelling/fly/flying/make_it/make/able/attend/be_there .. [after all/any more/on]; we/i .. are/am .. not coming/going [any more/after all]; dont/no_longer .. need/want .. room/flight/trip/booking/reservation/table/ticket/tickets/hotel; call .. off .. trip/booking/journey/holiday/reservation/it/everything/whole_thing; call off .. trip/booking/journey/holiday/reservation; trip/holiday/journey/flight .. off/cancelled/not_happening/cant_happen; plans .. fell_through/fallen_through; {want} out of .. booking; get out of .. booking; change of plan .. not_going/not_coming; stay .. at home .. instead/after_all; make it after all",
  },
  {
    named:
      "claim compensation; delay repay; delay compensation; request compensation; compensation; delay claim; claim for delay; claim refund; apply for compensation; passenger rights; delays and compensation; claim delay repay; claim delay compensation; refunds and compensation; make claim",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/ferry/flight/flights/booking/airline/trips/delay",
    clues:
      "train/flight/bus/plane/ferry/we/i .. was/were/is/arrived/came/got .. late/delayed/cancelled/hours .. [want/money/something/back]; late/delayed/cancelled .. money/back/compensation/something/refund/pay/owe; missed .. connection/flight/train/plane .. because/late/delay/delayed; make/pay .. up/for .. delay; compensation; hours late; hour late; hours delay; for .. delay; stranded .. airport/night; compensate; delayed .. hours/hour",
  },
  {
    named:
      "correct name; change passenger name; name change; change name; name correction; edit passenger; edit name; edit passenger details; correct passenger name; edit traveller; passenger details; edit traveller details; edit passengers; change passenger details; correct details; fix name",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/ferry/flight/flights/booking/airline/trips/passenger/passengers",
    clues:
      "spelt/spelled/written/misspelt/misspelled/wrote/mistyped/typed/got/put .. name .. [wrong/wrongly/incorrectly/on]; name .. wrong/misspelt/spelt/spelled/incorrect/not/doesnt .. [on/ticket/match/passport]; wrong/other/different/another/maiden/married name/person/passenger .. [on ticket]; typo .. name; someone/somebody .. else .. travels/goes/flies/travelling/instead; somebody else .. instead; {change} .. name .. ticket/passenger; name on .. ticket",
  },
  {
    named:
      "request ride; order taxi; call cab; book ride; book taxi; taxi; get ride; request taxi; call taxi; order ride; request pickup; find ride; book cab; order cab; ride now; get taxi; confirm pickup; request car; call driver; order car; hail taxi; request now",
    page: "ride/rides/taxi/cab/driver/pickup/car/trip/fare/travel/transport",
    clues:
      "need/want/get/give/have .. lift/ride/taxi/cab/driver [to/home/now]; come/somebody/someone/driver .. pick/fetch/get/collect .. me/us [up]; pick me/us up [here/now]; fetch me/us; drive/take/bring me/us .. home/there/to/airport/station; get me/us .. home/out_of_here/to/there; send .. car/taxi/cab/driver [to]; too far .. walk; missed .. last .. bus/train; how .. get home; get home",
  },
  {
    named:
      "unlock; start ride; unlock scooter; unlock bike; start trip; start rental; begin ride; rent bike; unlock car; scan to unlock; scan to ride; ride; unlock vehicle; start hire; begin trip; take bike; hire bike; rent scooter; start journey; rent now; open car; open doors",
    page: "ride/rides/bike/bikes/scooter/scooters/car/cars/rental/vehicle/unlock",
    clues:
      "ride/take/use/rent/have/hire/drive/borrow .. this_one/it/this/bike/scooter/this_bike/that_bike/car/one [one/bike/scooter/car]; {want} .. ride/drive .. [it/this/one]; get .. going/rolling; open .. lock/it/car/door/bike; off .. lock; im standing .. at/by/next_to/in_front_of .. bike/scooter/car/it; ill .. ride/take/drive .. this/it/one",
  },
  {
    named:
      "end ride; finish trip; return bike; end trip; end rental; finish ride; stop ride; end journey; lock and end; return scooter; end hire; return vehicle; complete ride; finish rental; return car; park and end; lock bike; stop rental; end my ride; lock",
    page: "ride/rides/bike/bikes/scooter/scooters/car/cars/rental/vehicle/trip/taxi",
    clues:
      "ive/i/we/weve/im/i_am/were .. arrived/there/here/got_there/at_home [now/stop/clock]; done/finished .. riding/with .. [bike/scooter/car/ride]; stop .. clock/meter/counting/charging/time; give .. bike/scooter/car .. back; im/we/ive .. parked/park .. it/bike/car/scooter; parked it; get/getting/want/let .. off/out [here]; leave .. bike/scooter/car .. here; bring/put .. bike/scooter/car .. back; thats .. end/it .. ride/trip; dont need .. bike/scooter/car .. any_more; arrived",
  },
  {
    named:
      "report damage; report problem; something broken; report issue; report fault; report defect; wrench; report broken bike; problem with vehicle; report vehicle; report damaged bike; report scooter; problem with bike; report vehicle issue; report car damage",
    page: "ride/rides/bike/bikes/scooter/scooters/car/cars/rental/vehicle",
    clues:
      "brakes/brake/chain/tyre/tire/light/lights/wheel/bell/saddle/seat/pedal/pedals/battery/handlebar/gears/lock/mirror/window .. dont/doesnt/not/isnt/is/are/wont/has/have .. work/working/broken/flat/loose/missing/bent/off/empty/hold/close/missing/cracked/damaged/gone/come_off; flat tyre/tire/battery; scratch/dent/scratches .. on/in; vandalised/vandalized/smashed; {it}/bike/scooter/car .. broken/damaged/unsafe/faulty/dented/scratched; not safe .. ride/drive",
  },
  {
    named:
      "contact host; message host; contact property; message property; contact hotel; ask host; message owner; send message to host; contact owner; email hotel; ask property; write to host; message hotel; contact the property; ask question; ask hotel",
    page: "trip/travel/booking/bookings/reservation/hotel/trips/stay/host/property/room/apartment/rental/house/cottage",
    clues:
      "ask/tell/write/talk/speak/message/contact/know/question .. host/owner/hotel/landlord/landlady/property/reception/people_there/them [when/whether/about/to]; question/message for .. host/owner/hotel/reception; let .. host/owner/hotel/reception .. know; arrive/arriving/coming/come .. late/later/midnight .. tell/know/should_know",
  },
  {
    named:
      "season tickets; buy season ticket; monthly pass; season ticket; travel passes; passes; monthly ticket; annual ticket; commuter tickets; weekly pass; annual pass; monthly passes; subscription tickets; season passes; buy monthly pass; buy pass; commuter pass; weekly and monthly tickets; travelcards; flexi season; travelcard; yearly ticket",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/ferry/tram/fare/fares/pass/passes/theatre/match/stadium/pool/zoo/museum",
    clues:
      "go/travel/ride/commute/take/drive/come .. [there/it/train/bus] .. every/each day/week/morning [to work]; every/each day/morning .. [go/travel/ride/commute]; commute/commuter/commuting; for .. whole/entire/all month/year/week; valid .. month/year/week; once .. month .. pay; dont/not .. buy .. ticket/tickets .. each/every time; every day; unlimited .. rides/travel/journeys; often .. go/travel/ride/come",
  },
  {
    named:
      "group booking; group tickets; travelling as group; groups; group travel; group bookings; group fares; group discounts; group rates; book for group; group offers; groups and schools; group reservations; school groups; group visits; groups and parties; travelling in group; book group visit",
    clues:
      "we/class/group/club/team/school/party/pupils/there .. are/of/is .. ten/twelve/fifteen/twenty/thirty/forty/fifty/hundred/many/whole [people/pupils/persons/children]; class/group/party of .. ten/twelve/fifteen/twenty/thirty/forty/fifty/people/pupils/children; whole/entire/all .. class/team/club/choir/school/office/company; twelve/fifteen/twenty/thirty/forty/fifty .. people/persons/pupils/children/of_us; bring/coming/visit/travel .. with .. class/pupils/school/group/club/team; lot/bunch/crowd of .. us/people; many of us",
    page: "trip/travel/train/trains/journey/ticket/tickets/bus/ferry/flight/booking/museum/visit/tour/event/theatre/restaurant/hotel/fare/fares",
  },
];
