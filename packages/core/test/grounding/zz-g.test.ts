import { test } from "../fixture.ts";
const forms = `<form><label>Email <input name=e></label><label>Search <input name=s></label><label>Open <input></label><label>Check <input></label><label>Type <input></label><label>Press <input></label><label>Set <input></label><label>Go <input></label><label>Select <input></label><button>Send</button></form>`;
const cards1 = `<main><ul><li><h2><a href="/1">Product one</a></h2><p>£3</p></li><li><h2><a href="/2">Product two</a></h2><p>£4</p></li></ul></main>`;
const cards2 = `<main><h1>Things</h1><article><h2><a href="/1">Product one</a></h2><p>£3</p></article><article><h2><a href="/2">Product two</a></h2><p>£4</p></article></main>`;
const cards3 = `<h1>Shop</h1><ul><li><a href="/1"><h3>Product one</h3></a><button>Add</button></li><li><a href="/2"><h3>Product two</h3></a><button>Add</button></li></ul>`;
const cards4 = `<h1>Shop</h1><ul><li><a href="/1">Product one</a></li><li><a href="/2">Product two</a></li></ul>`;
const cards5 = `<h1>Shop</h1><article><h2>Product one</h2><a href="/1">Open</a></article><article><h2>Product two</h2><a href="/2">Open</a></article>`;
const search = `<form role=search><label>Search products <input type=search></label></form>`;
const cookie = `<h1>Shop</h1><div role="region" aria-label="We use cookies"><p>We use cookies to make the shop work.</p><button>Accept all</button><button>Reject all</button></div>`;
const cookie2 = `<h1>Shop</h1><div id="cookie-banner"><p>We use cookies to make the shop work.</p><button>Accept all</button><button>Reject all</button></div><a href="/1">About</a>`;
const rows = `<table><tr><th>Item</th><th>Quantity</th></tr><tr><td>Kettle</td><td><input type=number aria-label="Quantity of Kettle" value=1></td></tr><tr><td>Tent</td><td><input type=number aria-label="Quantity of Tent" value=1></td></tr></table>`;
const rows2 = rows.replace(/ of (Kettle|Tent)/g, "");
const list: [string, string[]][] = [
 [forms, ["fill Email with bob@example.com and Search with pans","set Email to bob@example.com and Search to pans","fill Email with bob@example.com and Open with pans","fill Email with bob@example.com, Check with pans and Type with foo","fill Email with b@c.d and Press with x","fill Email with b@c.d and Set with x","fill Email with b@c.d and Go with x","fill Email with b@c.d and Select with x", "fill in Email b@c.d and Search pans","type b@c.d into Email and pans into Search","fill Email with b@c.d and search for pans","Search with pans", "fill Search with pans and Email with b@c.d"]],
 [search, ["set products to 16","type 16 into products","fill products with 16","type tea into the search box","type tea into Search products","search products for tea"]],
 ...[cards1,cards2,cards3,cards4,cards5].map((c): [string,string[]] => [c, ["open the second product","open the first result","open the first product","click the second product","open product two"]]),
 [cards1, ["do a barrel roll", "do you have kettles?", "can you fly", "is the shop open"]],
 [cookie, ["dismiss the cookie banner","close the cookie banner","reject the cookies"]],
 [cookie2, ["dismiss the cookie banner","close the cookie banner"]],
 [rows, ["change the quantity to 3","set quantity to 3","change the quantity of Tent to 3"]],
 [rows2, ["change the quantity to 3","change the quantity of Tent to 3"]],
];
test("x", async ({ session, server }) => {
  const out: string[] = [];
  for (const [at, [html, instructions]] of list.entries()) {
    server.page(`/p${at}`, `<title>P${at}</title>` + html);
    for (const n of [1,2]) server.page(`/${n}`, `<title>Page ${n}</title><h1>Page ${n}</h1>`);
    for (const i of instructions) {
      await session.navigate(server.url(`/p${at}`));
      const r = await session.act(i).catch((e: any) => ({success:false,code:"THROWN",message:String(e.cause??e)})) as any;
      out.push(`${at} ${i} => ${r.success ? "OK " + r.actionDescription : r.code + " " + r.message.slice(0, 330)}`);
    }
  }
  console.log(out.join("\n"));
}, 200000);
