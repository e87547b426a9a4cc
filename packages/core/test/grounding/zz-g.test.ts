import { startShop } from "../../../../examples/shop/server.ts";
import { test } from "../fixture.ts";
const cookie = `<h1>Shop</h1><div role="region" aria-label="We use cookies"><p>We use cookies to make the shop work.</p><button>Accept all</button><button>Reject all</button></div>`;
const cookie2 = `<h1>Shop</h1><div id="cookie-banner"><p>We use cookies to make the shop work.</p><button>Accept all</button><button>Reject all</button></div><a href="/1">About</a><button>Other</button>`;
const cookie3 = cookie2.replace("<button>Reject", "<button>Close</button><button>Reject");
const dialog = `<h1>Shop</h1><button>Other</button><div role=dialog aria-modal=true aria-label="Delete file"><p>Sure?</p><button>Delete</button><button>Keep</button></div>`;
const nav = `<nav><ul><li><a href="/a">Home</a></li><li><a href="/b">Products</a></li></ul></nav>`;
const c = (n: string, t: string) => `<h2><a href="/${n}">Product ${t}</a></h2><p>£3</p><button>Add to cart</button>`;
const cards = [
 nav + `<main><h1>Products</h1><div class=grid><div>${c("1","one")}</div><div>${c("2","two")}</div></div></main><footer><ul><li><a href=/x>Terms</a></li><li><a href=/y>Privacy</a></li></ul></footer>`,
 `<h1>Products</h1><ul><li>${c("1","one")}</li><li>${c("2","two")}</li></ul><ul><li><a href=/x>Terms</a></li><li><a href=/y>Privacy</a></li></ul>`,
 `<main><h1>Products</h1><p>2 products</p><section><article>${c("1","one")}</article><article>${c("2","two")}</article></section><section><h2>Related</h2><ul><li><a href=/x>Guide</a></li><li><a href=/y>Help</a></li></ul></section></main>`,
 `<main><h1>Products</h1><article>${c("1","one")}</article><article>${c("2","two")}</article><p>That is all</p><p>x</p><p>y</p><p>z</p></main>`,
 `<ul><li><h3><a href="/1">Product one</a></h3></li><li><h3><a href="/2">Product two</a></h3></li></ul>`,
 `<ol><li><article><h3><a href="/1">Product one</a></h3></article></li><li><article><h3><a href="/2">Product two</a></h3></article></li></ol>`,
 `<section><article><h3><a href="/1">Product one</a></h3></article></section><section><article><h3><a href="/2">Product two</a></h3></article></section>`,
];
const list: [string, string[]][] = [
 ...cards.map((c): [string,string[]] => [c, ["open the second product","open the first result","open the second item"]]),
 ...[cookie,cookie2,cookie3,dialog].map((c): [string,string[]] => [c, ["dismiss the cookie banner","close the cookie banner","close the dialog"]]),
];
test("x", async ({ session, server }) => {
  const out: string[] = [];
  for (const [at, [html, instructions]] of list.entries()) {
    server.page(`/p${at}`, `<title>P${at}</title>` + html);
      await session.navigate(server.url(`/p${at}`));
    for (const i of instructions) {
      const r = await session.observe(i);
      out.push(`${at} ${i} => ${r.map((x)=>x.description).join("; ").slice(0,200)}`);
    }
  }
      const r = await session.act("close the cookie banner"); out.push(r.code + r.message);
  const shop = await startShop();
  await session.navigate(shop.url);
  const q = await session.act("close the cookie banner"); out.push(q.code + q.message);
  await session.act("reject all cookies");
  for (const p of ["trail-kettle", "nest-cook-set"]) {
    await session.navigate(`${shop.url}/products/${p}`);
    await session.act("add it to the cart");
  }
  await session.navigate(`${shop.url}/cart`);
  for (const i of ["change the quantity to 3", "set quantity to 3", "change quantity to 3", "update the quantity to 3","change the amount to 3"]) {
    const r = await session.act(i); out.push(i + " => " + r.code + r.message);
  }
  console.log(out.join("\n"));
  await shop.close();
}, 200000);
