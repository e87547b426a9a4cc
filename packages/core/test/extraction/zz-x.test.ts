import { test } from "../fixture.ts";
import { PageServer } from "../../src/testing/page-server.ts";
import { readFileSync } from "node:fs";
const s = { type: "string" }, n = { type: "number" };
const arr = (p: object, req = false) => ({ type: "array", items: { type: "object", properties: p, ...(req ? { required: Object.keys(p) } : {}) } });
const obj = (p: object, req = false) => ({ type: "object", properties: p, ...(req ? { required: Object.keys(p) } : {}) });
const table = `<h1>Places</h1><table><tr><th>City</th><th>People</th></tr><tr><td>Oslo</td><td>700,000</td></tr><tr><td>Bergen</td><td>280,000</td></tr></table>`;
const heads = `<nav><a href=/n>Home</a></nav><main><h1>Guide</h1><h2>Start</h2><p>Text <a href="/a">alpha</a></p><h2>End</h2><p>More <a href="/b">beta</a> words and <a href="/c">gamma</a>.</p></main>`;
const toc = `<h1>The Manual</h1><div class=toc><p><b>Table of Contents</b></p><dl><dt><a href="a.html">1. Getting Started</a></dt><dd><dl><dt><a href="a1.html">1.1 Install</a></dt><dt><a href="a2.html">1.2 Run</a></dt></dl></dd><dt><a href="b.html">2. The Language</a></dt><dd><dl><dt><a href="b1.html">2.1 Words</a></dt></dl></dd></dl></div>`;
const toc2 = `<h1>The Manual</h1><h2>Contents</h2><ul><li><a href="a.html">1. Getting Started</a><ul><li><a href="a1.html">1.1 Install</a></li><li><a href="a2.html">1.2 Run</a></li></ul></li><li><a href="b.html">2. The Language</a><ul><li><a href="b1.html">2.1 Words</a></li></ul></li></ul>`;
const delivery = `<h1>Checkout</h1><fieldset><legend>Delivery options</legend><ul><li><label><input type=radio name=d> Standard</label> <span>Free</span></li><li><label><input type=radio name=d> Express</label> <span>£9.00</span></li></ul></fieldset>`;
const delivery2 = `<h1>Delivery options</h1><table><tr><th>Option</th><th>Price</th></tr><tr><td>Standard</td><td>Free</td></tr><tr><td>Express</td><td>£9.00</td></tr></table>`;
const pg = readFileSync("/usr/share/doc/postgresql-doc-15/html/infoschema-element-types.html", "utf8");
const list: [string, string, object, string?][] = [
 ["t", table, arr({ city: s, people: n })], ["t", table, arr({ city: s, people: n }, true)],
 ["t obj", table, obj({ cities: arr({ city: s, people: n }) })], ["t obj req", table, obj({ cities: arr({ city: s, people: n }, true) }, true)],
 ["t obj+instr", table, obj({ cities: arr({ city: s, people: n }) }), "the cities"],
 ["heads", heads, obj({ headings: { type: "array", items: s } }), "the headings"],
 ["heads", heads, obj({ headings: { type: "array", items: s } })],
 ["links", heads, obj({ links: arr({ text: s, url: s }) }), "all links"],
 ["links req", heads, obj({ links: arr({ text: s, url: s }, true) }, true), "all links"],
 ["links uri", heads, obj({ links: arr({ text: s, url: { type: "string", format: "uri" } }, true) }, true)],
 ["links href", heads, arr({ title: s, href: s }, true), "all links"],
 ["toc", toc, obj({ chapters: arr({ title: s, url: s }, true) }, true)],
 ["toc", toc, obj({ chapters: arr({ title: s, url: s }) }), "the table of contents"],
 ["toc2", toc2, obj({ chapters: arr({ title: s, url: s }, true) }, true), "the chapters"],
 ["del", delivery, obj({ options: arr({ name: s, price: n }, true) }, true), "the delivery options"],
 ["del2", delivery2, obj({ options: arr({ name: s, price: n }, true) }, true), "the delivery options"],
 ["del2", delivery2, arr({ option: s, price: n }, true)],
 ["del2 count", delivery2.replace("Price", "Stock"), arr({ option: s, stock: n }, true)],
  ["t3", table.replace("<h1>Places</h1>",""), obj({ cities: arr({ city: s, people: n }) })],["t4", table.replace("<h1>Places</h1>","<h1>Hotels in Norway</h1>"), obj({ cities: arr({ city: s, people: n }) })],["t5", table.replace("<h1>Places</h1>","<h1>Hotels in Norway</h1>").replaceAll("City","Town"), obj({ towns: arr({ town: s, people: n }) })],["t6", table.replace("<h1>Places</h1>","<h1>Report</h1>"), obj({ data: arr({ city: s, people: n }) })],
 ["pg", pg, obj({ columns: arr({ name: s, type: s, description: s }, true) }, true)],
 ["pg", pg, obj({ columns: arr({ name: s, description: s }, true) }, true), "the columns of element_types"],
 ["none", heads, obj({ price: n, sku: s })], ["none", heads, obj({ products: arr({ name: s, price: n }) })],["none arr", heads, arr({ weight: s, price: n })],
 ["empty", `<h1>Results</h1><p>No products found</p>`, obj({ products: arr({ name: s, price: n }) })],
];
test("x", async ({ session, server }) => {
  const out: string[] = [];
  for (const [at, [label, html, schema, instruction]] of list.entries()) {
    server.page(`/p${at}`, html.startsWith("<?") || html.includes("<html") ? html : `<title>Doc</title>` + html);
    await session.navigate(server.url(`/p${at}`));
    const r = await session.extract<unknown>({ schema, ...(instruction ? { instruction } : {}) } as never).catch((e: any) => "ERR " + e.message.slice(0, 260));
    out.push(`${at} ${label} ${instruction ?? ""} => ${JSON.stringify(r).slice(0, label === "pg" ? 900 : 400)}`);
  }
  console.log(out.join("\n"));
}, 200000);
