import { boolean, date, integer, list, listOf, number, object, text, type EvaluationPage } from "./cases.ts";

const post = (title: string, tag: string, who: string) =>
  `<li><h3><a href="/p/${title[0]}">${title}</a></h3><span>${tag}</span><a href="/u/${who}">${who}</a><a href="/people/editor-${who}">Ed ${who}</a></li>`;

/** Pages that say something much like what is asked, and not that. */
export const nearMisses: EvaluationPage[] = [
  {
    name: "parcels with two weights",
    html: `<title>Parcels</title><h1>Parcels</h1><ul>
<li><h3>Anvil</h3><p>12 kg net</p><p>14 kg with its crate</p><p>0.4 m long</p></li><li><h3>Bell</h3><p>30 kg net</p><p>33 kg with its crate</p><p>0.9 m long</p></li></ul>
<p>Packed <b>twice</b></p><p>Fragile <em>goods</em></p>`,
    cases: [
      { name: "which weight is not said", schema: list({ name: text, weightKg: number }), absent: true },
      { name: "a length is no height", schema: list({ name: text, heightM: number }), absent: true },
      {
        name: "which weight is compared is not said",
        schema: list({ name: text }),
        instruction: "Parcels heavier than 13 kg",
        absent: true,
      },
      { name: "how often is no count of parcels", schema: object({ packed: integer }), absent: true },
    ],
  },
  {
    name: "posts with two people each",
    html: `<title>Field notes</title><h1>Field notes</h1><ul>${post("Larks", "Birds", "ida")}${post("Moss", "Plants", "tom")}</ul>`,
    cases: [
      { name: "a tag is no state", schema: list({ title: text, status: text }), absent: true },
      { name: "a tag is no person", schema: list({ title: text, sponsor: text }), absent: true },
      {
        name: "an author of none of them",
        schema: listOf(text),
        instruction: "Titles of posts by Otto Falk",
        absent: true,
      },
      {
        name: "a badge that is none",
        schema: list({ title: text }),
        instruction: "Only posts marked Draft",
        absent: true,
      },
    ],
  },
  {
    name: "temperatures of a kiln",
    html: `<title>Kilns in Ost</title><h1>Large kiln</h1><div>Set to 980 °C</div><div><span>Door</span><span>41 °C</span></div><h2>Firings</h2><ul>
<li><b>Mon</b><span>980°</span><span>640°</span><span>410°</span></li><li><b>Tue</b><span>900°</span><span>600°</span><span>400°</span></li></ul>
<h2>Why we fire slowly</h2><p>Clay cracks.</p><h2>Season</h2><p>The kiln opens on 4 May 2026. Glazes must be paid in cash.</p><p>Valid for members only, issued by the guild on request.</p>`,
    cases: [
      {
        name: "three are no highest and lowest",
        schema: object({ firings: list({ high: number, low: number }) }),
        absent: true,
      },
      { name: "a door is not the weather", schema: object({ temperature: number }), absent: true },
      { name: "a reason for something else", schema: object({ closureReason: text }), absent: true },
      { name: "a kiln is no place", schema: object({ place: text }), absent: true },
      { name: "what opens is the kiln", schema: object({ shopOpens: date, deadline: date }), absent: true },
      {
        name: "what was issued when is not told",
        schema: object({ issuedOn: date, validUntil: date }),
        absent: true,
      },
    ],
  },
  {
    name: "a season and a fair",
    html: `<title>Ost Fair</title><h1>Ost Fair</h1><div><span>Season</span><span>1 May 2026 – 30 September 2026</span></div><div><span>Early tickets</span><span>until 3 April 2026</span></div>
<h2>Stalls</h2><table><thead><tr><th>Stall</th><th>Keeper</th></tr></thead><tbody><tr><td>Honey</td><td>Ida</td></tr><tr><td>Rope</td><td>Ida</td></tr></tbody></table>
<h2>Sender</h2><p>Fair office, Hall 2</p><p>Order 4 stalls</p><span>Closed</span><h2>Notes</h2><span>Open</span>`,
    cases: [
      { name: "a fair is not its season", schema: object({ fairStart: date, fairEnd: date }), absent: true },
      {
        name: "whose state is not said",
        schema: object({ status: { type: "string", enum: ["open", "closed"] } }),
        absent: true,
      },
      {
        name: "prices by stall are not told",
        schema: object({ prices: { type: "object", additionalProperties: number } }),
        absent: true,
      },
      { name: "an order of stalls is no order number", schema: object({ orderNumber: text }), absent: true },
      {
        name: "a stall that is open is not told",
        schema: list({ stall: text, open: boolean }),
        absent: true,
      },
    ],
  },
  {
    name: "a catalogue and its facets",
    html: `<title>lamps – Catalogue</title><div><h4>Refine your search</h4><h5>Format</h5><ul><li>Book (2)</li><li>Film (1)</li></ul><h5>Branch</h5><ul><li>Central (3)</li></ul></div>
<table><tr><td><a href="/c/1">The lamp keepers</a><p>Pages: 344</p></td></tr><tr><td><a href="/c/2">Stone towers</a><p>Pages: 212</p></td></tr><tr><td><a href="/c/3">A beam in the fog</a></td></tr></table>`,
    cases: [
      {
        name: "a count of pages is no title, and a facet no result",
        schema: list({ title: text }),
        beyond: [{ title: "The lamp keepers" }, { title: "Stone towers" }, { title: "A beam in the fog" }],
      },
      { name: "not every one of them has pages", schema: list({ pages: integer }), absent: true },
    ],
  },
  {
    name: "talks of two days",
    html: `<title>Programme — Reed Days 2026</title><nav><a href="/programme">Programme</a></nav><main><h1>Programme</h1><div>Published <time>4 March 2026</time> · Updated <time>5 March 2026</time></div>
<h2>Talks</h2><ul><li><h3><a href="/t/1">Listening to reeds</a></h3><span>Hall 2</span></li><li><h3><a href="/t/2">Who owns the shore?</a></h3><span>Aula</span></li></ul>
<h2>Sponsors</h2><ul><li><h3><a href="/s/1">Ropes of Ost</a></h3><span>Hall 1</span></li><li><h3><a href="/s/2">Tar and Sons</a></h3><span>Yard</span></li></ul></main>`,
    cases: [
      {
        name: "what a part is called stands there",
        schema: object({ talks: list({ title: text }) }),
        expected: { talks: [{ title: "Listening to reeds" }, { title: "Who owns the shore?" }] },
      },
      { name: "a talk is no room", schema: list({ room: text }), instruction: "All talks", absent: true },
      { name: "a programme is no city", schema: object({ city: text }), absent: true },
      { name: "who issued it is not what it is", schema: object({ issuedBy: text }), absent: true },
      {
        name: "one day is not the other",
        schema: object({ updatedOn: date, publishedOn: date }),
        expected: { updatedOn: "2026-03-05", publishedOn: "2026-03-04" },
      },
    ],
  },
];
