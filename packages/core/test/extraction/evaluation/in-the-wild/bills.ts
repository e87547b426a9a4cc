import { type EvaluationPage, date, integer, list, number, object, text } from "../cases.ts";

export const bills: EvaluationPage[] = [
  {
    name: "invoice",
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Invoice RM-2025-0713</title>
<style>
@media print{.toolbar{display:none}}
.inv td.num{text-align:right}
.muted{color:#777}
</style>
</head>
<body>
<div class="toolbar"><a href="/account/invoices">← All invoices</a> <a href="/account/invoices/RM-2025-0713.pdf">Download PDF</a> <button onclick="print()">Print</button></div>
<div class="inv">
  <div class="row">
    <div class="col-6">
      <strong>Rademaker Prints B.V.</strong><br>
      Vlasmarkt 8<br>
      4331 PC Middelburg<br>
      VAT no. NL854120933B01
    </div>
    <div class="col-6 text-right">
      <h1>Invoice</h1>
      <table class="meta">
        <tr><td class="muted">Invoice number</td><td>RM-2025-0713</td></tr>
        <tr><td class="muted">Customer number</td><td>20418</td></tr>
        <tr><td class="muted">Invoice date</td><td>17 June 2025</td></tr>
        <tr><td class="muted">Delivery date</td><td>12 June 2025</td></tr>
        <tr><td class="muted">Due date</td><td>17 July 2025</td></tr>
      </table>
    </div>
  </div>
  <div class="row">
    <div class="col-6">
      <div class="muted">Bill to</div>
      <strong>Lantern Theatre Company</strong><br>
      Attn. Odile Vermeer<br>
      Havenstraat 51<br>
      3024 SC Rotterdam
    </div>
    <div class="col-6">
      <div class="muted">Deliver to</div>
      <strong>Lantern Theatre, stage door</strong><br>
      Pieter de Hoochweg 110<br>
      3024 BJ Rotterdam
    </div>
  </div>
  <table class="lines">
    <thead>
      <tr><th>Pos.</th><th>Description</th><th>Quantity</th><th>Unit price</th><th>VAT</th><th>Amount</th></tr>
    </thead>
    <tbody>
      <tr><td>1</td><td>Posters A1, four colours</td><td class="num">250</td><td class="num">€ 2.40</td><td class="num">21%</td><td class="num">€ 600.00</td></tr>
      <tr><td>2</td><td>Programme booklets, 24 pages</td><td class="num">1,200</td><td class="num">€ 1.15</td><td class="num">9%</td><td class="num">€ 1,380.00</td></tr>
      <tr><td>3</td><td>Vinyl banner 4 × 1 m</td><td class="num">2</td><td class="num">€ 87.50</td><td class="num">21%</td><td class="num">€ 175.00</td></tr>
      <tr><td>4</td><td>Courier delivery</td><td class="num">1</td><td class="num">€ 35.00</td><td class="num">21%</td><td class="num">€ 35.00</td></tr>
    </tbody>
    <tfoot>
      <tr><td colspan="5">Subtotal</td><td class="num">€ 2,190.00</td></tr>
      <tr><td colspan="5">VAT 9%</td><td class="num">€ 124.20</td></tr>
      <tr><td colspan="5">VAT 21%</td><td class="num">€ 170.10</td></tr>
      <tr><td colspan="5"><strong>Total due</strong></td><td class="num"><strong>€ 2,484.30</strong></td></tr>
    </tfoot>
  </table>
  <div class="pay">
    <p>Please pay within 30 days to IBAN NL18RABO0123459876, quoting the invoice number.</p>
    <p class="muted">Interest of 8% a year is charged on late payments.</p>
  </div>
</div>
<div class="side">
  <h4>Other invoices</h4>
  <ul>
    <li><a href="/account/invoices/RM-2025-0588">RM-2025-0588</a> € 412.00 <span class="muted">paid on 2 May 2025</span></li>
    <li><a href="/account/invoices/RM-2025-0341">RM-2025-0341</a> € 1,096.50 <span class="muted">paid on 28 March 2025</span></li>
  </ul>
</div>
<footer class="muted">Rademaker Prints B.V. · Chamber of Commerce 22047718 · <a href="/terms">Terms of sale</a></footer>
</body>
</html>`,
    cases: [
      {
        name: "head and totals",
        schema: object({
          invoice_number: text,
          invoice_date: date,
          due_date: date,
          subtotal: number,
          total: { type: "number", description: "total amount due, including VAT" },
          currency: { type: "string", enum: ["EUR", "USD", "GBP"] },
        }),
        expected: {
          invoice_number: "RM-2025-0713",
          invoice_date: "2025-06-17",
          due_date: "2025-07-17",
          subtotal: 2190,
          total: 2484.3,
          currency: "EUR",
        },
      },
      {
        name: "line items",
        schema: object({
          lineItems: list({
            description: text,
            quantity: integer,
            unitPrice: number,
            vatPercent: number,
            amount: number,
          }),
        }),
        expected: {
          lineItems: [
            {
              description: "Posters A1, four colours",
              quantity: 250,
              unitPrice: 2.4,
              vatPercent: 21,
              amount: 600,
            },
            {
              description: "Programme booklets, 24 pages",
              quantity: 1200,
              unitPrice: 1.15,
              vatPercent: 9,
              amount: 1380,
            },
            {
              description: "Vinyl banner 4 × 1 m",
              quantity: 2,
              unitPrice: 87.5,
              vatPercent: 21,
              amount: 175,
            },
            { description: "Courier delivery", quantity: 1, unitPrice: 35, vatPercent: 21, amount: 35 },
          ],
        },
      },
      {
        name: "parties",
        schema: object({
          seller: object({ name: text, vatNumber: text, iban: text }),
          buyer: object({
            name: { type: "string", description: "company the invoice is billed to" },
            contactPerson: text,
            postalCode: text,
            city: text,
          }),
        }),
        beyond: {
          seller: { name: "Rademaker Prints B.V.", vatNumber: "NL854120933B01", iban: "NL18RABO0123459876" },
          buyer: {
            name: "Lantern Theatre Company",
            contactPerson: "Odile Vermeer",
            postalCode: "3024 SC",
            city: "Rotterdam",
          },
        },
      },
      {
        name: "lines at the low rate",
        instruction: "only the lines taxed at 9%",
        schema: list({ description: text, amount: number }),
        beyond: [{ description: "Programme booklets, 24 pages", amount: 1380 }],
      },
      {
        name: "purchase order",
        schema: object({
          purchaseOrderNumber: { type: "string", description: "the buyer's purchase order number" },
        }),
        absent: true,
      },
      {
        name: "date of payment",
        instruction: "the date on which invoice RM-2025-0713 was paid",
        schema: object({ paidOn: date }),
        absent: true,
      },
    ],
  },
  {
    name: "bank statement",
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Account statement 4/2025 – Havel Sparbank</title>
<style>
.amt{text-align:right;font-variant-numeric:tabular-nums}
.neg{color:#b00}
.assistive{position:absolute;left:-10000px}
</style>
</head>
<body>
<div class="bank-head">
  <img src="/logo.svg" alt="Havel Sparbank">
  <ul class="menu">
    <li><a href="/accounts">Accounts</a></li>
    <li><a href="/transfers">Transfers</a></li>
    <li><a href="/cards">Cards</a></li>
    <li><a href="/logout">Log out</a></li>
  </ul>
</div>
<div class="accounts-side">
  <h4>Your accounts</h4>
  <div class="acc acc-active"><span>Current account</span> <span>DE44 1605 0000 3712 0094 18</span></div>
  <div class="acc"><span>Savings account</span> <span>DE21 1605 0000 3712 0094 75</span> <span>12.050,00 €</span> <span>1,75 % interest</span></div>
</div>
<div class="statement">
  <h1>Statement no. 4/2025</h1>
  <div class="st-meta">
    <div><span>Account holder</span><b>Ottilie Branner</b></div>
    <div><span>IBAN</span><b>DE44 1605 0000 3712 0094 18</b></div>
    <div><span>Period</span><b>01.04.2025 – 30.04.2025</b></div>
    <div><span>Opening balance</span><b>1.846,20 €</b></div>
    <div><span>Closing balance</span><b>2.473,05 €</b></div>
  </div>
  <table class="tx">
    <thead>
      <tr><th>Booked</th><th>Counterparty</th><th>Reference</th><th>Amount</th></tr>
    </thead>
    <tbody>
      <tr>
        <td>02.04.2025</td>
        <td>Stadtwerke Potsdam</td>
        <td>Electricity April</td>
        <td class="amt neg">-74,50 €</td>
      </tr>
      <tr>
        <td>04.04.2025</td>
        <td>Wohnbau Havelblick eG</td>
        <td>Rent 04/2025</td>
        <td class="amt neg">-892,00 €</td>
      </tr>
      <tr>
        <td>11.04.2025</td>
        <td>Fahrradladen Speiche</td>
        <td>Card payment 7731</td>
        <td class="amt neg">-129,95 €</td>
      </tr>
      <tr>
        <td>17.04.2025</td>
        <td>Elster Finanzkasse</td>
        <td>Tax refund 2024</td>
        <td class="amt pos">318,40 €</td>
      </tr>
      <tr>
        <td>24.04.2025</td>
        <td>Gartenmarkt Golm</td>
        <td>Card payment 7731</td>
        <td class="amt neg">-45,10 €</td>
      </tr>
      <tr>
        <td>29.04.2025</td>
        <td>Musikschule Babelsberg</td>
        <td>Salary April</td>
        <td class="amt pos">1.450,00 €</td>
      </tr>
    </tbody>
  </table>
  <p class="sum">Credits: 1.768,40 € · Debits: 1.141,55 €</p>
  <p><a href="/statements/2025-04.pdf">Download this statement</a> <a href="/statements/2025-03">Previous statement</a></p>
</div>
<div class="offer">
  <h4>An instalment loan from 5,49 % a year</h4>
  <p>Borrow up to 25.000 € within minutes. <a href="/loans">Apply now</a></p>
</div>
<div class="bank-foot">Havel Sparbank AG · Service line 0331 5550 · Deposits are protected up to 100.000 € · <a href="/cookies">Cookies</a></div>
</body>
</html>`,
    cases: [
      {
        name: "statement head",
        schema: object({
          account_holder: text,
          period_start: date,
          period_end: date,
          opening_balance: number,
          closing_balance: number,
        }),
        expected: {
          account_holder: "Ottilie Branner",
          period_start: "2025-04-01",
          period_end: "2025-04-30",
          opening_balance: 1846.2,
          closing_balance: 2473.05,
        },
      },
      {
        name: "transactions",
        schema: object({
          transactions: list({
            bookedOn: date,
            counterparty: text,
            reference: text,
            amount: { type: "number", description: "negative for debits" },
          }),
        }),
        expected: {
          transactions: [
            {
              bookedOn: "2025-04-02",
              counterparty: "Stadtwerke Potsdam",
              reference: "Electricity April",
              amount: -74.5,
            },
            {
              bookedOn: "2025-04-04",
              counterparty: "Wohnbau Havelblick eG",
              reference: "Rent 04/2025",
              amount: -892,
            },
            {
              bookedOn: "2025-04-11",
              counterparty: "Fahrradladen Speiche",
              reference: "Card payment 7731",
              amount: -129.95,
            },
            {
              bookedOn: "2025-04-17",
              counterparty: "Elster Finanzkasse",
              reference: "Tax refund 2024",
              amount: 318.4,
            },
            {
              bookedOn: "2025-04-24",
              counterparty: "Gartenmarkt Golm",
              reference: "Card payment 7731",
              amount: -45.1,
            },
            {
              bookedOn: "2025-04-29",
              counterparty: "Musikschule Babelsberg",
              reference: "Salary April",
              amount: 1450,
            },
          ],
        },
      },
      {
        name: "credits only",
        instruction: "only incoming payments (credits)",
        schema: list({ counterparty: text, amount: number }),
        beyond: [
          { counterparty: "Elster Finanzkasse", amount: 318.4 },
          { counterparty: "Musikschule Babelsberg", amount: 1450 },
        ],
      },
      {
        name: "the rent",
        instruction: "the transaction for the rent",
        schema: object({ date, payee: text }),
        beyond: { date: "2025-04-04", payee: "Wohnbau Havelblick eG" },
      },
      {
        name: "limit of the overdraft",
        schema: object({
          overdraftLimit: { type: "number", description: "overdraft limit of the current account" },
        }),
        absent: true,
      },
    ],
  },
];
