import {
  type EvaluationPage,
  boolean,
  date,
  integer,
  list,
  listOf,
  number,
  object,
  text,
  url,
} from "../cases.ts";

export const newsAndJobs: EvaluationPage[] = [
  {
    name: "news article",
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Ferry terminal at Skarvik to close for two winters - The Sound Gazette</title>
<style>.ad{min-height:90px}.newsletter{border:1px solid}</style>
</head>
<body>
<div class="topstrip">Wednesday edition · <a href="/subscribe">Subscribe for €4 a month</a></div>
<header class="masthead"><a href="/">The Sound Gazette</a>
<nav><a href="/local">Local</a><a href="/politics">Politics</a><a href="/transport">Transport</a><a href="/sport">Sport</a></nav></header>
<div class="submenu">
  <a href="/transport/roads">Roads</a>
  <a href="/transport/rail">Rail</a>
  <a href="/transport/sea">Sea</a>
</div>
<div class="ad">Advertisement</div>
<main>
<article class="story">
  <div class="story__kicker"><a href="/transport">Transport</a></div>
  <h1 class="story__headline">Ferry terminal at Skarvik to close for two winters</h1>
  <p class="story__standfirst">Passengers will be taken by bus to Lunde while the century-old pier is rebuilt.</p>
  <div class="story__byline">By <a href="/staff/marit-oyen" rel="author">Marit Øyen</a> and <a href="/staff/colin-baptiste" rel="author">Colin Baptiste</a></div>
  <div class="story__dates">Published <time datetime="2025-03-04T06:15:00+01:00">4 March 2025</time> · Updated <time datetime="2025-03-05T09:40:00+01:00">5 March 2025</time></div>
  <figure><img src="/img/skarvik-pier.jpg" alt="The pier at Skarvik"><figcaption>The pier was built in 1921. Photo: Jonas Wilk</figcaption></figure>
  <div class="story__body">
    <p>The ferry terminal at Skarvik will close on 6 October and will not open again until the spring of 2027, the harbour board said on Tuesday.</p>
    <p>The work is expected to cost €23.4 million, of which the county pays €9 million. The rest comes from the national harbour fund.</p>
    <p>“The timber under the waterline is simply gone,” said harbour master Ingunn Dahl. “We could not have sailed another winter from it.”</p>
    <p>About 1,850 passengers use the terminal on an ordinary weekday. They will be carried by bus to Lunde, 14 kilometres along the coast, at no extra charge.</p>
    <div class="ad">Advertisement</div>
    <p>The owners of the kiosk and the café on the pier have been told to leave by the end of August. “Nobody has spoken of compensation,” said Petra Holm, who has run the café since 2009.</p>
    <p>A similar rebuilding at Vestby in 2016 ran eleven months late and went €3.1 million over its budget.</p>
  </div>
  <div class="story__tags">Topics: <a href="/t/ferries">Ferries</a> <a href="/t/skarvik">Skarvik</a> <a href="/t/harbour-board">Harbour board</a></div>
</article>
<aside class="rail">
  <h3>Most read</h3>
  <ol>
    <li><a href="/local/bakery-strike">Bakers walk out over night shifts</a></li>
    <li><a href="/sport/rowing-final">Rowers through to the final</a></li>
    <li><a href="/politics/mayor-budget">Mayor Aske Lind presents his budget</a></li>
  </ol>
  <div class="newsletter"><h3>Morning letter</h3><form><input type="email" placeholder="you@example.com"><button>Sign up</button></form></div>
</aside>
<section class="related"><h3>More on this</h3>
  <a href="/transport/bus-lanes">New bus lanes from May</a> <span>By Henrik Solli, 27 February 2025</span>
  <a href="/transport/vestby-inquiry">Vestby pier: what went wrong</a> <span>By Colin Baptiste, 12 June 2018</span>
</section>
</main>
<div class="consent" style="display:none">
  <p>We and our partners store information on your device.</p>
  <button>Agree</button>
  <button>Settings</button>
</div>
<ul class="footlinks">
  <li><a href="/archive">Archive</a></li>
  <li><a href="/letters">Letters</a></li>
  <li><a href="/jobs">Work with us</a></li>
</ul>
<footer>Editor in chief: Runa Falk · Tips: tips@soundgazette.example · © The Sound Gazette 2025 · <a href="/privacy">Privacy and cookies</a></footer>
</body>
</html>`,
    cases: [
      {
        name: "article head",
        schema: object({
          headline: text,
          standfirst: text,
          authors: listOf(text),
          publishedOn: date,
          updatedOn: date,
        }),
        expected: {
          headline: "Ferry terminal at Skarvik to close for two winters",
          standfirst: "Passengers will be taken by bus to Lunde while the century-old pier is rebuilt.",
          authors: ["Marit Øyen", "Colin Baptiste"],
          publishedOn: "2025-03-04",
          updatedOn: "2025-03-05",
        },
      },
      {
        name: "topics with links",
        schema: object({ section: text, topics: list({ name: text, link: url }) }),
        beyond: {
          section: "Transport",
          topics: [
            { name: "Ferries", link: "/t/ferries" },
            { name: "Skarvik", link: "/t/skarvik" },
            { name: "Harbour board", link: "/t/harbour-board" },
          ],
        },
      },
      {
        name: "figures in the text",
        schema: object({
          total_cost_million_eur: {
            type: "number",
            description: "expected cost of the work at Skarvik, in millions of euros",
          },
          weekday_passengers: {
            type: "integer",
            description: "passengers using the terminal on an ordinary weekday",
          },
          distance_to_lunde_km: number,
        }),
        beyond: { total_cost_million_eur: 23.4, weekday_passengers: 1850, distance_to_lunde_km: 14 },
      },
      {
        name: "the harbour master",
        instruction: "the name of the harbour master",
        expected: { extraction: "Ingunn Dahl" },
      },
      {
        name: "most read",
        instruction: "the articles in the most-read list",
        schema: list({ title: text, url }),
        expected: [
          { title: "Bakers walk out over night shifts", url: "/local/bakery-strike" },
          { title: "Rowers through to the final", url: "/sport/rowing-final" },
          { title: "Mayor Aske Lind presents his budget", url: "/politics/mayor-budget" },
        ],
      },
      {
        name: "compensation for the café",
        instruction: "How many euros of compensation does the owner of the café get?",
        schema: object({ compensationEur: number }),
        absent: true,
      },
    ],
  },
  {
    name: "job board",
    html: `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>Jobs in logistics | Werkbank</title>
<style>.hidden{display:none}.badge{border-radius:9px}</style>
</head>
<body>
<div class="flex bg-slate-900 text-white px-4"><a class="font-bold" href="/">Werkbank</a>
<ul class="flex gap-4"><li><a href="/jobs">Jobs</a></li><li><a href="/companies">Companies</a></li><li><a href="/salary">Salary check</a></li><li><a href="/login">Log in</a></li></ul></div>
<div class="container mx-auto">
<h1 class="text-2xl">Logistics jobs</h1>
<p class="text-sm">5 of 131 jobs · sorted by newest</p>
<div class="filters"><span>Full-time</span><span>Part-time</span><span>Contract</span><span>Remote</span></div>
<div class="divide-y" id="job-list">
  <div class="py-4 flex">
    <div class="grow">
      <a class="text-lg font-semibold" href="/jobs/88412-warehouse-shift-lead">Warehouse Shift Lead</a>
      <div class="text-slate-600">Brandt Kühlhaus · Bremen</div>
      <div class="mt-1"><span class="badge">Full-time</span> <span class="badge">On site</span></div>
    </div>
    <div class="text-right"><div>€42,000 – €48,500 a year</div><div class="text-xs">Posted 21.05.2025</div></div>
  </div>
  <div class="py-4 flex">
    <div class="grow">
      <a class="text-lg font-semibold" href="/jobs/88390-customs-clerk">Customs Clerk</a>
      <div class="text-slate-600">Oder Spedition · Szczecin</div>
      <div class="mt-1"><span class="badge">Part-time</span> <span class="badge">Remote</span></div>
    </div>
    <div class="text-right"><div>€24,000 – €27,000 a year</div><div class="text-xs">Posted 20.05.2025</div></div>
  </div>
  <div class="py-4 flex">
    <div class="grow">
      <a class="text-lg font-semibold" href="/jobs/88377-route-planning-analyst">Route Planning Analyst</a>
      <div class="text-slate-600">Parcelo · Leipzig</div>
      <div class="mt-1"><span class="badge">Full-time</span> <span class="badge">Remote</span></div>
    </div>
    <div class="text-right"><div>Competitive salary</div><div class="text-xs">Posted 19.05.2025</div></div>
  </div>
  <div class="py-4 flex">
    <div class="grow">
      <a class="text-lg font-semibold" href="/jobs/88351-forklift-mechanic">Forklift Mechanic</a>
      <div class="text-slate-600">Stapler Nord · Kiel</div>
      <div class="mt-1"><span class="badge">Contract</span> <span class="badge">On site</span></div>
    </div>
    <div class="text-right"><div>€38,500 – €41,000 a year</div><div class="text-xs">Posted 16.05.2025</div></div>
  </div>
  <div class="py-4 flex">
    <div class="grow">
      <a class="text-lg font-semibold" href="/jobs/88346-fleet-data-engineer">Fleet Data Engineer</a>
      <div class="text-slate-600">Parcelo · Hamburg</div>
      <div class="mt-1"><span class="badge">Full-time</span> <span class="badge">Remote</span></div>
    </div>
    <div class="text-right"><div>€61,000 – €74,000 a year</div><div class="text-xs">Posted 16.05.2025</div></div>
  </div>
</div>
<div class="pagination"><a href="/jobs?p=2">Next page</a></div>
<section class="mt-8 bg-amber-50">
  <h2>Companies hiring now</h2>
  <ul><li>Parcelo <span>14 open positions</span></li><li>Brandt Kühlhaus <span>3 open positions</span></li><li>Elbe Terminal GmbH <span>22 open positions</span></li></ul>
</section>
<section class="mt-8"><h2>Salary check</h2><p>Route planners in Germany earn €47,200 a year on average. <a href="/salary">Compare yours</a></p></section>
</div>
<footer class="text-xs">Werkbank is a service of Kontor Medien AG · <a href="/imprint">Imprint</a> · <a href="/cookies">Cookies</a></footer>
</body>
</html>`,
    cases: [
      {
        name: "all jobs",
        schema: object({
          jobs: list(
            {
              title: text,
              company: text,
              city: text,
              employmentType: { type: "string", enum: ["full_time", "part_time", "contract"] },
              remote: boolean,
              salaryMin: number,
              salaryMax: number,
            },
            ["salaryMin", "salaryMax"],
          ),
        }),
        beyond: {
          jobs: [
            {
              title: "Warehouse Shift Lead",
              company: "Brandt Kühlhaus",
              city: "Bremen",
              employmentType: "full_time",
              remote: false,
              salaryMin: 42000,
              salaryMax: 48500,
            },
            {
              title: "Customs Clerk",
              company: "Oder Spedition",
              city: "Szczecin",
              employmentType: "part_time",
              remote: true,
              salaryMin: 24000,
              salaryMax: 27000,
            },
            {
              title: "Route Planning Analyst",
              company: "Parcelo",
              city: "Leipzig",
              employmentType: "full_time",
              remote: true,
            },
            {
              title: "Forklift Mechanic",
              company: "Stapler Nord",
              city: "Kiel",
              employmentType: "contract",
              remote: false,
              salaryMin: 38500,
              salaryMax: 41000,
            },
            {
              title: "Fleet Data Engineer",
              company: "Parcelo",
              city: "Hamburg",
              employmentType: "full_time",
              remote: true,
              salaryMin: 61000,
              salaryMax: 74000,
            },
          ],
        },
      },
      {
        name: "remote full-time",
        instruction: "Only full-time jobs that are remote",
        schema: list({ title: text, url, posted: date }),
        expected: [
          {
            title: "Route Planning Analyst",
            url: "/jobs/88377-route-planning-analyst",
            posted: "2025-05-19",
          },
          { title: "Fleet Data Engineer", url: "/jobs/88346-fleet-data-engineer", posted: "2025-05-16" },
        ],
      },
      {
        name: "posted on one day",
        instruction: "jobs posted on 16 May 2025",
        schema: list({ title: text, company: text }),
        beyond: [
          { title: "Forklift Mechanic", company: "Stapler Nord" },
          { title: "Fleet Data Engineer", company: "Parcelo" },
        ],
      },
      {
        name: "open positions by company",
        instruction: "companies hiring now, with the number of their open positions",
        schema: object({ openPositions: { type: "object", additionalProperties: integer } }),
        expected: { openPositions: { Parcelo: 14, "Brandt Kühlhaus": 3, "Elbe Terminal GmbH": 22 } },
      },
      {
        name: "salary not told",
        instruction: "the salary offered for the Route Planning Analyst job",
        schema: object({ yearlySalaryEur: number }),
        absent: true,
      },
    ],
  },
];
