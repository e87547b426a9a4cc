import { date, integer, list, listOf, number, object, text, url, type EvaluationPage } from "./cases.ts";

const column = (name: string, type: string, description: string) =>
  `<tr><td class="catalog_table_entry"><p class="column_definition"><code class="structfield">${name}</code> <code class="type">${type}</code></p><p>${description}</p></td></tr>`;

/** Manuals, articles, recipes, questions and answers. */
export const documents: EvaluationPage[] = [
  {
    name: "a manual's table that tells two things in a cell",
    html: `<title>7.4. queue_types</title><body><div class="navheader"><table><tr><th colspan="3">7.4. <code>queue_types</code></th></tr><tr><td><a href="prev.html">Prev</a></td><td><a href="up.html">Up</a></td><td><a href="next.html">Next</a></td></tr></table><hr></div>
<div class="sect1"><div class="titlepage"><h2 class="title">7.4. <code>queue_types</code></h2></div><p>The view <code>queue_types</code> contains the kinds of queues that the current user may see, and the <code>ARRAY</code> of each.</p>
<div class="table"><p class="title"><strong>Table 7.22. <code>queue_types</code> Columns</strong></p><table border="1"><thead><tr><th><p>Column Type</p><p>Description</p></th></tr></thead><tbody>
${column("queue_catalog", "sql_identifier", "Name of the database that contains the queue (always the current database)")}
${column("queue_name", "sql_identifier", "Name of the queue")}
${column("depth_limit", "cardinal_number", "Always null, since this is not applied to queues in <span>Quebase</span>")}</tbody></table></div></div>
<div class="navfooter"><hr><table><tr><td><a href="prev.html">Prev</a></td><td><a href="up.html">Up</a></td><td><a href="next.html">Next</a></td></tr><tr><td>7.3. domains</td><td><a href="index.html">Home</a></td><td>7.5. enabled_roles</td></tr></table></div></body>`,
    cases: [
      {
        name: "columns: names and descriptions",
        schema: object({ columns: list({ name: text, description: text }, ["description"]) }),
        expected: {
          columns: [
            {
              name: "queue_catalog",
              description: "Name of the database that contains the queue (always the current database)",
            },
            { name: "queue_name", description: "Name of the queue" },
            {
              name: "depth_limit",
              description: "Always null, since this is not applied to queues in Quebase",
            },
          ],
        },
      },
      {
        name: "columns with their types",
        schema: object({ columns: list({ name: text, type: text }) }),
        expected: {
          columns: [
            { name: "queue_catalog", type: "sql_identifier" },
            { name: "queue_name", type: "sql_identifier" },
            { name: "depth_limit", type: "cardinal_number" },
          ],
        },
      },
      {
        name: "indexes, of which there are none",
        schema: object({ indexes: list({ name: text }) }),
        absent: true,
      },
    ],
  },
  {
    name: "questions as headings",
    html: `<title>Help</title><main><h1>Frequently asked questions</h1><h2>How long does delivery take?</h2><p>Two to four working days.</p><h2>Can I return an order?</h2><p>Yes, within 30 days.</p><p>Write to us first.</p><h2>Do you ship abroad?</h2><p>Only within Europe.</p></main><footer><h2>Contact</h2><p>Phone: +44 20 7946 0018</p></footer>`,
    cases: [
      {
        name: "questions and answers",
        schema: object({ faqs: list({ question: text, answer: text }) }),
        expected: {
          faqs: [
            { question: "How long does delivery take?", answer: "Two to four working days." },
            { question: "Can I return an order?", answer: "Yes, within 30 days. Write to us first." },
            { question: "Do you ship abroad?", answer: "Only within Europe." },
          ],
        },
      },
      {
        name: "one answer",
        instruction: "how long does delivery take?",
        expected: { extraction: "Two to four working days." },
      },
    ],
  },
  {
    name: "questions that open and shut",
    html: `<title>Support</title><main><h1>Support</h1><section><h2>Billing</h2><details open><summary>When am I charged?</summary><p>On the first of each month.</p></details><details open><summary>Can I pay by invoice?</summary><p>From 10 seats on.</p></details></section></main>`,
    cases: [
      {
        name: "questions and answers",
        schema: object({ questions: list({ question: text, answer: text }) }),
        expected: {
          questions: [
            { question: "When am I charged?", answer: "On the first of each month." },
            { question: "Can I pay by invoice?", answer: "From 10 seats on." },
          ],
        },
      },
    ],
  },
  {
    name: "questions in a definition list and in boxes",
    html: `<title>FAQ</title><main><h1>FAQ</h1><div class="acc"><div class="i"><div class="q" role="button" tabindex="0" aria-expanded="true">Is it vegan?</div><div class="a">Yes, all of it.</div></div><div class="i"><div class="q" role="button" tabindex="0" aria-expanded="true">Is it gluten free?</div><div class="a">No, it holds wheat.</div></div></div></main>`,
    cases: [
      {
        name: "questions and answers",
        schema: object({ faq: list({ question: text, answer: text }) }),
        expected: {
          faq: [
            { question: "Is it vegan?", answer: "Yes, all of it." },
            { question: "Is it gluten free?", answer: "No, it holds wheat." },
          ],
        },
      },
    ],
  },
  {
    name: "a table of contents",
    html: `<title>The Handbook</title><body><h1>The Handbook</h1><p>Edited by the Working Group</p><div class="toc"><p><b>Table of Contents</b></p><dl><dt><a href="intro.html">1. Introduction</a></dt><dd><dl><dt><a href="intro.html#who">1.1. Who should read this</a></dt></dl></dd><dt><a href="setup.html">2. Setting up</a></dt><dt><a href="use.html">3. Daily use</a></dt></dl></div></body>`,
    cases: [
      {
        name: "chapters",
        schema: object({ chapters: list({ title: text, url }) }),
        expected: {
          chapters: [
            { title: "1. Introduction", url: "/intro.html" },
            { title: "2. Setting up", url: "/setup.html" },
            { title: "3. Daily use", url: "/use.html" },
          ],
        },
      },
      {
        name: "sections, by their titles alone",
        schema: object({ sections: list({ title: text }) }),
        instruction: "the table of contents",
        expected: {
          sections: [
            { title: "1. Introduction" },
            { title: "1.1. Who should read this" },
            { title: "2. Setting up" },
            { title: "3. Daily use" },
          ],
        },
      },
      {
        name: "as plain titles",
        schema: object({ chapters: listOf(text) }),
        expected: { chapters: ["1. Introduction", "2. Setting up", "3. Daily use"] },
      },
    ],
  },
  {
    name: "a company in prose",
    html: `<title>About Brightwater</title><main><h1>About Brightwater</h1><p>Brightwater was founded in 1998 by Lena Fischer and Omar Haddad in Rotterdam. It is headquartered in Utrecht and employs 1,450 people in nine countries.</p><p>In 2019 it acquired Delta Pumps for €42 million.</p><p>The chief executive is Sanne Visser.</p></main>`,
    cases: [
      {
        name: "founded in, by whom, where it is",
        schema: object({ foundedYear: integer, headquarters: text, employees: integer }),
        expected: { foundedYear: 1998, headquarters: "Utrecht", employees: 1450 },
      },
      {
        name: "founders, a list",
        schema: object({ founders: listOf(text) }),
        expected: { founders: ["Lena Fischer", "Omar Haddad"] },
      },
      {
        name: "who leads it",
        schema: object({ chiefExecutive: text }),
        expected: { chiefExecutive: "Sanne Visser" },
      },
      { name: "its revenue, which it does not tell", schema: object({ revenue: number }), absent: true },
      {
        name: "when it was founded, in a sentence",
        instruction: "when was Brightwater founded?",
        expected: {
          extraction: "Brightwater was founded in 1998 by Lena Fischer and Omar Haddad in Rotterdam.",
        },
      },
    ],
  },
  {
    name: "a recipe with JSON-LD",
    html: `<title>Lentil soup</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Lentil soup","author":{"@type":"Person","name":"Mira Sand"},"datePublished":"2024-11-05","prepTime":"PT15M","cookTime":"PT35M","recipeYield":"4 servings","nutrition":{"@type":"NutritionInformation","calories":"310 kcal"},"recipeIngredient":["250 g red lentils","1 onion","1 l stock"],"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.8","ratingCount":"212"}}</script>
<main><h1>Lentil soup</h1><p>by Mira Sand</p><p>Rated 4.8 out of 5 (212 ratings)</p><p>Serves 4</p><h2>Ingredients</h2><ul><li>250 g red lentils</li><li>1 onion</li><li>1 l stock</li></ul><h2>Method</h2><ol><li>Chop the onion.</li><li>Boil everything for 35 minutes.</li></ol></main>`,
    cases: [
      {
        name: "what is seen",
        schema: object({ name: text, author: text, rating: number, ingredients: listOf(text) }),
        expected: {
          name: "Lentil soup",
          author: "Mira Sand",
          rating: 4.8,
          ingredients: ["250 g red lentils", "1 onion", "1 l stock"],
        },
      },
      {
        name: "what only JSON-LD tells",
        schema: object({ name: text, datePublished: date, calories: number }),
        expected: { name: "Lentil soup", datePublished: "2024-11-05", calories: 310 },
      },
      {
        name: "steps of the method",
        schema: object({ method: listOf(text) }),
        expected: { method: ["Chop the onion.", "Boil everything for 35 minutes."] },
      },
    ],
  },
  {
    name: "JSON-LD that the page contradicts",
    html: `<title>Kettle K2</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Kettle K2","sku":"K2-RED","brand":{"@type":"Brand","name":"Harmon"},"offers":{"@type":"Offer","price":"19.00","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}</script>
<main><h1>Kettle K2</h1><p>€39.00</p><p>Sold out</p></main>`,
    cases: [
      {
        name: "what is seen counts",
        schema: object({ name: text, price: number, inStock: { type: "boolean" } }),
        expected: { name: "Kettle K2", price: 39, inStock: false },
      },
      {
        name: "an article number is not contradicted by anything",
        schema: object({ sku: text, brand: text }),
        beyond: { sku: "K2-RED", brand: "Harmon" },
      },
    ],
  },
  {
    name: "an article",
    html: `<title>Rivers run dry – The Courier</title><header><a href="/">The Courier</a></header><article><h1>Rivers run dry</h1><p>By <a href="/staff/jo">Jo Marsh</a></p><time datetime="2025-06-14T08:30:00Z">14 June 2025</time><p>For the third summer in a row, the Aller has fallen below the level at which boats may pass.</p><p>“We have never seen this,” said the harbour master.</p><p>Tags: <a href="/t/climate">climate</a>, <a href="/t/rivers">rivers</a></p></article>`,
    cases: [
      {
        name: "headline, author, day",
        schema: object({ headline: text, author: text, publishedDate: date }),
        expected: { headline: "Rivers run dry", author: "Jo Marsh", publishedDate: "2025-06-14" },
      },
      {
        name: "tags",
        schema: object({ tags: listOf(text) }),
        expected: { tags: ["climate", "rivers"] },
      },
      {
        name: "comments, of which there are none",
        schema: object({ comments: list({ author: text, text }) }),
        absent: true,
      },
      { name: "how long it takes to read", schema: object({ readingTimeMinutes: number }), absent: true },
    ],
  },
];
