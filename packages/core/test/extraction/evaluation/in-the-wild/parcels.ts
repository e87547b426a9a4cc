import { boolean, date, list, number, object, text, url, type EvaluationPage } from "../cases.ts";

/** One parcel, and the parcels of an account. */
export const parcels: EvaluationPage[] = [
  {
    name: "parcel on its way",
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Track your parcel – Kestrel Post</title></head>
<body>
<nav class="navbar navbar-expand"><a class="navbar-brand" href="/">Kestrel Post</a><a class="nav-link" href="/send">Send</a><a class="nav-link" href="/track">Track</a><a class="nav-link" href="/help">Help</a></nav>
<div class="container py-4">
  <div class="row">
    <div class="col-lg-8">
      <div class="card mb-3"><div class="card-body">
        <div class="text-muted">Parcel</div>
        <div class="h4">KP 7740 1923 55</div>
        <span class="badge text-bg-primary">Out for delivery</span>
        <p class="mt-2">Your parcel will arrive today, Thursday 5 February 2026, between 13:40 and 15:40.</p>
      </div></div>
      <div class="card mb-3"><div class="card-header">Parcel details</div><div class="card-body">
        <div class="row"><div class="col-4">Service</div><div class="col-8">Kestrel Express 24</div></div>
        <div class="row"><div class="col-4">Weight</div><div class="col-8">3.15 kg</div></div>
        <div class="row"><div class="col-4">Dimensions</div><div class="col-8">40 × 30 × 20 cm</div></div>
        <div class="row"><div class="col-4">Signature required</div><div class="col-8">Yes</div></div>
      </div></div>
      <div class="card mb-3"><div class="card-header">Journey</div><div class="list-group list-group-flush">
        <div class="list-group-item"><div class="fw-bold">Out for delivery</div><div class="small text-muted">Thu 5 Feb 2026, 07:52 · Harwick depot</div></div>
        <div class="list-group-item"><div class="fw-bold">Arrived at depot</div><div class="small text-muted">Thu 5 Feb 2026, 04:18 · Harwick depot</div></div>
        <div class="list-group-item"><div class="fw-bold">In transit</div><div class="small text-muted">Wed 4 Feb 2026, 22:05 · Midland hub</div></div>
        <div class="list-group-item"><div class="fw-bold">Collected</div><div class="small text-muted">Wed 4 Feb 2026, 16:30 · Lowmoor</div></div>
      </div></div>
    </div>
    <div class="col-lg-4">
      <div class="card mb-3"><div class="card-body"><h5 class="card-title">Sender</h5><p>Orchard Ceramics<br>9 Kiln Yard<br>Lowmoor LM2 7PP</p></div></div>
      <div class="card mb-3"><div class="card-body"><h5 class="card-title">Recipient</h5><p>Danuta Wilk<br>31 Tarn View<br>Harwick HW5 1BD</p></div></div>
      <div class="card"><div class="card-body"><h5 class="card-title">Change delivery</h5><a href="/redirect/safe-place">Leave in a safe place</a><br><a href="/redirect/day">Choose another day</a></div></div>
    </div>
  </div>
</div>
<footer class="bg-light"><div class="container">Customer service 0800 960 2211 · <a href="/terms">Terms</a></div></footer>
</body></html>`,
    cases: [
      {
        name: "the parcel",
        schema: object({
          trackingNumber: text,
          status: text,
          service: text,
          weightKg: number,
          signatureRequired: boolean,
        }),
        beyond: {
          trackingNumber: "KP 7740 1923 55",
          status: "Out for delivery",
          service: "Kestrel Express 24",
          weightKg: 3.15,
          signatureRequired: true,
        },
      },
      {
        name: "sender and recipient",
        schema: object({ sender: object({ name: text }), recipient: object({ name: text }) }),
        expected: { sender: { name: "Orchard Ceramics" }, recipient: { name: "Danuta Wilk" } },
      },
      {
        name: "the journey",
        schema: object({ events: list({ status: text, location: text, date }) }),
        beyond: {
          events: [
            { status: "Out for delivery", location: "Harwick depot", date: "2026-02-05" },
            { status: "Arrived at depot", location: "Harwick depot", date: "2026-02-05" },
            { status: "In transit", location: "Midland hub", date: "2026-02-04" },
            { status: "Collected", location: "Lowmoor", date: "2026-02-04" },
          ],
        },
      },
      {
        name: "price and insurance are not told",
        schema: object({ shippingCost: number, insuredValue: number }),
        absent: true,
      },
    ],
  },
  {
    name: "parcels of an account",
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>My shipments | Portage</title></head>
<body>
<header class="px-hdr"><span class="px-logo">Portage</span><nav><a href="/shipments">Shipments</a><a href="/pickups">Pick-ups</a><a href="/invoices">Invoices</a></nav><span class="px-user">Signed in as Halima O.</span></header>
<div class="px-summary"><div><strong>2</strong> in transit</div><div><strong>1</strong> held</div><div><strong>2</strong> delivered</div></div>
<main class="px-list">
  <h1>My shipments</h1>
  <div class="px-filter"><button>All</button><button>In transit</button><button>Held</button><button>Delivered</button></div>
  <div data-testid="shp-1" class="_3xQ _aa1">
    <a class="_ref" href="/shipments/PT100482">PT100482</a><span class="_pill _blue">In transit</span>
    <div class="_meta"><span>To: Lisbon, PT</span><span>Weight: 12.4 kg</span><span>Expected: 14 May 2026</span></div>
  </div>
  <div data-testid="shp-2" class="_3xQ _aa2">
    <a class="_ref" href="/shipments/PT100479">PT100479</a><span class="_pill _red">Held</span>
    <div class="_meta"><span>To: Oslo, NO</span><span>Weight: 0.8 kg</span></div>
    <div class="_why">Customs invoice missing</div>
  </div>
  <div data-testid="shp-3" class="_3xQ _aa1">
    <a class="_ref" href="/shipments/PT100455">PT100455</a><span class="_pill _blue">In transit</span>
    <div class="_meta"><span>To: Ghent, BE</span><span>Weight: 5 kg</span><span>Expected: 12 May 2026</span></div>
  </div>
  <div data-testid="shp-4" class="_3xQ _aa3">
    <a class="_ref" href="/shipments/PT100431">PT100431</a><span class="_pill _green">Delivered</span>
    <div class="_meta"><span>To: Turin, IT</span><span>Weight: 2.25 kg</span><span>Signed by: R. Conti</span></div>
  </div>
  <div data-testid="shp-5" class="_3xQ _aa3">
    <a class="_ref" href="/shipments/PT100430">PT100430</a><span class="_pill _green">Delivered</span>
    <div class="_meta"><span>To: Graz, AT</span><span>Weight: 31 kg</span><span>Signed by: Front desk</span></div>
  </div>
  <div class="px-pager"><span>Page 1 of 7</span> <a href="?page=2">Next</a></div>
</main>
<aside class="px-help"><h2>Need a hand?</h2><p>Chat with us, 08:00 to 20:00.</p><p>Oversize goods above 30 kg cost extra.</p></aside>
</body></html>`,
    cases: [
      {
        name: "all shipments",
        schema: list(
          {
            reference: text,
            status: text,
            destination: { type: "string", description: "Where it goes to" },
            weightKg: number,
            signedBy: text,
          },
          ["signedBy"],
        ),
        expected: [
          { reference: "PT100482", status: "In transit", destination: "Lisbon, PT", weightKg: 12.4 },
          { reference: "PT100479", status: "Held", destination: "Oslo, NO", weightKg: 0.8 },
          { reference: "PT100455", status: "In transit", destination: "Ghent, BE", weightKg: 5 },
          {
            reference: "PT100431",
            status: "Delivered",
            destination: "Turin, IT",
            weightKg: 2.25,
            signedBy: "R. Conti",
          },
          {
            reference: "PT100430",
            status: "Delivered",
            destination: "Graz, AT",
            weightKg: 31,
            signedBy: "Front desk",
          },
        ],
      },
      {
        name: "those delivered",
        schema: list({ reference: text, signedBy: text }),
        instruction: "Only delivered shipments",
        expected: [
          { reference: "PT100431", signedBy: "R. Conti" },
          { reference: "PT100430", signedBy: "Front desk" },
        ],
      },
      {
        name: "heavier than five kilograms",
        schema: list({ reference: text, weight: number, link: url }),
        instruction: "Shipments heavier than 5 kg",
        expected: [
          { reference: "PT100482", weight: 12.4, link: "/shipments/PT100482" },
          { reference: "PT100430", weight: 31, link: "/shipments/PT100430" },
        ],
      },
      {
        name: "senders are not told",
        schema: list({ reference: text, sender: text }),
        absent: true,
      },
    ],
  },
];
