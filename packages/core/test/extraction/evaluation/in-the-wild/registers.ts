import { date, integer, list, listOf, number, object, text, url, type EvaluationPage } from "../cases.ts";

/** Entries of companies in a register. */
export const registers: EvaluationPage[] = [
  {
    name: "register entry of a dairy",
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>HOLLOWAY DAIRY LTD - Trade Register</title>
<style>.visually-hidden{position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden}</style>
</head>
<body>
<a class="visually-hidden" href="#content">Skip to main content</a>
<header class="govband"><a href="/">Trade Register</a><form action="/find"><label for="q">Search the register</label><input id="q" name="q"><button>Search</button></form></header>
<div class="phase"><strong>BETA</strong> <span>This is a new service. Tell us <a href="/feedback">what you think</a>.</span></div>
<main id="content">
  <p class="heading-xl">HOLLOWAY DAIRY LTD</p>
  <p id="company-number">Company number <strong>04417790</strong></p>
  <ul class="tabs"><li><a href="/company/04417790" aria-current="page">Overview</a></li><li><a href="/company/04417790/filings">Filing history</a></li><li><a href="/company/04417790/people">People</a></li></ul>
  <dl class="reg"><dt>Registered office address</dt><dd>Unit 4, Millrace Park, Dunsby, DN3 8QT</dd></dl>
  <dl class="reg"><dt>Company status</dt><dd>Active</dd></dl>
  <div class="grid-row">
    <dl class="col"><dt>Company type</dt><dd>Private limited company</dd></dl>
    <dl class="col"><dt>Incorporated on</dt><dd>16 April 2002</dd></dl>
  </div>
  <div class="grid-row">
    <div class="col">
      <h2>Accounts</h2>
      <p>Next accounts made up to <strong>31 March 2025</strong><br>due by <strong>31 December 2025</strong></p>
      <p>Last accounts made up to <strong>31 March 2024</strong></p>
    </div>
    <div class="col">
      <h2>Confirmation statement</h2>
      <p>Next statement date <strong>16 April 2026</strong><br>due by <strong>30 April 2026</strong></p>
      <p>Last statement dated <strong>16 April 2025</strong></p>
    </div>
  </div>
  <h2>Nature of business (SIC)</h2>
  <ul><li>10511 - Liquid milk and cream production</li><li>10512 - Butter and cheese production</li><li>46330 - Wholesale of dairy products</li></ul>
  <h2>Previous company names</h2>
  <table class="names">
    <thead><tr><th>Name</th><th>Period</th></tr></thead>
    <tbody>
      <tr><td>HOLLOWAY &amp; PRIOR CREAMERY LIMITED</td><td>3 May 2002 - 11 Sep 2009</td></tr>
      <tr><td>DUNSBY SHELF 21 LIMITED</td><td>16 Apr 2002 - 3 May 2002</td></tr>
    </tbody>
  </table>
  <h2>People</h2>
  <div class="appointments">
    <div class="appointment-1"><h3><a href="/people/a1">PRIOR, Miriam Jane</a></h3><span class="tag">Active</span><dl><dt>Role</dt><dd>Secretary</dd><dt>Appointed on</dt><dd>2 June 2014</dd></dl></div>
    <div class="appointment-2"><h3><a href="/people/a2">HOLLOWAY, Edwin</a></h3><span class="tag">Active</span><dl><dt>Role</dt><dd>Director</dd><dt>Appointed on</dt><dd>16 April 2002</dd><dt>Nationality</dt><dd>British</dd></dl></div>
    <div class="appointment-3"><h3><a href="/people/a3">HOLLOWAY, Ursula</a></h3><span class="tag tag--grey">Resigned</span><dl><dt>Role</dt><dd>Director</dd><dt>Appointed on</dt><dd>3 May 2002</dd><dt>Resigned on</dt><dd>30 November 2018</dd><dt>Nationality</dt><dd>Danish</dd></dl></div>
  </div>
</main>
<footer><a href="/policies">Policies</a> <a href="/cookies">Cookies</a> <a href="/contact">Contact us</a> <span>Office hours: Monday to Friday, 8:30 to 18:00</span></footer>
</body></html>`,
    cases: [
      {
        name: "deadlines under two headings",
        schema: object({
          companyName: text,
          companyNumber: text,
          accounts: object({ nextMadeUpTo: date, dueBy: date }),
          confirmationStatement: object({ nextStatementDate: date, dueBy: date }),
        }),
        beyond: {
          companyName: "HOLLOWAY DAIRY LTD",
          companyNumber: "04417790",
          accounts: { nextMadeUpTo: "2025-03-31", dueBy: "2025-12-31" },
          confirmationStatement: { nextStatementDate: "2026-04-16", dueBy: "2026-04-30" },
        },
      },
      {
        name: "people, some with a nationality",
        schema: list(
          { name: text, role: text, appointedOn: date, resignedOn: date, nationality: text, link: url },
          ["resignedOn", "nationality"],
        ),
        instruction: "The people of the company",
        expected: [
          { name: "PRIOR, Miriam Jane", role: "Secretary", appointedOn: "2014-06-02", link: "/people/a1" },
          {
            name: "HOLLOWAY, Edwin",
            role: "Director",
            appointedOn: "2002-04-16",
            nationality: "British",
            link: "/people/a2",
          },
          {
            name: "HOLLOWAY, Ursula",
            role: "Director",
            appointedOn: "2002-05-03",
            resignedOn: "2018-11-30",
            nationality: "Danish",
            link: "/people/a3",
          },
        ],
      },
      {
        name: "active people only",
        schema: listOf(text),
        instruction: "Names of the people who are still active",
        beyond: ["PRIOR, Miriam Jane", "HOLLOWAY, Edwin"],
      },
      {
        name: "share capital is not told",
        schema: object({ shareCapital: number, auditor: text }),
        absent: true,
      },
    ],
  },
  {
    name: "register entry of a ferry operator",
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Nordhavn Ferries AS · Foretak</title></head>
<body class="app">
<div id="root">
<div class="css-1k0top"><div class="css-9brand"><a href="/">Foretak</a></div><div class="css-9nav"><a href="/browse">Browse</a><a href="/lists">My lists</a><a href="/api">API</a><a href="/login">Log in</a></div></div>
<div class="css-2main">
  <div class="css-3title"><h1>Nordhavn Ferries AS</h1><span class="chip chip-green">Registered for VAT</span><span class="chip">Parent of group</span></div>
  <div class="css-4two">
    <section class="css-5card">
      <h2>Identity</h2>
      <div class="css-6row"><span>Organisation number</span><span>914 220 683</span></div>
      <div class="css-6row"><span>Legal form</span><span>Limited company (AS)</span></div>
      <div class="css-6row"><span>Founded</span><span>12.09.1987</span></div>
      <div class="css-6row"><span>Employees</span><span>418</span></div>
      <div class="css-6row"><span>Website</span><span><a href="https://nordhavnferries.example/">nordhavnferries.example</a></span></div>
    </section>
    <section class="css-5card">
      <h2>Management</h2>
      <div class="css-6row"><span>Managing director</span><span>Solveig Brekke</span></div>
      <div class="css-6row"><span>Chair of the board</span><span>Torstein Aune</span></div>
      <div class="css-6row"><span>Auditor</span><span>Lind &amp; Vik Revisjon AS</span></div>
    </section>
    <section class="css-5card">
      <h2>Addresses</h2>
      <div class="css-7blk"><h3>Visiting address</h3><div>Kaigata 14</div><div>6003 Ålesund</div></div>
      <div class="css-7blk"><h3>Postal address</h3><div>PO Box 88</div><div>6001 Ålesund</div></div>
    </section>
  </div>
  <section class="css-5card">
    <h2>Key figures</h2>
    <p class="css-note">Amounts in NOK thousand</p>
    <table>
      <thead><tr><td></td><th>2024</th><th>2023</th><th>2022</th></tr></thead>
      <tbody>
        <tr><th>Revenue</th><td>1 204 600</td><td>1 118 350</td><td>987 200</td></tr>
        <tr><th>Operating profit</th><td>96 410</td><td>71 800</td><td>-12 050</td></tr>
        <tr><th>Equity</th><td>402 000</td><td>351 700</td><td>330 900</td></tr>
      </tbody>
    </table>
  </section>
  <section class="css-5card">
    <h2>Shareholders</h2>
    <div class="css-8list">
      <div><b>Brekke Holding AS</b><i>52.5 %</i></div>
      <div><b>Møre Pension Fund</b><i>30 %</i></div>
      <div><b>Torstein Aune</b><i>17.5 %</i></div>
    </div>
  </section>
</div>
<div class="css-side"><h4>Companies in the same trade</h4><ul><li><a href="/o/981">Fjordline Cargo AS</a> – 77 employees</li><li><a href="/o/442">Skarv Shipping ASA</a> – 1 250 employees</li></ul></div>
<div class="css-foot">© Foretak · Figures from the annual accounts · <a href="/terms">Terms</a></div>
</div>
</body></html>`,
    cases: [
      {
        name: "identity and management",
        schema: object({
          identity: object({
            organisationNumber: text,
            legalForm: text,
            founded: date,
            employees: integer,
            website: url,
          }),
          management: object({ managingDirector: text, chairOfTheBoard: text, auditor: text }),
        }),
        expected: {
          identity: {
            organisationNumber: "914 220 683",
            legalForm: "Limited company (AS)",
            founded: "1987-09-12",
            employees: 418,
            website: "https://nordhavnferries.example/",
          },
          management: {
            managingDirector: "Solveig Brekke",
            chairOfTheBoard: "Torstein Aune",
            auditor: "Lind & Vik Revisjon AS",
          },
        },
      },
      {
        name: "shareholders",
        schema: list({ shareholder: text, percent: number }),
        expected: [
          { shareholder: "Brekke Holding AS", percent: 52.5 },
          { shareholder: "Møre Pension Fund", percent: 30 },
          { shareholder: "Torstein Aune", percent: 17.5 },
        ],
      },
      {
        name: "share by shareholder",
        schema: {
          type: "object",
          description: "Percentage held by each shareholder, by name",
          additionalProperties: number,
        },
        expected: { "Brekke Holding AS": 52.5, "Møre Pension Fund": 30, "Torstein Aune": 17.5 },
      },
      {
        name: "telephone and bankruptcy are not told",
        schema: object({ phone: text }),
        absent: true,
      },
    ],
  },
];
