import { date, integer, list, listOf, number, object, text, url, type EvaluationPage } from "./cases.ts";

const inn = (name: string, street: string, [flags, rest]: [string[], string]) =>
  `<article class="inn"><h2><a href="/i/${name[0]}">${name}</a></h2><p>${street}</p><ul>${flags.map((flag) => `<li>${flag}</li>`).join("")}</ul><p>Tel. <a href="tel:+4416329605${street.length}">01632 9605${street.length}</a></p>${rest}</article>`;
const box = (at: number, state: string, lines: string) =>
  `<div id="b${at}"><a href="/boxes/B${at}">B${at}</a><span class="pill">${state}</span><div>${lines}</div></div>`;

/** Lists with what pages put beside their entries: a pager, an offer, a list of badges in each. */
export const aroundEntries: EvaluationPage[] = [
  {
    name: "inns of a valley",
    html: `<title>Inns in Corrie – Bedfinder</title><div><a href="/">Bedfinder</a><a href="/inns">Inns</a></div><h1>Inns in Corrie</h1><p>4 inns within 12 km</p><div><label><input type="checkbox"> Takes dogs</label><label><input type="checkbox"> Sauna</label></div><div>
${inn("Red Hart", "2 Mill Lane, Corrie CO1 2AB", [["Takes dogs", "Sauna"], `<p>0.6 km away</p><span title="4.5 out of 5">★★★★☆</span><span>(38 reviews)</span>`])}
${inn("The Plough", "Fell Road, Corrie CO3 9TT", [["No dogs"], `<p>2.1 km away</p><span title="4.9 out of 5">★★★★★</span><span>(112 reviews)</span>`])}
${inn("Ferry House", "77 Upper Green, Lune LU7 0DA", [["Takes dogs"], `<p>11 km away</p><span>No reviews yet</span>`])}
</div><div><span>Sponsored</span><h3><a href="https://ads.test/x">Sleepwell Mattresses</a></h3><p>From £49 a month</p></div><footer>Listed free of charge.</footer>`,
    cases: [
      {
        name: "all of them",
        schema: list(
          {
            name: text,
            address: text,
            distanceKm: number,
            phone: text,
            rating: number,
            reviewCount: integer,
          },
          ["rating", "reviewCount"],
        ),
        expected: [
          {
            name: "Red Hart",
            address: "2 Mill Lane, Corrie CO1 2AB",
            distanceKm: 0.6,
            phone: "01632 960527",
            rating: 4.5,
            reviewCount: 38,
          },
          {
            name: "The Plough",
            address: "Fell Road, Corrie CO3 9TT",
            distanceKm: 2.1,
            phone: "01632 960525",
            rating: 4.9,
            reviewCount: 112,
          },
          {
            name: "Ferry House",
            address: "77 Upper Green, Lune LU7 0DA",
            distanceKm: 11,
            phone: "01632 960528",
          },
        ],
      },
      {
        name: "with a badge",
        schema: list({ name: text, phone: text }),
        instruction: "Inns with a sauna",
        expected: [{ name: "Red Hart", phone: "01632 960527" }],
      },
      {
        name: "that do something",
        schema: listOf(text),
        instruction: "Names of inns that take dogs",
        expected: ["Red Hart", "Ferry House"],
      },
      {
        name: "with what none has",
        schema: list({ name: text }),
        instruction: "Inns with a pool",
        absent: true,
      },
      { name: "rates are not told", schema: list({ name: text, nightlyRate: number }), absent: true },
    ],
  },
  {
    name: "boxes of an account",
    html: `<title>My boxes | Storewell</title><header><span>Storewell</span><nav><a href="/boxes">Boxes</a></nav><span>Signed in as Ida</span></header><div><div><strong>2</strong> stored</div><div><strong>1</strong> lost</div></div><main><h1>My boxes</h1><div><button>All</button><button>Stored</button><button>Lost</button></div>
${box(204, "In transit", "<span>To: Lisbon, PT</span><span>Weight: 12.4 kg</span><span>Expected: 14 May 2026</span>")}
${box(201, "Held", `<span>To: Oslo, NO</span><span>Weight: 0.8 kg</span></div><div>Invoice missing`)}
${box(188, "Stored", "<span>To: Turin, IT</span><span>Weight: 2.25 kg</span><span>Signed by: R. Conti</span>")}
${box(187, "Stored", "<span>To: Graz, AT</span><span>Weight: 31 kg</span><span>Signed by: Front desk</span>")}
<div><span>Page 1 of 7</span> <a href="?page=2">Next</a></div></main><aside><h2>Help</h2><p>Boxes above 30 kg cost extra.</p></aside>`,
    cases: [
      {
        name: "all of them",
        schema: list(
          {
            reference: text,
            status: text,
            destination: { type: "string", description: "Where it goes to" },
            weightKg: number,
            signedBy: text,
          },
          ["signedBy"],
        ),
        expected: [
          { reference: "B204", status: "In transit", destination: "Lisbon, PT", weightKg: 12.4 },
          { reference: "B201", status: "Held", destination: "Oslo, NO", weightKg: 0.8 },
          {
            reference: "B188",
            status: "Stored",
            destination: "Turin, IT",
            weightKg: 2.25,
            signedBy: "R. Conti",
          },
          {
            reference: "B187",
            status: "Stored",
            destination: "Graz, AT",
            weightKg: 31,
            signedBy: "Front desk",
          },
        ],
      },
      {
        name: "of one state",
        schema: list({ reference: text, signedBy: text }),
        instruction: "Only stored boxes",
        expected: [
          { reference: "B188", signedBy: "R. Conti" },
          { reference: "B187", signedBy: "Front desk" },
        ],
      },
      {
        name: "above a weight",
        schema: list({ reference: text, weight: number, link: url }),
        instruction: "Boxes heavier than 10 kg",
        expected: [
          { reference: "B204", weight: 12.4, link: "/boxes/B204" },
          { reference: "B187", weight: 31, link: "/boxes/B187" },
        ],
      },
      { name: "who sent them is not told", schema: list({ reference: text, sender: text }), absent: true },
    ],
  },
  {
    name: "high and low water",
    html: `<title>Tides at Holm</title><header><h2>Harbour Office</h2></header><main><h1>Holm to Skerry</h1><p>Issued at 0500 UTC on Tuesday 10 March 2026. Valid until 0600 UTC on Wednesday 11 March 2026.</p><h2>Tides at Holm</h2><div><div><span>High water</span> <span>02:41</span> <span>5.9 m</span></div><div><span>Low water</span> <span>08:55</span> <span>1.1 m</span></div><div><span>High water</span> <span>15:03</span> <span>5.7 m</span></div></div>
<h2>Parts of the harbour board</h2><div><div><b>Town of Holm</b><i>60 %</i></div><div><b>Anglers</b><i>40 %</i></div></div></main>`,
    cases: [
      {
        name: "each by its kind, hour and height",
        schema: object({
          tides: list({ type: { type: "string", enum: ["high", "low"] }, time: text, heightMetres: number }),
        }),
        expected: {
          tides: [
            { type: "high", time: "02:41", heightMetres: 5.9 },
            { type: "low", time: "08:55", heightMetres: 1.1 },
            { type: "high", time: "15:03", heightMetres: 5.7 },
          ],
        },
      },
      {
        name: "days in a line of its own",
        schema: object({ issuedOn: date, validUntil: date }),
        expected: { issuedOn: "2026-03-10", validUntil: "2026-03-11" },
      },
      {
        name: "a map that only its description names",
        schema: {
          type: "object",
          description: "Percentage held by each part of the board, by name",
          additionalProperties: number,
        },
        expected: { "Town of Holm": 60, Anglers: 40 },
      },
      { name: "a day that is not told", schema: object({ revisedOn: date }), absent: true },
      {
        name: "a map that its description leaves out",
        schema: { type: "object", description: "Fee by kind of boat", additionalProperties: number },
        absent: true,
      },
    ],
  },
];
