import { type EvaluationPage, date, integer, list, number, object, text, url } from "../cases.ts";

export const reference: EvaluationPage[] = [
  {
    name: "wiki infobox",
    html: `<!DOCTYPE html>
<html class="client-nojs" lang="en">
<head>
<meta charset="UTF-8">
<title>Velmora Bridge - Openpedia</title>
<style>.noprint{}.mw-hidden{display:none}.infobox th{text-align:left}</style>
</head>
<body class="mediawiki ltr">
<div id="mw-navigation"><ul><li><a href="/wiki/Main_Page">Main page</a></li><li><a href="/wiki/Special:Random">Random article</a></li><li><a href="/wiki/Help">Help</a></li></ul></div>
<div id="content">
<h1 id="firstHeading">Velmora Bridge</h1>
<div id="siteSub">From Openpedia, the open encyclopaedia</div>
<table class="infobox vevent">
<tbody>
<tr><th colspan="2" class="infobox-above">Velmora Bridge</th></tr>
<tr><td colspan="2" class="infobox-image"><a href="/wiki/File:Velmora_2014.jpg"><img src="/img/velmora_2014.jpg" alt=""></a><div>The bridge from the east bank, 2014</div></td></tr>
<tr><th>Coordinates</th><td>44°12′N 21°08′E</td></tr>
<tr><th>Carries</th><td>2 lanes of road traffic, 1 tram track</td></tr>
<tr><th>Crosses</th><td><a href="/wiki/Drenova">Drenova</a></td></tr>
<tr><th>Locale</th><td><a href="/wiki/Velmora">Velmora</a></td></tr>
<tr><th>Maintained by</th><td>Velmora Roads Authority</td></tr>
<tr><th colspan="2" class="infobox-header">Characteristics</th></tr>
<tr><th>Design</th><td>Steel arch bridge</td></tr>
<tr><th>Total length</th><td>1,284 m<sup id="cite_ref-1"><a href="#cite_note-1">[1]</a></sup></td></tr>
<tr><th>Width</th><td>21.6 m</td></tr>
<tr><th>Longest span</th><td>318 m</td></tr>
<tr><th colspan="2" class="infobox-header">History</th></tr>
<tr><th>Designer</th><td>Teodora Marić</td></tr>
<tr><th>Construction start</th><td>9 April 1934</td></tr>
<tr><th>Opened</th><td>22 August 1938</td></tr>
<tr><th colspan="2" class="infobox-header">Statistics</th></tr>
<tr><th>Daily traffic</th><td>31,400</td></tr>
<tr><th>Toll</th><td>None</td></tr>
</tbody>
</table>
<p>The <b>Velmora Bridge</b> is a steel arch bridge over the <a href="/wiki/Drenova">Drenova</a>. When opened it had the longest arch in the region, a record it lost to the Kassin Viaduct in 1951.</p>
<h2>History</h2>
<p>A wooden bridge had stood upstream since 1702; it was swept away in the flood of 1929. The contract went to the Orlov Steelworks. The Kassin Viaduct, built by the same firm, cost 12 million dinars.</p>
<h2>Repairs</h2>
<table class="wikitable">
<caption>Major repairs</caption>
<tr><th>Year</th><th>Work</th><th>Contractor</th></tr>
<tr><td>1956</td><td>Deck renewed</td><td>Orlov Steelworks</td></tr>
<tr><td>1983</td><td>Bearings replaced</td><td>Brod Engineering</td></tr>
<tr><td>2011</td><td>Repainting in green</td><td>Halcor Coatings</td></tr>
</table>
<h2>Bridges of Velmora</h2>
<table class="wikitable sortable">
<caption>Bridges over the Drenova in Velmora</caption>
<tr><th>Bridge</th><th>Opened</th><th>Length (m)</th></tr>
<tr><td>Mill Bridge</td><td>1887</td><td>402</td></tr>
<tr><td>Velmora Bridge</td><td>1938</td><td>1,284</td></tr>
<tr><td>Station Bridge</td><td>1969</td><td>655</td></tr>
<tr><td>New South Bridge</td><td>2004</td><td>1,530</td></tr>
</table>
<h2>References</h2>
<ol class="references"><li id="cite_note-1">Bridges of the Drenova, 3rd ed., 1999, p. 47.</li></ol>
</div>
<div id="catlinks">Categories: <a href="/wiki/Category:Arch_bridges">Arch bridges</a> | <a href="/wiki/Category:1938">Completed in 1938</a></div>
<div id="footer">This page was last edited on 3 February 2025. Text under a free licence. <a href="/wiki/Privacy">Privacy</a></div>
</body>
</html>`,
    cases: [
      {
        name: "infobox parsed",
        schema: object({
          name: text,
          designer: text,
          construction_start: date,
          opened: date,
          total_length_m: number,
          width_m: number,
          longest_span_m: number,
          daily_traffic: integer,
        }),
        expected: {
          name: "Velmora Bridge",
          designer: "Teodora Marić",
          construction_start: "1934-04-09",
          opened: "1938-08-22",
          total_length_m: 1284,
          width_m: 21.6,
          longest_span_m: 318,
          daily_traffic: 31400,
        },
      },
      {
        name: "second wiki table",
        instruction: "the bridges over the Drenova in Velmora",
        schema: list({ name: text, openedYear: integer, lengthM: number }),
        expected: [
          { name: "Mill Bridge", openedYear: 1887, lengthM: 402 },
          { name: "Velmora Bridge", openedYear: 1938, lengthM: 1284 },
          { name: "Station Bridge", openedYear: 1969, lengthM: 655 },
          { name: "New South Bridge", openedYear: 2004, lengthM: 1530 },
        ],
      },
      {
        name: "repairs",
        schema: object({ repairs: list({ year: integer, work: text, contractor: text }) }),
        expected: {
          repairs: [
            { year: 1956, work: "Deck renewed", contractor: "Orlov Steelworks" },
            { year: 1983, work: "Bearings replaced", contractor: "Brod Engineering" },
            { year: 2011, work: "Repainting in green", contractor: "Halcor Coatings" },
          ],
        },
      },
      {
        name: "maintainer",
        instruction: "who maintains the bridge",
        expected: { extraction: "Velmora Roads Authority" },
      },
      {
        name: "cost of construction",
        instruction: "the construction cost of the Velmora Bridge",
        schema: object({ constructionCostDinars: number }),
        absent: true,
      },
    ],
  },
  {
    name: "library catalogue",
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>lighthouses – Catalogue – Ashdown County Libraries</title>
<style>
.availability--out{color:#a33}
.availability--in{color:#383}
.visually-hidden{clip:rect(0 0 0 0);position:absolute;height:1px;width:1px;overflow:hidden}
</style>
</head>
<body>
<div id="opac-header">
  <a href="/">Ashdown County Libraries</a>
  <a href="/opac/account">My account</a>
  <a href="/opac/hours">Opening hours</a>
</div>
<div id="opac-search"><form><select><option>Keyword</option><option>Author</option></select><input value="lighthouses"><button>Go</button></form></div>
<div class="row-fluid">
<div class="span3" id="facets">
  <h4>Refine your search</h4>
  <h5>Format</h5>
  <ul>
    <li>Book (21)</li>
    <li>Audiobook (4)</li>
    <li>DVD (2)</li>
  </ul>
  <h5>Library</h5>
  <ul>
    <li>Ashdown Central (19)</li>
    <li>Millgate (8)</li>
  </ul>
</div>
<div class="span9">
  <p id="numresults">Your search returned 27 results.</p>
  <table class="biblios">
    <tbody>
    <tr>
      <td class="bibliocol">
        <a class="title" href="/opac/detail?id=61520">The lamp keepers of Vardholm</a>
        <p class="author">by <span>Hagen, Sunniva</span></p>
        <p class="details"><span class="label">Format:</span> <span>Book</span>; <span class="label">Year:</span> <span>2017</span>; <span class="label">Pages:</span> <span>344</span></p>
        <p class="isbn"><span class="label">ISBN:</span> <span>9780000615205</span></p>
        <p class="availability availability--in">Available at Ashdown Central (2 copies)</p>
      </td>
    </tr>
    <tr>
      <td class="bibliocol">
        <a class="title" href="/opac/detail?id=58811">Stone towers, salt water</a>
        <p class="author">by <span>Pryce, Gethin</span></p>
        <p class="details"><span class="label">Format:</span> <span>Book</span>; <span class="label">Year:</span> <span>2009</span>; <span class="label">Pages:</span> <span>212</span></p>
        <p class="isbn"><span class="label">ISBN:</span> <span>9780000588117</span></p>
        <p class="availability availability--out">On loan, due back 30 June 2025</p>
      </td>
    </tr>
    <tr>
      <td class="bibliocol">
        <a class="title" href="/opac/detail?id=70034">A beam in the fog</a>
        <p class="author">by <span>Castellan, Ruth</span></p>
        <p class="details"><span class="label">Format:</span> <span>Audiobook</span>; <span class="label">Year:</span> <span>2022</span></p>
        <p class="availability availability--in">Available at Millgate (1 copy)</p>
      </td>
    </tr>
    <tr>
      <td class="bibliocol">
        <a class="title" href="/opac/detail?id=44902">Fresnel and his lens</a>
        <p class="author">by <span>Auclair, Benoît</span></p>
        <p class="details"><span class="label">Format:</span> <span>Book</span>; <span class="label">Year:</span> <span>1998</span>; <span class="label">Pages:</span> <span>176</span></p>
        <p class="availability availability--out">On loan, due back 14 July 2025</p>
      </td>
    </tr>
    <tr>
      <td class="bibliocol">
        <a class="title" href="/opac/detail?id=66310">The last night watch</a>
        <p class="author">by <span>Hagen, Sunniva</span></p>
        <p class="details"><span class="label">Format:</span> <span>DVD</span>; <span class="label">Year:</span> <span>2020</span></p>
        <p class="availability availability--out">In transit to Millgate</p>
      </td>
    </tr>
    </tbody>
  </table>
</div>
</div>
<div id="new-arrivals">
  <h4>New on our shelves</h4>
  <ul>
    <li><a href="/opac/detail?id=71200">Moss: a field guide</a> (2025), 288 pages</li>
    <li><a href="/opac/detail?id=71188">Winter soups</a> (2024), 160 pages</li>
  </ul>
</div>
<div id="opac-footer">Loans: three weeks. Fines: 20p a day. <a href="/cookies">Cookies</a></div>
</body>
</html>`,
    cases: [
      {
        name: "results with optional pages and isbn",
        schema: object({
          total_results: integer,
          items: {
            type: "array",
            description: "the search results",
            items: object(
              {
                title: text,
                author: text,
                format: { type: "string", enum: ["book", "audiobook", "dvd"] },
                year: integer,
                pages: integer,
                isbn: text,
              },
              ["pages", "isbn"],
            ),
          },
        }),
        beyond: {
          total_results: 27,
          items: [
            {
              title: "The lamp keepers of Vardholm",
              author: "Hagen, Sunniva",
              format: "book",
              year: 2017,
              pages: 344,
              isbn: "9780000615205",
            },
            {
              title: "Stone towers, salt water",
              author: "Pryce, Gethin",
              format: "book",
              year: 2009,
              pages: 212,
              isbn: "9780000588117",
            },
            { title: "A beam in the fog", author: "Castellan, Ruth", format: "audiobook", year: 2022 },
            {
              title: "Fresnel and his lens",
              author: "Auclair, Benoît",
              format: "book",
              year: 1998,
              pages: 176,
            },
            { title: "The last night watch", author: "Hagen, Sunniva", format: "dvd", year: 2020 },
          ],
        },
      },
      {
        name: "on loan",
        instruction: "only search results that are on loan",
        schema: list({ title: text, due_back: date, link: url }),
        beyond: [
          { title: "Stone towers, salt water", due_back: "2025-06-30", link: "/opac/detail?id=58811" },
          { title: "Fresnel and his lens", due_back: "2025-07-14", link: "/opac/detail?id=44902" },
        ],
      },
      {
        name: "available now",
        instruction: "only what is available now",
        schema: list({ title: text, library: text, copies: integer }),
        beyond: [
          { title: "The lamp keepers of Vardholm", library: "Ashdown Central", copies: 2 },
          { title: "A beam in the fog", library: "Millgate", copies: 1 },
        ],
      },
      {
        name: "facet of formats",
        instruction: "how many results there are of each format",
        schema: object({ formats: { type: "object", additionalProperties: integer } }),
        expected: { formats: { Book: 21, Audiobook: 4, DVD: 2 } },
      },
      {
        name: "isbn of a book without",
        instruction: "the ISBN of Fresnel and his lens",
        schema: object({ isbn: text }),
        absent: true,
      },
    ],
  },
];
