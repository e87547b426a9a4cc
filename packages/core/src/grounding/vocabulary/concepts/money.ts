import type { ConceptEntry } from "./concept.ts";

/** Banking, taxes and what things cost. */
export const money: ConceptEntry[] = [
  {
    name: "amount",
    kind: "thing",
    words: "amount, sum of money, how much money, amount of money, value in euros",
    weak: "sum, total, value, quantity, figure",
    signs: "amount, money, dollar sign, euro sign, attach money",
  },
  {
    name: "balance",
    kind: "thing",
    words:
      "balance, account balance, available balance, money left, how much money i have, funds available, " +
      "remaining money",
    weak: "funds, credit",
    signs: "balance, wallet, account balance wallet",
  },
  {
    name: "bank account",
    kind: "thing",
    words: "bank account, account number, current account, checking account, giro account",
    weak: "account",
    signs: "bank, account balance, university, landmark, 🏦",
  },
  {
    name: "savings account",
    kind: "thing",
    words: "savings account, savings, deposit account",
    signs: "savings, piggy bank, 🐷",
  },
  {
    name: "bank",
    kind: "thing",
    words: "bank, financial institution, credit institution",
    signs: "bank, account balance, landmark, building columns, 🏦",
  },
  { name: "iban", kind: "thing", words: "iban, international bank account number", weak: "account number" },
  { name: "bic", kind: "thing", words: "bic, swift code, bank identifier code", weak: "swift" },
  {
    name: "sort code",
    kind: "thing",
    words: "sort code, routing number, bank code, bank sort code",
    weak: "branch code",
  },
  {
    name: "transfer",
    kind: "thing",
    words:
      "transfer, money transfer, bank transfer, wire transfer, send money, transfer money, wire money, " +
      "remittance, credit transfer, make transfer, new transfer",
    weak: "wire, remit, payment",
    signs: "transfer, money bill transfer, arrow left right, exchange, right left",
  },
  {
    name: "instant transfer",
    kind: "thing",
    words:
      "instant transfer, instant payment, real time transfer, arrive right away, transfer immediately, " +
      "real time payment",
  },
  {
    name: "standing order",
    kind: "thing",
    words:
      "standing order, recurring payment, regular payment, repeat payment, repeating payment, " +
      "automatic payment",
    weak: "recurring",
    signs: "repeat, event repeat",
  },
  {
    name: "direct debit",
    kind: "thing",
    words: "direct debit, sepa mandate, debit mandate, pay by direct debit",
    weak: "debit",
  },
  {
    name: "payment purpose",
    kind: "thing",
    words:
      "purpose, payment reference, reason for payment, purpose of payment, remittance information, " +
      "reference text, what it is for, payment message",
    weak: "reference, message, note, description",
  },
  {
    name: "reference",
    kind: "thing",
    words: "reference, reference number, ref, ref no, customer reference",
    weak: "number, code",
  },
  {
    name: "customer number",
    kind: "thing",
    words:
      "customer number, client number, customer id, account id, member number, membership number, " +
      "customer no",
  },
  {
    name: "credit card",
    kind: "thing",
    words: "credit card, bank card, debit card, payment card, card payment",
    weak: "card",
    signs: "credit card, cc visa, cc mastercard, payment, card, 💳",
  },
  {
    name: "card number",
    kind: "thing",
    words: "card number, credit card number, debit card number, number on card, card no",
    weak: "number",
  },
  {
    name: "expiry date",
    kind: "thing",
    words:
      "expiry date, expiration date, valid thru, expiry, exp date, card expiry, good thru, mm yy, " +
      "valid through, expires, expiration",
    weak: "exp",
  },
  {
    name: "security code",
    kind: "thing",
    words:
      "security code, cvv, cvc, card security code, card verification code, cvv2, csc, card code, " +
      "three digits on back, check digits",
    weak: "code",
  },
  {
    name: "pin code",
    kind: "thing",
    words: "pin code, pin number, personal identification number",
    weak: "pin",
  },
  {
    name: "withdraw",
    kind: "action",
    words: "withdraw, withdraw money, withdrawal, take out money, cash out, pay out, payout, get cash",
    signs: "withdraw, cash, payouts, money bill",
    opposites: "deposit",
  },
  {
    name: "deposit",
    kind: "action",
    words:
      "deposit, pay in, pay money in, top up, add money, add funds, load money, put money in, recharge, " +
      "pay * in, top * up",
    weak: "load, fund",
    signs: "deposit, top up, wallet, add card",
    opposites: "withdraw",
  },
  {
    name: "statement",
    kind: "thing",
    words: "statement, bank statement, account statement, statements, account history",
    weak: "transactions",
    signs: "receipt long, file invoice, statement",
  },
  {
    name: "transactions",
    kind: "thing",
    words: "transactions, transaction, account movements, account activity, money movements, turnover",
    weak: "bookings, payments, activity, movements",
    signs: "transactions, list, receipt long",
  },
  {
    name: "income",
    kind: "thing",
    words: "income, earnings, money coming in, incoming payments, revenue, money in, takings",
    weak: "credit, receipts",
    signs: "income, trending up",
    opposites: "expenses",
  },
  {
    name: "expenses",
    kind: "thing",
    words: "expenses, expense, spending, outgoings, money going out, money out, expenditure, costs incurred",
    weak: "costs, debit, spend",
    signs: "expenses, trending down, receipt",
    opposites: "income",
  },
  {
    name: "fee",
    kind: "thing",
    words: "fee, fees, surcharge, extra charge, service charge, handling fee, commission",
    weak: "charge, cost",
  },
  {
    name: "tax",
    kind: "thing",
    words: "tax, taxes, vat, sales tax, value added tax, gst",
    signs: "tax, percent",
  },
  {
    name: "including tax",
    kind: "quality",
    words: "including tax, including vat, incl vat, with tax, tax included, with vat, vat included, inc vat",
    weak: "gross",
    opposites: "excluding tax",
  },
  {
    name: "excluding tax",
    kind: "quality",
    words: "excluding tax, excluding vat, excl vat, without tax, without vat, before tax, ex vat",
    weak: "net",
    opposites: "including tax",
  },
  {
    name: "salary",
    kind: "thing",
    words: "salary, wage, wages, pay per month, pay packet, earnings per year",
    weak: "pay, income, remuneration",
  },
  { name: "payslip", kind: "thing", words: "payslip, pay slip, wage slip, pay stub, salary statement" },
  {
    name: "budget",
    kind: "thing",
    words: "budget, spending limit, money available",
    weak: "limit",
    signs: "budget, piggy bank, wallet",
  },
  {
    name: "loan",
    kind: "thing",
    words: "loan, borrow money",
    weak: "credit, borrow",
    signs: "loan, real estate agent",
  },
  { name: "mortgage", kind: "thing", words: "mortgage, home loan", signs: "mortgage, real estate agent" },
  {
    name: "interest rate",
    kind: "thing",
    words: "interest rate, apr, rate of interest",
    weak: "rate, interest",
    signs: "percent",
  },
  {
    name: "investment",
    kind: "thing",
    words: "investment, invest, stocks and shares, portfolio",
    weak: "shares, securities, stocks, assets, fund",
    signs: "chart line, trending up, show chart, graph up",
  },
  {
    name: "exchange rate",
    kind: "thing",
    words:
      "exchange rate, conversion rate, currency converter, convert currency, rate of exchange, " +
      "foreign exchange",
    weak: "rate",
    signs: "currency exchange, money bill transfer",
  },
  {
    name: "currency",
    kind: "thing",
    words: "currency, change currency, currencies",
    weak: "money, euro, dollar",
    signs: "currency, dollar sign, euro sign, coins, attach money, 💱, $, €, £",
  },
  {
    name: "limit",
    kind: "thing",
    words: "limit, maximum amount, daily limit, card limit",
    weak: "maximum, ceiling, cap",
  },
  {
    name: "insurance",
    kind: "thing",
    words: "insurance, policy number, insurance cover, insure, insurance policy, coverage",
    weak: "cover, policy",
    signs: "insurance, umbrella, shield",
  },
  {
    name: "claim",
    kind: "thing",
    words: "claim, insurance claim, make claim, file claim, report damage, damage report",
    weak: "damage",
  },
  {
    name: "contract",
    kind: "thing",
    words: "contract, agreement, contracts",
    weak: "terms",
    signs: "contract, file contract, file signature, handshake",
  },
  {
    name: "cancellation",
    kind: "thing",
    words:
      "terminate contract, cancel contract, end contract, give notice, cancel membership, cancel plan, " +
      "cancel my plan",
    weak: "cancel, notice, terminate",
  },
  {
    name: "wallet",
    kind: "thing",
    words: "wallet, e wallet, digital wallet, purse",
    signs: "wallet, 👛, 👝",
  },
  {
    name: "points",
    kind: "thing",
    words: "bonus points, loyalty points, reward points, rewards, reward",
    weak: "credits, coins, points",
    signs: "points, coins, gem, award",
  },
  {
    name: "quote",
    kind: "thing",
    words:
      "quotation, price quote, cost estimate, request quote, get quote, price estimate, ask for quote, " +
      "price offer",
    weak: "quote, estimate, offer",
    signs: "request quote",
  },
  {
    name: "debt",
    kind: "thing",
    words:
      "debt, money owed, amount owed, amount due, outstanding amount, amount to pay, open amount, " +
      "balance due",
    weak: "due, owe",
  },
];
