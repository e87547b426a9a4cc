import type { ConceptEntry } from "./concept.ts";

/** Maps, ways to travel and where to stay. */
export const travel: ConceptEntry[] = [
  { name: "map", kind: "thing", words: "map, city map, street map", signs: "map, map fill, map marked, 🗺" },
  {
    name: "my location",
    kind: "thing",
    words:
      "my location, current location, where i am, my position, current position, use my location, " +
      "locate me, find me, centre map on me, near me, my whereabouts, around me, gps, share my location",
    weak: "locate, location, nearby",
    signs:
      "location crosshairs, crosshairs, my location, gps fixed, near me, crosshair, location arrow, " +
      "locate, geolocate, geo, geo alt, compass, navigation, ⌖, ◎, 📍",
  },
  {
    name: "location",
    kind: "thing",
    words: "location, venue",
    weak: "where, address, position, city, place, spot",
    signs:
      "location, location dot, map marker, map pin, place, geo alt, map marker alt, pin map, " +
      "location on, 📍, 📌",
  },
  {
    name: "directions",
    kind: "thing",
    words:
      "directions, get directions, route, plan route, how to get there, show me way, way there, " +
      "itinerary, route planner, find route, navigate there",
    weak: "way, navigate",
    signs: "directions, route, diamond turn right, signpost, signpost split, sign turn right, alt route",
  },
  {
    name: "origin",
    kind: "thing",
    words:
      "origin, starting point, from where, point of departure, place of departure, starting from, " +
      "from station, leaving from, departing from, flying from, departure airport, departure station, " +
      "start station, start point, where from, travel from",
    weak: "from, start, departure",
    opposites: "destination",
  },
  {
    name: "destination",
    kind: "thing",
    words:
      "destination, where to, to where, going to, final stop, to station, flying to, arrival airport, " +
      "destination station, arrival station, end point, where are you going, travel to",
    weak: "to, end, arrival, goal",
    signs: "flag checkered, location dot, sports score",
    opposites: "origin",
  },
  {
    name: "via",
    kind: "thing",
    words: "via, stopover, intermediate stop, by way of, waypoint, via point",
    weak: "through, stop",
  },
  {
    name: "direct connection",
    kind: "quality",
    words:
      "direct, non stop, nonstop, without changing, without changes, no changes, direct connection, " +
      "direct flight, no transfer, no stops, without stops",
    opposites: "with changes",
  },
  { name: "with changes", kind: "quality", words: "with changes, changing trains, connecting flight" },
  { name: "changes", kind: "thing", words: "number of changes, max changes" },
  {
    name: "connection",
    kind: "thing",
    words: "train connection, connecting train",
    weak: "connection, journey, service",
  },
  {
    name: "earlier",
    kind: "thing",
    words: "earlier connections, earlier departures, earlier trains, earlier",
    weak: "previous, before",
    opposites: "later connections",
  },
  {
    name: "later connections",
    kind: "thing",
    words: "later connections, later departures, later trains",
    weak: "later, next",
    opposites: "earlier",
  },
  {
    name: "timetable",
    kind: "thing",
    words: "timetable, time table, departures board, train times, bus times",
    weak: "departures, schedule, times",
    signs: "departure board, schedule, calendar view day",
  },
  { name: "platform", kind: "thing", words: "platform, track number", weak: "track, gate" },
  {
    name: "train",
    kind: "thing",
    words: "train, railway, rail, by train",
    signs: "train, train front, tram front, 🚆, 🚂, 🚄",
  },
  {
    name: "bus",
    kind: "thing",
    words: "bus, by bus",
    weak: "coach",
    signs: "bus, bus simple, directions bus, bus front, 🚌",
  },
  {
    name: "tram",
    kind: "thing",
    words: "tram, streetcar, trolley car",
    signs: "tram, cable car, train tram, 🚊, 🚋",
  },
  {
    name: "underground",
    kind: "thing",
    words: "underground, subway, metro",
    weak: "tube",
    signs: "subway, train subway, 🚇",
  },
  {
    name: "flight",
    kind: "thing",
    words: "flight, plane, aeroplane, airplane, fly, by air, flights",
    signs: "plane, flight, airplane, airplanemode active, ✈, 🛩",
  },
  {
    name: "ferry",
    kind: "thing",
    words: "ferry, boat, by sea",
    signs: "ferry, ship, directions boat, water, ⛴, 🚢, 🚤",
  },
  {
    name: "car",
    kind: "thing",
    words: "car, automobile, by car, motor car, vehicle, motorcar",
    signs: "car, car side, directions car, car front, 🚗, 🚙",
  },
  { name: "taxi", kind: "thing", words: "taxi, cab", weak: "ride", signs: "taxi, local taxi, car taxi, 🚕" },
  {
    name: "bicycle",
    kind: "thing",
    words: "bicycle, bike, cycling, by bike",
    weak: "cycle",
    signs: "bicycle, bike, directions bike, pedal bike, 🚲, 🚴",
  },
  {
    name: "on foot",
    kind: "thing",
    words: "on foot, walking, walk, pedestrian, by foot",
    signs: "person walking, directions walk, walking, 🚶",
  },
  {
    name: "public transport",
    kind: "thing",
    words: "public transport, public transit, transit, by bus and train",
    signs: "transit, directions transit, bus, train",
  },
  {
    name: "car hire",
    kind: "thing",
    words: "car hire, rental car, hire car, car rental, rent car",
    signs: "car rental, car key",
  },
  {
    name: "petrol station",
    kind: "thing",
    words: "petrol station, gas station, filling station, fuel, refuel",
    signs: "gas pump, fuel pump, local gas station, ⛽",
  },
  {
    name: "charging station",
    kind: "thing",
    words: "charging station, charge car, ev charging, charger",
    signs: "charging station, ev station, ev front",
  },
  {
    name: "parking",
    kind: "thing",
    words: "parking, car park, parking lot, parking space, garage space",
    signs: "square parking, local parking, parking, p circle, 🅿",
  },
  {
    name: "traffic",
    kind: "thing",
    words: "traffic, congestion, traffic jam, traffic jams",
    signs: "traffic, traffic light, stoplights, 🚦",
  },
  {
    name: "satellite",
    kind: "thing",
    words: "satellite, satellite view, aerial view, aerial photo, satellite image",
    signs: "satellite, satellite alt",
  },
  {
    name: "hotel",
    kind: "thing",
    words:
      "hotel, accommodation, lodging, place to stay, guest house, guesthouse, somewhere to stay, hostel, " +
      "stays",
    signs: "hotel, bed, building, 🏨",
  },
  {
    name: "room",
    kind: "thing",
    words: "room, rooms, number of rooms, hotel room",
    signs: "bed, door open, meeting room, bedroom parent, 🛏",
  },
  {
    name: "single room",
    kind: "thing",
    words: "single room, room for one",
    weak: "single",
    opposites: "double room",
  },
  {
    name: "double room",
    kind: "thing",
    words: "double room, room for two, twin room",
    weak: "double",
    opposites: "single room",
  },
  {
    name: "breakfast",
    kind: "thing",
    words: "breakfast, breakfast included, with breakfast",
    signs: "mug saucer, mug hot, free breakfast, egg fried, ☕, 🥐",
  },
  { name: "half board", kind: "thing", words: "half board, breakfast and dinner", opposites: "full board" },
  {
    name: "full board",
    kind: "thing",
    words: "full board, all meals, all inclusive",
    opposites: "half board",
  },
  {
    name: "reserve",
    kind: "action",
    words:
      "reserve, book now, make reservation, make booking, book room, book table, reserve table, " +
      "book ticket, book seat, complete booking, reserve now, book trip",
    weak: "booking, reservation, book, order, buy",
    signs: "book online, calendar check, event available",
  },
  {
    name: "cancel booking",
    kind: "thing",
    words: "cancel booking, cancel reservation, cancel trip, cancel my booking",
    weak: "cancel",
  },
  {
    name: "bookings",
    kind: "thing",
    words: "my bookings, my trips, my reservations, bookings overview",
    weak: "trips, bookings, reservations",
  },
  {
    name: "free cancellation",
    kind: "quality",
    words: "free cancellation, cancel for free, refundable, cancellable",
  },
  {
    name: "seat",
    kind: "thing",
    words: "seat, seats, choose seat, seat selection, pick seat, seating plan, seat map, seat reservation",
    signs: "chair, airline seat recline normal, event seat, couch, 💺",
  },
  {
    name: "window seat",
    kind: "quality",
    words: "window seat, at window, by window",
    opposites: "aisle seat",
  },
  { name: "aisle seat", kind: "quality", words: "aisle seat, on aisle, aisle", opposites: "window seat" },
  {
    name: "first class",
    kind: "quality",
    words: "first class, 1st class",
    opposites: "second class, economy class",
  },
  {
    name: "second class",
    kind: "quality",
    words: "second class, 2nd class, standard class",
    opposites: "first class",
  },
  { name: "business class", kind: "quality", words: "business class", opposites: "economy class" },
  {
    name: "economy class",
    kind: "quality",
    words: "economy class, economy, coach class",
    opposites: "business class, first class",
  },
  {
    name: "luggage",
    kind: "thing",
    words: "luggage, baggage, suitcase, bags to check, suitcases",
    weak: "bags",
    signs: "luggage, suitcase, suitcase rolling, 🧳",
  },
  {
    name: "hand luggage",
    kind: "thing",
    words: "hand luggage, cabin bag, carry on bag, hand baggage, cabin baggage, carry on luggage",
  },
  {
    name: "boarding pass",
    kind: "thing",
    words: "boarding pass, boarding card",
    signs: "boarding pass, ticket",
  },
  {
    name: "ticket",
    kind: "thing",
    words:
      "admission ticket, travel ticket, my tickets, buy tickets, tickets and fares, entrance ticket, " +
      "get tickets, fare ticket",
    weak: "ticket, admission, entry",
    signs: "ticket, ticket simple, confirmation number, local activity, 🎫, 🎟",
  },
  { name: "gate", kind: "thing", words: "gate, boarding gate", signs: "gate, door open" },
  { name: "airport", kind: "thing", words: "airport, airfield", signs: "plane, local airport" },
  {
    name: "station",
    kind: "thing",
    words: "station, train station, railway station, bus stop, tram stop",
    weak: "stop, halt",
    signs: "train, transit, 🚉, 🚏",
  },
  {
    name: "step free",
    kind: "thing",
    words:
      "step free, wheelchair, barrier free, wheelchair accessible, disabled access, without stairs, " +
      "no stairs, with wheelchair, wheel chair",
    signs: "wheelchair, accessible, accessibility, wheelchair pickup, ♿",
  },
  { name: "lift", kind: "thing", words: "elevator", weak: "lift", signs: "elevator, ⇅" },
  { name: "stairs", kind: "thing", words: "stairs, staircase", signs: "stairs" },
  {
    name: "wifi",
    kind: "thing",
    words: "wifi, wi fi, wlan, wireless, wireless network, internet access",
    weak: "internet",
    signs: "wifi, router, wireless, 📶",
  },
  {
    name: "swimming pool",
    kind: "thing",
    words: "swimming pool, pool",
    signs: "pool, person swimming, water ladder, 🏊",
  },
  { name: "balcony", kind: "thing", words: "balcony", signs: "balcony, deck" },
  {
    name: "weather",
    kind: "thing",
    words: "weather, forecast, weather forecast",
    signs: "cloud sun, partly cloudy day, weather, thermostat, ⛅, 🌦, 🌤",
  },
  {
    name: "distance",
    kind: "thing",
    words: "distance, how far away, radius, within miles, kilometres away",
    weak: "range, far",
    signs: "straighten, ruler, social distance",
  },
  {
    name: "nearby",
    kind: "thing",
    words: "nearby, near here, in area, close by, in neighbourhood, in vicinity",
    weak: "near",
    signs: "near me, compass",
  },
  { name: "compass", kind: "thing", words: "compass, north up", signs: "compass, explore, 🧭" },
  {
    name: "restaurant",
    kind: "thing",
    words: "restaurant, place to eat, eatery, dining",
    weak: "food, eat",
    signs: "utensils, restaurant, fork knife, cutlery, 🍴, 🍽",
  },
  {
    name: "cafe",
    kind: "thing",
    words: "cafe, coffee shop, coffee house",
    signs: "coffee, local cafe, mug hot, mug saucer, cup hot, ☕",
  },
  {
    name: "sights",
    kind: "thing",
    words:
      "sights, attractions, things to do, places of interest, sightseeing, what to see, " +
      "points of interest",
    signs: "landmark, camera, attractions, binoculars",
  },
];
