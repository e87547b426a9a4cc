import { email, integer, list, listOf, number, object, text, url, type EvaluationPage } from "../cases.ts";

/** Directories of dentists and doctors. */
export const clinics: EvaluationPage[] = [
  {
    name: "directory of dentists",
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Dentists in Marlow Cross – FindCare</title></head>
<body>
<div class="fc-top"><a href="/">FindCare</a><a href="/dentists">Dentists</a><a href="/opticians">Opticians</a><a href="/for-practices">For practices</a></div>
<h1>Dentists in Marlow Cross</h1>
<p class="fc-count">5 practices within 10 km</p>
<div class="fc-filters"><label><input type="checkbox"> Takes new patients</label><label><input type="checkbox"> Wheelchair access</label></div>
<div class="fc-results">
  <article class="practice">
    <h2><a href="/d/bridge-street">Bridge Street Dental</a></h2>
    <p class="addr">14 Bridge Street, Marlow Cross MC1 2AB</p>
    <p class="dist">0.4 km away</p>
    <ul class="flags"><li>Takes new patients</li><li>Wheelchair access</li></ul>
    <p class="tel">Tel. <a href="tel:+441632960501">01632 960501</a></p>
    <div class="stars" title="4.5 out of 5">★★★★☆</div><span class="n">(38 reviews)</span>
  </article>
  <article class="practice">
    <h2><a href="/d/lim-and-daughters">Lim &amp; Daughters</a></h2>
    <p class="addr">2 The Shambles, Marlow Cross MC1 4PE</p>
    <p class="dist">1.1 km away</p>
    <ul class="flags"><li>No new patients</li></ul>
    <p class="tel">Tel. <a href="tel:+441632960517">01632 960517</a></p>
    <div class="stars" title="4.9 out of 5">★★★★★</div><span class="n">(112 reviews)</span>
  </article>
  <article class="practice">
    <h2><a href="/d/orchard">Orchard Orthodontics</a></h2>
    <p class="addr">Orchard House, Fenny Road, Marlow Cross MC3 9TT</p>
    <p class="dist">3.8 km away</p>
    <ul class="flags"><li>Takes new patients</li></ul>
    <p class="tel">Tel. <a href="tel:+441632960533">01632 960533</a></p>
    <div class="stars" title="4.1 out of 5">★★★★☆</div><span class="n">(9 reviews)</span>
  </article>
  <article class="practice">
    <h2><a href="/d/st-anne">St Anne's Dental Clinic</a></h2>
    <p class="addr">77 Upper Green, Fenny MC7 0DA</p>
    <p class="dist">9.6 km away</p>
    <ul class="flags"><li>No new patients</li><li>Wheelchair access</li></ul>
    <p class="tel">Tel. <a href="tel:+441632960558">01632 960558</a></p>
    <span class="n">No reviews yet</span>
  </article>
</div>
<div class="fc-ad"><span>Sponsored</span><h3><a href="https://ads.example/brightline">Brightline Aligners</a></h3><p>Straight teeth from £49 a month</p></div>
<footer>FindCare lists practices free of charge. Emergency? Call 111.</footer>
</body></html>`,
    cases: [
      {
        name: "practices",
        schema: list(
          {
            name: text,
            address: text,
            distanceKm: number,
            phone: text,
            rating: number,
            reviewCount: integer,
          },
          ["rating", "reviewCount"],
        ),
        expected: [
          {
            name: "Bridge Street Dental",
            address: "14 Bridge Street, Marlow Cross MC1 2AB",
            distanceKm: 0.4,
            phone: "01632 960501",
            rating: 4.5,
            reviewCount: 38,
          },
          {
            name: "Lim & Daughters",
            address: "2 The Shambles, Marlow Cross MC1 4PE",
            distanceKm: 1.1,
            phone: "01632 960517",
            rating: 4.9,
            reviewCount: 112,
          },
          {
            name: "Orchard Orthodontics",
            address: "Orchard House, Fenny Road, Marlow Cross MC3 9TT",
            distanceKm: 3.8,
            phone: "01632 960533",
            rating: 4.1,
            reviewCount: 9,
          },
          {
            name: "St Anne's Dental Clinic",
            address: "77 Upper Green, Fenny MC7 0DA",
            distanceKm: 9.6,
            phone: "01632 960558",
          },
        ],
      },
      {
        name: "with wheelchair access",
        schema: list({ name: text, phone: text }),
        instruction: "Practices with wheelchair access",
        beyond: [
          { name: "Bridge Street Dental", phone: "01632 960501" },
          { name: "St Anne's Dental Clinic", phone: "01632 960558" },
        ],
      },
      {
        name: "the nearest that takes new patients",
        schema: listOf(text),
        instruction: "Names of practices that take new patients",
        beyond: ["Bridge Street Dental", "Orchard Orthodontics"],
      },
      {
        name: "fees are not told",
        schema: list({ name: text, checkupFee: number }),
        absent: true,
      },
    ],
  },
  {
    name: "staff of a clinic",
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Our doctors – Rosehill Medical Centre</title></head>
<body class="page-template">
<div id="masthead"><a href="/">Rosehill Medical Centre</a><span>Reception 01632 960300</span></div>
<div id="menu"><a href="/appointments">Appointments</a><a href="/doctors">Our doctors</a><a href="/prices">Prices</a></div>
<div class="entry-content">
<h1>Our doctors</h1>
<p>All our doctors speak English. Other languages are shown below.</p>
<h2>General practice</h2>
<div class="wp-block-columns">
  <div class="wp-block-column">
    <h3>Dr Amara Nwosu</h3>
    <p><strong>Languages:</strong> Igbo, French<br><strong>Days:</strong> Monday, Tuesday, Thursday<br><strong>Room:</strong> 3</p>
    <p><a href="/book/nwosu">Book with Dr Nwosu</a></p>
  </div>
  <div class="wp-block-column">
    <h3>Dr Piers Hallam</h3>
    <p><strong>Days:</strong> Wednesday, Friday<br><strong>Room:</strong> 5</p>
    <p><em>Not taking new patients</em></p>
  </div>
  <div class="wp-block-column">
    <h3>Dr Lucía Ferrer</h3>
    <p><strong>Languages:</strong> Spanish, Catalan<br><strong>Days:</strong> Monday to Friday<br><strong>Room:</strong> 4</p>
    <p><a href="/book/ferrer">Book with Dr Ferrer</a></p>
  </div>
</div>
<h2>Paediatrics</h2>
<div class="wp-block-columns">
  <div class="wp-block-column">
    <h3>Dr Ingrid Sol</h3>
    <p><strong>Languages:</strong> Norwegian<br><strong>Days:</strong> Tuesday<br><strong>Room:</strong> 1</p>
    <p><a href="/book/sol">Book with Dr Sol</a></p>
  </div>
  <div class="wp-block-column">
    <h3>Dr Tomasz Bielak</h3>
    <p><strong>Languages:</strong> Polish, German<br><strong>Days:</strong> Thursday, Friday<br><strong>Room:</strong> 2</p>
    <p><a href="/book/bielak">Book with Dr Bielak</a></p>
  </div>
</div>
<h2>Opening hours</h2>
<table><tbody><tr><td>Monday to Friday</td><td>8:00 – 18:30</td></tr><tr><td>Saturday</td><td>9:00 – 12:00</td></tr><tr><td>Sunday</td><td>Closed</td></tr></tbody></table>
<h2>Where to find us</h2>
<p>Rosehill Medical Centre, 60 Rosehill Avenue, Tilbrook TB4 4LE. Parking is behind the building.</p>
</div>
<div id="colophon"><p>Practice manager: Olive Stead</p><p>Registered with the Care Authority, number 1-883120</p></div>
</body></html>`,
    cases: [
      {
        name: "doctors with rooms and days",
        schema: list({ name: text, room: integer, days: text, languages: text, bookingLink: url }, [
          "languages",
          "bookingLink",
        ]),
        instruction: "All doctors",
        expected: [
          {
            name: "Dr Amara Nwosu",
            room: 3,
            days: "Monday, Tuesday, Thursday",
            languages: "Igbo, French",
            bookingLink: "/book/nwosu",
          },
          { name: "Dr Piers Hallam", room: 5, days: "Wednesday, Friday" },
          {
            name: "Dr Lucía Ferrer",
            room: 4,
            days: "Monday to Friday",
            languages: "Spanish, Catalan",
            bookingLink: "/book/ferrer",
          },
          {
            name: "Dr Ingrid Sol",
            room: 1,
            days: "Tuesday",
            languages: "Norwegian",
            bookingLink: "/book/sol",
          },
          {
            name: "Dr Tomasz Bielak",
            room: 2,
            days: "Thursday, Friday",
            languages: "Polish, German",
            bookingLink: "/book/bielak",
          },
        ],
      },
      {
        name: "paediatricians",
        schema: list({ name: text, room: integer }),
        instruction: "The doctors under Paediatrics",
        expected: [
          { name: "Dr Ingrid Sol", room: 1 },
          { name: "Dr Tomasz Bielak", room: 2 },
        ],
      },
      {
        name: "opening hours",
        schema: object({ openingHours: { type: "object", additionalProperties: text } }),
        expected: {
          openingHours: { "Monday to Friday": "8:00 – 18:30", Saturday: "9:00 – 12:00", Sunday: "Closed" },
        },
      },
      {
        name: "emails of doctors are not told",
        schema: list({ name: text, email }),
        absent: true,
      },
    ],
  },
];
