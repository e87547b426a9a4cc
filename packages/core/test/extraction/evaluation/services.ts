import {
  boolean,
  date,
  email,
  integer,
  list,
  listOf,
  number,
  object,
  text,
  url,
  type EvaluationPage,
} from "./cases.ts";

const all = (properties: Record<string, unknown>) => ({ type: "object", properties });
const each = (properties: Record<string, unknown>) => listOf(all(properties));

/** Pages of everyday services, where what is asked for is told by looks, columns and questions as much as by labels. */
export const services: EvaluationPage[] = [
  {
    name: "hotels with stars and scores",
    html: `<!doctype html><title>Hotels in Porto</title><body><h1>Hotels in Porto: 214 properties found</h1><div id=results><div class="result"><a href="/h/1"><img src=1.jpg alt=""></a><div><a href="/h/1"><h2>Casa do Rio</h2></a><span aria-label="4 stars">★★★★</span><p>Ribeira, 0.4 km from centre</p><p><b>8.9</b> Fabulous · 1,022 reviews</p></div><div><s>€ 140</s> <strong>€ 119</strong><small>per night</small><p>Free cancellation</p></div></div><div class="result"><a href="/h/2"><img src=2.jpg alt=""></a><div><a href="/h/2"><h2>Hostel Azul</h2></a><span aria-label="2 stars">★★</span><p>Bonfim, 1.8 km from centre</p><p><b>7.4</b> Good · 310 reviews</p></div><div><strong>€ 38</strong><small>per night</small></div></div><div class="result"><a href="/h/3"><img src=3.jpg alt=""></a><div><a href="/h/3"><h2>Grande Hotel</h2></a><span aria-label="5 stars">★★★★★</span><p>Baixa, 0.1 km from centre</p><p><b>9.3</b> Superb · 87 reviews</p></div><div><strong>€ 260</strong><small>per night</small><p>Breakfast included</p></div></div></div>`,
    cases: [
      {
        name: "stars are no score",
        instruction: "all hotels",
        schema: list({ name: text, stars: integer, score: number, reviewCount: integer, url }),
        expected: [
          { name: "Casa do Rio", stars: 4, score: 8.9, reviewCount: 1022, url: "/h/1" },
          { name: "Hostel Azul", stars: 2, score: 7.4, reviewCount: 310, url: "/h/2" },
          { name: "Grande Hotel", stars: 5, score: 9.3, reviewCount: 87, url: "/h/3" },
        ],
      },
      {
        name: "a price beside a name, in another part of the card",
        instruction: "price of Grande Hotel",
        expected: { extraction: "€ 260" },
      },
      {
        name: "a count with more words",
        instruction: "how many properties were found",
        schema: object({ count: integer }),
        expected: { count: 214 },
      },
    ],
  },
  {
    name: "departures",
    html: `<!doctype html><title>Departures</title><body><h1>Departures Hbf</h1><div role=table><div role=row><span role=columnheader>Time</span><span role=columnheader>Train</span><span role=columnheader>To</span><span role=columnheader>Platform</span><span role=columnheader>Status</span></div><div role=row><span role=cell>14:05</span><span role=cell>ICE 73</span><span role=cell>Basel SBB</span><span role=cell>7</span><span role=cell>on time</span></div><div role=row><span role=cell>14:12</span><span role=cell>RE 5</span><span role=cell>Rostock</span><span role=cell>2</span><span role=cell>+10 min</span></div><div role=row><span role=cell>14:31</span><span role=cell>IC 2070</span><span role=cell>Dresden</span><span role=cell>4</span><span role=cell>cancelled</span></div></div><p>Updated 14:01</p>`,
    cases: [
      {
        name: "columns that are called otherwise",
        schema: object({ departures: list({ time: text, destination: text, platform: integer }) }),
        expected: {
          departures: [
            { time: "14:05", destination: "Basel SBB", platform: 7 },
            { time: "14:12", destination: "Rostock", platform: 2 },
            { time: "14:31", destination: "Dresden", platform: 4 },
          ],
        },
      },
      {
        name: "rows by what a cell says",
        instruction: "the trains that are cancelled",
        schema: list({ train: text, to: text }),
        expected: [{ train: "IC 2070", to: "Dresden" }],
      },
      {
        name: "rows by what no cell says",
        instruction: "the trains that are full",
        schema: list({ train: text, to: text }),
        absent: true,
      },
      {
        name: "a question of two columns",
        instruction: "which platform does the train to Rostock leave from",
        expected: { extraction: "2" },
      },
      { name: "when", instruction: "when does the ICE 73 leave", expected: { extraction: "14:05" } },
    ],
  },
  {
    name: "a forum",
    html: `<!doctype html><title>Forum</title><body><ul class=threads><li><a class=t href=/t/9>How do I reset my router?</a><span> by <a href=/u/kim>kim</a>, 2 hours ago</span> <span>12 replies</span> <span>340 views</span> <span class=tag>networking</span></li><li><a class=t href=/t/8>Favourite keyboards 2026</a><span> by <a href=/u/lee>lee</a>, yesterday</span> <span>58 replies</span> <span>2.1k views</span> <span class=tag>hardware</span> <span class=tag>offtopic</span></li><li><a class=t href=/t/7>[Solved] Kernel panic</a><span> by <a href=/u/ann>ann</a>, 3 days ago</span> <span>1 reply</span> <span>97 views</span></li></ul>`,
    cases: [
      {
        name: "threads, by what their figures count",
        instruction: "all threads",
        schema: each({
          title: text,
          author: text,
          replies: integer,
          views: integer,
          tags: listOf(text),
          url,
        }),
        expected: [
          { title: "How do I reset my router?", author: "kim", replies: 12, views: 340, url: "/t/9" },
          {
            title: "Favourite keyboards 2026",
            author: "lee",
            replies: 58,
            views: 2100,
            url: "/t/8",
          },
          { title: "[Solved] Kernel panic", author: "ann", replies: 1, views: 97, url: "/t/7" },
        ],
      },
    ],
  },
  {
    name: "a laptop with reviews",
    html: `<!doctype html><title>Laptop</title><body><nav>Home / Laptops / Zen 14</nav><h1>Zen 14 OLED</h1><div class=price><del>$1,299.00</del> <span>$1,099.00</span> <em>Save 15%</em></div><div>★★★★☆ 4.3 out of 5 (1,204 ratings)</div><div>Only 3 left in stock</div><ul><li>14" 2.8K OLED, 120 Hz</li><li>16 GB RAM</li><li>1 TB SSD</li></ul><div class=spec><div class=row><span>Weight</span><span>1.2 kg</span></div><div class=row><span>Battery</span><span>75 Wh, up to 15 h</span></div><div class=row><span>Ports</span><span>2 × USB-C, 1 × HDMI</span></div><div class=row><span>Wi-Fi</span><span>Yes (6E)</span></div><div class=row><span>Touchscreen</span><span>No</span></div></div><h2>Reviews</h2><div class=rev><b>Great screen</b><span>5/5</span><p>by Lena on Jan 4, 2026</p><p>Love it.</p></div><div class=rev><b>Fan noise</b><span>3/5</span><p>by Omar on February 11, 2026</p><p>A bit loud.</p></div>`,
    cases: [
      {
        name: "entries below their own heading",
        instruction: "the reviews",
        schema: each({ title: text, rating: number, author: text, date, text }),
        expected: [
          { title: "Great screen", rating: 5, author: "Lena", date: "2026-01-04", text: "Love it." },
          { title: "Fan noise", rating: 3, author: "Omar", date: "2026-02-11", text: "A bit loud." },
        ],
      },
      {
        name: "how much it weighs",
        instruction: "how much does it weigh",
        expected: { extraction: "1.2 kg" },
      },
      {
        name: "how many ratings",
        instruction: "number of ratings",
        schema: object({ count: integer }),
        expected: { count: 1204 },
      },
      {
        name: "answers, which there are none of",
        instruction: "the answers",
        schema: list({ title: text, text }),
        absent: true,
      },
    ],
  },
  {
    name: "a league",
    html: `<!doctype html><title>Table</title><body><h1>First division</h1><table><caption>Standings after round 11</caption><thead><tr><th>Pos</th><th>Club</th><th abbr="Played">P</th><th abbr="Won">W</th><th abbr="Points">Pts</th></tr></thead><tbody><tr><td>1</td><td><a href=/c/1>Lyn</a></td><td>11</td><td>9</td><td>28</td></tr><tr><td>2</td><td><a href=/c/2>Brann</a></td><td>11</td><td>7</td><td>23</td></tr><tr><td>3</td><td><a href=/c/3>Moss</a></td><td>11</td><td>6</td><td>20</td></tr></tbody></table>`,
    cases: [
      {
        name: "abbreviated columns",
        schema: object({ teams: list({ position: integer, club: text, points: integer }) }),
        expected: {
          teams: [
            { position: 1, club: "Lyn", points: 28 },
            { position: 2, club: "Brann", points: 23 },
            { position: 3, club: "Moss", points: 20 },
          ],
        },
      },
      {
        name: "a row by its figure",
        instruction: "which club has 20 points",
        expected: { extraction: "Moss" },
      },
    ],
  },
  {
    name: "an order",
    html: `<!doctype html><title>Order</title><body><h1>Order #48-2231</h1><p>Placed on 3 Nov 2026 by Tom Ek</p><div><div><strong>Shipping address</strong><div>Tom Ek<br>Storgatan 5<br>111 23 Stockholm</div></div><div><strong>Billing address</strong><div>Ek AB<br>Box 12<br>111 20 Stockholm</div></div><div><strong>Payment</strong><div>Visa ending in 4242</div></div></div><ul><li><span>2×</span> <span>Coffee beans 1 kg</span> <span>398,00 kr</span></li><li><span>1×</span> <span>Grinder</span> <span>1 249,00 kr</span></li></ul><div>Subtotal <span>1 647,00 kr</span></div><div>Shipping <span>49,00 kr</span></div><div><b>Total</b> <b>1 696,00 kr</b></div><p>Status: <em>Shipped</em> – tracking number <a href=/track>SE123456789</a></p>`,
    cases: [
      {
        name: "2× before a thing",
        schema: object({ items: list({ quantity: integer, name: text, price: number }) }),
        expected: {
          items: [
            { quantity: 2, name: "Coffee beans 1 kg", price: 398 },
            { quantity: 1, name: "Grinder", price: 1249 },
          ],
        },
      },
    ],
  },
  {
    name: "a repository",
    html: `<!doctype html><title>acme/widget</title><body><h1><a>acme</a> / <a>widget</a></h1><p>Small widgets for big apps</p><ul><li><a href=/s>⭐ 4.2k stars</a><li><a>👁 88 watching</a><li><a>🍴 312 forks</a></ul><table aria-label=Files><tbody><tr><td><a href=/src>src</a><td><a>Fix leak</a><td>3 days ago<tr><td><a href=/README.md>README.md</a><td><a>Docs</a><td>last month</table><h3>Releases</h3><div><a>v2.1.0</a> <span>Latest</span> <span>Oct 2, 2026</span></div><h3>Languages</h3><ul><li>TypeScript 91.2%<li>CSS 8.8%</ul><h3>License</h3><p>MIT</p>`,
    cases: [
      {
        name: "stars that are counted",
        schema: object({ stars: number, forks: integer, license: text }),
        expected: { stars: 4200, forks: 312, license: "MIT" },
      },
    ],
  },
  {
    name: "an article by two",
    html: `<!doctype html><html lang=en><title>Tunnel opens – The Daily</title><body><header><a href=/>The Daily</a></header><article><h1>New tunnel opens after nine years</h1><p class=dek>The 12 km link halves travel time.</p><p>By <a href=/a/jo>Jo Fenn</a> and <a href=/a/pat>Pat Moss</a> | Published 12 October 2026, 09:15 | 6 min read</p><p>The tunnel under the strait opened on Monday, nine years after work began. It cost 2.3 billion euros.</p><p>Minister Karla Voss said it was "a gift to commuters".</p><h2>Tolls</h2><p>Cars pay 14 euros, lorries 40.</p></article><aside><h2>Related</h2><ul><li><a href=/x>Ferry line to close</a><li><a href=/y>Bridge reopened</a></ul></aside><p>Tags: <a href=/t/infra>infrastructure</a>, <a href=/t/eu>Europe</a></p>`,
    cases: [
      {
        name: "both authors, and no byline for a summary",
        schema: all({ authors: listOf(text), summary: text }),
        expected: { authors: ["Jo Fenn", "Pat Moss"] },
      },
    ],
  },
  {
    name: "an account",
    html: `<!doctype html><title>Account</title><body><main><h1>Your account</h1><section><h2>Profile</h2><div><label>Full name</label><input value="Ines Duarte"></div><div><label>Email</label><input type=email value="ines@ex.example"></div><label><input type=checkbox checked> Receive newsletter</label><label>Language <select><option>English<option selected>Português</select></label></section><section><h2>Plan</h2><p>You are on the <b>Team</b> plan. It renews on 1 March 2027 for $49/month.</p><p>Seats used: 7 of 10</p></section><section><h2>API keys</h2><table><tr><th>Name<th>Key<th>Created<th>Last used<tr><td>CI<td>lk_…9f2<td>2026-01-03<td>today<tr><td>Laptop<td>lk_…a01<td>2025-11-20<td>never</table></section></main>`,
    cases: [
      {
        name: "labels that are tied to nothing",
        schema: object({ fullName: text, email, newsletter: boolean, language: text }),
        expected: {
          fullName: "Ines Duarte",
          email: "ines@ex.example",
          newsletter: true,
          language: "Português",
        },
      },
    ],
  },
  {
    name: "weather",
    html: `<!doctype html><title>Weather</title><body><h1>Oslo</h1><div><span style="font-size:60px">−3°</span><span>Feels like −8°</span></div><div>Light snow</div><dl><dt>Wind</dt><dd>14 km/h NE</dd><dt>Humidity</dt><dd>86 %</dd><dt>Sunrise</dt><dd>08:21</dd></dl><h2>Next days</h2><ol><li><b>Mon</b> <i>−1° / −6°</i> Cloudy</li><li><b>Tue</b> <i>2° / −2°</i> Sunny</li><li><b>Wed</b> <i>0° / −4°</i> Snow</li></ol>`,
    cases: [{ name: "below zero", schema: object({ feelsLike: number }), expected: { feelsLike: -8 } }],
  },
  {
    name: "questions that are open",
    html: `<!doctype html><title>Help</title><body><h1>Help centre</h1><details open><summary>Can I return an item?</summary><p>Yes, within 30 days.</p></details><details open><summary>How long is delivery?</summary><p>2–4 working days.</p></details><h2>Contact</h2><p>Call us: 0800 555 123 (Mon–Fri, 9–17)</p><p>Write: <a href="mailto:help@ex.example">help@ex.example</a></p>`,
    cases: [
      {
        name: "questions beside other pairs",
        schema: object({ questions: list({ question: text, answer: text }) }),
        expected: {
          questions: [
            { question: "Can I return an item?", answer: "Yes, within 30 days." },
            { question: "How long is delivery?", answer: "2–4 working days." },
          ],
        },
      },
    ],
  },
  {
    name: "a bank account",
    html: `<!doctype html><title>Account 4711</title><body><h1>Current account</h1><p>Balance <strong>2.418,07 €</strong></p><p>Available: 3.418,07 €</p><table><thead><tr><th>Date<th>Payee<th>Purpose<th>Amount</thead><tbody><tr><td>20.11.2026<td>Stadtwerke<td>Strom Abschlag<td>−84,00 €<tr><td>19.11.2026<td>Rewe<td>Einkauf<td>−37,62 €<tr><td>15.11.2026<td>Beispiel GmbH<td>Gehalt<td>+2.950,00 €</table><a href=?p=2>Older</a>`,
    cases: [
      { name: "the balance", instruction: "the balance", expected: { extraction: "2.418,07 €" } },
      {
        name: "an amount by its payee",
        instruction: "how much was paid to Rewe",
        schema: object({ amount: number }),
        expected: { amount: -37.62 },
      },
      {
        name: "rows by the whole of a cell",
        instruction: "transactions from Stadtwerke",
        schema: list({ date, amount: number }),
        expected: [{ date: "2026-11-20", amount: -84 }],
      },
      {
        name: "some of the rows, by what they do not say",
        instruction: "the incoming payments",
        schema: list({ payee: text, amount: number }),
        absent: true,
      },
    ],
  },
  {
    name: "states of parts",
    html: `<!doctype html><title>Status</title><body><h1>All systems</h1><ul><li><span>API</span><span>Operational</span></li><li><span>Dashboard</span><span>Degraded performance</span></li><li><span>Webhooks</span><span>Operational</span></li></ul><h2>Past incidents</h2><h3>Nov 18, 2026</h3><p><b>Resolved</b> – Delays in webhooks. 14:10 UTC</p><h3>Nov 17, 2026</h3><p>No incidents reported.</p>`,
    cases: [
      {
        name: "names and states",
        schema: object({ components: list({ name: text, status: text }) }),
        expected: {
          components: [
            { name: "API", status: "Operational" },
            { name: "Dashboard", status: "Degraded performance" },
            { name: "Webhooks", status: "Operational" },
          ],
        },
      },
    ],
  },
];
