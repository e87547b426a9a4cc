import { date, integer, list, listOf, number, object, text, url, type EvaluationPage } from "./cases.ts";

const day = (name: string, sky: string, [high, low]: [string, string]) =>
  `<div class="d"><b>${name}</b><span>${sky}</span><span>${high}</span><span>${low}</span><span>20 %</span></div>`;
const shop = (name: string, flag: string, text: string) =>
  `<li><h3><a href="/s/${name[0]}">${name}</a></h3><span class="flag">${flag}</span><p>${text}</p></li>`;

/** What is told by where it stands, by a mark or by a badge, and what looks like it and is something else. */
export const toldApart: EvaluationPage[] = [
  {
    name: "a lease with marked values",
    html: `<title>Lease 88</title><h1>Lease of the boathouse</h1>
<div><p>Lease number <strong>L-88</strong></p><p>Rent due on <strong>3 May 2026</strong></p><p>We wish you a <strong>pleasant stay</strong></p>
<p>Deposit paid <b>€400</b> refund by <b>1 June 2027</b></p></div>
<h2>Tenant</h2><p>Ronja Falk<br>4 Quay Lane<br>Port Ellis PE1 2AA</p>
<h2>Landlord</h2><p>Opening times: see the door<br>Ring twice<br>Room 7</p>
<h2>Registry</h2><dl><dt>Account number</dt><dd>0044 918 220</dd></dl><div><span>Company number</span><span>914 220 683</span></div>`,
    cases: [
      {
        name: "a value set off",
        schema: object({ leaseNumber: text, rentDueOn: date, refundBy: date }),
        expected: { leaseNumber: "L-88", rentDueOn: "2026-05-03", refundBy: "2027-06-01" },
      },
      {
        name: "a name over an address",
        schema: object({ tenant: object({ name: text }) }),
        expected: { tenant: { name: "Ronja Falk" } },
      },
      {
        name: "lines that are no address name nobody",
        schema: object({ landlord: object({ name: text }) }),
        absent: true,
      },
      { name: "a company's number is no telephone", schema: object({ phone: text }), absent: true },
      { name: "a pleasant stay is no length of it", schema: object({ stay: integer }), absent: true },
    ],
  },
  {
    name: "notes of releases",
    html: `<title>Kiln notes</title><h1>Kiln release notes</h1>
<section><h2>Kiln 3.4.1 (2026-02-11)</h2><h3>Fixes</h3><ul><li>Ovens close at night</li></ul></section>
<section><h2>3.4.0 (2026-01-20)</h2><p>Needs Clay 2.0.1 or newer</p><h3>Fixes</h3><ul><li>Cones are counted</li><li>Bisque no longer cracks</li></ul><h3>New</h3><ul><li>Raku mode</li></ul></section>
<section><h2>3.3.9 (2025-12-02)</h2><h3>New</h3><ul><li>Glaze previews</li></ul></section>`,
    cases: [
      {
        name: "fixes of one of them",
        schema: listOf(text),
        instruction: "Fixes of version 3.4.0",
        expected: ["Cones are counted", "Bisque no longer cracks"],
      },
      {
        name: "fixes of one that has none",
        schema: listOf(text),
        instruction: "Fixes of version 3.3.9",
        absent: true,
      },
      {
        name: "fixes of one that is not there",
        schema: listOf(text),
        instruction: "Fixes of version 9.9.9",
        absent: true,
      },
      {
        name: "news of one of them",
        schema: object({ new: listOf(text) }),
        instruction: "What is new in 3.3.9",
        expected: { new: ["Glaze previews"] },
      },
    ],
  },
  {
    name: "releases by number",
    html: `<title>Releases</title><h1>Releases of Loom</h1><main>
<div class="r"><h2>2.1.0</h2><p>May 4, 2026 · 12.5 MB</p><p>Needs thread 7.0.2</p><a href="/l/2.1.0.zip">Download</a></div>
<div class="r"><h2>2.0.3</h2><p>April 1, 2026 · 12.1 MB</p><a href="/l/2.0.3.zip">Download</a></div>
<div class="r"><h2>2.0.2</h2><p>March 9, 2026 · 12.0 MB</p><a href="/l/2.0.2.zip">Download</a></div></main>`,
    cases: [
      {
        name: "version, day and size",
        schema: list({ version: text, date, sizeMb: number }),
        expected: [
          { version: "2.1.0", date: "2026-05-04", sizeMb: 12.5 },
          { version: "2.0.3", date: "2026-04-01", sizeMb: 12.1 },
          { version: "2.0.2", date: "2026-03-09", sizeMb: 12 },
        ],
      },
      { name: "a size is no weight", schema: list({ version: text, weightKg: number }), absent: true },
      {
        name: "versions of something else",
        schema: list({ title: text, threadVersion: text }),
        absent: true,
      },
    ],
  },
  {
    name: "days of a week",
    html: `<title>Weather in Ost</title><h1>Ost</h1><h2>This week</h2><div>${day("Mon", "Sleet", ["3°", "-2°"])}${day("Tue", "Fog", ["5°", "1°"])}${day("Wed", "Sunny", ["9°", "4°"])}</div>`,
    cases: [
      {
        name: "the warmest and the coldest",
        schema: object({ days: list({ high: number, low: number }) }),
        expected: {
          days: [
            { high: 3, low: -2 },
            { high: 5, low: 1 },
            { high: 9, low: 4 },
          ],
        },
      },
      {
        name: "a share of something is no chance of rain by itself",
        schema: object({ days: list({ humidityPercent: number, chanceOfRain: number }) }),
        absent: true,
      },
      {
        name: "what falls is not told",
        schema: object({ days: list({ high: number, rainMm: number }) }),
        absent: true,
      },
    ],
  },
  {
    name: "fees by kind",
    html: `<title>Fees</title><h1>Mooring fees</h1>
<table><caption>Fee by length</caption><thead><tr><th>Length</th><th>Fee</th></tr></thead><tbody><tr><td>Up to 8 m</td><td>€ 20</td></tr><tr><td>Up to 12 m</td><td>€ 35</td></tr></tbody></table>
<h2>Berths</h2><ul><li>North pier (12)</li><li>South pier (8)</li></ul>
<h2>Log</h2><table><thead><tr><th>Boat</th><th>Depth</th></tr></thead><tbody><tr><td>Ida</td><td>2 m</td></tr><tr><td>Ida</td><td>3 m</td></tr></tbody></table>`,
    cases: [
      {
        name: "of a table of two columns",
        schema: object({ fees: { type: "object", additionalProperties: number } }),
        expected: { fees: { "Up to 8 m": 20, "Up to 12 m": 35 } },
      },
      {
        name: "of a list that counts",
        schema: object({ berths: { type: "object", additionalProperties: integer } }),
        expected: { berths: { "North pier": 12, "South pier": 8 } },
      },
      {
        name: "one key with two values",
        schema: object({ depths: { type: "object", additionalProperties: text } }),
        absent: true,
      },
      {
        name: "a map of something else",
        schema: object({ tides: { type: "object", additionalProperties: text } }),
        absent: true,
      },
    ],
  },
  {
    name: "shops by their badge",
    html: `<title>Repair shops</title><h1>Repair shops</h1><ul>${shop("Abel", "Takes walk-ins", "Bikes and prams.")}${shop("Bruno", "No walk-ins", "Boats.")}${shop("Cora", "Takes walk-ins", "Clocks, since 1990.")}</ul>`,
    cases: [
      {
        name: "those that have it",
        schema: list({ name: text, profile: url }),
        instruction: "shops marked Takes walk-ins",
        expected: [
          { name: "Abel", profile: "/s/A" },
          { name: "Cora", profile: "/s/C" },
        ],
      },
      {
        name: "what only a sentence says",
        schema: list({ name: text }),
        instruction: "shops that mend clocks",
        absent: true,
      },
      {
        name: "what none is marked with",
        schema: list({ name: text }),
        instruction: "shops marked Certified",
        absent: true,
      },
    ],
  },
];
