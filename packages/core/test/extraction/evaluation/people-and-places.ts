import {
  boolean,
  date,
  email,
  integer,
  list,
  listOf,
  number,
  object,
  text,
  url,
  type EvaluationPage,
} from "./cases.ts";

/** Profiles, events, jobs, settings; other scripts and directions. */
export const peopleAndPlaces: EvaluationPage[] = [
  {
    name: "a profile",
    html: `<title>Amara Okafor · Directory</title><main><div class="card"><img src="/amara.jpg" alt="Amara Okafor" width="120" height="120"><h1>Amara Okafor</h1><p>Staff engineer</p><ul><li>Email: <a href="mailto:amara@example.org">amara@example.org</a></li><li>Phone: <a href="tel:+15550100">+1 555 0100</a></li><li>Location: Lagos, Nigeria</li><li>Website: <a href="https://amara.example.org/">amara.example.org</a></li></ul></div><h2>Skills</h2><ul><li>TypeScript</li><li>Postgres</li></ul><div class="stats"><div><b>128</b><span>Followers</span></div><div><b>1.2k</b><span>Stars</span></div></div></main>`,
    cases: [
      {
        name: "addresses of every kind",
        schema: object({ name: text, email, phone: text, location: text, website: url }),
        expected: {
          name: "Amara Okafor",
          email: "amara@example.org",
          phone: "+1 555 0100",
          location: "Lagos, Nigeria",
          website: "https://amara.example.org/",
        },
      },
      {
        name: "figures above their words",
        schema: object({ followers: integer, stars: integer }),
        expected: { followers: 128, stars: 1200 },
      },
      {
        name: "a list under a heading",
        schema: object({ skills: listOf(text) }),
        expected: { skills: ["TypeScript", "Postgres"] },
      },
      { name: "no birthday", schema: object({ birthday: date }), absent: true },
      {
        name: "nested, with a picture",
        schema: object({ person: object({ name: text, image: url, contact: object({ email }) }) }),
        expected: {
          person: { name: "Amara Okafor", image: "/amara.jpg", contact: { email: "amara@example.org" } },
        },
      },
      { name: "the phone number", instruction: "phone number", expected: { extraction: "+1 555 0100" } },
    ],
  },
  {
    name: "events",
    html: `<title>Events in Ghent</title><main><h1>Upcoming events</h1>${[
      ["Night of the Proms", "2025-09-12T19:30:00+02:00", "Fri 12 Sep 2025, 19:30", "Vooruit", "€35"],
      ["Ceramics fair", "2025-10-04T10:00:00+02:00", "Sat 4 Oct 2025, 10:00", "Flanders Expo", "Free"],
    ]
      .map(
        ([name, at, shown, venue, price], index) =>
          `<article><h2><a href="/e/${index + 1}">${name}</a></h2><p><time datetime="${at}">${shown}</time></p><dl><dt>Venue</dt><dd>${venue}</dd><dt>Price</dt><dd>${price}</dd></dl></article>`,
      )
      .join("")}</main>`,
    cases: [
      {
        name: "names, days, venues, prices",
        schema: object({ events: list({ name: text, date, venue: text, price: number, url }) }),
        expected: {
          events: [
            { name: "Night of the Proms", date: "2025-09-12", venue: "Vooruit", price: 35, url: "/e/1" },
            { name: "Ceramics fair", date: "2025-10-04", venue: "Flanders Expo", price: 0, url: "/e/2" },
          ],
        },
      },
      {
        name: "instants by their machine-readable form",
        schema: object({ events: list({ name: text, startsAt: { type: "string", format: "date-time" } }) }),
        beyond: {},
      },
      {
        name: "the venue of the second event",
        schema: object({ venue: text }),
        instruction: "the venue of the second event",
        expected: { venue: "Flanders Expo" },
      },
      {
        name: "the organiser is not told",
        schema: object({ events: list({ name: text, organizer: text }) }),
        absent: true,
      },
    ],
  },
  {
    name: "microdata and RDFa-lite",
    html: `<title>Offer</title><main><div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Solar Torch</span> <span itemprop="sku">ST-9</span> <span itemprop="brand">Helio</span><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><span itemprop="price" content="29.90">29,90 €</span></div></div>
<div vocab="https://schema.org/" typeof="Person"><span property="name">Ida Holm</span>, <span property="jobTitle">Head of design</span></div></main>`,
    cases: [
      {
        name: "microdata",
        schema: object({ sku: text, brand: text, price: number }),
        expected: { sku: "ST-9", brand: "Helio", price: 29.9 },
      },
      { name: "RDFa", schema: object({ jobTitle: text }), expected: { jobTitle: "Head of design" } },
      { name: "two names, of two things", schema: object({ name: text }), absent: true },
    ],
  },
  {
    name: "jobs",
    html: `<title>Open positions</title><main><h1>Open positions</h1><p>2 openings</p><ul class="jobs"><li><a href="/j/12">Backend engineer</a><div>Berlin · Full-time</div><div>€65,000 – €80,000</div><div>Posted 3 days ago</div></li><li><a href="/j/15">Data analyst</a><div>Remote · Part-time</div><div>€30,000 – €36,000</div><div>Posted 2 weeks ago</div></li></ul></main>`,
    cases: [
      {
        name: "titles and addresses",
        schema: object({ jobs: list({ title: text, url }) }),
        expected: {
          jobs: [
            { title: "Backend engineer", url: "/j/12" },
            { title: "Data analyst", url: "/j/15" },
          ],
        },
      },
      {
        name: "a range is no single salary",
        schema: object({ jobs: list({ title: text, salary: number }) }),
        absent: true,
      },
      {
        name: "how they are employed, of the kinds there are",
        schema: object({
          jobs: list({
            title: text,
            employmentType: { type: "string", enum: ["full-time", "part-time", "contract"] },
          }),
        }),
        expected: {
          jobs: [
            { title: "Backend engineer", employmentType: "full-time" },
            { title: "Data analyst", employmentType: "part-time" },
          ],
        },
      },
    ],
  },
  {
    name: "settings",
    html: `<title>Settings</title><form><h1>Settings</h1><label>Display name <input value="ada"></label><label>Password <input type="password" value="hunter2"></label><label>Language <select><option>English<option selected>Dutch</select></label><label><input type="checkbox" checked> Weekly digest</label><label><input type="checkbox"> Share my data</label><label>Seats <input type="number" value="25"></label></form>`,
    cases: [
      {
        name: "values of controls",
        schema: object({
          displayName: text,
          language: text,
          weeklyDigest: boolean,
          shareMyData: boolean,
          seats: integer,
        }),
        expected: {
          displayName: "ada",
          language: "Dutch",
          weeklyDigest: true,
          shareMyData: false,
          seats: 25,
        },
      },
      { name: "never a password", schema: object({ password: text }), absent: true },
    ],
  },
  {
    name: "right to left",
    html: `<!doctype html><html dir="rtl" lang="he"><title>מוצרים</title><main><h1>מוצרים</h1><ul><li><h3><a href="/1">קומקום כחול</a></h3><p>₪ 129.00</p></li><li><h3><a href="/2">ספל ירוק</a></h3><p>₪ 24.50</p></li></ul><dl><dt>משלוח</dt><dd>חינם</dd></dl></main></html>`,
    cases: [
      {
        name: "names and prices",
        schema: object({ products: list({ name: text, price: number, url }) }),
        expected: {
          products: [
            { name: "קומקום כחול", price: 129, url: "/1" },
            { name: "ספל ירוק", price: 24.5, url: "/2" },
          ],
        },
      },
      { name: "a label in Hebrew", schema: object({ משלוח: text }), expected: { משלוח: "חינם" } },
    ],
  },
  {
    name: "emoji and full-width signs",
    html: `<title>メニュー</title><main><h1>🍜 Menu</h1><ul><li><b>🍣 Sushi set</b> <span>￥1,800</span></li><li><b>🍤 Tempura</b> <span>￥1,450</span></li></ul><p>営業時間：11:00〜21:00</p></main>`,
    cases: [
      {
        name: "dishes",
        schema: object({ dishes: list({ name: text, price: number }) }),
        instruction: "dishes on the menu",
        expected: {
          dishes: [
            { name: "🍣 Sushi set", price: 1800 },
            { name: "🍤 Tempura", price: 1450 },
          ],
        },
      },
      {
        name: "opening hours by a full-width colon",
        schema: object({ 営業時間: text }),
        expected: { 営業時間: "11:00〜21:00" },
      },
    ],
  },
  {
    name: "dates in several notations",
    html: `<title>Milestones</title><h1>Milestones</h1><table><tr><th>Step</th><th>Day</th></tr><tr><td>Draft</td><td>Mon, 3 Mar 2025</td></tr><tr><td>Review</td><td>March 17th, 2025</td></tr><tr><td>Vote</td><td>2025/04/02</td></tr><tr><td>Release</td><td>30. April 2025</td></tr></table><p>Archived: 05/06/2025</p>`,
    cases: [
      {
        name: "each as a day",
        schema: object({ milestones: list({ step: text, day: date }) }),
        expected: {
          milestones: [
            { step: "Draft", day: "2025-03-03" },
            { step: "Review", day: "2025-03-17" },
            { step: "Vote", day: "2025-04-02" },
            { step: "Release", day: "2025-04-30" },
          ],
        },
      },
      { name: "one that reads two ways", schema: object({ archived: date }), absent: true },
      { name: "as it stands", schema: object({ archived: text }), expected: { archived: "05/06/2025" } },
    ],
  },
  {
    name: "hidden text and a lookalike",
    html: `<title>Tickets</title><main><h1>Tickets</h1><p hidden>Price: €1.00</p><div aria-hidden="true">Price: €2.00</div><p style="visibility:hidden">Price: €3.00</p><template><p>Price: €4.00</p></template><p>Booking fee: €2.50</p><p>Adults from 18 years</p></main>`,
    cases: [
      { name: "no price that nobody sees", schema: object({ price: number }), absent: true },
      { name: "the fee", schema: object({ bookingFee: number }), expected: { bookingFee: 2.5 } },
      { name: "18 is no number of adults", schema: object({ adults: integer }), absent: true },
    ],
  },
  {
    name: "a weather table of days",
    html: `<title>Forecast</title><h1>Forecast for Oslo</h1><ul>${[
      ["Monday", "12", "4", "Rain"],
      ["Tuesday", "9", "-3", "Sun"],
    ]
      .map(
        ([day, high, low, sky]) =>
          `<li><h3>${day}</h3><p>High: ${high} °C</p><p>Low: ${low} °C</p><p>Sky: ${sky}</p></li>`,
      )
      .join("")}</ul>`,
    cases: [
      {
        name: "labels within cards, below zero too",
        schema: object({
          days: list({ day: text, high: number, low: number, sky: { enum: ["Rain", "Sun", "Snow"] } }),
        }),
        expected: {
          days: [
            { day: "Monday", high: 12, low: 4, sky: "Rain" },
            { day: "Tuesday", high: 9, low: -3, sky: "Sun" },
          ],
        },
      },
      { name: "the low on Tuesday", instruction: "the low on Tuesday", expected: { extraction: "-3 °C" } },
    ],
  },
  {
    name: "search results that found nothing",
    html: `<title>Search</title><main><h1>Search</h1><p>No jobs found for “astronaut”.</p><h2>Popular searches</h2><ul><li><a href="/s/nurse">Nurse</a></li><li><a href="/s/cook">Cook</a></li></ul></main>`,
    cases: [
      { name: "an empty list", schema: object({ jobs: list({ title: text, url }) }), expected: { jobs: [] } },
      {
        name: "an empty list at the top",
        schema: list({ title: text, salary: number }),
        instruction: "the jobs",
        expected: [],
      },
      {
        name: "cars, which it says nothing of",
        schema: object({ cars: list({ price: number }) }),
        absent: true,
      },
    ],
  },
];
