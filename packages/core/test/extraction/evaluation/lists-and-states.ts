import { date, integer, list, listOf, number, object, text, url, type EvaluationPage } from "./cases.ts";

const therapist = (name: string, lines: string, more = "") =>
  `<div><h3>${name}</h3><p>${lines}</p>${more}</div>`;
const crate = (at: number, state: string, lines: string) =>
  `<div id="c${at}"><a href="/crates/C-${at}">C-${at}</a><span class="pill">${state}</span><div>${lines}</div></div>`;
const member = (name: string, state: string, role: string) =>
  `<div><h3><a href="/m/${name[0]}">${name}</a></h3><span class="tag">${state}</span><dl><dt>Office</dt><dd>${role}</dd></dl></div>`;
const note = ([day, badge]: [string, string], title: string, who: string) =>
  `<div><div><div>${day}</div><span>${badge}</span></div><div><h2><a href="/n/${title[0]}">${title}</a></h2><p>Some words about it, which are long enough to read.</p><p>Posted by ${who}</p></div></div>`;

/** Lists without a table's mark-up, and what narrows them: a state, a part, a figure. */
export const listsAndStates: EvaluationPage[] = [
  {
    name: "therapists of a house",
    html: `<title>Our team – Lindenhof</title><h1>Our therapists</h1><h2>Speech</h2><div>
${therapist("Ola Brandt", "<strong>Speaks:</strong> Danish<br><strong>Room:</strong> 12", `<p><a href="/book/brandt">Book Ola Brandt</a></p>`)}
${therapist("Pia Holm", "<strong>Room:</strong> 14")}</div><h2>Movement</h2><div>
${therapist("Ravi Nair", "<strong>Speaks:</strong> Hindi, English<br><strong>Room:</strong> 3", `<p><a href="/book/nair">Book Ravi Nair</a></p>`)}
${therapist("Eva Stern", "<strong>Speaks:</strong> German<br><strong>Room:</strong> 4", `<p><a href="/book/stern">Book Eva Stern</a></p>`)}</div>
<h2>Hours</h2><table><tr><td>Monday to Thursday</td><td>8:00 – 17:00</td></tr><tr><td>Friday</td><td>8:00 – 12:00</td></tr></table>`,
    cases: [
      {
        name: "all of both parts",
        schema: list({ name: text, room: integer, speaks: text }, ["speaks"]),
        instruction: "All therapists",
        expected: [
          { name: "Ola Brandt", room: 12, speaks: "Danish" },
          { name: "Pia Holm", room: 14 },
          { name: "Ravi Nair", room: 3, speaks: "Hindi, English" },
          { name: "Eva Stern", room: 4, speaks: "German" },
        ],
      },
      {
        name: "those of one part",
        schema: list({ name: text, room: integer }),
        instruction: "The therapists under Movement",
        expected: [
          { name: "Ravi Nair", room: 3 },
          { name: "Eva Stern", room: 4 },
        ],
      },
      {
        name: "those of a part that is not there",
        schema: list({ name: text, room: integer }),
        instruction: "The therapists under Hydrotherapy",
        absent: true,
      },
      {
        name: "hours by day",
        schema: object({ hours: { type: "object", additionalProperties: text } }),
        expected: { hours: { "Monday to Thursday": "8:00 – 17:00", Friday: "8:00 – 12:00" } },
      },
    ],
  },
  {
    name: "crates of a depot",
    html: `<title>Crates</title><nav><a href="/">Depot</a></nav><main><h1>Crates</h1><div><button>All</button><button>Stored</button></div>
${crate(71, "Stored", "<span>From: Oslo</span><span>Weight: 12 kg</span><span>Since: 4 May 2026</span>")}
${crate(68, "Damaged", "<span>From: Riga</span><span>Weight: 3.5 kg</span>")}
${crate(55, "Stored", "<span>From: Kiel</span><span>Weight: 8 kg</span><span>Since: 2 May 2026</span>")}
${crate(51, "Released", "<span>From: Turku</span><span>Weight: 31 kg</span>")}</main>`,
    cases: [
      {
        name: "all of them",
        schema: list({ number: text, status: text, from: text, weightKg: number, since: date }, ["since"]),
        instruction: "All crates",
        expected: [
          { number: "C-71", status: "Stored", from: "Oslo", weightKg: 12, since: "2026-05-04" },
          { number: "C-68", status: "Damaged", from: "Riga", weightKg: 3.5 },
          { number: "C-55", status: "Stored", from: "Kiel", weightKg: 8, since: "2026-05-02" },
          { number: "C-51", status: "Released", from: "Turku", weightKg: 31 },
        ],
      },
      {
        name: "stored ones",
        schema: list({ number: text, weight: number }),
        instruction: "Only stored crates",
        expected: [
          { number: "C-71", weight: 12 },
          { number: "C-55", weight: 8 },
        ],
      },
      {
        name: "heavy ones",
        schema: list({ number: text, weight: number, link: url }),
        instruction: "Crates heavier than 8 kg",
        expected: [
          { number: "C-71", weight: 12, link: "/crates/C-71" },
          { number: "C-51", weight: 31, link: "/crates/C-51" },
        ],
      },
      {
        name: "a state that none is in",
        schema: list({ number: text }),
        instruction: "Only lost crates",
        absent: true,
      },
      {
        name: "a weight in another unit",
        schema: list({ number: text, weight: number }),
        instruction: "Crates heavier than 8 lb",
        absent: true,
      },
    ],
  },
  {
    name: "members of a board",
    html: `<title>Board</title><h1>Members of the board</h1><div>${member("Arne Lie", "Active", "Chair")}${member("Berit Dahl", "Retired", "Treasurer")}${member("Carl Foss", "Active", "Member")}</div>
<h2>Donors</h2><div><div><b>Harbour Trust</b><i>52.5 %</i></div><div><b>Town of Ost</b><i>30 %</i></div><div><b>Arne Lie</b><i>17.5 %</i></div></div>`,
    cases: [
      {
        name: "names of some",
        schema: listOf(text),
        instruction: "Names of the members who are still active",
        expected: ["Arne Lie", "Carl Foss"],
      },
      {
        name: "names of all",
        schema: listOf(text),
        instruction: "The names of the members",
        expected: ["Arne Lie", "Berit Dahl", "Carl Foss"],
      },
      {
        name: "names of none",
        schema: listOf(text),
        instruction: "Names of the members who are suspended",
        absent: true,
      },
      {
        name: "donors with their part",
        schema: list({ donor: text, percent: number }),
        expected: [
          { donor: "Harbour Trust", percent: 52.5 },
          { donor: "Town of Ost", percent: 30 },
          { donor: "Arne Lie", percent: 17.5 },
        ],
      },
      {
        name: "parts by donor",
        schema: object({ donors: { type: "object", additionalProperties: number } }),
        expected: { donors: { "Harbour Trust": 52.5, "Town of Ost": 30, "Arne Lie": 17.5 } },
      },
    ],
  },
  {
    name: "notes on an app",
    html: `<title>What is new in Plume</title><h1>What is new</h1><div>${note(["June 8, 2026", "Added"], "Split view", "Ines Roth")}${note(["May 30, 2026", "Fixed"], "Margins", "Tom Ude")}${note(["May 2, 2026", "Added"], "Night mode", "Ines Roth")}</div>`,
    cases: [
      {
        name: "all notes",
        schema: list({ title: text, date, kind: { type: "string", enum: ["Added", "Fixed"] }, author: text }),
        expected: [
          { title: "Split view", date: "2026-06-08", kind: "Added", author: "Ines Roth" },
          { title: "Margins", date: "2026-05-30", kind: "Fixed", author: "Tom Ude" },
          { title: "Night mode", date: "2026-05-02", kind: "Added", author: "Ines Roth" },
        ],
      },
      {
        name: "of one kind",
        schema: list({ title: text, date }),
        instruction: "Only entries marked Added",
        expected: [
          { title: "Split view", date: "2026-06-08" },
          { title: "Night mode", date: "2026-05-02" },
        ],
      },
      {
        name: "of one author",
        schema: listOf(text),
        instruction: "Titles of posts by Ines Roth",
        expected: ["Split view", "Night mode"],
      },
      {
        name: "of an author who wrote none",
        schema: listOf(text),
        instruction: "Titles of posts by Otto Falk",
        absent: true,
      },
    ],
  },
  {
    name: "a call for proposals",
    html: `<title>Reed Bed Grant | Office of Rivers</title><h1>Reed Bed Grant</h1><div><span class="badge">Open</span></div><div>Money to plant reeds along slow rivers and their arms.</div>
<div><div><div>Budget</div><div>€2.4 million</div></div><div><div>Opens</div><div>1 March 2026</div></div><div><div>Period of works</div><div>1 June 2026 – 30 September 2027</div></div></div>
<h2>Who can apply</h2><ul><li>Water boards</li><li>Anglers' clubs</li></ul><h2>What is not funded</h2><ul><li>Concrete</li><li>Pumps</li></ul>
<h2>Timetable</h2><div><div><time datetime="2026-03-12">12 March 2026</time><p>Meeting, online</p></div><div><time datetime="2026-05-29">29 May 2026</time><p>Deadline for proposals</p></div><div><time datetime="2026-07-01">1 July 2026</time><p>Answers are sent</p></div></div>
<h2>Files</h2><ul><li><a href="/f/guide.pdf">Guide</a> <small>PDF, 1.2 MB</small></li><li><a href="/f/form.odt">Form</a> <small>ODT, 84 kB</small></li></ul>
<h2>Access</h2><p>The river path closes on 20 April 2026 and reopens on 4 May 2026. Claims must reach us in writing by 9 May 2026.</p>
<h2>Elsewhere</h2><div><div><a href="/o/1">Weir Grant</a><span>Closed in 2024</span></div><div><a href="/o/2">Otter Grant</a><span>Planned</span></div></div>`,
    cases: [
      {
        name: "its state",
        schema: object({
          name: text,
          status: { type: "string", enum: ["open", "closed"] },
          budget: number,
          opens: date,
        }),
        expected: { name: "Reed Bed Grant", status: "open", budget: 2400000, opens: "2026-03-01" },
      },
      {
        name: "both ends of a period",
        schema: object({ worksStart: date, worksEnd: date }),
        expected: { worksStart: "2026-06-01", worksEnd: "2027-09-30" },
      },
      {
        name: "a timetable",
        schema: object({ timetable: list({ date, event: text }) }),
        expected: {
          timetable: [
            { date: "2026-03-12", event: "Meeting, online" },
            { date: "2026-05-29", event: "Deadline for proposals" },
            { date: "2026-07-01", event: "Answers are sent" },
          ],
        },
      },
      {
        name: "files",
        schema: object({ files: list({ title: text, url }) }),
        expected: {
          files: [
            { title: "Guide", url: "/f/guide.pdf" },
            { title: "Form", url: "/f/form.odt" },
          ],
        },
      },
      {
        name: "what is asked with a no",
        schema: object({ notFunded: listOf(text), whoCanApply: listOf(text) }),
        expected: { notFunded: ["Concrete", "Pumps"], whoCanApply: ["Water boards", "Anglers' clubs"] },
      },
      {
        name: "days in sentences",
        schema: object({ pathCloses: date, claimsDeadline: date }),
        expected: { pathCloses: "2026-04-20", claimsDeadline: "2026-05-09" },
      },
      { name: "what is funded is not told", schema: object({ funded: listOf(text) }), absent: true },
      { name: "a day for something else", schema: object({ bridgeCloses: date }), absent: true },
      {
        name: "a state of another kind",
        schema: object({ status: { type: "string", enum: ["planned", "cancelled"] } }),
        absent: true,
      },
    ],
  },
  {
    name: "answers on a board",
    html: `<title>Can moss be moved? - Garden Talk</title><h2>Can moss be moved?</h2><div>Board: <a href="/b/2">Lawns</a> · 3 posts · 940 views</div>
${[
  "fern|May 4, 2026|Yes, in the wet months.|Likes: 3",
  "old_oak|May 5, 2026|Only with its soil, I found.|Likes: 0",
  "fern|May 9, 2026|It worked, thank you all.|Likes: 8",
]
  .map((one) => one.split("|"))
  .map(
    ([who = "", when, said, likes]) =>
      `<div><dl><dt><a href="/u/${who}">${who}</a></dt><dd>Town: Ost</dd></dl><div><p>» ${when}</p><div>${said}</div><div>${likes}</div></div></div>`,
  )
  .join(
    "",
  )}<div><h3>More of this</h3><ul><li><a href="/t/9">Roses</a></li><li><a href="/t/8">Ivy</a></li></ul></div>`,
    cases: [
      {
        name: "who wrote what",
        schema: object({ posts: list({ author: text, date, likes: integer }) }),
        expected: {
          posts: [
            { author: "fern", date: "2026-05-04", likes: 3 },
            { author: "old_oak", date: "2026-05-05", likes: 0 },
            { author: "fern", date: "2026-05-09", likes: 8 },
          ],
        },
      },
      { name: "who edited it", schema: object({ posts: list({ editor: text, date }) }), absent: true },
    ],
  },
  {
    name: "boats and their fares",
    html: `<title>Ferries to Holm</title><h1>Ferries to Holm</h1><ul>
<li><h3>Morning boat</h3><p>Direct</p><p>No bicycles taken</p><p>Return trip €18</p></li>
<li><h3>Noon boat</h3><p>2 stops</p><p>Bicycles taken</p><p>Return trip €12</p></li></ul><div><span>Sunrise</span><span>05:12</span></div><div><span>Sunset</span><span>behind clouds</span></div>`,
    cases: [
      {
        name: "what is denied, what is none and what is called by its trip",
        schema: list({
          name: text,
          stops: integer,
          bicyclesTaken: { type: "boolean" },
          returnTripFee: number,
        }),
        expected: [
          { name: "Morning boat", stops: 0, bicyclesTaken: false, returnTripFee: 18 },
          { name: "Noon boat", stops: 2, bicyclesTaken: true, returnTripFee: 12 },
        ],
      },
      { name: "another fee", schema: list({ name: text, cabinFee: number }), absent: true },
      {
        name: "a denial of something else",
        schema: list({ name: text, dogsTaken: { type: "boolean" } }),
        absent: true,
      },
      { name: "an hour", instruction: "the time of sunrise", expected: { extraction: "05:12" } },
      { name: "an hour that is not told", instruction: "the time of sunset", absent: true },
    ],
  },
];
