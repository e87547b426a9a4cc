import {
  type EvaluationPage,
  boolean,
  date,
  integer,
  list,
  listOf,
  number,
  object,
  text,
  url,
} from "../cases.ts";

export const programmes: EvaluationPage[] = [
  {
    name: "conference programme",
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Programme — Soil &amp; Signal 2025</title>
<style>
.slot--break{background:#eee}
.tooltip{display:none}
.track-a{border-left:4px solid teal}
.track-b{border-left:4px solid orange}
</style>
</head>
<body>
<header class="conf">
  <a href="/">Soil &amp; Signal 2025</a>
  <p>Sensing in agriculture · Wageningen · 6–7 November 2025</p>
  <nav>
    <a href="/programme">Programme</a>
    <a href="/venue">Venue</a>
    <a href="/register">Register</a>
    <a href="/sponsors">Sponsors</a>
  </nav>
</header>
<main>
<h1>Programme</h1>
<section class="day" id="thu">
  <h2>Thursday, 6 November 2025</h2>
  <div class="slot slot--break"><span class="slot__time">08:30 – 09:15</span><span class="slot__title">Registration and coffee</span></div>
  <div class="slot track-a">
    <span class="slot__time">09:15 – 10:00</span>
    <span class="slot__room">Aula</span>
    <h3 class="slot__title"><a href="/talk/listening-to-roots">Listening to roots</a></h3>
    <div class="slot__speakers"><span class="sp">Aoife Brannigan</span></div>
    <span class="slot__kind">Keynote</span>
  </div>
  <div class="slot track-a">
    <span class="slot__time">10:15 – 10:45</span>
    <span class="slot__room">Aula</span>
    <h3 class="slot__title"><a href="/talk/cheap-moisture-probes">Cheap moisture probes that last a decade</a></h3>
    <div class="slot__speakers"><span class="sp">Joost Hekman</span>, <span class="sp">Lindiwe Mabaso</span></div>
    <span class="slot__kind">Talk</span>
  </div>
  <div class="slot track-b">
    <span class="slot__time">10:15 – 12:15</span>
    <span class="slot__room">Lab 2</span>
    <h3 class="slot__title"><a href="/talk/build-a-lora-gateway">Build a field gateway</a></h3>
    <div class="slot__speakers"><span class="sp">Pavel Dusek</span></div>
    <span class="slot__kind">Workshop</span>
    <span class="slot__cap">20 places</span>
  </div>
  <div class="slot slot--break"><span class="slot__time">12:15 – 13:30</span><span class="slot__title">Lunch</span></div>
</section>
<section class="day" id="fri">
  <h2>Friday, 7 November 2025</h2>
  <div class="slot track-a">
    <span class="slot__time">09:00 – 09:30</span>
    <span class="slot__room">Aula</span>
    <h3 class="slot__title"><a href="/talk/drones-over-dikes">Drones over dikes</a></h3>
    <div class="slot__speakers"><span class="sp">Renske Plantinga</span></div>
    <span class="slot__kind">Talk</span>
  </div>
  <div class="slot track-b">
    <span class="slot__time">09:00 – 11:00</span>
    <span class="slot__room">Lab 1</span>
    <h3 class="slot__title"><a href="/talk/reading-spectra">Reading leaf spectra</a></h3>
    <div class="slot__speakers"><span class="sp">Yusuf Demirel</span>, <span class="sp">Carla Ruggeri</span></div>
    <span class="slot__kind">Workshop</span>
    <span class="slot__cap">16 places</span>
  </div>
  <div class="slot slot--break"><span class="slot__time">11:00 – 11:20</span><span class="slot__title">Coffee</span></div>
  <div class="slot track-a">
    <span class="slot__time">11:20 – 12:05</span>
    <span class="slot__room">Aula</span>
    <h3 class="slot__title"><a href="/talk/who-owns-the-field-data">Who owns the field's data?</a></h3>
    <div class="slot__speakers"><span class="sp">Samira Haddad</span></div>
    <span class="slot__kind">Keynote</span>
  </div>
</section>
</main>
<aside>
  <h3>Last year</h3>
  <p>In 2024 Henk de Wit chaired the conference; 312 people came.</p>
  <h3>Tickets</h3>
  <p>Both days €180, students €60. <a href="/register">Register</a> by 20 October 2025.</p>
</aside>
<footer>hello@soilsignal.example · <a href="/conduct">Code of conduct</a> · <a href="/cookies">Cookies</a></footer>
</body>
</html>`,
    cases: [
      {
        name: "keynotes",
        instruction: "the keynotes",
        schema: list({ title: text, speaker: text, date, startTime: text, room: text }),
        beyond: [
          {
            title: "Listening to roots",
            speaker: "Aoife Brannigan",
            date: "2025-11-06",
            startTime: "09:15",
            room: "Aula",
          },
          {
            title: "Who owns the field's data?",
            speaker: "Samira Haddad",
            date: "2025-11-07",
            startTime: "11:20",
            room: "Aula",
          },
        ],
      },
      {
        name: "workshops",
        instruction: "only workshops",
        schema: object({
          workshops: list({ title: text, speakers: listOf(text), room: text, places: integer, url }),
        }),
        beyond: {
          workshops: [
            {
              title: "Build a field gateway",
              speakers: ["Pavel Dusek"],
              room: "Lab 2",
              places: 20,
              url: "/talk/build-a-lora-gateway",
            },
            {
              title: "Reading leaf spectra",
              speakers: ["Yusuf Demirel", "Carla Ruggeri"],
              room: "Lab 1",
              places: 16,
              url: "/talk/reading-spectra",
            },
          ],
        },
      },
      {
        name: "days with sessions",
        schema: object({
          days: list({
            date,
            sessions: {
              type: "array",
              description: "the sessions with speakers, without breaks",
              items: object({ title: text, kind: { type: "string", enum: ["keynote", "talk", "workshop"] } }),
            },
          }),
        }),
        expected: {
          days: [
            {
              date: "2025-11-06",
              sessions: [
                { title: "Listening to roots", kind: "keynote" },
                { title: "Cheap moisture probes that last a decade", kind: "talk" },
                { title: "Build a field gateway", kind: "workshop" },
              ],
            },
            {
              date: "2025-11-07",
              sessions: [
                { title: "Drones over dikes", kind: "talk" },
                { title: "Reading leaf spectra", kind: "workshop" },
                { title: "Who owns the field's data?", kind: "keynote" },
              ],
            },
          ],
        },
      },
      {
        name: "event and fees",
        schema: object({
          city: text,
          start_date: date,
          end_date: date,
          fee_regular_eur: number,
          fee_student_eur: number,
          registration_deadline: date,
        }),
        beyond: {
          city: "Wageningen",
          start_date: "2025-11-06",
          end_date: "2025-11-07",
          fee_regular_eur: 180,
          fee_student_eur: 60,
          registration_deadline: "2025-10-20",
        },
      },
      {
        name: "this year's chair",
        instruction: "Who chairs the 2025 conference?",
        schema: object({ chair: text }),
        absent: true,
      },
    ],
  },
  {
    name: "event tickets",
    html: `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>The Marrow String Band at Orpheum Hall | Stubbly</title>
<style>
.seatmap{height:300px}
.tier--gone{opacity:.5}
.tooltip{display:none}
</style>
</head>
<body>
<div class="_nav_1fz3">
  <a href="/">Stubbly</a>
  <a href="/music">Music</a>
  <a href="/theater">Theater</a>
  <a href="/sell">Sell tickets</a>
</div>
<div class="_hero_9ab2">
  <img src="/img/marrow.jpg" alt="">
  <h1>The Marrow String Band</h1>
  <p class="_support">with special guest <span>June Alder</span></p>
  <div class="_when">Saturday, October 11, 2025</div>
  <div class="_doors"><span>Doors</span> <b>7:00 PM</b></div>
  <div class="_show"><span>Show</span> <b>8:15 PM</b></div>
  <div class="_venue"><a href="/venue/orpheum-hall">Orpheum Hall</a>, <span>220 Canal Street</span>, <span>Duluth</span></div>
</div>
<div class="_tickets_4kd0">
  <h2>Choose your tickets</h2>
  <div class="tier">
    <div class="tier__name">Floor, standing</div>
    <div class="tier__note">Ages 16 and over</div>
    <div class="tier__price">$42.00</div>
    <div class="tier__fee">+ $6.30 fee</div>
    <div class="tier__left">On sale</div>
  </div>
  <div class="tier">
    <div class="tier__name">Lower balcony</div>
    <div class="tier__note">Reserved seats</div>
    <div class="tier__price">$58.50</div>
    <div class="tier__fee">+ $7.75 fee</div>
    <div class="tier__left">On sale</div>
  </div>
  <div class="tier tier--gone">
    <div class="tier__name">Upper balcony</div>
    <div class="tier__note">Reserved seats, limited view</div>
    <div class="tier__price">$31.00</div>
    <div class="tier__fee">+ $5.10 fee</div>
    <div class="tier__left">Sold out</div>
  </div>
  <div class="tier">
    <div class="tier__name">Box for four</div>
    <div class="tier__note">Table service</div>
    <div class="tier__price">$1,240.00</div>
    <div class="tier__fee">no fee</div>
    <div class="tier__left">On sale</div>
  </div>
  <p class="_limit">Limit of 8 tickets per customer. Tickets cannot be refunded.</p>
</div>
<div class="_info_77xp">
  <h3>Good to know</h3>
  <ul>
    <li>Bags larger than 14 inches are not admitted.</li>
    <li>The hall is step-free; call 218-555-0134 to arrange a wheelchair space.</li>
    <li>Parking is available in the Canal Street ramp.</li>
  </ul>
</div>
<div class="_more_2qqv">
  <h3>More dates on this tour</h3>
  <table>
    <thead><tr><th>Date</th><th>City</th><th>Venue</th><th></th></tr></thead>
    <tbody>
      <tr><td>Oct 14, 2025</td><td>Madison</td><td>The Sylvee Annex</td><td><a href="/e/90233">Tickets</a></td></tr>
      <tr><td>Oct 16, 2025</td><td>Dubuque</td><td>Five Flags Theater</td><td><a href="/e/90240">Tickets</a></td></tr>
      <tr><td>Oct 19, 2025</td><td>Peoria</td><td>Lantern Room</td><td>Sold out</td></tr>
    </tbody>
  </table>
</div>
<div class="_recs">
  <h3>Fans also bought</h3>
  <a href="/e/88120">Gilded Crow</a> <span>from $25</span> <span>parking $15</span>
  <a href="/e/88534">Hattie &amp; the Locks</a> <span>from $30</span>
</div>
<div class="_foot">Stubbly, Inc. <a href="/privacy">Privacy</a> <a href="/cookies">Do not sell my data</a></div>
</body>
</html>`,
    cases: [
      {
        name: "event",
        schema: object({
          headliner: text,
          supportAct: text,
          date,
          doorsOpen: {
            type: "string",
            description: "24-hour time HH:MM",
            pattern: "^[0-2][0-9]:[0-5][0-9]$",
          },
          venue: object({ name: text, street: text, city: text }),
          maxTicketsPerCustomer: integer,
        }),
        beyond: {
          headliner: "The Marrow String Band",
          supportAct: "June Alder",
          date: "2025-10-11",
          doorsOpen: "19:00",
          venue: { name: "Orpheum Hall", street: "220 Canal Street", city: "Duluth" },
          maxTicketsPerCustomer: 8,
        },
      },
      {
        name: "ticket kinds",
        schema: object({
          tickets: list(
            {
              name: text,
              price: { type: "number", description: "price without the fee" },
              fee: number,
              soldOut: boolean,
            },
            ["fee"],
          ),
        }),
        instruction: "Leave the fee out where there is none",
        beyond: {
          tickets: [
            { name: "Floor, standing", price: 42, fee: 6.3, soldOut: false },
            { name: "Lower balcony", price: 58.5, fee: 7.75, soldOut: false },
            { name: "Upper balcony", price: 31, fee: 5.1, soldOut: true },
            { name: "Box for four", price: 1240, soldOut: false },
          ],
        },
      },
      {
        name: "tour dates",
        instruction: "more dates on this tour",
        schema: list({ date, city: text, venue: text, ticket_url: url }, ["ticket_url"]),
        expected: [
          { date: "2025-10-14", city: "Madison", venue: "The Sylvee Annex", ticket_url: "/e/90233" },
          { date: "2025-10-16", city: "Dubuque", venue: "Five Flags Theater", ticket_url: "/e/90240" },
          { date: "2025-10-19", city: "Peoria", venue: "Lantern Room" },
        ],
      },
      {
        name: "cheapest still on sale",
        instruction: "the cheapest ticket that is not sold out",
        schema: object({ name: text, price: number }),
        beyond: { name: "Floor, standing", price: 42 },
      },
      {
        name: "wheelchair spaces",
        instruction: "the telephone number for arranging a wheelchair space",
        expected: { extraction: "218-555-0134" },
      },
      {
        name: "parking at the hall",
        instruction: "What does parking cost for this concert?",
        schema: object({ parking_price_usd: number }),
        absent: true,
      },
    ],
  },
];
