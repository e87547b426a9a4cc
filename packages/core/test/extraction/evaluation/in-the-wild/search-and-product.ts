import { type EvaluationPage, boolean, date, integer, list, number, object, text, url } from "../cases.ts";

export const searchAndProduct: EvaluationPage[] = [
  {
    name: "shop search results",
    html: `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>head torch | Fellside Outdoor</title>
<style>
.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}
.is-hidden{display:none}
.card_price__was{text-decoration:line-through;color:#888}
</style>
</head>
<body>
<div class="promo-bar">Free UK delivery on orders over £50 · 60-day returns</div>
<header class="hdr">
  <a href="/" class="hdr_logo">Fellside Outdoor</a>
  <form action="/search"><input name="q" value="head torch"><button>Search</button></form>
  <nav><a href="/c/tents">Tents</a> <a href="/c/lighting">Lighting</a> <a href="/c/footwear">Footwear</a> <a href="/sale">Sale</a></nav>
  <a href="/basket">Basket (0)</a>
</header>
<div class="layout">
<aside class="facets">
  <h3>Brand</h3>
  <label><input type="checkbox"> Petrel (17)</label>
  <label><input type="checkbox"> Nordlys (9)</label>
  <label><input type="checkbox"> Carnforth (6)</label>
  <h3>Price</h3>
  <label><input type="checkbox"> Under £25 (12)</label>
  <label><input type="checkbox"> £25 to £50 (19)</label>
</aside>
<main>
  <h1>Results for “head torch”</h1>
  <p class="count">Showing 1–6 of 48 products</p>
  <div class="sponsored">
    <span class="sponsored_tag">Sponsored</span>
    <div class="card"><h2 class="card_title"><a href="/p/beamline-pro-900?src=ad">Beamline Pro 900</a></h2><div class="card_price"><span>£89.00</span></div></div>
  </div>
  <div class="grid">
    <div class="card" data-sku="PT-380">
      <h2 class="card_title"><a href="/p/petrel-swift-380">Petrel Swift 380</a></h2>
      <div class="card_rating"><span class="sr-only">Rated 4.6 out of 5</span><span>212 reviews</span></div>
      <p class="card_blurb">380 lumens, USB-C charging, red night mode.</p>
      <div class="card_price"><span class="card_price__now">£54.95</span> <span class="card_price__was">£65.00</span></div>
      <div class="card_stock">In stock</div>
    </div>
    <div class="card" data-sku="NL-MIN">
      <h2 class="card_title"><a href="/p/nordlys-mini">Nordlys Mini</a></h2>
      <div class="card_rating"><span class="sr-only">Rated 4.1 out of 5</span><span>58 reviews</span></div>
      <p class="card_blurb">150 lumens from a single AA cell. Fits in a coin pocket.</p>
      <div class="card_price"><span class="card_price__now">£24.00</span></div>
      <div class="card_stock">In stock</div>
    </div>
    <div class="card" data-sku="CF-1200">
      <h2 class="card_title"><a href="/p/carnforth-cave-1200">Carnforth Cave 1200</a></h2>
      <div class="card_rating"><span class="sr-only">Rated 4.8 out of 5</span><span>31 reviews</span></div>
      <p class="card_blurb">1200 lumens, helmet mount included. Weighs 310 g with battery.</p>
      <div class="card_price"><span class="card_price__now">£139.50</span></div>
      <div class="card_stock card_stock--none">Out of stock</div>
    </div>
    <div class="card" data-sku="PT-250">
      <h2 class="card_title"><a href="/p/petrel-aria-250">Petrel Aria 250</a></h2>
      <div class="card_rating"><span>No reviews yet</span></div>
      <p class="card_blurb">250 lumens, three beam widths.</p>
      <div class="card_price"><span class="card_price__now">£32.95</span></div>
      <div class="card_stock">In stock</div>
    </div>
    <div class="card" data-sku="DW-DUO">
      <h2 class="card_title"><a href="/p/duskwalker-duo">Duskwalker Duo</a></h2>
      <div class="card_rating"><span class="sr-only">Rated 3.9 out of 5</span><span>104 reviews</span></div>
      <p class="card_blurb">450 lumens, twin lamps, IPX6.</p>
      <div class="card_price"><span class="card_price__now">£41.00</span> <span class="card_price__was">£47.50</span></div>
      <div class="card_stock card_stock--low">In stock – only 2 left</div>
    </div>
    <div class="card" data-sku="KS-USB">
      <h2 class="card_title"><a href="/p/kestrel-usb">Kestrel USB</a></h2>
      <div class="card_rating"><span class="sr-only">Rated 4.4 out of 5</span><span>377 reviews</span></div>
      <p class="card_blurb">100 lumens, clips on to any cap.</p>
      <div class="card_price"><span class="card_price__now">£18.75</span></div>
      <div class="card_stock card_stock--none">Out of stock</div>
    </div>
  </div>
  <div class="pager"><b>1</b> <a href="/search?q=head+torch&amp;page=2">2</a> … <a href="/search?q=head+torch&amp;page=8">8</a></div>
</main>
</div>
<section class="recent"><h3>Recently viewed</h3><a href="/p/tarn-2-tent">Tarn 2 tent</a> £210.00 <a href="/p/ridge-gaiters">Ridge gaiters</a> £29.00</section>
<footer>© Fellside Outdoor Ltd. We use cookies to remember your basket. <a href="/cookies">Cookie settings</a></footer>
</body>
</html>`,
    cases: [
      {
        name: "every organic result",
        instruction: "The search results, without the sponsored one",
        schema: object({
          totalProducts: { type: "integer", description: "how many products match the search in all" },
          products: list({ name: text, price: number, url }),
        }),
        expected: {
          totalProducts: 48,
          products: [
            { name: "Petrel Swift 380", price: 54.95, url: "/p/petrel-swift-380" },
            { name: "Nordlys Mini", price: 24, url: "/p/nordlys-mini" },
            { name: "Carnforth Cave 1200", price: 139.5, url: "/p/carnforth-cave-1200" },
            { name: "Petrel Aria 250", price: 32.95, url: "/p/petrel-aria-250" },
            { name: "Duskwalker Duo", price: 41, url: "/p/duskwalker-duo" },
            { name: "Kestrel USB", price: 18.75, url: "/p/kestrel-usb" },
          ],
        },
      },
      {
        name: "in stock, with lumens and optional rating",
        instruction: "Only the non-sponsored torches that are in stock",
        schema: list({ name: text, lumens: integer, rating: number, reviewCount: integer }, [
          "rating",
          "reviewCount",
        ]),
        expected: [
          { name: "Petrel Swift 380", lumens: 380, rating: 4.6, reviewCount: 212 },
          { name: "Nordlys Mini", lumens: 150, rating: 4.1, reviewCount: 58 },
          { name: "Petrel Aria 250", lumens: 250 },
          { name: "Duskwalker Duo", lumens: 450, rating: 3.9, reviewCount: 104 },
        ],
      },
      {
        name: "reduced ones",
        instruction: "only the torches with a reduced price",
        schema: list({ name: text, price_now: number, price_was: number }),
        beyond: [
          { name: "Petrel Swift 380", price_now: 54.95, price_was: 65 },
          { name: "Duskwalker Duo", price_now: 41, price_was: 47.5 },
        ],
      },
      {
        name: "three cheapest",
        instruction: "the three cheapest head torches, cheapest first",
        schema: list({ name: text, price: number }),
        expected: [
          { name: "Kestrel USB", price: 18.75 },
          { name: "Nordlys Mini", price: 24 },
          { name: "Petrel Aria 250", price: 32.95 },
        ],
      },
      {
        name: "weight of another torch",
        instruction: "How much does the Nordlys Mini weigh?",
        schema: object({ weightGrams: integer }),
        absent: true,
      },
    ],
  },
  {
    name: "product with variants",
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Halden Task Chair – Sitwell &amp; Stroud</title>
<style>.tab-panel[hidden]{display:none}.visually-hidden{position:absolute;left:-9999px}</style>
</head>
<body class="pdp">
<div id="cookie-consent" role="dialog">We use cookies. <button>Accept</button> <button>Reject</button></div>
<header><a href="/">Sitwell &amp; Stroud</a>
<nav><ul><li><a href="/chairs">Chairs</a></li><li><a href="/desks">Desks</a></li><li><a href="/lamps">Lamps</a></li></ul></nav></header>
<ol class="breadcrumb"><li><a href="/">Home</a></li><li><a href="/chairs">Chairs</a></li><li>Halden Task Chair</li></ol>
<main class="css-1k9x2">
  <div class="css-gallery"><img src="/img/halden-graphite.jpg" alt="Halden Task Chair in graphite"></div>
  <div class="css-buybox">
    <p class="css-brand">by <a href="/brands/norrona-kontor">Norrøna Kontor</a></p>
    <h1>Halden Task Chair</h1>
    <p class="css-stars" aria-label="4.3 out of 5 stars">★★★★☆ <a href="#reviews">87 reviews</a></p>
    <p class="css-price">from <strong>$389.00</strong></p>
    <table class="css-variants">
      <thead><tr><th>Colour</th><th>Item no.</th><th>Price</th><th>Availability</th></tr></thead>
      <tbody>
        <tr><td>Graphite</td><td>HTC-0410</td><td>$389.00</td><td><i class="dot dot-green"></i> Available</td></tr>
        <tr><td>Moss</td><td>HTC-0420</td><td>$409.00</td><td><i class="dot dot-green"></i> Available</td></tr>
        <tr><td>Oxblood leather</td><td>HTC-0475</td><td>$1,149.50</td><td><i class="dot dot-red"></i> Sold out</td></tr>
        <tr><td>Chalk</td><td>HTC-0430</td><td>$409.00</td><td><i class="dot dot-red"></i> Sold out</td></tr>
      </tbody>
    </table>
    <button class="css-cta">Add to cart</button>
    <p class="css-ship">Shipping is calculated at checkout. Orders placed before 2 pm leave our warehouse the same day.</p>
  </div>
  <div class="tabs">
    <section class="tab-panel" id="desc">
      <h2>Description</h2>
      <p>A mesh-backed chair for long days. The synchronised tilt follows you as you lean; the seat slides forward for tall people.</p>
      <p>Delivered flat-packed. Assembly takes about 20 minutes; the hex key is in the box.</p>
    </section>
    <section class="tab-panel" id="specs">
      <h2>Specifications</h2>
      <dl class="spec-grid">
        <dt>Seat height</dt><dd>42–54 cm</dd>
        <dt>Seat width</dt><dd>51 cm</dd>
        <dt>Chair weight</dt><dd>17.8 kg</dd>
        <dt>Maximum load</dt><dd>130 kg</dd>
        <dt>Base</dt><dd>Polished aluminium</dd>
        <dt>Castors</dt><dd>Soft, 60 mm</dd>
        <dt>Warranty</dt><dd>7 years</dd>
      </dl>
    </section>
    <section class="tab-panel" id="reviews">
      <h2>Reviews</h2>
      <article class="rv"><h4>Worth it</h4><p>by <span>Imke T.</span> on <time datetime="2025-02-11">11 Feb 2025</time></p><p>5/5 — My back has stopped complaining.</p></article>
      <article class="rv"><h4>Armrests wobble</h4><p>by <span>Desmond</span> on <time datetime="2025-01-19">19 Jan 2025</time></p><p>2/5 — Comfortable seat, loose armrests.</p></article>
      <article class="rv"><h4>Good, not great</h4><p>by <span>Priya N.</span> on <time datetime="2024-12-30">30 Dec 2024</time></p><p>4/5 — Took me an hour to build.</p></article>
    </section>
  </div>
</main>
<aside class="css-related">
  <h3>Goes well with</h3>
  <ul>
    <li><a href="/p/halden-footrest">Halden Footrest</a> $59.00 – made in Estonia</li>
    <li><a href="/p/fjell-desk">Fjell Sit-Stand Desk</a> $799.00</li>
    <li><a href="/p/floor-mat">Clear floor mat</a> $45.00</li>
  </ul>
</aside>
<footer><a href="/returns">Returns</a> <a href="/contact">Contact</a> © 2025 Sitwell &amp; Stroud Inc.</footer>
</body>
</html>`,
    cases: [
      {
        name: "variants",
        schema: object({
          name: text,
          brand: text,
          variants: list({ colour: text, itemNo: text, price: number, inStock: boolean }),
        }),
        expected: {
          name: "Halden Task Chair",
          brand: "Norrøna Kontor",
          variants: [
            { colour: "Graphite", itemNo: "HTC-0410", price: 389, inStock: true },
            { colour: "Moss", itemNo: "HTC-0420", price: 409, inStock: true },
            { colour: "Oxblood leather", itemNo: "HTC-0475", price: 1149.5, inStock: false },
            { colour: "Chalk", itemNo: "HTC-0430", price: 409, inStock: false },
          ],
        },
      },
      {
        name: "specifications parsed",
        schema: object({
          seat_height_min_cm: number,
          seat_height_max_cm: number,
          weight_kg: { type: "number", description: "weight of the chair itself" },
          max_load_kg: number,
          warranty_years: integer,
        }),
        expected: {
          seat_height_min_cm: 42,
          seat_height_max_cm: 54,
          weight_kg: 17.8,
          max_load_kg: 130,
          warranty_years: 7,
        },
      },
      {
        name: "specification map",
        schema: object({ specifications: { type: "object", additionalProperties: text } }),
        expected: {
          specifications: {
            "Seat height": "42–54 cm",
            "Seat width": "51 cm",
            "Chair weight": "17.8 kg",
            "Maximum load": "130 kg",
            Base: "Polished aluminium",
            Castors: "Soft, 60 mm",
            Warranty: "7 years",
          },
        },
      },
      {
        name: "reviews",
        schema: object({
          rating: { type: "number", description: "average rating" },
          reviewCount: integer,
          reviews: list({ title: text, author: text, date, score: integer }),
        }),
        expected: {
          rating: 4.3,
          reviewCount: 87,
          reviews: [
            { title: "Worth it", author: "Imke T.", date: "2025-02-11", score: 5 },
            { title: "Armrests wobble", author: "Desmond", date: "2025-01-19", score: 2 },
            { title: "Good, not great", author: "Priya N.", date: "2024-12-30", score: 4 },
          ],
        },
      },
      {
        name: "item number of one colour",
        instruction: "the item number of the chair in moss",
        beyond: { extraction: "HTC-0420" },
      },
      {
        name: "country of manufacture",
        schema: object({
          countryOfOrigin: { type: "string", description: "country in which the chair is made" },
        }),
        absent: true,
      },
    ],
  },
];
