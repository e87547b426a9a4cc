import type { UsualEntry } from "./usual.ts";

/** Calendars, bookings, travel, places, health and school. */
export const plans: UsualEntry[] = [
  {
    named:
      "new event; add event; create event; new appointment; add appointment; create; create appointment; new meeting; add meeting; schedule meeting; new entry; add entry; schedule event; plan event; create meeting; book appointment; make appointment; new booking; schedule appointment; request appointment; arrange appointment; set up meeting; book [a] meeting; plan meeting; schedule [a] visit; book visit; book consultation; new reservation; create booking; add booking",
    asked:
      "{create}/plan/schedule/arrange/enter/put_in/fix/note/make/book/need/want/have/get/request/insert [new/another/an] event/appointment/meeting/date/entry/booking/reservation/visit/consultation; i want/need/would_like [an] appointment/meeting/date; put/write/note/enter something/event/appointment/meeting/date in/into/on/to calendar/diary/schedule/agenda; add/put/enter something [new] to/in/into/on calendar/diary/schedule; i have [an] appointment/meeting/date to enter/add/note; set up/make [an/new] appointment/meeting/date/event; new date/appointment/meeting/event; invite people to meeting; plan/arrange something/a_meeting; book/make/arrange/get appointment/visit [with doctor/with dentist/at doctor]; see doctor/dentist; i need [to see] doctor/dentist",
  },
  {
    named:
      "reschedule; move; change time; change date; postpone; rebook; move appointment; reschedule appointment; reschedule meeting; change appointment; move event; change slot; new time; change booking; rearrange; postpone appointment; change time slot; new date; find another time; propose new time; edit time; move to another day; move booking; change date and time; change pick up time; choose another time; pick another time; change delivery date; change day; suggest new time; change reservation",
    asked:
      "reschedule/postpone/shift/rebook/rearrange/put_off/push_back/bring_forward it/appointment/meeting/event/booking/visit/date/delivery/reservation/lesson/class; move it/appointment/meeting/event/booking/visit/date/delivery/reservation/lesson [to another_time/to another_day/to other_day/to other_time/back/forward/to different_time/to different_day/to tomorrow/to later]; {change} time/date/day/slot [of/for] [it/appointment/meeting/event/booking/visit/delivery/reservation]; {change} appointment/meeting/booking/visit/delivery/reservation; i cant/cannot/cant_make come/make_it/it [then/at that time/on that day/that day]; i need/want/would_like another/different/later/earlier/other/new time/date/day/slot/appointment; another/different/other/later/earlier time/date/day/slot [please]; time/date/day does not/doesnt suit/work [me/for me]; find another/different/other time/date/day/slot [for it/for appointment/for meeting]; choose/pick another/different/other time/date/day/slot; have it/meeting/appointment later/earlier/another_day/another_time; come another day/time; put meeting/appointment on another/different day/time; i want to come another/different day/time; suggest/propose another/different/other/new time/date/day",
  },
  {
    named:
      "cancel appointment; cancel booking; cancel reservation; cancel meeting; cancel event; cancel visit; cancel trip; cancel flight; cancel class; cancel lesson; cancel stay; delete appointment; delete event; delete meeting; delete booking; cancel ticket; cancel session; withdraw booking; remove booking; cancel slot; cancel my booking; call off; remove appointment; remove event; cancel ride; cancel table; cancel journey",
    asked:
      "cancel/call_off/withdraw/drop/delete/{remove} appointment/booking/reservation/meeting/event/visit/trip/flight/class/lesson/stay/journey/session/table/ride/slot; call appointment/booking/meeting/event/visit/trip off; i cant/cannot/wont/will_not come/make_it/be_there/attend [after all]; i dont want/need appointment/booking/reservation/room/table/flight/visit/ride/slot/trip [any_more]; give up/back booking/reservation/slot/table/room/seat; let appointment/meeting/event/visit/class drop/fall_through; im/i_am not coming/going [after all]; appointment/meeting/event/trip/visit/class is off/cancelled; meeting/appointment/event does not/doesnt take place; i no longer need appointment/booking/reservation/room/table/flight",
    page: "appointment/appointments/booking/bookings/reservation/meeting/event/visit/trip/flight/class/calendar/schedule/trips/reservations/visits/events/lesson/stay/table",
  },
  {
    named:
      "today; go to today; back to today; this week; current week; now; jump to today; this month; current month; show today",
    asked:
      "{see}/go_back_to/return_to/get_back_to/jump_back_to today/current_day/current_week/current_month/this_day; back to today/now/current_week/current_month; what is on/today [today]; what do i have today; what is today; whats on today; today please; where is today; go/jump/come back to today/now; what is happening today; whats today",
    page: "calendar/week/month/day/schedule/agenda/diary/january/february/march/april/may/june/july/august/september/october/november/december/monday/tuesday/wednesday/thursday/friday",
  },
  {
    named:
      "next month; following month; month forward; next; forward one month; show next month; go to next month",
    asked:
      "{see}/turn_to/go_on_to/move_on_to/go_forward_to/switch_to next/following/coming month; one month on/forward/ahead/further/later; go/jump/move/turn/skip one month forward/ahead/on/further; go/jump/move/turn/skip forward/ahead/on one/a month; next month; month after; following month; turn over month; month later; later month; turn page of calendar",
    page: "calendar/month/january/february/march/april/may/june/july/august/september/october/november/december",
    contrary: {
      named:
        "previous month; month back; last month; previous; back one month; show previous month; go to previous month",
      asked:
        "{see}/turn_back_to/go_back_to/move_back_to/switch_to previous/last/preceding month; one month back/backward/backwards/earlier/before; go/jump/move/turn/skip one month back/backward/backwards; go/jump/move/turn/skip back/backward/backwards one/a month; previous month; month before; preceding month; month earlier; earlier month",
    },
  },
  {
    named: "next week; following week; week forward; show next week; go to next week; forward one week",
    asked:
      "{see}/turn_to/go_on_to/move_on_to/switch_to next/following/coming week; one week on/forward/ahead/further/later; go/jump/move/skip one week forward/ahead/on/further; go/jump/move/skip forward/ahead/on one/a week; next week; week after; following week; what is/comes on next week; week later",
    page: "calendar/week/schedule/timetable/agenda/planner/monday/tuesday",
    contrary: {
      named: "previous week; week back; last week; show previous week; go to previous week; back one week",
      asked:
        "{see}/turn_back_to/go_back_to/move_back_to/switch_to previous/last/preceding week; one week back/backward/backwards/earlier/before; go/jump/move/skip one week back/backward/backwards; go/jump/move/skip back/backward/backwards one/a week; previous week; week before; preceding week; week earlier; what was on/happened last week",
    },
  },
  {
    named: "next day; following day; day forward; show next day; tomorrow; go to next day; forward one day",
    asked:
      "{see}/turn_to/go_on_to/move_on_to/switch_to next/following/coming day; {see} tomorrow; one day on/forward/ahead/further/later; go/jump/move/skip one day forward/ahead/on/further; go/jump/move/skip forward/ahead/on one/a day; next day; day after; following day; what is/comes on tomorrow; day later",
    contrary: {
      named: "previous day; day back; yesterday; show previous day; go to previous day; back one day",
      asked:
        "{see}/turn_back_to/go_back_to/move_back_to/switch_to previous/last/preceding day; {see} yesterday; one day back/backward/backwards/earlier/before; go/jump/move/skip one day back/backward/backwards; go/jump/move/skip back/backward/backwards one/a day; previous day; day before; preceding day; day earlier; what was on/happened yesterday",
    },
  },
  {
    named: "all day; all day event; whole day; lasts all day; full day; entire day; all day long",
    asked:
      "it lasts/takes/goes_on/runs [for] whole/entire/all/full day; make it/event/meeting [an] all_day/whole_day [event]; whole/entire/full day [event]; for whole/entire/full day; all day [long/event]; from morning to/till/until evening; takes up whole day; it is/its all day [long/event]; it has no fixed/particular time; without time",
    contrary: {
      asked:
        "not all/whole day; not whole/entire/full day; it does not/doesnt last/take [the] all/whole/entire/full day; its/it_is not all day; only part of day; it has fixed time; only certain time",
    },
  },
  {
    named:
      "swap; swap origin and destination; switch direction; reverse; reverse route; swap stations; exchange; swap from and to; reverse direction; swap places; switch from and to; swap start and destination; return direction; swap origin & destination; ⇄; ⇅; ↔; turn round; reverse journey; swap stops; swap locations",
    asked:
      "swap/exchange/switch/reverse/turn_round/turn_around/change_over/flip start/from/origin/departure/stations/direction/places/route/both/them/stops/journey/it/locations [and/with/round/around/over] [destination/to/arrival/end]; other way round/around; i want to go other/opposite way/direction; travel back/other_way/in_other_direction; opposite/other direction; the other direction; way back; go back other way; make it other_way_round/way_back; reverse trip/route/journey; change direction; trip/journey/route back; turn it round/around; in other/opposite direction",
    page: "from/to/route/journey/trip/travel/directions/train/bus/flight/station/departure/destination/connection/timetable",
  },
  {
    named:
      "earlier; earlier connections; earlier trains; earlier departures; earlier flights; show earlier; earlier trips; previous connections; earlier journeys; earlier buses; show earlier trains/connections/departures/trips; earlier times",
    asked:
      "{get} earlier/previous connections/trains/departures/flights/trips/journeys/buses/times; leave/go/depart/travel/set_off earlier; i want/need/would_like to leave/go/depart/travel/set_off earlier; is there anything/something/train/bus/flight/connection earlier; its/thats/that_is too late; something/anything earlier; earlier train/bus/flight/connection; sooner please; earlier please; i have to leave/go earlier",
    page: "train/bus/flight/journey/trip/connection/connections/departure/travel/timetable/tram/ferry/route",
    contrary: {
      named:
        "later; later connections; later trains; later departures; later flights; show later; later trips; next connections; later journeys; later buses; show later trains/connections/departures/trips; later times",
      asked:
        "{get} later/next/further connections/trains/departures/flights/trips/journeys/buses/times; leave/go/depart/travel/set_off later; i want/need/would_like to leave/go/depart/travel/set_off later; is there anything/something/train/bus/flight/connection later; its/thats/that_is too early/soon; something/anything later; later train/bus/flight/connection; later please; i wont make it/that [train/bus/flight]",
    },
  },
  {
    named:
      "one way; one way trip; single; single ticket; single journey; one way only; one way ticket; outward only; one way flight",
    asked:
      "i want/need/would_like only/just one_way/single/outward_journey [trip/ticket/flight/journey]; i want/need/would_like one_way/single [trip/ticket/flight/journey]; only/just there/one_way/outward/single [and not back/not back/trip/ticket/flight/journey]; one way [trip/ticket/flight/journey/only/please]; without return/way_back/return_journey/return_flight; no return [trip/flight/ticket/journey]; i am/im not coming/going/flying/travelling back; i wont come/be_coming/go/fly/travel/return back; {dont} need/want return/return_ticket/return_flight/way_back; i dont need/want [a] return/return_ticket/return_flight/way_back/return_journey; single ticket [please]; not back; no way back; one direction only",
    page: "train/bus/flight/flights/journey/trip/travel/ticket/tickets/ferry/fly",
    contrary: {
      named:
        "return; round trip; return trip; return ticket; there and back; roundtrip; return journey; return flight; add return; outward and return",
      asked:
        "there and back [again]; i want/need/would_like return/round_trip/return_ticket/return_flight/return_journey; i want/need/would_like to come/go/fly/travel back [too/as well/again]; with return/way_back/return_journey/return_flight; round trip [please/ticket/flight]; return ticket/trip/journey/flight [please]; both ways; add return/way_back/return_journey/return_flight; im/i_am coming/going/flying back [too/again]; and back [again]; not only/just one way",
    },
  },
  {
    named:
      "direct; direct flights; direct only; nonstop; non stop; direct flights only; nonstop only; direct connections only; no changes; without changing; direct connections; only direct connections; only direct flights; no stops; no transfers; no changes only; direct trains only; without changes; direct trains; 0 stops; non stop only; without stops; without transfer; no stopovers; 0 changes; direct routes only; no stopover; without stopover",
    asked:
      "no changes/stops/transfers/changing/stopovers/stopover/layover/layovers/change/transfer; without changes/changing/stops/transfers/stopovers/stopover/layover/change/transfer/stopping; {dont} change/transfer/stop [trains/planes/buses/anywhere/on way]; i dont want to change/transfer/stop [trains/planes/buses/anywhere/on way]; [show/only/just/i want/show only/only show/i want only] direct/nonstop/non_stop/straight [connections/flights/trains/ones/buses/routes] [only/please]; only show direct/nonstop connections/flights/trains/ones; direct/nonstop connections/flights/trains/ones only; straight through; directly [there]; go/fly/travel directly/straight/non_stop/nonstop [there]; i want to go/fly/travel directly/straight/non_stop/nonstop [there]; sit in same train all way; with no changes/stops/transfers",
  },
  {
    named:
      "step free; step free access; wheelchair accessible; accessible; wheelchair access; barrier free; accessible routes; accessible only; wheelchair; accessible route; accessibility; step free routes; no stairs; avoid stairs; accessible room; disabled access; accessible routes only; step free only; step free route; lift access; wheelchair friendly; with wheelchair; wheelchair space; wheelchair accessible only; without stairs; suitable for wheelchairs",
    asked:
      "no stairs/steps; without stairs/steps; avoid stairs/steps; i cant/cannot climb/use/take/manage/do stairs/steps; i use/have/am_in/need/sit_in/travel_with/bring [a] wheelchair/pram/pushchair/buggy [access/space]; im/i_am in/using/with wheelchair; we have pram/pushchair/buggy; im/i_am travelling with pram/pushchair/buggy/wheelchair; {dont} use/take stairs/steps; must/has_to/should be accessible/step_free/barrier_free/wheelchair_accessible; it must/has_to/should be accessible/step_free/barrier_free/wheelchair_accessible; only accessible/step_free/wheelchair_accessible/barrier_free [routes/stations/ones/places/rooms]; with wheelchair/pram/pushchair/buggy; accessible with wheelchair; wheelchair users; for wheelchair [users]; need step free access; step free please; fit for wheelchair",
  },
  {
    named:
      "lift; elevator; has lift; with lift; with elevator; has elevator; lift in building; lift access; elevator in building; lift available",
    asked:
      "it/flat/house/building/place/home must/should/has_to/needs_to have/with lift/elevator; with lift/elevator; there must/should/has_to be lift/elevator; i need/want/would_like [a] lift/elevator; only with lift/elevator; must have lift/elevator; i cant/cannot climb stairs; no climbing stairs; lift/elevator is must/needed/required/necessary; needs lift/elevator; has to have lift/elevator",
    page: "flat/flats/house/houses/rooms/rent/property/properties/homes/apartment/apartments/listings/hotel/hotels",
  },
  {
    named:
      "pets allowed; pet friendly; pets; pets welcome; allows pets; dogs allowed; pets ok; pets permitted; with pets; dog friendly; pet friendly only; cats allowed; accepts pets; pets accepted",
    asked:
      "pets/dogs/cats/animals allowed/welcome/ok/okay/permitted/possible; i/we have/own/bring [a] dog/cat/pet/dogs/cats/pets; with dog/cat/pet/dogs/cats/pets; pets/dogs/cats/animals must/should/have_to/need_to be allowed/welcome/ok/okay/permitted; im/i_am bringing/coming_with/travelling_with dog/cat/pet; dog/cat comes/is_coming/travels with_me/along/with_us/too; where pets/dogs/cats are allowed; i want to bring/take/keep dog/cat/pet [along/with me]; we have dog/cat; it must allow pets/dogs/cats; pet friendly [only/please/place/home]; only pet friendly [ones/homes/places]; allow pets/dogs/cats; i need place for dog/cat",
    page: "flat/flats/house/houses/rooms/rent/property/properties/homes/apartment/apartments/listings/hotel/hotels/stay/room/stays/camping/travel",
  },
  {
    named:
      "free cancellation; free cancellation only; with free cancellation; cancel for free; flexible cancellation; refundable; refundable only; flexible; fully refundable; cancellable; can be cancelled free; free to cancel",
    asked:
      "i want/need/would_like/must to be able to cancel [for free/it/free of charge]; i may/might have/need to cancel; with/only free cancellation; can be/i_can cancelled/cancel [for free/free/it/free of charge]; must be cancellable/refundable/possible_to_cancel; in case i have to cancel; cancel for free/free_of_charge/without_paying/at_no_cost; free cancellation [only/please]; only refundable/cancellable/flexible [ones/rooms/rates/tickets/fares/hotels]; refundable/cancellable/flexible [ones/rooms/rates/tickets/fares] only; it should be possible to cancel; not sure i can come; plans may change; my plans may/might change",
    page: "hotel/hotels/flight/flights/stay/stays/room/rooms/travel/trip/ticket/tickets/booking/car",
  },
  {
    named:
      "work from home; remote; remote only; remote work; home office; remote jobs; remote possible; fully remote; remote position; remote jobs only; working from home; home working; remote working; can work from home; home office possible; wfh; remote friendly; 100 remote; work remotely",
    asked:
      "i want/would_like/prefer/need/have to work/stay/do_it from/at home/anywhere/remotely; work/working/job/jobs from home/anywhere; work/working remotely/at_home; only/just remote/home_office [jobs/work/positions/ones]; remote/home_office jobs/work/positions/ones [only/please]; i can/want/could only/to work from_home/remotely/at_home; not in office; no office; {dont} go/want_to_go/come to/into office; i dont want to go/come/commute [to office/into office]; no commuting; show remote jobs/positions/ones; jobs i can do from_home/at_home/anywhere; job without office/commuting; stay at home",
    page: "job/jobs/vacancy/vacancies/positions/careers/work/career",
  },
  {
    named:
      "jobs; careers; work with us; work for us; vacancies; join us; were hiring; career; job openings; open positions; join team; join our team; work here; we are hiring; jobs and careers; job offers; open jobs; working here; vacant positions; open vacancies; current vacancies",
    asked:
      "are there [any/open] jobs/vacancies/positions [here/with you/at moment]; do you have [any/open] jobs/vacancies/positions; are you hiring; who is hiring; i want/would_like/love/like to work/apply for/with/at/here/in us/you/newspaper/company/here/paper/firm/shop/museum/hotel/clinic/school [one day]; i want/would_like to work here; work for/with/at/here you/newspaper/company/paper/firm/shop/museum/us; are you hiring/looking_for_people; do you have/are_there [any] jobs/vacancies/open_positions/work/openings [here]; {see} [open] jobs/vacancies/positions/careers/job_offers/openings; i am/im looking for/seeking [a] job/work/position; i need job/work; become employee/part_of_team; join team/company/staff; apply for job/position [here/with you]; get job here; can i work here/for_you/with_you; i want/need job [here/with you]; how can i work here/for_you",
  },
  {
    named:
      "apply; apply now; apply for job; apply for [this] job/position/role; send application; easy apply; quick apply; submit application; apply online; start application; apply here; apply for vacancy; apply on company site; apply today",
    asked:
      "apply [for/to] [it/job/position/role/vacancy/place/course/grant] [online/now]; send/hand/submit/make/start/write [in] [an/my] application [for/to/in] [it/job/position/role]; i want/would_like/am_going to apply/job/position/have_job [for it/for job/for position/for role]; i want/would_like job/position; put/hand in application; im/i_am interested in it/job/position/role; ask for job; i want to get/have job/position; become candidate; go for job/position",
    page: "job/jobs/vacancy/position/role/career/careers/apply/application/scholarship/course/grant",
  },
  {
    named:
      "save job; save search; save this search; job alert; create alert; email me jobs/results/offers; create job alert; get alerts; search alert; set alert; alert me; create search alert; notify me of new results/jobs/offers/listings; email alerts; get job alerts; save search and get alerts; new results by email; set up alert; turn on alerts; activate alert; subscribe to search; notify me about new jobs/listings/offers; get email alerts",
    asked:
      "tell/notify/inform/email/mail/alert/text/let me [know] [when/about/of/if/as_soon_as] [there is/there are/something comes] new/more/further/such jobs/results/offers/listings/ones/flats/hits/homes/entries/things; let me know when/if/as_soon_as there_are/there_is/something/anything new/more/comes_up/comes/turns_up [ones/jobs/flats/offers/listings/results]; keep/save/store/remember search; keep an eye on it/search/market; send/mail/email me new jobs/results/offers/listings/ones/flats/hits/homes [by email]; set up/create/make/activate [an/search/job/email] alert/alerts; save what i searched/am_looking for; i want to know/hear about new jobs/offers/flats/listings/homes/results; run search again by itself; watch search; repeat search regularly; i want to be told/notified/informed about new jobs/offers/listings/flats/results; new jobs/offers/flats/listings/results by email",
    page: "search/results/jobs/listings/homes/flats/houses/offers/properties/alerts/cars",
  },
  {
    named:
      "contact agent; contact landlord; contact seller; contact owner; message seller; send enquiry; request details; request viewing; arrange viewing; book viewing; contact advertiser; ask agent; message host; contact host; contact provider; email agent; ask seller; ask question; send message; request information; message landlord; enquire; make enquiry; request a viewing; schedule viewing; contact dealer; book a viewing; message owner; arrange a viewing",
    asked:
      "write/talk/speak/send_message/contact/message/get_in_touch/call/ask/email/mail [to/with] [the] landlord/agent/seller/owner/host/advertiser/provider/dealer/landlady; i want/would_like to see/view/visit/look_at flat/house/apartment/room/place/home/it/property/car; ask [landlord/agent/seller/owner/host] question/something [about flat/about house/about it/about car]; arrange/book/make/request/schedule/ask_for [a] viewing/visit/appointment/tour; i have/ive question/questions [about/for/to] [flat/house/it/seller/host/landlord/owner/agent/place/room/car]; im/i_am interested in flat/house/apartment/room/place/it/car; see flat/house/apartment/room/place in_person/for_real/myself; ask for more information/details [about it/about flat]; visit/view flat/house/apartment/room/place/home/property; come and see it/flat/house/room; send enquiry/inquiry; can i see/visit/view it/flat/house/room/car",
    page: "rent/sale/flat/house/apartment/room/property/listing/seller/host/agent/landlord/car/offer/home",
  },
  {
    named:
      "directions; get directions; route; show route; navigate; how to get here; how to get there; plan route; route here; show way; directions to here; start navigation; getting here; navigation; start route; find route; directions from here; travel directions; how to find us; get route; plan journey; how to get there",
    asked:
      "how do/can i/we get/come/go there/here/to_it/to_place [from here]; show/tell/find/give me way/route/directions [there/here/to it/to place/to you]; take/bring/guide/lead/navigate me there/to_it/here/to_place; i want/would_like/need to go/get there/to_it/here; how to get/come/go there/here/to_it; plan/make/show/start route/navigation/way/directions [there/here/to it/to place]; get/give_me directions [there/here/to it/to place]; where do i have to go; way there/to_it; which way [is it]; start/begin navigation/navigating; navigate there/to_it/here; what is best way [there/here/to it]; whats way there/here",
  },
  {
    named:
      "my location; locate me; use my location; current location; where am i; show my location; near me; use current location; find me; go to my location; centre on me; my position; show current location; centre map on me; use my position; detect location; find my location; share location; search near me; around me; your location; use location; go to current location; centre on my location; center on my location",
    asked:
      "where am i [now/right now]; find/locate/show me [on map/where i am]; use/take/show/find/detect/see/go_to current/own/present location/position/place/where_i_am/whereabouts; use/take/show/find/detect/see/go_to location/position/where_i_am/place_where_i_am; near/around/close_to me/here/where_i_am [please]; centre/center map/it [on/at/around] [me/where i am/my position/my location/location/position/current location]; what is near/around/close_to me/here/by; {see} where i am [on map/now]; search/look [for something] near/around/close_to me/here/where_i_am; from here; from where i am; go to where i am; move map to me/where_i_am; put me in centre/middle; start from here/where_i_am/location; take me back to where i am; show what is near/around me; whats near/around me",
    page: "map/location/near/place/places/route/nearby/address/city/town/directions/stop/station/weather/store/shop/where",
  },
  {
    named:
      "zoom in; +; zoom in map; closer; enlarge; magnify; zoom +; increase zoom; larger; bigger; make larger",
    asked:
      "[go/come/get/move/look/zoom] closer/nearer/in [to it/on it/on map/to map/please]; make it/map/picture/page/image/text/letters bigger/larger; enlarge/magnify/blow_up it/map/picture/page/image; show more detail/details [of it/of map]; i want/would_like/need to see more/it/map detail/closer/details/bigger/nearer/larger; get/see/show it/map/picture closer/bigger/nearer/larger; it/map/picture/text is too small; see more detail/closely; zoom [in] [on] [map/picture/it/page/image]; i cant read it; take closer look; have closer look",
    contrary: {
      named:
        "zoom out; −; -; zoom out map; farther; reduce; zoom -; decrease zoom; smaller; make smaller; zoom −",
      asked:
        "[go/come/get/move/zoom] farther/further/out/away/back [out/away/from it/on map/please]; make it/map/picture/page/image smaller; reduce/shrink it/map/picture/page/image; show/see more of map/area/it/surroundings/region/country/picture/page; i want/would_like/need to see more/whole/bigger of/map/area map/area/it/region/picture; see/show whole/entire/larger map/area/region/picture/city/page; it/map/picture/text is too big/close/large; show larger/bigger/wider area/part/region; wider view; zoom out [of] [map/picture/it/page/image]; get overview [of map/of area]; zoom back",
    },
  },
  {
    named:
      "satellite; satellite view; aerial; aerial view; satellite images; satellite map; photos from above; aerial photo; switch to satellite; satellite image; hybrid",
    asked:
      "{see}/use/switch_to/change_to it/map/area/everything/real_picture/photo/picture/place/view from above/air/space/sky; {see}/use/switch_to/change_to satellite/aerial picture/photo/image/view/map/images/pictures; {see} real pictures/photos/landscape/ground [from above]; what does it look like from above/air; view from above/air/space; as satellite/aerial picture/image/photo; like from plane/above; from above; bird eye view; how does it look from above/air",
    page: "map/maps/route/place/location/layers",
    contrary: {
      named: "map; map view; standard map; street map; default map",
      asked:
        "{see}/use/switch_to/change_to/go_back_to normal/ordinary/street/standard/plain/drawn/default map [view]; no satellite [pictures/images/view]; turn/switch off satellite [view/images]; back to map/normal_map/map_view; {dont} show satellite [view/images]; not satellite",
    },
  },
];
