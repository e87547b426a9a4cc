import { type EvaluationPage, boolean, integer, list, number, object, text, url } from "../cases.ts";

export const leaguesAndPlans: EvaluationPage[] = [
  {
    name: "league tables",
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<title>Women's Water Polo – Northern League tables 2024/25</title>
<style>
.tbl tr.promo{background:#efe}
.tbl tr.releg{background:#fee}
.abbr{display:none}
</style>
</head>
<body>
<div class="masthead"><a href="/">Poolside Results</a><span>Fixtures</span><span>Results</span><span>Tables</span><span>Clubs</span></div>
<div class="wrap">
<div class="main">
<h1>Northern League, women</h1>
<p class="upd">After round 14 · updated 9 March 2025</p>
<h2>Division One</h2>
<table class="tbl">
<thead><tr><th>Pos</th><th>Club</th><th>P</th><th>W</th><th>D</th><th>L</th><th>GF</th><th>GA</th><th>Pts</th></tr></thead>
<tbody>
<tr class="promo"><td>1</td><td><a href="/club/hollin-bay">Hollin Bay</a></td><td>14</td><td>12</td><td>1</td><td>1</td><td>168</td><td>91</td><td>37</td></tr>
<tr><td>2</td><td><a href="/club/st-orrin">St Orrin</a></td><td>14</td><td>10</td><td>2</td><td>2</td><td>151</td><td>104</td><td>32</td></tr>
<tr><td>3</td><td><a href="/club/wexcombe-otters">Wexcombe Otters</a></td><td>14</td><td>9</td><td>0</td><td>5</td><td>172</td><td>133</td><td>27</td></tr>
<tr><td>4</td><td><a href="/club/drummond">Drummond</a></td><td>14</td><td>6</td><td>3</td><td>5</td><td>120</td><td>118</td><td>21</td></tr>
<tr><td>5</td><td><a href="/club/peel-city">Peel City</a></td><td>14</td><td>4</td><td>1</td><td>9</td><td>109</td><td>140</td><td>13</td></tr>
<tr class="releg"><td>6</td><td><a href="/club/marsh-lane">Marsh Lane</a></td><td>14</td><td>1</td><td>1</td><td>12</td><td>77</td><td>169</td><td>4</td></tr>
</tbody>
</table>
<p class="key">Green: champions' cup place. Red: relegated.</p>
<h2>Division Two</h2>
<table class="tbl">
<thead><tr><th>Pos</th><th>Club</th><th>P</th><th>W</th><th>D</th><th>L</th><th>GF</th><th>GA</th><th>Pts</th></tr></thead>
<tbody>
<tr class="promo"><td>1</td><td><a href="/club/tern-valley">Tern Valley</a></td><td>12</td><td>11</td><td>0</td><td>1</td><td>139</td><td>70</td><td>33</td></tr>
<tr><td>2</td><td><a href="/club/ashby-baths">Ashby Baths</a></td><td>12</td><td>7</td><td>2</td><td>3</td><td>118</td><td>95</td><td>23</td></tr>
<tr><td>3</td><td><a href="/club/hollin-bay-ii">Hollin Bay II</a></td><td>12</td><td>5</td><td>1</td><td>6</td><td>101</td><td>106</td><td>16</td></tr>
<tr><td>4</td><td><a href="/club/garrow">Garrow</a></td><td>12</td><td>2</td><td>1</td><td>9</td><td>80</td><td>131</td><td>7</td></tr>
</tbody>
</table>
</div>
<div class="side">
<h3>Top scorers, Division One</h3>
<ol class="scorers">
<li><span>Bea Lockhart</span> <span>Wexcombe Otters</span> <b>51</b></li>
<li><span>Nadia Frost</span> <span>Hollin Bay</span> <b>46</b></li>
<li><span>Ilse Kern</span> <span>St Orrin</span> <b>39</b></li>
</ol>
<h3>Next matches</h3>
<ul class="fixtures">
<li><time datetime="2025-03-15">15 March</time> Drummond v Hollin Bay</li>
<li><time datetime="2025-03-16">16 March</time> Peel City v St Orrin</li>
</ul>
</div>
</div>
<div class="partners">
  <h3>Partners</h3>
  <a href="/out/1">Brine &amp; Co swimwear</a>
  <a href="/out/2">Lido Coffee</a>
</div>
<div class="foot">Poolside Results is run by volunteers. <a href="/donate">Donate</a> · <a href="/cookies">Cookies</a></div>
</body>
</html>`,
    cases: [
      {
        name: "second division",
        instruction: "the table of Division Two",
        schema: list({
          position: integer,
          club: text,
          played: integer,
          won: integer,
          drawn: integer,
          lost: integer,
          points: integer,
        }),
        expected: [
          { position: 1, club: "Tern Valley", played: 12, won: 11, drawn: 0, lost: 1, points: 33 },
          { position: 2, club: "Ashby Baths", played: 12, won: 7, drawn: 2, lost: 3, points: 23 },
          { position: 3, club: "Hollin Bay II", played: 12, won: 5, drawn: 1, lost: 6, points: 16 },
          { position: 4, club: "Garrow", played: 12, won: 2, drawn: 1, lost: 9, points: 7 },
        ],
      },
      {
        name: "both divisions nested",
        schema: object({ divisions: list({ name: text, clubs: list({ name: text, points: integer }) }) }),
        expected: {
          divisions: [
            {
              name: "Division One",
              clubs: [
                { name: "Hollin Bay", points: 37 },
                { name: "St Orrin", points: 32 },
                { name: "Wexcombe Otters", points: 27 },
                { name: "Drummond", points: 21 },
                { name: "Peel City", points: 13 },
                { name: "Marsh Lane", points: 4 },
              ],
            },
            {
              name: "Division Two",
              clubs: [
                { name: "Tern Valley", points: 33 },
                { name: "Ashby Baths", points: 23 },
                { name: "Hollin Bay II", points: 16 },
                { name: "Garrow", points: 7 },
              ],
            },
          ],
        },
      },
      {
        name: "most goals",
        instruction: "the club with the most goals scored in Division One",
        schema: object({ club: text, goals_for: integer, goals_against: integer }),
        expected: { club: "Wexcombe Otters", goals_for: 172, goals_against: 133 },
      },
      {
        name: "scorers",
        schema: object({ topScorers: list({ player: text, club: text, goals: integer }) }),
        beyond: {
          topScorers: [
            { player: "Bea Lockhart", club: "Wexcombe Otters", goals: 51 },
            { player: "Nadia Frost", club: "Hollin Bay", goals: 46 },
            { player: "Ilse Kern", club: "St Orrin", goals: 39 },
          ],
        },
      },
      {
        name: "scorer of the other division",
        instruction: "the top scorer of Division Two",
        schema: object({ player: text, goals: integer }),
        absent: true,
      },
    ],
  },
  {
    name: "pricing plans",
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Pricing · Tidewell, the rota planner</title>
<style>
.pricing__yearly{display:none}
.is-yearly .pricing__yearly{display:block}
.check::before{content:"✓"}
</style>
</head>
<body>
<nav class="navbar"><a href="/">Tidewell</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/docs">Docs</a><a href="/signup">Start free trial</a></nav>
<section class="hero"><h1>Simple prices for teams on shifts</h1><p>Every paid plan starts with a 21-day free trial. No card needed.</p></section>
<section class="pricing">
  <div class="pricing__card">
    <h2>Dinghy</h2>
    <p class="pricing__for">For a single kiosk or café</p>
    <p class="pricing__amount"><span>$0</span> <small>per month</small></p>
    <ul><li>Up to 5 employees</li><li>1 location</li></ul>
    <a class="btn" href="/signup?plan=dinghy">Choose Dinghy</a>
  </div>
  <div class="pricing__card pricing__card--hot">
    <span class="ribbon">Most popular</span>
    <h2>Sloop</h2>
    <p class="pricing__for">For growing shops</p>
    <p class="pricing__amount"><span>$29</span> <small>per month</small></p>
    <ul><li>Up to 40 employees</li><li>3 locations</li></ul>
    <a class="btn" href="/signup?plan=sloop">Choose Sloop</a>
  </div>
  <div class="pricing__card">
    <h2>Schooner</h2>
    <p class="pricing__for">For chains</p>
    <p class="pricing__amount"><span>$84.50</span> <small>per month</small></p>
    <ul><li>Up to 250 employees</li><li>15 locations</li></ul>
    <a class="btn" href="/signup?plan=schooner">Choose Schooner</a>
  </div>
  <div class="pricing__card">
    <h2>Fleet</h2>
    <p class="pricing__for">For hospitals and large groups</p>
    <p class="pricing__amount"><span>Talk to us</span></p>
    <ul><li>Unlimited employees</li><li>Unlimited locations</li></ul>
    <a class="btn" href="/contact-sales">Contact sales</a>
  </div>
</section>
<section class="compare">
  <h2>Compare plans</h2>
  <table>
    <thead><tr><th>Feature</th><th>Dinghy</th><th>Sloop</th><th>Schooner</th><th>Fleet</th></tr></thead>
    <tbody>
      <tr><th>Shift swapping</th><td>Yes</td><td>Yes</td><td>Yes</td><td>Yes</td></tr>
      <tr><th>Payroll export</th><td>No</td><td>Yes</td><td>Yes</td><td>Yes</td></tr>
      <tr><th>API access</th><td>No</td><td>No</td><td>Yes</td><td>Yes</td></tr>
      <tr><th>Single sign-on</th><td>No</td><td>No</td><td>No</td><td>Yes</td></tr>
      <tr><th>History kept</th><td>30 days</td><td>12 months</td><td>36 months</td><td>10 years</td></tr>
      <tr><th>Support</th><td>Community forum</td><td>E-mail</td><td>E-mail and chat</td><td>Named manager</td></tr>
    </tbody>
  </table>
</section>
<section class="addons">
  <h2>Add-ons</h2>
  <ul><li>SMS reminders <b>$6</b> a month</li><li>Time clock tablet <b>$199</b> once</li></ul>
</section>
<section class="faq">
  <h2>Questions</h2>
  <h3>Do charities get a discount?</h3><p>Yes, 30% off Sloop and Schooner. Write to <a href="mailto:charities@tidewell.example">charities@tidewell.example</a>.</p>
  <h3>Can I change plan later?</h3><p>At any time; we settle the difference on the next bill.</p>
</section>
<footer><p>“Tidewell saved us $400 in the first week.” — Osk Bakery</p><a href="/legal">Legal</a> <a href="/cookies">Cookie policy</a></footer>
</body>
</html>`,
    cases: [
      {
        name: "plans",
        schema: object({
          plans: list(
            {
              name: text,
              pricePerMonth: number,
              audience: { type: "string", description: "who the plan is for, as written" },
              signupUrl: url,
            },
            ["pricePerMonth"],
          ),
        }),
        beyond: {
          plans: [
            {
              name: "Dinghy",
              pricePerMonth: 0,
              audience: "For a single kiosk or café",
              signupUrl: "/signup?plan=dinghy",
            },
            {
              name: "Sloop",
              pricePerMonth: 29,
              audience: "For growing shops",
              signupUrl: "/signup?plan=sloop",
            },
            {
              name: "Schooner",
              pricePerMonth: 84.5,
              audience: "For chains",
              signupUrl: "/signup?plan=schooner",
            },
            { name: "Fleet", audience: "For hospitals and large groups", signupUrl: "/contact-sales" },
          ],
        },
      },
      {
        name: "features by plan",
        schema: object({
          comparison: list({
            plan: text,
            payroll_export: boolean,
            api_access: boolean,
            single_sign_on: boolean,
            support: text,
          }),
        }),
        expected: {
          comparison: [
            {
              plan: "Dinghy",
              payroll_export: false,
              api_access: false,
              single_sign_on: false,
              support: "Community forum",
            },
            {
              plan: "Sloop",
              payroll_export: true,
              api_access: false,
              single_sign_on: false,
              support: "E-mail",
            },
            {
              plan: "Schooner",
              payroll_export: true,
              api_access: true,
              single_sign_on: false,
              support: "E-mail and chat",
            },
            {
              plan: "Fleet",
              payroll_export: true,
              api_access: true,
              single_sign_on: true,
              support: "Named manager",
            },
          ],
        },
      },
      {
        name: "plan called most popular",
        instruction: "the most popular plan",
        schema: object({ name: text, pricePerMonth: number, maxEmployees: integer, locations: integer }),
        expected: { name: "Sloop", pricePerMonth: 29, maxEmployees: 40, locations: 3 },
      },
      {
        name: "trial and discount",
        schema: object({
          free_trial_days: integer,
          charity_discount_percent: number,
          charity_email: { type: "string", format: "email" },
        }),
        expected: {
          free_trial_days: 21,
          charity_discount_percent: 30,
          charity_email: "charities@tidewell.example",
        },
      },
      {
        name: "price of the largest plan",
        instruction: "the monthly price of the Fleet plan",
        schema: object({ pricePerMonth: number }),
        absent: true,
      },
    ],
  },
];
