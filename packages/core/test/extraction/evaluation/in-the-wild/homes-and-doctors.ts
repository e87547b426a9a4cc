import {
  type EvaluationPage,
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
} from "../cases.ts";

export const homesAndDoctors: EvaluationPage[] = [
  {
    name: "house for sale",
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>4 bed house for sale, Tanner's Row, Ludbrook – Keystone Homes</title>
<style>
.gallery img+img{display:none}
.pill{border-radius:20px;padding:2px 8px}
.sc-hidden{visibility:hidden;height:0}
</style>
</head>
<body>
<div class="sc-topnav">
  <a href="/">Keystone Homes</a>
  <a href="/buy">Buy</a>
  <a href="/rent">Rent</a>
  <a href="/valuation">Value my home</a>
</div>
<div class="sc-crumbs"><a href="/buy">For sale</a> › <a href="/buy/ludbrook">Ludbrook</a> › Tanner's Row</div>
<div class="sc-page">
  <div class="gallery"><img src="/ph/20991-1.jpg" alt="Front"><img src="/ph/20991-2.jpg" alt="Kitchen"><img src="/ph/20991-3.jpg" alt="Garden"></div>
  <div class="sc-headline">
    <span class="pill">Price reduced</span>
    <h1>7 Tanner's Row, Ludbrook LB4 9QT</h1>
    <div class="sc-price">£465,000 <small>Offers over</small></div>
    <div class="sc-price-old">Was £489,950 until 2 April 2025</div>
    <div class="sc-facts">
      <div class="sc-fact"><b>4</b><span>bedrooms</span></div>
      <div class="sc-fact"><b>2</b><span>bathrooms</span></div>
      <div class="sc-fact"><b>138 m²</b><span>floor area</span></div>
      <div class="sc-fact"><b>C</b><span>energy rating</span></div>
    </div>
  </div>
  <div class="sc-section">
    <h2>Key information</h2>
    <div class="kv"><div class="k">Property type</div><div class="v">Terraced house</div></div>
    <div class="kv"><div class="k">Tenure</div><div class="v">Freehold</div></div>
    <div class="kv"><div class="k">Year built</div><div class="v">1896</div></div>
    <div class="kv"><div class="k">Council tax band</div><div class="v">D</div></div>
    <div class="kv"><div class="k">Parking</div><div class="v">Permit, on street</div></div>
    <div class="kv"><div class="k">Listed on</div><div class="v">11 February 2025</div></div>
  </div>
  <div class="sc-section">
    <h2>Rooms</h2>
    <table class="rooms">
      <tr><th>Room</th><th>Floor</th><th>Size</th></tr>
      <tr><td>Living room</td><td>Ground</td><td>4.8 × 3.9 m</td></tr>
      <tr><td>Kitchen</td><td>Ground</td><td>5.2 × 3.1 m</td></tr>
      <tr><td>Main bedroom</td><td>First</td><td>4.1 × 3.9 m</td></tr>
      <tr><td>Attic bedroom</td><td>Second</td><td>3.6 × 2.7 m</td></tr>
    </table>
  </div>
  <div class="sc-section">
    <h2>About this home</h2>
    <p>A brick terrace with a walled garden facing south-west. The roof was renewed in 2019 and the sash windows overhauled in 2022.</p>
    <p>Ludbrook station is 600 metres away; trains to the city take 34 minutes.</p>
  </div>
  <div class="sc-agent">
    <h3>Marketed by</h3>
    <p><b>Keystone Homes Ludbrook</b></p>
    <p>Agent: Farida Osei</p>
    <p>Call 01632 960 777 or write to <a href="mailto:ludbrook@keystone.example">ludbrook@keystone.example</a></p>
  </div>
</div>
<div class="sc-similar">
  <h2>Similar homes nearby</h2>
  <div class="mini"><a href="/buy/21044">12 Weir Street</a><span>£440,000</span><span>3 bed</span><span>Leasehold, ground rent £150 a year</span></div>
  <div class="mini"><a href="/buy/20873">The Old Forge</a><span>£515,000</span><span>4 bed</span><span>Garden of 300 m²</span></div>
  <div class="mini"><a href="/buy/21102">3 Abbot's Yard</a><span>£398,500</span><span>3 bed</span><span>Garage</span></div>
</div>
<div class="sc-foot">© Keystone Homes <a href="/privacy">Privacy</a> <a href="/cookies">Cookies</a></div>
</body>
</html>`,
    cases: [
      {
        name: "the home's facts",
        schema: object({
          askingPrice: { type: "number", description: "current asking price in pounds" },
          previousPrice: number,
          bedrooms: integer,
          bathrooms: integer,
          floorAreaM2: number,
          yearBuilt: integer,
          tenure: { type: "string", enum: ["freehold", "leasehold"] },
          listedOn: date,
        }),
        beyond: {
          askingPrice: 465000,
          previousPrice: 489950,
          bedrooms: 4,
          bathrooms: 2,
          floorAreaM2: 138,
          yearBuilt: 1896,
          tenure: "freehold",
          listedOn: "2025-02-11",
        },
      },
      {
        name: "rooms",
        schema: list({
          room: text,
          floor: text,
          length_m: { type: "number", description: "first measure" },
          width_m: { type: "number", description: "second measure" },
        }),
        beyond: [
          { room: "Living room", floor: "Ground", length_m: 4.8, width_m: 3.9 },
          { room: "Kitchen", floor: "Ground", length_m: 5.2, width_m: 3.1 },
          { room: "Main bedroom", floor: "First", length_m: 4.1, width_m: 3.9 },
          { room: "Attic bedroom", floor: "Second", length_m: 3.6, width_m: 2.7 },
        ],
      },
      {
        name: "similar homes",
        instruction: "the similar homes nearby",
        schema: object({ similar: list({ title: text, price: number, bedrooms: integer, url }) }),
        beyond: {
          similar: [
            { title: "12 Weir Street", price: 440000, bedrooms: 3, url: "/buy/21044" },
            { title: "The Old Forge", price: 515000, bedrooms: 4, url: "/buy/20873" },
            { title: "3 Abbot's Yard", price: 398500, bedrooms: 3, url: "/buy/21102" },
          ],
        },
      },
      {
        name: "agent",
        schema: object({ agent: object({ name: text, office: text, phone: text, email }) }),
        beyond: {
          agent: {
            name: "Farida Osei",
            office: "Keystone Homes Ludbrook",
            phone: "01632 960 777",
            email: "ludbrook@keystone.example",
          },
        },
      },
      {
        name: "garden of another house",
        schema: object({
          garden_area_m2: {
            type: "number",
            description: "size of the garden of the house for sale, in square metres",
          },
        }),
        absent: true,
      },
    ],
  },
  {
    name: "doctors' directory",
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Dermatologists and allergists in Corvane – MediFinder</title>
<style>
.chakra-stack{display:flex}
.css-0{margin:0}
.css-vh{position:absolute;opacity:0}
</style>
</head>
<body>
<div id="root">
<div class="css-nav">
  <a href="/">MediFinder</a>
  <a href="/specialties">Specialties</a>
  <a href="/for-practices">For practices</a>
  <a href="/signin">Sign in</a>
</div>
<div class="css-head">
  <h1 class="chakra-heading">Skin and allergy doctors in Corvane</h1>
  <p class="chakra-text">4 doctors found</p>
</div>
<div class="chakra-stack css-results">
  <div class="css-doc">
    <h2 class="chakra-heading"><a href="/dr/elena-vasko">Dr Elena Vasko</a></h2>
    <p class="css-spec">Dermatologist</p>
    <p class="css-addr"><span>3 Quay Street</span>, <span>Corvane</span></p>
    <p class="css-phone">Phone: <a href="tel:+441632960101">01632 960 101</a></p>
    <p class="css-lang">Languages: English, Slovak</p>
    <p class="css-new"><span class="chakra-badge">Accepts new patients</span></p>
    <p class="css-next">Next appointment: 19 Nov 2025</p>
    <p class="css-fee">First visit £95</p>
  </div>
  <div class="css-doc">
    <h2 class="chakra-heading"><a href="/dr/bola-adeniran">Dr Bola Adeniran</a></h2>
    <p class="css-spec">Allergist</p>
    <p class="css-addr"><span>28 Foundry Road</span>, <span>Corvane</span></p>
    <p class="css-phone">Phone: <a href="tel:+441632960144">01632 960 144</a></p>
    <p class="css-lang">Languages: English, Yoruba, French</p>
    <p class="css-new"><span class="chakra-badge">No new patients</span></p>
    <p class="css-fee">First visit £120</p>
  </div>
  <div class="css-ad">
    <small>Sponsored</small>
    <p>ClearDerm clinic: laser treatment from £49. <a href="/out/clearderm">Visit</a></p>
  </div>
  <div class="css-doc">
    <h2 class="chakra-heading"><a href="/dr/martin-hesse">Dr Martin Hesse</a></h2>
    <p class="css-spec">Dermatologist</p>
    <p class="css-addr"><span>11 Abbey Close</span>, <span>Corvane</span></p>
    <p class="css-phone">Phone: <a href="tel:+441632960187">01632 960 187</a></p>
    <p class="css-lang">Languages: English, German</p>
    <p class="css-new"><span class="chakra-badge">No new patients</span></p>
    <p class="css-next">Next appointment: 8 Jan 2026</p>
    <p class="css-fee">First visit £88.50</p>
  </div>
  <div class="css-doc">
    <h2 class="chakra-heading"><a href="/dr/siew-ling-tan">Dr Siew Ling Tan</a></h2>
    <p class="css-spec">Allergist</p>
    <p class="css-addr"><span>3 Quay Street</span>, <span>Corvane</span></p>
    <p class="css-phone">Phone: <a href="tel:+441632960102">01632 960 102</a></p>
    <p class="css-lang">Languages: English, Malay</p>
    <p class="css-new"><span class="chakra-badge">Accepts new patients</span></p>
    <p class="css-next">Next appointment: 2 Dec 2025</p>
    <p class="css-fee">First visit £110</p>
  </div>
</div>
<div class="css-side">
  <h3>Out of hours</h3>
  <p>Corvane Night Clinic, open until 23:00. Phone 01632 960 900</p>
  <h3>Other towns</h3>
  <a href="/skin/harrow-sands">Harrow Sands (6)</a>
  <a href="/skin/penmoor">Penmoor (2)</a>
</div>
<div class="css-foot">MediFinder does not give medical advice. <a href="/cookies">Cookie choices</a></div>
</div>
</body>
</html>`,
    cases: [
      {
        name: "all doctors",
        schema: object({
          doctors: list(
            {
              name: text,
              specialty: text,
              street: text,
              phone: text,
              acceptsNewPatients: boolean,
              nextAppointment: date,
              firstVisitFee: number,
            },
            ["nextAppointment"],
          ),
        }),
        expected: {
          doctors: [
            {
              name: "Dr Elena Vasko",
              specialty: "Dermatologist",
              street: "3 Quay Street",
              phone: "01632 960 101",
              acceptsNewPatients: true,
              nextAppointment: "2025-11-19",
              firstVisitFee: 95,
            },
            {
              name: "Dr Bola Adeniran",
              specialty: "Allergist",
              street: "28 Foundry Road",
              phone: "01632 960 144",
              acceptsNewPatients: false,
              firstVisitFee: 120,
            },
            {
              name: "Dr Martin Hesse",
              specialty: "Dermatologist",
              street: "11 Abbey Close",
              phone: "01632 960 187",
              acceptsNewPatients: false,
              nextAppointment: "2026-01-08",
              firstVisitFee: 88.5,
            },
            {
              name: "Dr Siew Ling Tan",
              specialty: "Allergist",
              street: "3 Quay Street",
              phone: "01632 960 102",
              acceptsNewPatients: true,
              nextAppointment: "2025-12-02",
              firstVisitFee: 110,
            },
          ],
        },
      },
      {
        name: "accepting new patients",
        instruction: "doctors who accept new patients",
        schema: list({ name: text, profile: url }),
        expected: [
          { name: "Dr Elena Vasko", profile: "/dr/elena-vasko" },
          { name: "Dr Siew Ling Tan", profile: "/dr/siew-ling-tan" },
        ],
      },
      {
        name: "languages",
        instruction: "allergists only",
        schema: list({ name: text, languages: listOf(text) }),
        expected: [
          { name: "Dr Bola Adeniran", languages: ["English", "Yoruba", "French"] },
          { name: "Dr Siew Ling Tan", languages: ["English", "Malay"] },
        ],
      },
      {
        name: "lowest fee",
        instruction: "the doctor with the lowest fee for a first visit",
        schema: object({ name: text, first_visit_fee: number }),
        beyond: { name: "Dr Martin Hesse", first_visit_fee: 88.5 },
      },
      {
        name: "appointment not given",
        instruction: "Dr Adeniran's next appointment",
        schema: object({ next_appointment: date }),
        absent: true,
      },
    ],
  },
];
