import { type EvaluationPage, date, integer, list, listOf, number, object, text, url } from "../cases.ts";

export const issuesAndPosts: EvaluationPage[] = [
  {
    name: "issue list",
    html: `<!DOCTYPE html>
<html lang="en" data-color-mode="light">
<head>
<meta charset="utf-8">
<title>Issues · tallowlabs/gristmill</title>
<style>.sr-only{position:absolute;clip:rect(0,0,0,0);width:1px;height:1px;overflow:hidden}.d-none{display:none}</style>
</head>
<body>
<header class="AppHeader"><a href="/">Forgehub</a><a href="/pulls">Pull requests</a><a href="/explore">Explore</a></header>
<div class="repohead">
  <h1><a href="/tallowlabs">tallowlabs</a> / <a href="/tallowlabs/gristmill">gristmill</a></h1>
  <ul><li>Watch 41</li><li>Fork 96</li><li>Star 2.3k</li></ul>
  <nav><a href="/tallowlabs/gristmill">Code</a><a href="/tallowlabs/gristmill/issues">Issues</a><a href="/tallowlabs/gristmill/releases">Releases</a></nav>
</div>
<div class="toolbar"><input value="is:issue sort:created-desc"><a href="/tallowlabs/gristmill/issues/new">New issue</a></div>
<div class="states"><a href="?state=open">37 Open</a> <a href="?state=closed">412 Closed</a></div>
<div class="js-issues" role="list">
  <div class="Box-row" id="issue_458" role="listitem">
    <span class="octicon" aria-label="Open issue"></span>
    <div class="flex-auto">
      <a class="Link--primary" href="/tallowlabs/gristmill/issues/458">Crash when the config file is empty</a>
      <span class="labels"><a class="IssueLabel" href="/l/bug">bug</a> <a class="IssueLabel" href="/l/good-first">good first issue</a></span>
      <div class="text-small">#458 opened on <relative-time datetime="2025-08-14T10:02:00Z">Aug 14, 2025</relative-time> by <a href="/u/hazelnutty">hazelnutty</a></div>
    </div>
    <div class="comments"><a href="/tallowlabs/gristmill/issues/458#c" aria-label="3 comments">3</a></div>
  </div>
  <div class="Box-row" id="issue_455" role="listitem">
    <span class="octicon" aria-label="Open issue"></span>
    <div class="flex-auto">
      <a class="Link--primary" href="/tallowlabs/gristmill/issues/455">Support reading from standard input</a>
      <span class="labels"><a class="IssueLabel" href="/l/enhancement">enhancement</a></span>
      <div class="text-small">#455 opened on <relative-time datetime="2025-08-11T19:40:00Z">Aug 11, 2025</relative-time> by <a href="/u/okonkwo-j">okonkwo-j</a></div>
    </div>
    <div class="comments"><a href="/tallowlabs/gristmill/issues/455#c" aria-label="17 comments">17</a></div>
  </div>
  <div class="Box-row" id="issue_451" role="listitem">
    <span class="octicon" aria-label="Closed issue"></span>
    <div class="flex-auto">
      <a class="Link--primary" href="/tallowlabs/gristmill/issues/451">Typo in the man page</a>
      <span class="labels"><a class="IssueLabel" href="/l/docs">docs</a></span>
      <div class="text-small">#451 opened on <relative-time datetime="2025-08-06T08:15:00Z">Aug 6, 2025</relative-time> by <a href="/u/lm-sutter">lm-sutter</a></div>
    </div>
    <div class="comments"><a href="/tallowlabs/gristmill/issues/451#c" aria-label="1 comment">1</a></div>
  </div>
  <div class="Box-row" id="issue_449" role="listitem">
    <span class="octicon" aria-label="Open issue"></span>
    <div class="flex-auto">
      <a class="Link--primary" href="/tallowlabs/gristmill/issues/449">Output differs between macOS and Linux</a>
      <span class="labels"><a class="IssueLabel" href="/l/bug">bug</a></span>
      <span class="milestone"><a href="/tallowlabs/gristmill/milestone/9">v3.2</a></span>
      <div class="text-small">#449 opened on <relative-time datetime="2025-08-02T14:27:00Z">Aug 2, 2025</relative-time> by <a href="/u/hazelnutty">hazelnutty</a></div>
    </div>
    <div class="comments"><a href="/tallowlabs/gristmill/issues/449#c" aria-label="9 comments">9</a></div>
  </div>
  <div class="Box-row" id="issue_440" role="listitem">
    <span class="octicon" aria-label="Closed issue"></span>
    <div class="flex-auto">
      <a class="Link--primary" href="/tallowlabs/gristmill/issues/440">Memory grows without bound on large inputs</a>
      <span class="labels"><a class="IssueLabel" href="/l/bug">bug</a> <a class="IssueLabel" href="/l/perf">performance</a></span>
      <span class="milestone"><a href="/tallowlabs/gristmill/milestone/9">v3.2</a></span>
      <div class="text-small">#440 opened on <relative-time datetime="2025-07-23T21:05:00Z">Jul 23, 2025</relative-time> by <a href="/u/petrichor9">petrichor9</a></div>
    </div>
    <div class="comments"><a href="/tallowlabs/gristmill/issues/440#c" aria-label="26 comments">26</a></div>
  </div>
</div>
<div class="paginate"><span>Previous</span> <em>1</em> <a href="?page=2">2</a> <a href="?page=3">3</a> <a href="?page=2">Next</a></div>
<aside><h2>Latest release</h2><p><a href="/tallowlabs/gristmill/releases/v3.1.4">v3.1.4</a> on Jul 19, 2025</p></aside>
<footer>© 2025 Forgehub <a href="/terms">Terms</a> <a href="/privacy">Privacy</a></footer>
</body>
</html>`,
    cases: [
      {
        name: "all issues",
        schema: object({
          openCount: integer,
          closedCount: integer,
          issues: list({
            number: integer,
            title: text,
            state: { type: "string", enum: ["open", "closed"] },
            labels: listOf(text),
            author: text,
            openedOn: date,
            comments: integer,
          }),
        }),
        beyond: {
          openCount: 37,
          closedCount: 412,
          issues: [
            {
              number: 458,
              title: "Crash when the config file is empty",
              state: "open",
              labels: ["bug", "good first issue"],
              author: "hazelnutty",
              openedOn: "2025-08-14",
              comments: 3,
            },
            {
              number: 455,
              title: "Support reading from standard input",
              state: "open",
              labels: ["enhancement"],
              author: "okonkwo-j",
              openedOn: "2025-08-11",
              comments: 17,
            },
            {
              number: 451,
              title: "Typo in the man page",
              state: "closed",
              labels: ["docs"],
              author: "lm-sutter",
              openedOn: "2025-08-06",
              comments: 1,
            },
            {
              number: 449,
              title: "Output differs between macOS and Linux",
              state: "open",
              labels: ["bug"],
              author: "hazelnutty",
              openedOn: "2025-08-02",
              comments: 9,
            },
            {
              number: 440,
              title: "Memory grows without bound on large inputs",
              state: "closed",
              labels: ["bug", "performance"],
              author: "petrichor9",
              openedOn: "2025-07-23",
              comments: 26,
            },
          ],
        },
      },
      {
        name: "open bugs",
        instruction: "only open issues with the label bug",
        schema: list({ number: integer, title: text, url }),
        expected: [
          {
            number: 458,
            title: "Crash when the config file is empty",
            url: "/tallowlabs/gristmill/issues/458",
          },
          {
            number: 449,
            title: "Output differs between macOS and Linux",
            url: "/tallowlabs/gristmill/issues/449",
          },
        ],
      },
      {
        name: "optional milestone",
        schema: object({ issues: list({ number: integer, milestone: text }, ["milestone"]) }),
        expected: {
          issues: [
            { number: 458 },
            { number: 455 },
            { number: 451 },
            { number: 449, milestone: "v3.2" },
            { number: 440, milestone: "v3.2" },
          ],
        },
      },
      {
        name: "latest release",
        instruction: "the version of the latest release",
        beyond: { extraction: "v3.1.4" },
      },
      {
        name: "closing date",
        instruction: "the date on which issue #440 was closed",
        schema: object({ closedOn: date }),
        absent: true,
      },
    ],
  },
  {
    name: "forum thread",
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Bees leaving the box in February? - Hive Talk</title>
<style>
.sig{border-top:1px dotted;color:#999;font-size:85%}
.post-buttons{display:none}
.post:hover .post-buttons{display:block}
</style>
</head>
<body id="phpbb" class="section-viewtopic">
<div class="headerbar">
  <a href="/">Hive Talk</a>
  <p>The board for small beekeepers</p>
</div>
<ul class="navlinks">
  <li><a href="/forum/4-winter">Wintering</a></li>
  <li><a href="/forum/5-swarms">Swarms</a></li>
  <li><a href="/forum/9-market">For sale</a></li>
  <li><a href="/login">Login</a></li>
</ul>
<h2 class="topic-title"><a href="/topic/7741">Bees leaving the box in February?</a></h2>
<div class="topic-info">Forum: <a href="/forum/4-winter">Wintering</a> · 4 posts · 1,306 views</div>
<div class="post" id="p50112">
  <dl class="postprofile"><dt><a href="/u/waxwing">waxwing</a></dt><dd>Posts: 38</dd><dd>Location: Jura</dd></dl>
  <div class="postbody">
    <p class="author">» <time datetime="2025-02-18T14:20:00+00:00">18 Feb 2025, 14:20</time></p>
    <div class="content">Two of my colonies flew out on a sunny day at 9 degrees and about fifty bees did not come back. Should I close the entrance?</div>
    <div class="thanks">Likes: 2</div>
    <div class="sig">Three hives, two cats, one husband</div>
  </div>
  <ul class="post-buttons"><li><a href="/report/50112">Report</a></li></ul>
</div>
<div class="post" id="p50113">
  <dl class="postprofile"><dt><a href="/u/old_skep">old_skep</a></dt><dd>Posts: 4,102</dd><dd>Location: Devon</dd><dd>Moderator</dd></dl>
  <div class="postbody">
    <p class="author">» <time datetime="2025-02-18T16:05:00+00:00">18 Feb 2025, 16:05</time></p>
    <div class="content">Leave it open. It is a cleansing flight, and a few losses are normal.</div>
    <div class="thanks">Likes: 11</div>
    <div class="badge-solution">Accepted answer</div>
    <div class="sig">Keeping bees since 1987</div>
  </div>
  <ul class="post-buttons"><li><a href="/report/50113">Report</a></li></ul>
</div>
<div class="post" id="p50120">
  <dl class="postprofile"><dt><a href="/u/mielpop">mielpop</a></dt><dd>Posts: 215</dd></dl>
  <div class="postbody">
    <p class="author">» <time datetime="2025-02-19T07:48:00+00:00">19 Feb 2025, 07:48</time></p>
    <div class="content">Same here last week. I weighed mine the day after: 21 kg, so plenty of food left.</div>
    <div class="thanks">Likes: 0</div>
  </div>
  <ul class="post-buttons"><li><a href="/report/50120">Report</a></li></ul>
</div>
<div class="post" id="p50133">
  <dl class="postprofile"><dt><a href="/u/waxwing">waxwing</a></dt><dd>Posts: 38</dd><dd>Location: Jura</dd></dl>
  <div class="postbody">
    <p class="author">» <time datetime="2025-02-20T20:31:00+00:00">20 Feb 2025, 20:31</time></p>
    <div class="content">Thank you both. I left it open and they are calm again.</div>
    <div class="thanks">Likes: 4</div>
    <div class="sig">Three hives, two cats, one husband</div>
  </div>
  <ul class="post-buttons"><li><a href="/report/50133">Report</a></li></ul>
</div>
<div class="similar">
  <h3>Similar topics</h3>
  <ul>
    <li><a href="/topic/6120">Dead bees on the snow</a> 12 replies</li>
    <li><a href="/topic/7015">When to feed fondant</a> 31 replies</li>
  </ul>
</div>
<div class="copyright">Powered by boardware · <a href="/cookies">Delete cookies</a> · All times are UTC</div>
</body>
</html>`,
    cases: [
      {
        name: "posts",
        schema: object({
          title: text,
          views: integer,
          posts: list({ author: text, postedOn: date, body: text, likes: integer }),
        }),
        expected: {
          title: "Bees leaving the box in February?",
          views: 1306,
          posts: [
            {
              author: "waxwing",
              postedOn: "2025-02-18",
              body: "Two of my colonies flew out on a sunny day at 9 degrees and about fifty bees did not come back. Should I close the entrance?",
              likes: 2,
            },
            {
              author: "old_skep",
              postedOn: "2025-02-18",
              body: "Leave it open. It is a cleansing flight, and a few losses are normal.",
              likes: 11,
            },
            {
              author: "mielpop",
              postedOn: "2025-02-19",
              body: "Same here last week. I weighed mine the day after: 21 kg, so plenty of food left.",
              likes: 0,
            },
            {
              author: "waxwing",
              postedOn: "2025-02-20",
              body: "Thank you both. I left it open and they are calm again.",
              likes: 4,
            },
          ],
        },
      },
      {
        name: "accepted answer",
        instruction: "the accepted answer",
        schema: object({ author: text, text, author_post_count: integer }),
        beyond: {
          author: "old_skep",
          text: "Leave it open. It is a cleansing flight, and a few losses are normal.",
          author_post_count: 4102,
        },
      },
      {
        name: "posts of the one who asked",
        instruction: "only the posts by waxwing",
        schema: list({ date, likes: integer }),
        expected: [
          { date: "2025-02-18", likes: 2 },
          { date: "2025-02-20", likes: 4 },
        ],
      },
      {
        name: "authors with optional location",
        schema: object({
          posts: {
            type: "array",
            description: "one entry for each post of the thread",
            items: object({ author: text, location: text }, ["location"]),
          },
        }),
        expected: {
          posts: [
            { author: "waxwing", location: "Jura" },
            { author: "old_skep", location: "Devon" },
            { author: "mielpop" },
            { author: "waxwing", location: "Jura" },
          ],
        },
      },
      {
        name: "weight of the asker's hive",
        instruction: "the weight of waxwing's hive",
        schema: object({ hiveWeightKg: number }),
        absent: true,
      },
    ],
  },
];
