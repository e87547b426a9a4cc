import { boolean, date, integer, list, listOf, number, object, text, type EvaluationPage } from "./cases.ts";

const day = (name: string, sky: string, [high, low, rain]: [string, string, string]) =>
  `<div><div>${name}</div><img alt="${sky}" src="/i.svg"><div>${high}</div><div>${low}</div><div>${rain}</div></div>`;
const step = (what: string, when: string) => `<div><div>${what}</div><div>${when}</div></div>`;

/** Values that stand under a heading, beside a day or over a unit, without a label of their own. */
export const saidByPlace: EvaluationPage[] = [
  {
    name: "weather of a pass",
    html: `<title>Weather for Kolm Pass</title><div><a href="/">Skyview</a><a href="/maps">Maps</a></div><div><h1>Kolm Pass</h1><div>Observed at 11:20</div><div><span>4</span><span>°C</span></div><div>Drizzle</div>
<div><div><label>Feels like</label><output>1 °C</output></div><div><label>Humidity</label><output>91 %</output></div><div><label>Gusts</label><output>52 km/h</output></div></div></div>
<h2>Next days</h2><div>${day("Fri", "Drizzle", ["6°", "1°", "80%"])}${day("Sat", "Heavy snow", ["2°", "-5°", "95%"])}${day("Sun", "Clear", ["3°", "-8°", "5%"])}</div>
<h2>Nearby</h2><div><a href="/w/a">Alm <b>7°</b></a><a href="/w/b">Stowe <b>11°</b></a></div>`,
    cases: [
      {
        name: "what is now",
        schema: object({
          place: text,
          temperature: number,
          feelsLike: number,
          humidity: number,
          gustsKmh: number,
        }),
        expected: { place: "Kolm Pass", temperature: 4, feelsLike: 1, humidity: 91, gustsKmh: 52 },
      },
      {
        name: "the next days",
        schema: list({
          day: text,
          conditions: text,
          high: number,
          low: number,
          precipitationProbability: number,
        }),
        expected: [
          { day: "Fri", conditions: "Drizzle", high: 6, low: 1, precipitationProbability: 80 },
          { day: "Sat", conditions: "Heavy snow", high: 2, low: -5, precipitationProbability: 95 },
          { day: "Sun", conditions: "Clear", high: 3, low: -8, precipitationProbability: 5 },
        ],
      },
      { name: "what is not measured", schema: object({ dewPoint: number }), absent: true },
    ],
  },
  {
    name: "a footpath is moved",
    html: `<title>Moved: Footpath 12, Lower Ash - Ash District Council</title><header><a href="/">Ash District Council</a></header><main><h1>Moved: Footpath 12, Lower Ash</h1><p>Published 9 June 2026 | Reference FP/26/0031</p>
<h2>What is moved</h2><p>Footpath 12, between Mill Bridge and the A417.</p><h2>When</h2><p>The diversion begins on 1 July 2026 and is expected to last for 20 days.</p><h2>Why</h2><p>Repair of the river wall by Ash Drainage.</p>
<h2>Alternative path</h2><ol><li>Mill Street</li><li>Church Lane</li></ol><h2>Contact</h2><p>Officer: Gwen Parry, Paths Warden<br>Telephone: 01632 960440</p></main><footer>Ash District Council, tel. 01632 960000</footer>`,
    cases: [
      {
        name: "reference, day and way",
        schema: object({ reference: text, publishedOn: date, alternativePath: listOf(text) }),
        expected: {
          reference: "FP/26/0031",
          publishedOn: "2026-06-09",
          alternativePath: ["Mill Street", "Church Lane"],
        },
      },
      {
        name: "why",
        schema: object({ reason: { type: "string", description: "Why the footpath is moved" } }),
        expected: { reason: "Repair of the river wall by Ash Drainage." },
      },
      {
        name: "from when and how long",
        schema: object({ diversionBegins: date, durationDays: integer }),
        beyond: { diversionBegins: "2026-07-01", durationDays: 20 },
      },
      {
        name: "who is asked",
        schema: object({ contact: object({ officer: text, telephone: text }) }),
        expected: { contact: { officer: "Gwen Parry, Paths Warden", telephone: "01632 960440" } },
      },
      {
        name: "when it ends is not told",
        schema: object({ diversionEnds: date, cost: number }),
        absent: true,
      },
    ],
  },
  {
    name: "a parcel of bulbs",
    html: `<title>Track your parcel – Merle Post</title><nav><a href="/">Merle Post</a><a href="/send">Send</a></nav><div><div><div>Parcel</div><div>MP 2210 4471 09</div><span>Out for delivery</span><p>Your parcel will arrive today, Friday 6 February 2026, between 9:40 and 11:40.</p></div>
<div><div>Parcel details</div><div><div><div>Service</div><div>Merle Express</div></div><div><div>Weight</div><div>1.85 kg</div></div><div><div>Signature required</div><div>No</div></div></div></div>
<div><h3>Journey</h3><div>${step("Out for delivery", "Fri 6 Feb 2026, 07:52 · Ash depot")}${step("Arrived at depot", "Fri 6 Feb 2026, 04:18 · Ash depot")}${step("Collected", "Thu 5 Feb 2026, 16:30 · Lowmoor")}</div></div></div>`,
    cases: [
      {
        name: "the parcel",
        schema: object({ trackingNumber: text, service: text, weightKg: number, signatureRequired: boolean }),
        beyond: {
          trackingNumber: "MP 2210 4471 09",
          service: "Merle Express",
          weightKg: 1.85,
          signatureRequired: false,
        },
      },
      {
        name: "its journey",
        schema: object({ events: list({ status: text, location: text, date }) }),
        beyond: {
          events: [
            { status: "Out for delivery", location: "Ash depot", date: "2026-02-06" },
            { status: "Arrived at depot", location: "Ash depot", date: "2026-02-06" },
            { status: "Collected", location: "Lowmoor", date: "2026-02-05" },
          ],
        },
      },
      { name: "who signed is not told", schema: object({ signedBy: text, price: number }), absent: true },
    ],
  },
  {
    name: "changes of a tool",
    html: `<title>Changelog · Sickle</title><main><h1>Changelog</h1><p>All notable changes are listed here.</p><h2>7.2.0 <small>(2026-04-22)</small></h2><h3>Features</h3><ul><li>Blades may be signed</li><li><code>sickle watch</code> tells what it cut</li></ul><h3>Bug fixes</h3><ul><li>Links are followed</li></ul><h2>7.1.3 <small>(2026-03-30)</small></h2><h3>Bug fixes</h3><ul><li>Exit code 2 on a broken file</li></ul><h2>7.0.0 <small>(2026-01-08)</small></h2><h3>Features</h3><ul><li>Files may be written in TOML</li></ul></main>`,
    cases: [
      {
        name: "all of them",
        schema: list({ version: text, date }),
        expected: [
          { version: "7.2.0", date: "2026-04-22" },
          { version: "7.1.3", date: "2026-03-30" },
          { version: "7.0.0", date: "2026-01-08" },
        ],
      },
      {
        name: "the latest",
        schema: object({ version: text, features: listOf(text) }),
        instruction: "The latest release",
        beyond: { version: "7.2.0", features: ["Blades may be signed", "sickle watch tells what it cut"] },
      },
      {
        name: "one of them",
        schema: object({ date, features: listOf(text) }),
        instruction: "Release 7.0.0",
        beyond: { date: "2026-01-08", features: ["Files may be written in TOML"] },
      },
      {
        name: "7.0.0 is not 7.2.0",
        schema: listOf(text),
        instruction: "Features of 7.0.0",
        expected: ["Files may be written in TOML"],
      },
      {
        name: "fixes are no features",
        schema: list({ version: text, features: listOf(text) }),
        absent: true,
      },
      {
        name: "one that is not there",
        schema: object({ date, features: listOf(text) }),
        instruction: "Release 8.0.0",
        absent: true,
      },
    ],
  },
];
