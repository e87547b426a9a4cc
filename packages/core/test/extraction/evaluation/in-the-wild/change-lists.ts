import { date, integer, list, listOf, object, text, url, type EvaluationPage } from "../cases.ts";

/** What has changed in a tool and in an app. */
export const changeLists: EvaluationPage[] = [
  {
    name: "changelog of a build tool",
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Changelog · Mortar</title></head>
<body>
<header><a href="/">Mortar</a><nav><a href="/docs">Docs</a><a href="/changelog">Changelog</a><a href="https://git.example/mortar">Source</a></nav></header>
<div class="docs-layout">
<aside class="toc"><ul><li><a href="#v4-2-0">4.2.0</a></li><li><a href="#v4-1-3">4.1.3</a></li><li><a href="#v4-1-2">4.1.2</a></li><li><a href="#v4-0-0">4.0.0</a></li></ul></aside>
<main class="markdown-body">
<h1>Changelog</h1>
<p>All notable changes are listed here. Versions follow semantic versioning.</p>
<h2 id="v4-2-0">4.2.0 <small>(2026-04-22)</small></h2>
<h3>Features</h3>
<ul><li>Remote caches may be signed</li><li><code>mortar watch</code> prints what it rebuilt</li></ul>
<h3>Bug fixes</h3>
<ul><li>Symbolic links are followed on Windows</li></ul>
<h2 id="v4-1-3">4.1.3 <small>(2026-03-30)</small></h2>
<h3>Bug fixes</h3>
<ul><li>Fixed a race when two targets share an output</li><li>Exit code 2 on a broken manifest</li></ul>
<h2 id="v4-1-2">4.1.2 <small>(2026-03-11)</small></h2>
<h3>Security</h3>
<ul><li>Tarballs can no longer write outside of the cache (CVE-2026-11873)</li></ul>
<h2 id="v4-0-0">4.0.0 <small>(2026-01-08)</small></h2>
<h3>Breaking changes</h3>
<ul><li>Node.js 20 is required</li><li>The <code>--legacy</code> flag is gone</li></ul>
<h3>Features</h3>
<ul><li>Manifests may be written in TOML</li></ul>
</main>
</div>
<footer>Mortar is free software under the MPL-2.0 licence.</footer>
</body></html>`,
    cases: [
      {
        name: "releases",
        schema: list({ version: text, date }),
        expected: [
          { version: "4.2.0", date: "2026-04-22" },
          { version: "4.1.3", date: "2026-03-30" },
          { version: "4.1.2", date: "2026-03-11" },
          { version: "4.0.0", date: "2026-01-08" },
        ],
      },
      {
        name: "fixes of one release",
        schema: listOf(text),
        instruction: "Bug fixes of version 4.1.3",
        expected: ["Fixed a race when two targets share an output", "Exit code 2 on a broken manifest"],
      },
      {
        name: "the latest release",
        schema: object({ latestVersion: text, features: listOf(text) }),
        instruction: "The latest release",
        beyond: {
          latestVersion: "4.2.0",
          features: ["Remote caches may be signed", "mortar watch prints what it rebuilt"],
        },
      },
      {
        name: "downloads are not told",
        schema: list({ version: text, downloads: integer }),
        absent: true,
      },
    ],
  },
  {
    name: "changelog of an app",
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>What's new in Ledgerly</title></head>
<body>
<div class="sc-gzVnrw"><a href="/">Ledgerly</a><a href="/pricing">Pricing</a><a href="/whats-new">What's new</a><a href="/signin">Sign in</a></div>
<div class="sc-htoDjs">
<h1>What's new</h1>
<div class="sc-dnqmqq">
  <div class="sc-iwsKbI"><div class="sc-gZMcBi">June 18, 2026</div><span class="sc-VigVT t-new">New</span><span class="sc-jTzLTM">Web</span></div>
  <div class="sc-fjdhpX"><h2><a href="/whats-new/split-bills">Split bills between cost centres</a></h2><p>Divide one bill over as many cost centres as you like. Shares are kept for the next bill of the same supplier.</p><p class="by">Posted by Wiebke Arndt</p></div>
</div>
<div class="sc-dnqmqq">
  <div class="sc-iwsKbI"><div class="sc-gZMcBi">June 2, 2026</div><span class="sc-VigVT t-fix">Fixed</span><span class="sc-jTzLTM">iOS</span></div>
  <div class="sc-fjdhpX"><h2><a href="/whats-new/ios-scan">Receipts scan upright again</a></h2><p>Photographs taken in landscape were turned twice.</p><p class="by">Posted by Noor Hadid</p></div>
</div>
<div class="sc-dnqmqq">
  <div class="sc-iwsKbI"><div class="sc-gZMcBi">May 21, 2026</div><span class="sc-VigVT t-imp">Improved</span><span class="sc-jTzLTM">Web</span></div>
  <div class="sc-fjdhpX"><h2><a href="/whats-new/faster-search">Search is four times faster</a></h2><p>Ledgers with 100,000 lines answer within 200 ms.</p><p class="by">Posted by Wiebke Arndt</p></div>
</div>
<div class="sc-dnqmqq">
  <div class="sc-iwsKbI"><div class="sc-gZMcBi">May 6, 2026</div><span class="sc-VigVT t-fix">Fixed</span><span class="sc-jTzLTM">Web</span></div>
  <div class="sc-fjdhpX"><h2><a href="/whats-new/rounding">Rounding in Swiss francs</a></h2><p>Totals are rounded to five centimes where the invoice says so.</p><p class="by">Posted by Jules Morand</p></div>
</div>
<button class="sc-bdVaJa">Load more</button>
</div>
<div class="sc-news"><h3>Get updates by email</h3><input placeholder="you@company.example"><button>Subscribe</button></div>
<div class="sc-foot">© 2026 Ledgerly GmbH · Status: <a href="/status">All systems operational</a></div>
</body></html>`,
    cases: [
      {
        name: "posts",
        schema: list({
          title: text,
          date,
          kind: { type: "string", enum: ["New", "Fixed", "Improved"] },
          platform: text,
          author: text,
          url,
        }),
        beyond: [
          {
            title: "Split bills between cost centres",
            date: "2026-06-18",
            kind: "New",
            platform: "Web",
            author: "Wiebke Arndt",
            url: "/whats-new/split-bills",
          },
          {
            title: "Receipts scan upright again",
            date: "2026-06-02",
            kind: "Fixed",
            platform: "iOS",
            author: "Noor Hadid",
            url: "/whats-new/ios-scan",
          },
          {
            title: "Search is four times faster",
            date: "2026-05-21",
            kind: "Improved",
            platform: "Web",
            author: "Wiebke Arndt",
            url: "/whats-new/faster-search",
          },
          {
            title: "Rounding in Swiss francs",
            date: "2026-05-06",
            kind: "Fixed",
            platform: "Web",
            author: "Jules Morand",
            url: "/whats-new/rounding",
          },
        ],
      },
      {
        name: "what was fixed",
        schema: list({ title: text, date }),
        instruction: "Only entries marked Fixed",
        expected: [
          { title: "Receipts scan upright again", date: "2026-06-02" },
          { title: "Rounding in Swiss francs", date: "2026-05-06" },
        ],
      },
      {
        name: "posts of one author",
        schema: listOf(text),
        instruction: "Titles of posts by Wiebke Arndt",
        expected: ["Split bills between cost centres", "Search is four times faster"],
      },
      {
        name: "version numbers are not told",
        schema: list({ title: text, version: text }),
        absent: true,
      },
    ],
  },
];
