import { availability, products } from "../catalogue.ts";
import { layout } from "../layout.ts";
import { html, type Markup } from "../markup.ts";
import { download, page, redirect, type Reply } from "../reply.ts";
import { field, type Visit } from "../visit.ts";

const questions = [
  {
    question: "How long does delivery take?",
    answer: "Standard parcels take 3–5 working days, express parcels arrive the next working day.",
  },
  {
    question: "Can I send something back?",
    answer: "Yes, unused and within 60 days. We pay for the return parcel within the country.",
  },
  {
    question: "Do you repair gear?",
    answer: "Our workshop mends zips, poles and seams of anything that we sell, for life.",
  },
];

const openingHours = [
  ["Monday", "Closed"],
  ["Tuesday", "9:00–17:30"],
  ["Wednesday", "9:00–17:30"],
  ["Thursday", "9:00–19:00"],
  ["Friday", "9:00–17:30"],
  ["Saturday", "10:00–16:00"],
  ["Sunday", "Closed"],
] as const;

const contactFields = ["name", "email", "topic", "details"] as const;

export function supportPage(visit: Visit): Reply {
  const main = html`<h1>Support</h1>
    <div class="two-columns">
      <div>${faq()} ${contactForm()}</div>
      <div>
        <section aria-labelledby="chat-heading">
          <h2 id="chat-heading">Chat with us</h2>
          <iframe src="/support/chat" title="Support chat"></iframe>
        </section>
        ${links()}
      </div>
    </div>`;
  return page(layout(visit, { title: "Support", main, scripts: ["support.js"] }));
}

function faq(): Markup {
  return html`<section aria-labelledby="faq-heading">
    <h2 id="faq-heading">Frequently asked questions</h2>
    <div class="accordion">
      ${questions.map(
        ({ question, answer }, index) =>
          html`<h3>
              <button type="button" aria-expanded="false" aria-controls="answer-${index}">${question}</button>
            </h3>
            <div id="answer-${index}" hidden><p>${answer}</p></div>`,
      )}
    </div>
  </section>`;
}

function contactForm(): Markup {
  return html`<section aria-labelledby="contact-heading">
    <h2 id="contact-heading">Write to us</h2>
    <form class="panel stack" method="post" action="/support/contact">
      <div class="field-grid">
        <div class="field">
          <label for="contact-name">Your name</label>
          <input id="contact-name" name="name" autocomplete="name" required />
        </div>
        <div class="field">
          <label for="contact-email">Your email</label>
          <input id="contact-email" type="email" name="email" autocomplete="email" required />
        </div>
      </div>
      <div class="field">
        <label for="contact-topic">Topic</label>
        <select id="contact-topic" name="topic">
          ${["An order", "A product", "A repair", "Something else"].map(
            (topic) => html`<option>${topic}</option>`,
          )}
        </select>
      </div>
      <div class="field">
        <label for="contact-details">How can we help?</label>
        <textarea id="contact-details" name="details" rows="3" required></textarea>
      </div>
      <button type="submit">Send request</button>
    </form>
  </section>`;
}

function links(): Markup {
  return html`<section aria-labelledby="more-heading">
    <h2 id="more-heading">More</h2>
    <ul class="links">
      <li><a href="/support/hours" target="_blank">Opening hours</a> (opens in a new tab)</li>
      <li><a href="/support/price-list.csv">Download price list</a> (CSV)</li>
    </ul>
  </section>`;
}

export function contact(visit: Visit): Reply {
  const values = Object.fromEntries(contactFields.map((name) => [name, field(visit, name)]));
  visit.state.submissions.push({ visitor: visit.visitor.number, form: "contact", values });
  visit.visitor.notice = { kind: "success", text: "Thank you. We answer within one working day." };
  return redirect("/support");
}

export function hoursPage(visit: Visit): Reply {
  const main = html`<div class="panel narrow">
    <h1>Opening hours</h1>
    <table>
      <caption>
        Shop in Keswick
      </caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Hours</th>
        </tr>
      </thead>
      <tbody>
        ${openingHours.map(
          ([day, hours]) =>
            html`<tr>
              <th scope="row">${day}</th>
              <td>${hours}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
  return page(layout(visit, { title: "Opening hours", main }));
}

export function priceList(): Reply {
  const rows = products.map((product) => [
    product.sku,
    product.name,
    product.category,
    (product.price / 100).toFixed(2),
    availability(product),
  ]);
  const header = ["SKU", "Name", "Category", "Price (GBP)", "Availability"];
  const lines = [header, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(","));
  return download("price-list.csv", `${lines.join("\r\n")}\r\n`);
}
