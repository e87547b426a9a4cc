import {
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
} from "../cases.ts";

/** Notices of public bodies. */
export const closuresAndGrants: EvaluationPage[] = [
  {
    name: "notice of a road closure",
    html: `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>Temporary closure: Quarry Lane, Upper Wenlow - Wenlow District Council</title></head>
<body>
<div class="cookie-banner" role="region"><h2>Cookies</h2><p>We use some essential cookies. <button>Accept</button> <button>Reject</button></p></div>
<header><a href="/" class="logo">Wenlow District Council</a><nav><ul><li><a href="/bins">Bins</a></li><li><a href="/planning">Planning</a></li><li><a href="/roads">Roads</a></li></ul></nav></header>
<nav class="breadcrumb"><a href="/">Home</a> &gt; <a href="/roads">Roads</a> &gt; <a href="/roads/notices">Notices</a></nav>
<main>
  <h1>Temporary closure: Quarry Lane, Upper Wenlow</h1>
  <p class="meta">Published 3 February 2026 | Reference TTRO/26/0117</p>
  <div class="content">
    <p>NOTICE is given that Wenlow District Council intends to make an Order under section 14(1) of the Road Traffic Regulation Act 1984.</p>
    <h2>What is closed</h2>
    <p>Quarry Lane, between its junctions with Mill Street and the A4117, will be closed to all vehicles.</p>
    <h2>When</h2>
    <p>The closure begins on 23 February 2026 and is expected to last for 12 days. Work takes place between 07:30 and 17:00.</p>
    <h2>Why</h2>
    <p>Replacement of a gas main by Severn Gas Networks.</p>
    <h2>Alternative route</h2>
    <ol><li>Mill Street</li><li>Church Road</li><li>B4364</li><li>A4117</li></ol>
    <h2>Exemptions</h2>
    <ul><li>Emergency vehicles</li><li>Pedestrians</li><li>Residents of numbers 1 to 19</li></ul>
    <h2>Objections</h2>
    <p>Objections must reach us in writing by 16 February 2026, at <a href="mailto:traffic.orders@wenlow.example">traffic.orders@wenlow.example</a> or at the Council Offices, 2 Market Place, Wenlow WL1 3AA, quoting the reference.</p>
    <h2>Contact</h2>
    <p>Officer: Gareth Pugh, Highways Technician<br>Telephone: 01632 960410<br>Office: Room 12, Market Place</p>
  </div>
</main>
<aside><h3>Other notices</h3><ul><li><a href="/roads/notices/26-0109">Speed limit: B4364, Hopton</a> <span>28 January 2026</span></li><li><a href="/roads/notices/26-0102">Parking places: High Street</a> <span>19 January 2026</span></li></ul></aside>
<footer><p>Wenlow District Council, tel. 01632 960000</p></footer>
</body></html>`,
    cases: [
      {
        name: "the notice",
        schema: object({
          title: text,
          reference: text,
          publishedOn: date,
          reason: { type: "string", description: "Why the road is closed" },
          alternativeRoute: listOf(text),
        }),
        expected: {
          title: "Temporary closure: Quarry Lane, Upper Wenlow",
          reference: "TTRO/26/0117",
          publishedOn: "2026-02-03",
          reason: "Replacement of a gas main by Severn Gas Networks.",
          alternativeRoute: ["Mill Street", "Church Road", "B4364", "A4117"],
        },
      },
      {
        name: "when the closure is",
        schema: object({ closureBegins: date, durationDays: integer }),
        beyond: { closureBegins: "2026-02-23", durationDays: 12 },
      },
      {
        name: "objections and contact",
        schema: object({
          objections: object({ deadline: date, email }),
          contact: object({ officer: text, telephone: text }),
        }),
        expected: {
          objections: { deadline: "2026-02-16", email: "traffic.orders@wenlow.example" },
          contact: { officer: "Gareth Pugh, Highways Technician", telephone: "01632 960410" },
        },
      },
      {
        name: "the cost is not told",
        schema: object({ cost: number, fine: number }),
        absent: true,
      },
    ],
  },
  {
    name: "notice of a grant scheme",
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Small Harbours Repair Fund | Ministry of Coasts</title>
<style>.d-none{display:none}</style></head>
<body>
<div class="region region-header"><a class="site-name" href="/">Ministry of Coasts</a>
<ul class="menu"><li><a href="/news">News</a></li><li><a href="/funding">Funding</a></li><li><a href="/about">About us</a></li></ul></div>
<div class="region region-content">
<article class="node node--type-scheme">
  <h1 class="page-title"><span>Small Harbours Repair Fund</span></h1>
  <div class="field field--status"><span class="badge bg-success">Open</span></div>
  <div class="field field--lead">Money for harbour authorities with fewer than 40 berths to repair quays, slipways and lights.</div>
  <div class="key-facts">
    <div class="key-fact"><div class="key-fact__label">Total budget</div><div class="key-fact__value">€6.4 million</div></div>
    <div class="key-fact"><div class="key-fact__label">Grant per project</div><div class="key-fact__value">€20,000 to €250,000</div></div>
    <div class="key-fact"><div class="key-fact__label">Share of costs covered</div><div class="key-fact__value">80%</div></div>
    <div class="key-fact"><div class="key-fact__label">Opens</div><div class="key-fact__value">1 March 2026</div></div>
    <div class="key-fact"><div class="key-fact__label">Closes</div><div class="key-fact__value">29 May 2026, 12:00</div></div>
  </div>
  <h2>Who can apply</h2>
  <ul><li>Municipal harbour authorities</li><li>Harbour trusts</li><li>Fishing co-operatives that own a quay</li></ul>
  <h2>What is not funded</h2>
  <ul><li>Dredging</li><li>Purchase of boats</li></ul>
  <h2>Timetable</h2>
  <div class="steps">
    <div class="step"><time datetime="2026-03-12">12 March 2026</time><p>Information meeting, online</p></div>
    <div class="step"><time datetime="2026-05-29">29 May 2026</time><p>Deadline for applications</p></div>
    <div class="step"><time datetime="2026-07-17">17 July 2026</time><p>Decisions are sent out</p></div>
    <div class="step"><time datetime="2026-09-01">1 September 2026</time><p>Earliest start of work</p></div>
  </div>
  <h2>Documents</h2>
  <ul class="files">
    <li><a href="/files/shrf-guidance.pdf">Guidance for applicants</a> <small>PDF, 1.2 MB</small></li>
    <li><a href="/files/shrf-form.odt">Application form</a> <small>ODT, 84 kB</small></li>
    <li><a href="/files/shrf-budget.ods">Budget template</a> <small>ODS, 31 kB</small></li>
  </ul>
  <h2>Questions</h2>
  <p>Ask the fund team before 15 May 2026: <a href="mailto:harbours@coasts.example">harbours@coasts.example</a>. We do not answer questions by telephone.</p>
</article>
</div>
<div class="region region-sidebar"><h3>More funding</h3>
<div class="teaser"><a href="/funding/lighthouses">Lighthouse Heritage Grant</a><span class="badge bg-secondary">Closed</span><span>€900,000</span></div>
<div class="teaser"><a href="/funding/nets">Clean Nets Programme</a><span class="badge bg-success">Open</span><span>€2.1 million</span></div>
</div>
<footer>Ministry of Coasts, 1 Quay Square · Last updated 20 February 2026</footer>
</body></html>`,
    cases: [
      {
        name: "key facts",
        schema: object({
          name: text,
          status: { type: "string", enum: ["open", "closed"] },
          totalBudget: number,
          opens: date,
          closes: date,
        }),
        beyond: {
          name: "Small Harbours Repair Fund",
          status: "open",
          totalBudget: 6400000,
          opens: "2026-03-01",
          closes: "2026-05-29",
        },
      },
      {
        name: "timetable and documents",
        schema: object({
          timetable: list({ date, event: text }),
          documents: list({ title: text, url }),
        }),
        expected: {
          timetable: [
            { date: "2026-03-12", event: "Information meeting, online" },
            { date: "2026-05-29", event: "Deadline for applications" },
            { date: "2026-07-17", event: "Decisions are sent out" },
            { date: "2026-09-01", event: "Earliest start of work" },
          ],
          documents: [
            { title: "Guidance for applicants", url: "/files/shrf-guidance.pdf" },
            { title: "Application form", url: "/files/shrf-form.odt" },
            { title: "Budget template", url: "/files/shrf-budget.ods" },
          ],
        },
      },
      {
        name: "what is not funded",
        schema: object({ notFunded: listOf(text), whoCanApply: listOf(text) }),
        expected: {
          notFunded: ["Dredging", "Purchase of boats"],
          whoCanApply: [
            "Municipal harbour authorities",
            "Harbour trusts",
            "Fishing co-operatives that own a quay",
          ],
        },
      },
      {
        name: "no telephone",
        schema: object({ contactPhone: text }),
        absent: true,
      },
    ],
  },
];
