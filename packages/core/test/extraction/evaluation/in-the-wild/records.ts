import { type EvaluationPage, date, integer, list, listOf, number, object, text, url } from "../cases.ts";

export const records: EvaluationPage[] = [
  {
    name: "company register",
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>GANNET TIDAL LIMITED – Register of Companies</title>
<style>
.tab-content .tab{display:block}
.phase-banner{border-bottom:1px solid}
.hidden-text{position:absolute;left:-9999em}
</style>
</head>
<body>
<div class="phase-banner"><strong>BETA</strong> This is a new service. <a href="/feedback">Tell us what you think</a></div>
<div class="register-head">
  <a href="/">Register of Companies</a>
  <form action="/search"><input name="q" placeholder="Company name or number"><button>Search</button></form>
</div>
<ul class="tabs">
  <li><a href="/company/SC718204">Overview</a></li>
  <li><a href="/company/SC718204/filings">Filing history</a></li>
  <li><a href="/company/SC718204/people">People</a></li>
  <li><a href="/company/SC718204/charges">Charges</a></li>
</ul>
<div class="company">
  <h1>GANNET TIDAL LIMITED</h1>
  <p class="num">Company number <strong>SC718204</strong></p>
  <dl class="overview">
    <dt>Registered office</dt>
    <dd>Unit 4, Harbour Works, Stromness, KW16 3AE</dd>
    <dt>Company status</dt>
    <dd>Active</dd>
    <dt>Company type</dt>
    <dd>Private limited company</dd>
    <dt>Incorporated on</dt>
    <dd>14 December 2021</dd>
    <dt>Nature of business</dt>
    <dd>35110 Production of electricity</dd>
  </dl>
  <div class="two-cols">
    <div class="accounts">
      <h2>Accounts</h2>
      <p>Last accounts made up to <strong>31 March 2024</strong></p>
      <p>Next accounts due by <strong>31 December 2025</strong></p>
    </div>
    <div class="confirmation">
      <h2>Confirmation statement</h2>
      <p>Last statement dated <strong>13 December 2024</strong></p>
      <p>Next statement due by <strong>27 December 2025</strong></p>
    </div>
  </div>
  <h2>Officers</h2>
  <table class="officers">
    <thead><tr><th>Name</th><th>Role</th><th>Appointed</th><th>Resigned</th></tr></thead>
    <tbody>
      <tr><td>Isla Rendall</td><td>Director</td><td>14 December 2021</td><td></td></tr>
      <tr><td>Tobias Fjeld</td><td>Director</td><td>1 February 2022</td><td>30 September 2024</td></tr>
      <tr><td>Mhairi Louttit</td><td>Secretary</td><td>14 December 2021</td><td></td></tr>
      <tr><td>Anselm Achebe</td><td>Director</td><td>7 October 2024</td><td></td></tr>
    </tbody>
  </table>
  <h2>Latest filings</h2>
  <table class="filings">
    <thead><tr><th>Date</th><th>Form</th><th>Description</th><th>Document</th></tr></thead>
    <tbody>
      <tr><td>16 December 2024</td><td>CS01</td><td>Confirmation statement without updates</td><td><a href="/doc/a91f.pdf">View PDF</a></td></tr>
      <tr><td>9 October 2024</td><td>AP01</td><td>Appointment of a director</td><td><a href="/doc/a77c.pdf">View PDF</a></td></tr>
      <tr><td>2 October 2024</td><td>TM01</td><td>Termination of a director</td><td><a href="/doc/a770.pdf">View PDF</a></td></tr>
    </tbody>
  </table>
</div>
<div class="nearby">
  <h3>Companies at the same postcode</h3>
  <ul>
    <li><a href="/company/SC655013">HARBOUR WORKS CAFE LTD</a> – Dissolved on 4 June 2023</li>
    <li><a href="/company/SC702290">SKERRY ROPES LIMITED</a> – Active, 12 employees, turnover £1.4 million</li>
  </ul>
</div>
<div class="register-foot">
  <a href="/policies">Policies</a>
  <a href="/cookies">Cookies</a>
  <a href="/contact">Contact us</a>
</div>
</body>
</html>`,
    cases: [
      {
        name: "overview",
        schema: object({
          name: text,
          companyNumber: text,
          status: { type: "string", enum: ["active", "dissolved", "liquidation"] },
          registeredOffice: text,
          incorporatedOn: date,
          accounts: object({ lastMadeUpTo: date, nextDue: date }),
          confirmationStatement: object({ lastDated: date, nextDue: date }),
        }),
        expected: {
          name: "GANNET TIDAL LIMITED",
          companyNumber: "SC718204",
          status: "active",
          registeredOffice: "Unit 4, Harbour Works, Stromness, KW16 3AE",
          incorporatedOn: "2021-12-14",
          accounts: { lastMadeUpTo: "2024-03-31", nextDue: "2025-12-31" },
          confirmationStatement: { lastDated: "2024-12-13", nextDue: "2025-12-27" },
        },
      },
      {
        name: "officers",
        schema: object({
          officers: list(
            {
              name: text,
              role: { type: "string", enum: ["director", "secretary"] },
              appointed: date,
              resigned: date,
            },
            ["resigned"],
          ),
        }),
        expected: {
          officers: [
            { name: "Isla Rendall", role: "director", appointed: "2021-12-14" },
            { name: "Tobias Fjeld", role: "director", appointed: "2022-02-01", resigned: "2024-09-30" },
            { name: "Mhairi Louttit", role: "secretary", appointed: "2021-12-14" },
            { name: "Anselm Achebe", role: "director", appointed: "2024-10-07" },
          ],
        },
      },
      {
        name: "directors in office",
        instruction: "the directors who have not resigned",
        schema: list({ name: text, appointed_on: date }),
        beyond: [
          { name: "Isla Rendall", appointed_on: "2021-12-14" },
          { name: "Anselm Achebe", appointed_on: "2024-10-07" },
        ],
      },
      {
        name: "filings",
        schema: object({ filings: list({ date, form: text, description: text, document: url }) }),
        expected: {
          filings: [
            {
              date: "2024-12-16",
              form: "CS01",
              description: "Confirmation statement without updates",
              document: "/doc/a91f.pdf",
            },
            {
              date: "2024-10-09",
              form: "AP01",
              description: "Appointment of a director",
              document: "/doc/a77c.pdf",
            },
            {
              date: "2024-10-02",
              form: "TM01",
              description: "Termination of a director",
              document: "/doc/a770.pdf",
            },
          ],
        },
      },
      {
        name: "employees of a neighbour",
        schema: object({
          employee_count: { type: "integer", description: "number of employees of Gannet Tidal Limited" },
        }),
        absent: true,
      },
    ],
  },
  {
    name: "changelog",
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Changelog | Quillstone, the static site press</title>
<style>
.theme-doc-toc{position:sticky}
.anchor::after{content:"#"}
.hash-link{opacity:0}
</style>
</head>
<body>
<nav class="navbar navbar--fixed-top">
  <a class="navbar__brand" href="/">Quillstone</a>
  <a href="/docs">Docs</a>
  <a href="/plugins">Plugins</a>
  <a href="/changelog">Changelog</a>
  <a href="/download">Download 5.1.0</a>
</nav>
<div class="docs-wrapper">
<aside class="theme-doc-toc">
  <ul>
    <li><a href="#v5-1-0">5.1.0</a></li>
    <li><a href="#v5-0-1">5.0.1</a></li>
    <li><a href="#v5-0-0">5.0.0</a></li>
    <li><a href="#v4-9-3">4.9.3</a></li>
  </ul>
</aside>
<main class="docMainContainer">
<h1>Changelog</h1>
<p>Every release of the Quillstone command-line tool, the newest first.</p>
<section id="v5-1-0">
  <h2>5.1.0</h2>
  <p class="rel-meta">Released <time datetime="2025-06-30">June 30, 2025</time> · <a href="/download/quillstone-5.1.0.tar.gz">Source archive</a> · 8.4 MB</p>
  <h3>Added</h3>
  <ul>
    <li>Footnotes may hold more than one paragraph</li>
    <li>A flag to build only changed pages</li>
  </ul>
  <h3>Fixed</h3>
  <ul>
    <li>Feeds no longer list drafts</li>
  </ul>
</section>
<section id="v5-0-1">
  <h2>5.0.1</h2>
  <p class="rel-meta">Released <time datetime="2025-05-08">May 8, 2025</time> · <a href="/download/quillstone-5.0.1.tar.gz">Source archive</a> · 8.1 MB</p>
  <p class="rel-badge">Security release: fixes CVE-2025-90417</p>
  <h3>Fixed</h3>
  <ul>
    <li>Paths outside the project are refused by the preview server</li>
    <li>Windows line endings in front matter</li>
  </ul>
</section>
<section id="v5-0-0">
  <h2>5.0.0</h2>
  <p class="rel-meta">Released <time datetime="2025-04-22">April 22, 2025</time> · <a href="/download/quillstone-5.0.0.tar.gz">Source archive</a> · 8.1 MB</p>
  <p class="rel-badge">Breaking release</p>
  <h3>Changed</h3>
  <ul>
    <li>The configuration file is now TOML</li>
    <li>Themes must name a base layout</li>
  </ul>
  <h3>Removed</h3>
  <ul>
    <li>The built-in image resizer</li>
  </ul>
</section>
<section id="v4-9-3">
  <h2>4.9.3</h2>
  <p class="rel-meta">Released <time datetime="2025-01-15">January 15, 2025</time> · <a href="/download/quillstone-4.9.3.tar.gz">Source archive</a> · 11.6 MB</p>
  <h3>Fixed</h3>
  <ul>
    <li>Search index of pages in Greek</li>
  </ul>
</section>
<h2>Support of older versions</h2>
<table>
  <thead><tr><th>Series</th><th>Runtime</th><th>End of support</th></tr></thead>
  <tbody>
    <tr><td>5.x</td><td>Node 20 or later</td><td>not yet set</td></tr>
    <tr><td>4.x</td><td>Node 16 or later</td><td>October 31, 2025</td></tr>
    <tr><td>3.x</td><td>Node 12 or later</td><td>June 1, 2023</td></tr>
  </tbody>
</table>
</main>
</div>
<div class="blog-teaser">
  <h3>From the blog</h3>
  <a href="/blog/six-oh-plans">What we plan for 6.0</a> <span>July 9, 2025</span>
  <a href="/blog/why-toml">Why TOML</a> <span>March 3, 2025</span>
</div>
<footer>© 2025 The Quillstone authors · MIT licence · <a href="/privacy">Privacy</a></footer>
</body>
</html>`,
    cases: [
      {
        name: "releases",
        schema: object({
          releases: list({ version: text, releasedOn: date, sizeMb: number, archive: url }),
        }),
        expected: {
          releases: [
            {
              version: "5.1.0",
              releasedOn: "2025-06-30",
              sizeMb: 8.4,
              archive: "/download/quillstone-5.1.0.tar.gz",
            },
            {
              version: "5.0.1",
              releasedOn: "2025-05-08",
              sizeMb: 8.1,
              archive: "/download/quillstone-5.0.1.tar.gz",
            },
            {
              version: "5.0.0",
              releasedOn: "2025-04-22",
              sizeMb: 8.1,
              archive: "/download/quillstone-5.0.0.tar.gz",
            },
            {
              version: "4.9.3",
              releasedOn: "2025-01-15",
              sizeMb: 11.6,
              archive: "/download/quillstone-4.9.3.tar.gz",
            },
          ],
        },
      },
      {
        name: "changes by kind",
        schema: object({
          releases: list(
            {
              version: text,
              added: listOf(text),
              changed: listOf(text),
              fixed: listOf(text),
              removed: listOf(text),
            },
            ["added", "changed", "fixed", "removed"],
          ),
        }),
        expected: {
          releases: [
            {
              version: "5.1.0",
              added: ["Footnotes may hold more than one paragraph", "A flag to build only changed pages"],
              fixed: ["Feeds no longer list drafts"],
            },
            {
              version: "5.0.1",
              fixed: [
                "Paths outside the project are refused by the preview server",
                "Windows line endings in front matter",
              ],
            },
            {
              version: "5.0.0",
              changed: ["The configuration file is now TOML", "Themes must name a base layout"],
              removed: ["The built-in image resizer"],
            },
            { version: "4.9.3", fixed: ["Search index of pages in Greek"] },
          ],
        },
      },
      {
        name: "security release",
        instruction: "the security release",
        schema: object({ version: text, cve: text, released_on: date }),
        beyond: { version: "5.0.1", cve: "CVE-2025-90417", released_on: "2025-05-08" },
      },
      {
        name: "support of series",
        schema: object({
          support: list({ series: text, minimum_node_version: integer, end_of_support: date }, [
            "end_of_support",
          ]),
        }),
        beyond: {
          support: [
            { series: "5.x", minimum_node_version: 20 },
            { series: "4.x", minimum_node_version: 16, end_of_support: "2025-10-31" },
            { series: "3.x", minimum_node_version: 12, end_of_support: "2023-06-01" },
          ],
        },
      },
      {
        name: "release date of the next major",
        instruction: "the release date of version 6.0",
        schema: object({ releasedOn: date }),
        absent: true,
      },
    ],
  },
];
