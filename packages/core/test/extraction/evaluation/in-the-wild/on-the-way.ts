import { type EvaluationPage, date, integer, list, number, object, text, url } from "../cases.ts";

export const onTheWay: EvaluationPage[] = [
  {
    name: "flight results",
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Porto to Tallinn, Thu 18 Sep – Hopscout</title>
<style>
.Itin__details{display:none}
.Itin.is-open .Itin__details{display:block}
</style>
</head>
<body>
<div id="__app">
<div class="TopBar"><a href="/">Hopscout</a><a href="/flights">Flights</a><a href="/trains">Trains</a><a href="/hotels">Hotels</a><span>EUR · English</span></div>
<div class="SearchForm"><input value="Porto (OPO)"><input value="Tallinn (TLL)"><input value="Thu 18 Sep 2025"><span>1 adult, economy</span></div>
<div class="Sort"><button>Cheapest</button><button class="on">Departure time</button><button>Fastest</button></div>
<div class="Results">
  <div class="Itin" id="it1">
    <div class="Itin__carrier"><img alt="" src="/logo/ql.svg"><span>Quillair</span><span>QL 411</span></div>
    <div class="Itin__legs"><div class="Itin__time">06:05</div><div class="Itin__code">OPO</div><div class="Itin__dur">7 h 40 min</div><div class="Itin__stops">1 stop (AMS)</div><div class="Itin__time">15:45</div><div class="Itin__code">TLL</div></div>
    <div class="Itin__price">€214</div><div class="Itin__bag">Cabin bag included</div>
    <a class="Itin__go" href="/book/it1">Select</a>
  </div>
  <div class="Itin" id="it2">
    <div class="Itin__carrier"><img alt="" src="/logo/bw.svg"><span>Baltwings</span><span>BW 2208</span></div>
    <div class="Itin__legs"><div class="Itin__time">09:20</div><div class="Itin__code">OPO</div><div class="Itin__dur">4 h 35 min</div><div class="Itin__stops">Direct</div><div class="Itin__time">15:55</div><div class="Itin__code">TLL</div></div>
    <div class="Itin__price">€329</div><div class="Itin__bag">Checked bag 23 kg included</div>
    <a class="Itin__go" href="/book/it2">Select</a>
  </div>
  <div class="Itin" id="it3">
    <div class="Itin__carrier"><img alt="" src="/logo/lu.svg"><span>Lusojet</span><span>LJ 90</span></div>
    <div class="Itin__legs"><div class="Itin__time">11:50</div><div class="Itin__code">OPO</div><div class="Itin__dur">11 h 10 min</div><div class="Itin__stops">2 stops (MAD, RIX)</div><div class="Itin__time">01:00 <sup>+1</sup></div><div class="Itin__code">TLL</div></div>
    <div class="Itin__price">€168</div><div class="Itin__bag">No bag included</div>
    <a class="Itin__go" href="/book/it3">Select</a>
  </div>
  <div class="Ad"><span>Ad</span> Sleep near Tallinn airport from €49 a night <a href="/hotels/tallinn">See hotels</a></div>
  <div class="Itin" id="it4">
    <div class="Itin__carrier"><img alt="" src="/logo/bw.svg"><span>Baltwings</span><span>BW 2214</span></div>
    <div class="Itin__legs"><div class="Itin__time">17:15</div><div class="Itin__code">OPO</div><div class="Itin__dur">4 h 30 min</div><div class="Itin__stops">Direct</div><div class="Itin__time">23:45</div><div class="Itin__code">TLL</div></div>
    <div class="Itin__price">€287</div><div class="Itin__bag">Cabin bag included</div>
    <a class="Itin__go" href="/book/it4">Select</a>
  </div>
  <div class="Itin" id="it5">
    <div class="Itin__carrier"><img alt="" src="/logo/ql.svg"><span>Quillair</span><span>QL 437</span></div>
    <div class="Itin__legs"><div class="Itin__time">18:40</div><div class="Itin__code">OPO</div><div class="Itin__dur">6 h 55 min</div><div class="Itin__stops">1 stop (CPH)</div><div class="Itin__time">03:35 <sup>+1</sup></div><div class="Itin__code">TLL</div></div>
    <div class="Itin__price">€1,045</div><div class="Itin__bag">Checked bag 23 kg included</div>
    <a class="Itin__go" href="/book/it5">Select</a>
  </div>
</div>
<div class="Calendar">
  <h3>Cheaper on other days</h3>
  <ul><li>Tue 16 Sep <b>€142</b></li><li>Wed 17 Sep <b>€155</b></li><li>Sat 20 Sep <b>€199</b></li></ul>
</div>
<div class="Faq"><h3>Good to know</h3><p>On Lusojet a cabin bag costs €28 when booked online.</p><p>All times are local.</p></div>
</div>
<div class="Footer">
  <a href="/help">Help</a>
  <a href="/careers">Careers</a>
  <a href="/press">Press</a>
</div>
<div class="Cookie">Hopscout uses cookies. <a href="/privacy">Learn more</a></div>
</body>
</html>`,
    cases: [
      {
        name: "all flights",
        schema: object({
          flights: list({
            carrier: text,
            flightNumber: text,
            departureTime: { type: "string", description: "HH:MM" },
            stops: { type: "integer", description: "number of stops, 0 for a direct flight" },
            priceEur: number,
          }),
        }),
        beyond: {
          flights: [
            { carrier: "Quillair", flightNumber: "QL 411", departureTime: "06:05", stops: 1, priceEur: 214 },
            {
              carrier: "Baltwings",
              flightNumber: "BW 2208",
              departureTime: "09:20",
              stops: 0,
              priceEur: 329,
            },
            { carrier: "Lusojet", flightNumber: "LJ 90", departureTime: "11:50", stops: 2, priceEur: 168 },
            {
              carrier: "Baltwings",
              flightNumber: "BW 2214",
              departureTime: "17:15",
              stops: 0,
              priceEur: 287,
            },
            { carrier: "Quillair", flightNumber: "QL 437", departureTime: "18:40", stops: 1, priceEur: 1045 },
          ],
        },
      },
      {
        name: "direct ones",
        instruction: "Only direct flights",
        schema: list({ flight_number: text, price: number, booking_link: url }),
        expected: [
          { flight_number: "BW 2208", price: 329, booking_link: "/book/it2" },
          { flight_number: "BW 2214", price: 287, booking_link: "/book/it4" },
        ],
      },
      {
        name: "cheapest",
        instruction: "the cheapest flight",
        schema: object({ carrier: text, flight_number: text, price: number }),
        beyond: { carrier: "Lusojet", flight_number: "LJ 90", price: 168 },
      },
      {
        name: "durations in minutes",
        instruction: "Quillair flights only",
        schema: list({ flightNumber: text, durationMinutes: integer }),
        expected: [
          { flightNumber: "QL 411", durationMinutes: 460 },
          { flightNumber: "QL 437", durationMinutes: 415 },
        ],
      },
      {
        name: "prices on other days",
        instruction: "the prices on other days, by day as written",
        schema: object({ otherDays: { type: "object", additionalProperties: number } }),
        expected: { otherDays: { "Tue 16 Sep": 142, "Wed 17 Sep": 155, "Sat 20 Sep": 199 } },
      },
      {
        name: "bag fee of another carrier",
        instruction: "What does Quillair charge for an extra cabin bag?",
        schema: object({ cabinBagFeeEur: number }),
        absent: true,
      },
    ],
  },
  {
    name: "parcel tracker",
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Track your parcel – Swiftlet Post</title>
<style>
.step::before{content:"●"}
.step--future::before{content:"○"}
.js-only{display:none}
</style>
</head>
<body>
<div class="sp-header">
  <a href="/">Swiftlet Post</a>
  <a href="/send">Send</a>
  <a href="/track">Track</a>
  <a href="/shops">Find a shop</a>
  <a href="/help">Help</a>
</div>
<div class="sp-search">
  <form action="/track"><label>Tracking number <input name="n" value="SW 4471 9920 38"></label><button>Track</button></form>
</div>
<div class="sp-result">
  <div class="sp-summary">
    <div class="sp-status sp-status--transit">In transit</div>
    <p>Tracking number <b>SW 4471 9920 38</b></p>
    <p>Service <b>Swiftlet Tracked 48</b></p>
    <p>Expected delivery <b>Friday 23 May 2025</b></p>
    <p>Weight <b>2.35 kg</b></p>
    <p>Dimensions <b>40 × 30 × 15 cm</b></p>
  </div>
  <div class="sp-parties">
    <div><h4>From</h4><p>Birchwood Ceramics</p><p>Stoke-on-Trent</p></div>
    <div><h4>To</h4><p>M. Ferreira</p><p>Aberdeen</p></div>
  </div>
  <h3>History</h3>
  <div class="sp-events">
    <div class="step">
      <span class="step__date">22.05.2025</span> <span class="step__time">04:52</span>
      <span class="step__text">Arrived at delivery depot</span>
      <span class="step__place">Dundee</span>
    </div>
    <div class="step">
      <span class="step__date">21.05.2025</span> <span class="step__time">22:17</span>
      <span class="step__text">Left sorting centre</span>
      <span class="step__place">Warrington</span>
    </div>
    <div class="step">
      <span class="step__date">21.05.2025</span> <span class="step__time">19:03</span>
      <span class="step__text">Arrived at sorting centre</span>
      <span class="step__place">Warrington</span>
    </div>
    <div class="step">
      <span class="step__date">21.05.2025</span> <span class="step__time">15:40</span>
      <span class="step__text">Handed in at shop</span>
      <span class="step__place">Stoke-on-Trent</span>
    </div>
    <div class="step">
      <span class="step__date">20.05.2025</span> <span class="step__time">11:26</span>
      <span class="step__text">Label created</span>
    </div>
  </div>
</div>
<div class="sp-options">
  <h3>Not at home on the day?</h3>
  <ul>
    <li><a href="/redirect/neighbour">Leave with a neighbour</a> free</li>
    <li><a href="/redirect/shop">Collect from a shop</a> free</li>
    <li><a href="/redirect/day">Choose another day</a> £1.80</li>
  </ul>
</div>
<div class="sp-recent">
  <h3>Your other parcels</h3>
  <table>
    <tr><th>Number</th><th>From</th><th>Status</th></tr>
    <tr><td><a href="/track?n=SW4470118206">SW 4470 1182 06</a></td><td>Inkwell Books</td><td>Delivered on 16 May 2025, signed for by PORTER</td></tr>
    <tr><td><a href="/track?n=SW4468730951">SW 4468 7309 51</a></td><td>Thistle Yarns</td><td>Delivered on 9 May 2025, left in porch</td></tr>
  </table>
</div>
<div class="sp-faq">
  <h3>Common questions</h3>
  <p>Parcels are insured up to £100 with Swiftlet Tracked 24.</p>
  <p>We deliver from Monday to Saturday.</p>
</div>
<div class="sp-foot">© Swiftlet Post 2025 · <a href="/cookies">Cookies</a> · Beware of scam texts.</div>
</body>
</html>`,
    cases: [
      {
        name: "summary",
        schema: object({
          tracking_number: text,
          status: { type: "string", enum: ["label_created", "in_transit", "out_for_delivery", "delivered"] },
          service: text,
          expected_delivery: date,
          weight_kg: number,
          sender: object({ name: text, city: text }),
          recipient: object({ name: text, city: text }),
        }),
        beyond: {
          tracking_number: "SW 4471 9920 38",
          status: "in_transit",
          service: "Swiftlet Tracked 48",
          expected_delivery: "2025-05-23",
          weight_kg: 2.35,
          sender: { name: "Birchwood Ceramics", city: "Stoke-on-Trent" },
          recipient: { name: "M. Ferreira", city: "Aberdeen" },
        },
      },
      {
        name: "history with optional place",
        schema: object({
          events: list({ date, time: text, description: text, location: text }, ["location"]),
        }),
        beyond: {
          events: [
            {
              date: "2025-05-22",
              time: "04:52",
              description: "Arrived at delivery depot",
              location: "Dundee",
            },
            { date: "2025-05-21", time: "22:17", description: "Left sorting centre", location: "Warrington" },
            {
              date: "2025-05-21",
              time: "19:03",
              description: "Arrived at sorting centre",
              location: "Warrington",
            },
            {
              date: "2025-05-21",
              time: "15:40",
              description: "Handed in at shop",
              location: "Stoke-on-Trent",
            },
            { date: "2025-05-20", time: "11:26", description: "Label created" },
          ],
        },
      },
      {
        name: "events in one town",
        instruction: "only the events at Warrington",
        schema: list({ time: text, description: text }),
        beyond: [
          { time: "22:17", description: "Left sorting centre" },
          { time: "19:03", description: "Arrived at sorting centre" },
        ],
      },
      {
        name: "other parcels",
        instruction: "your other parcels",
        schema: list({ number: text, sender: text, deliveredOn: date }),
        beyond: [
          { number: "SW 4470 1182 06", sender: "Inkwell Books", deliveredOn: "2025-05-16" },
          { number: "SW 4468 7309 51", sender: "Thistle Yarns", deliveredOn: "2025-05-09" },
        ],
      },
      {
        name: "signature of another parcel",
        instruction: "who signed for parcel SW 4471 9920 38",
        schema: object({ signedBy: text }),
        absent: true,
      },
      {
        name: "insurance of another service",
        schema: object({
          insured_value_gbp: { type: "number", description: "insured value of the parcel being tracked" },
        }),
        absent: true,
      },
    ],
  },
];
