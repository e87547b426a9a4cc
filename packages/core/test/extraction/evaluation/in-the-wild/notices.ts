import {
  type EvaluationPage,
  date,
  email,
  integer,
  list,
  listOf,
  number,
  object,
  text,
  url,
} from "../cases.ts";

export const notices: EvaluationPage[] = [
  {
    name: "weather",
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Weather for Tarnby Head – Isobar</title>
<style>
.wx-hour__wind--gust{font-weight:bold}
.wx-units [hidden]{display:none}
.wx-radar{height:240px}
</style>
</head>
<body>
<div class="wx-top">
  <a href="/">Isobar</a>
  <form action="/find"><input name="place" placeholder="Town or postcode"></form>
  <a href="/warnings">Warnings (1)</a>
  <a href="/marine">Marine</a>
</div>
<div class="wx-now">
  <h1>Tarnby Head</h1>
  <p class="wx-now__at">Observed at 13:00 on Monday 12 May 2025</p>
  <div class="wx-now__temp">14.2 °C</div>
  <div class="wx-now__sky">Broken cloud</div>
  <ul class="wx-now__more">
    <li><span>Feels like</span> <b>11.5 °C</b></li>
    <li><span>Humidity</span> <b>71 %</b></li>
    <li><span>Wind</span> <b>32 km/h</b> <i>WSW</i></li>
    <li><span>Pressure</span> <b>1009 hPa</b></li>
    <li><span>Visibility</span> <b>18 km</b></li>
  </ul>
</div>
<div class="wx-warning">
  <strong>Yellow warning: wind</strong>
  <span>Tuesday 13 May, 15:00 – 21:00</span>
  <p>Gusts of up to 85 km/h on exposed coasts.</p>
</div>
<div class="wx-days">
  <h2>The days ahead</h2>
  <div class="wx-day">
    <div class="wx-day__date"><time datetime="2025-05-13">Tue 13 May</time></div>
    <div class="wx-day__sky">Heavy rain</div>
    <div class="wx-day__hi">12°</div>
    <div class="wx-day__lo">8°</div>
    <div class="wx-day__rain">18.4 mm</div>
    <div class="wx-day__chance">95 %</div>
  </div>
  <div class="wx-day">
    <div class="wx-day__date"><time datetime="2025-05-14">Wed 14 May</time></div>
    <div class="wx-day__sky">Showers</div>
    <div class="wx-day__hi">13°</div>
    <div class="wx-day__lo">7°</div>
    <div class="wx-day__rain">4.0 mm</div>
    <div class="wx-day__chance">60 %</div>
  </div>
  <div class="wx-day">
    <div class="wx-day__date"><time datetime="2025-05-15">Thu 15 May</time></div>
    <div class="wx-day__sky">Sunny</div>
    <div class="wx-day__hi">17°</div>
    <div class="wx-day__lo">6°</div>
    <div class="wx-day__rain">0.0 mm</div>
    <div class="wx-day__chance">5 %</div>
  </div>
  <div class="wx-day">
    <div class="wx-day__date"><time datetime="2025-05-16">Fri 16 May</time></div>
    <div class="wx-day__sky">Sunny</div>
    <div class="wx-day__hi">19°</div>
    <div class="wx-day__lo">-1°</div>
    <div class="wx-day__rain">0.0 mm</div>
    <div class="wx-day__chance">0 %</div>
  </div>
</div>
<div class="wx-sun">
  <h2>Sun today</h2>
  <p>Sunrise <b>05:11</b></p>
  <p>Sunset <b>21:02</b></p>
</div>
<div class="wx-nearby">
  <h2>Nearby places</h2>
  <table>
    <tr><th>Place</th><th>Now</th><th>Sea</th></tr>
    <tr><td><a href="/w/ormsay">Ormsay</a></td><td>15 °C</td><td>9.8 °C</td></tr>
    <tr><td><a href="/w/kilbeg">Kilbeg</a></td><td>13 °C</td><td>9.1 °C</td></tr>
    <tr><td><a href="/w/inchard">Inchard</a></td><td>14 °C</td><td>–</td></tr>
  </table>
</div>
<div class="wx-foot">Data: National Observatory. <a href="/about">About Isobar</a> · <a href="/cookies">Cookies</a></div>
</body>
</html>`,
    cases: [
      {
        name: "current conditions",
        schema: object({
          place: text,
          current: object({
            temperatureC: number,
            feelsLikeC: number,
            humidityPercent: integer,
            windKmh: number,
            windDirection: text,
            pressureHpa: integer,
          }),
        }),
        beyond: {
          place: "Tarnby Head",
          current: {
            temperatureC: 14.2,
            feelsLikeC: 11.5,
            humidityPercent: 71,
            windKmh: 32,
            windDirection: "WSW",
            pressureHpa: 1009,
          },
        },
      },
      {
        name: "forecast",
        schema: object({
          forecast: list({
            date,
            sky: text,
            high_c: integer,
            low_c: integer,
            rain_mm: number,
            chance_of_rain_percent: integer,
          }),
        }),
        expected: {
          forecast: [
            {
              date: "2025-05-13",
              sky: "Heavy rain",
              high_c: 12,
              low_c: 8,
              rain_mm: 18.4,
              chance_of_rain_percent: 95,
            },
            {
              date: "2025-05-14",
              sky: "Showers",
              high_c: 13,
              low_c: 7,
              rain_mm: 4,
              chance_of_rain_percent: 60,
            },
            { date: "2025-05-15", sky: "Sunny", high_c: 17, low_c: 6, rain_mm: 0, chance_of_rain_percent: 5 },
            {
              date: "2025-05-16",
              sky: "Sunny",
              high_c: 19,
              low_c: -1,
              rain_mm: 0,
              chance_of_rain_percent: 0,
            },
          ],
        },
      },
      {
        name: "sunny days",
        instruction: "only the days forecast as sunny",
        schema: list({ date, high: integer }),
        expected: [
          { date: "2025-05-15", high: 17 },
          { date: "2025-05-16", high: 19 },
        ],
      },
      {
        name: "nearby with optional sea",
        instruction: "nearby places with air and sea temperature",
        schema: list({ place: text, airC: number, seaC: number }, ["seaC"]),
        beyond: [
          { place: "Ormsay", airC: 15, seaC: 9.8 },
          { place: "Kilbeg", airC: 13, seaC: 9.1 },
          { place: "Inchard", airC: 14 },
        ],
      },
      { name: "sunset", instruction: "the time of sunset", expected: { extraction: "21:02" } },
      {
        name: "sea at the place itself",
        instruction: "the sea temperature at Tarnby Head",
        schema: object({ sea_temperature_c: number }),
        absent: true,
      },
    ],
  },
  {
    name: "government notice",
    html: `<!DOCTYPE html>
<html lang="en" class="govuk-template">
<head>
<meta charset="utf-8">
<title>Heat pump grants for community halls - Department of Buildings</title>
<style>
.gem-c-skip-link{position:absolute;left:-999px}
.gem-c-metadata dt{font-weight:bold}
</style>
</head>
<body class="govuk-template__body">
<a class="gem-c-skip-link" href="#content">Skip to main content</a>
<div class="gem-c-cookie-banner">
  <h2>Cookies on this site</h2>
  <p>We use some essential cookies to make this website work.</p>
  <button>Accept additional cookies</button>
</div>
<header class="gov-header"><a href="/">public.example</a> <a href="/search">Search</a></header>
<ol class="gem-c-breadcrumbs">
  <li><a href="/">Home</a></li>
  <li><a href="/housing">Housing and buildings</a></li>
  <li><a href="/housing/energy">Energy</a></li>
</ol>
<main id="content">
  <span class="gem-c-title__context">Notice</span>
  <h1 class="gem-c-title__text">Heat pump grants for community halls</h1>
  <p class="gem-c-lead">Apply for money to replace an oil or gas boiler in a village or community hall.</p>
  <dl class="gem-c-metadata">
    <dt>From:</dt><dd><a href="/org/department-of-buildings">Department of Buildings</a></dd>
    <dt>Published</dt><dd>3 March 2025</dd>
    <dt>Last updated</dt><dd>28 April 2025</dd>
    <dt>Reference</dt><dd>DB/2025/118</dd>
  </dl>
  <h2>Who can apply</h2>
  <ul class="govuk-list">
    <li>Parish councils</li>
    <li>Registered charities</li>
    <li>Community interest companies</li>
  </ul>
  <h2>What you can get</h2>
  <p>The grant covers up to 60% of the cost, and no more than £18,500 for each hall. A hall above 300 metres may have £2,000 more.</p>
  <table class="govuk-table">
    <caption>Highest grant by kind of heat pump</caption>
    <thead><tr><th>Kind</th><th>Highest grant</th></tr></thead>
    <tbody>
      <tr><td>Air to air</td><td>£6,000</td></tr>
      <tr><td>Air to water</td><td>£12,250</td></tr>
      <tr><td>Ground source</td><td>£18,500</td></tr>
    </tbody>
  </table>
  <h2>When to apply</h2>
  <p>The scheme opens on 2 June 2025. Applications must reach us by noon on 29 August 2025.</p>
  <p>We will write to all applicants by 31 October 2025.</p>
  <h2>How to apply</h2>
  <ol class="govuk-list">
    <li>Get two quotations from certified installers.</li>
    <li>Fill in <a href="/forms/db118.pdf">form DB118</a>.</li>
    <li>Send both to <a href="mailto:halls@buildings.example">halls@buildings.example</a>.</li>
  </ol>
  <div class="call-to-action">
    <h2>Contact</h2>
    <p>Community Halls Team</p>
    <p>Telephone: 01632 960 033</p>
    <p>Monday to Friday, 9am to 4pm</p>
  </div>
</main>
<aside class="gem-c-related">
  <h2>Related notices</h2>
  <ul>
    <li><a href="/notices/solar-schools">Solar roofs for schools</a> – total budget £40 million</li>
    <li><a href="/notices/insulation-loans">Loans for insulation</a> – closes 15 July 2025</li>
  </ul>
</aside>
<footer class="gov-footer">
  <a href="/help">Help</a>
  <a href="/privacy">Privacy</a>
  <a href="/accessibility">Accessibility statement</a>
  <p>© Public authority copyright</p>
</footer>
</body>
</html>`,
    cases: [
      {
        name: "notice and dates",
        schema: object({
          title: text,
          reference: text,
          issuedBy: text,
          publishedOn: date,
          updatedOn: date,
          applicationsOpen: date,
          applicationsClose: date,
        }),
        beyond: {
          title: "Heat pump grants for community halls",
          reference: "DB/2025/118",
          issuedBy: "Department of Buildings",
          publishedOn: "2025-03-03",
          updatedOn: "2025-04-28",
          applicationsOpen: "2025-06-02",
          applicationsClose: "2025-08-29",
        },
      },
      {
        name: "grant by kind",
        instruction: "the highest grant in pounds for each kind of heat pump",
        schema: object({ highest_grants: { type: "object", additionalProperties: number } }),
        expected: { highest_grants: { "Air to air": 6000, "Air to water": 12250, "Ground source": 18500 } },
      },
      {
        name: "who and how",
        schema: object({
          eligibleApplicants: listOf(text),
          maxPercentOfCost: {
            type: "number",
            description: "share of the cost that the grant covers at most, in percent",
          },
          formUrl: url,
          contact: object({ team: text, phone: text, email }),
        }),
        beyond: {
          eligibleApplicants: ["Parish councils", "Registered charities", "Community interest companies"],
          maxPercentOfCost: 60,
          formUrl: "/forms/db118.pdf",
          contact: { team: "Community Halls Team", phone: "01632 960 033", email: "halls@buildings.example" },
        },
      },
      {
        name: "reference alone",
        instruction: "the reference number of the notice",
        beyond: { extraction: "DB/2025/118" },
      },
      {
        name: "budget of another scheme",
        schema: object({
          total_budget: {
            type: "number",
            description: "total budget of the community hall heat pump scheme, in pounds",
          },
        }),
        absent: true,
      },
    ],
  },
];
