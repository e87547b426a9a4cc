import { type EvaluationPage, boolean, date, integer, list, number, object, text } from "../cases.ts";

export const menuAndRecipe: EvaluationPage[] = [
  {
    name: "restaurant menu",
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<title>Menu — The Copper Heron, Lyme Street</title>
<style>
.menu-item{display:flex;justify-content:space-between}
.flag{font-size:.7em;border:1px solid}
.print-only{display:none}
</style>
</head>
<body>
<div class="site-head">
  <a class="brand" href="/">The Copper Heron</a>
  <div class="links"><a href="/menu">Menu</a> <a href="/wine">Wine</a> <a href="/book">Book a table</a> <a href="/gift">Gift vouchers</a></div>
</div>
<div class="hero"><h1>Spring menu</h1><p>Served Tuesday to Saturday. <b>V</b> vegetarian, <b>VG</b> vegan, <b>N</b> contains nuts.</p></div>
<div class="menu">
  <div class="menu-section" id="starters">
    <h2>Starters</h2>
    <div class="menu-item"><div><h3>Leek and potato soup</h3><p>chive oil, soda bread</p><span class="flag">V</span></div><div class="price">7.50</div></div>
    <div class="menu-item"><div><h3>Smoked eel toast</h3><p>horseradish, pickled apple</p></div><div class="price">11.00</div></div>
    <div class="menu-item"><div><h3>Charred hispi cabbage</h3><p>hazelnut dressing, crisp shallots</p><span class="flag">VG</span> <span class="flag">N</span></div><div class="price">8.25</div></div>
  </div>
  <div class="menu-section" id="mains">
    <h2>Mains</h2>
    <div class="menu-item"><div><h3>Roast chicken for one</h3><p>bread sauce, watercress, chips</p></div><div class="price">19.50</div></div>
    <div class="menu-item"><div><h3>Catch of the day</h3><p>ask your waiter; brown butter, capers</p></div><div class="price">market price</div></div>
    <div class="menu-item"><div><h3>Squash and chickpea stew</h3><p>preserved lemon, couscous</p><span class="flag">VG</span></div><div class="price">15.75</div></div>
    <div class="menu-item"><div><h3>Mushroom and barley risotto</h3><p>aged cheddar, thyme</p><span class="flag">V</span></div><div class="price">16.00</div></div>
    <div class="menu-item"><div><h3>Hogget shoulder</h3><p>white beans, salsa verde</p></div><div class="price">24.00</div></div>
  </div>
  <div class="menu-section" id="puddings">
    <h2>Puddings</h2>
    <div class="menu-item"><div><h3>Treacle tart</h3><p>clotted cream</p><span class="flag">V</span></div><div class="price">8.00</div></div>
    <div class="menu-item"><div><h3>Poached rhubarb</h3><p>almond crumble, oat ice</p><span class="flag">VG</span> <span class="flag">N</span></div><div class="price">7.75</div></div>
    <div class="menu-item"><div><h3>Three cheeses</h3><p>oatcakes, quince</p><span class="flag">V</span></div><div class="price">12.50</div></div>
  </div>
</div>
<div class="note">All prices in pounds. A service charge of 12.5% is added to tables of six or more.</div>
<div class="columns">
  <div class="col">
    <h4>Opening hours</h4>
    <table class="hours">
      <tr><td>Tuesday</td><td>17:30 – 22:00</td></tr>
      <tr><td>Wednesday</td><td>17:30 – 22:00</td></tr>
      <tr><td>Thursday</td><td>12:00 – 22:00</td></tr>
      <tr><td>Friday</td><td>12:00 – 23:00</td></tr>
      <tr><td>Saturday</td><td>12:00 – 23:00</td></tr>
    </table>
  </div>
  <div class="col"><h4>Find us</h4><p>14 Lyme Street, Bridport</p><p>Bookings: 01632 960 418</p><p><a href="mailto:hello@copperheron.example">hello@copperheron.example</a></p></div>
  <div class="col"><h4>Our other house</h4><p>The Tin Plover, West Bay. Set lunch, two courses, 18.00. Bookings: 01632 960 552</p></div>
</div>
<div class="signup">
  <h4>Letters from the kitchen</h4>
  <p>Now and then, never more than once a month.</p>
  <form><input type="email" name="e"><button>Join</button></form>
</div>
<div class="foot">© The Copper Heron 2025 <a href="/allergens">Allergens</a> <a href="/cookies">Cookies</a></div>
</body>
</html>`,
    cases: [
      {
        name: "sections with dishes",
        schema: object({
          sections: list({ title: text, dishes: list({ name: text, price: number }, ["price"]) }),
        }),
        expected: {
          sections: [
            {
              title: "Starters",
              dishes: [
                { name: "Leek and potato soup", price: 7.5 },
                { name: "Smoked eel toast", price: 11 },
                { name: "Charred hispi cabbage", price: 8.25 },
              ],
            },
            {
              title: "Mains",
              dishes: [
                { name: "Roast chicken for one", price: 19.5 },
                { name: "Catch of the day" },
                { name: "Squash and chickpea stew", price: 15.75 },
                { name: "Mushroom and barley risotto", price: 16 },
                { name: "Hogget shoulder", price: 24 },
              ],
            },
            {
              title: "Puddings",
              dishes: [
                { name: "Treacle tart", price: 8 },
                { name: "Poached rhubarb", price: 7.75 },
                { name: "Three cheeses", price: 12.5 },
              ],
            },
          ],
        },
      },
      {
        name: "vegan dishes",
        instruction: "the dishes marked as vegan",
        schema: list({ name: text, price: number, containsNuts: boolean }),
        beyond: [
          { name: "Charred hispi cabbage", price: 8.25, containsNuts: true },
          { name: "Squash and chickpea stew", price: 15.75, containsNuts: false },
          { name: "Poached rhubarb", price: 7.75, containsNuts: true },
        ],
      },
      {
        name: "hours by weekday",
        schema: object({
          openingHours: {
            type: "object",
            description: "weekday to hours as written",
            additionalProperties: text,
          },
        }),
        expected: {
          openingHours: {
            Tuesday: "17:30 – 22:00",
            Wednesday: "17:30 – 22:00",
            Thursday: "12:00 – 22:00",
            Friday: "12:00 – 23:00",
            Saturday: "12:00 – 23:00",
          },
        },
      },
      {
        name: "dearest main",
        instruction: "the most expensive main course",
        schema: object({ name: text, price: number }),
        expected: { name: "Hogget shoulder", price: 24 },
      },
      {
        name: "phone of this house",
        instruction: "the telephone number for bookings at The Copper Heron",
        expected: { extraction: "01632 960 418" },
      },
      {
        name: "set lunch price here",
        instruction: "What does the set lunch at The Copper Heron cost?",
        schema: object({ set_lunch_price: number }),
        absent: true,
      },
    ],
  },
  {
    name: "recipe",
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Plum and rye upside-down cake | Larder Notes</title>
<style>.wprm-screen-reader{display:none}.jump{font-size:12px}</style>
</head>
<body class="post-template">
<header><a href="/">Larder Notes</a> <nav><a href="/cakes">Cakes</a> <a href="/bread">Bread</a> <a href="/soups">Soups</a> <a href="/about">About</a></nav></header>
<div class="entry">
  <h1 class="entry-title">Plum and rye upside-down cake</h1>
  <p class="entry-meta">by <a href="/author/solveig">Solveig Aarons</a> · <time datetime="2024-09-22">September 22, 2024</time> · <a href="#comments">3 comments</a></p>
  <a class="jump" href="#recipe">Jump to recipe</a>
  <p>My grandmother had two plum trees and no patience. She made this in twenty minutes flat and never weighed a thing, and it fed ten of us.</p>
  <p>I have made it with apricots too: use 450 g and a little more sugar.</p>
  <div class="ad-slot">Advertisement</div>
  <div class="wprm-recipe" id="recipe">
    <h2>Plum and rye upside-down cake</h2>
    <div class="wprm-rating"><span>4.7</span> from <span>139</span> votes</div>
    <div class="wprm-times">
      <div><span class="lab">Prep time</span> <span>25 minutes</span></div>
      <div><span class="lab">Baking time</span> <span>50 minutes</span></div>
      <div><span class="lab">Total time</span> <span>1 hour 15 minutes</span></div>
      <div><span class="lab">Servings</span> <span>8</span></div>
      <div><span class="lab">Calories</span> <span>342 kcal per serving</span></div>
    </div>
    <h3>For the topping</h3>
    <ul class="wprm-ingredients">
      <li><span>600</span> <span>g</span> <span>plums</span></li>
      <li><span>60</span> <span>g</span> <span>butter</span></li>
      <li><span>80</span> <span>g</span> <span>brown sugar</span></li>
    </ul>
    <h3>For the batter</h3>
    <ul class="wprm-ingredients">
      <li><span>120</span> <span>g</span> <span>rye flour</span></li>
      <li><span>90</span> <span>g</span> <span>wheat flour</span></li>
      <li><span>150</span> <span>ml</span> <span>buttermilk</span></li>
      <li><span>8</span> <span>g</span> <span>baking powder</span></li>
    </ul>
    <h3>Method</h3>
    <ol class="wprm-steps">
      <li>Heat the oven to 180 °C and line a 23 cm tin.</li>
      <li>Melt the butter with the sugar and pour it into the tin.</li>
      <li>Lay the plums on top, cut side down.</li>
      <li>Stir the batter together and spread it over the fruit.</li>
      <li>Bake until a skewer comes out clean, then turn out while warm.</li>
    </ol>
    <p class="wprm-notes">Keeps for three days in a tin. Does not freeze well.</p>
  </div>
  <div id="comments">
    <h3>Comments</h3>
    <div class="comment"><b>Gwenda</b> <p>Took mine out after 40 minutes, perfect.</p></div>
    <div class="comment"><b>Raf</b> <p>I doubled it for 16 people. Gone in an hour.</p></div>
    <div class="comment"><b>Tomiko</b> <p>Worked with oat milk and 5 g of salt.</p></div>
  </div>
</div>
<div class="related"><h3>You may also like</h3><a href="/pear-frangipane">Pear frangipane</a> <span>1 hour 40 minutes</span> <a href="/rye-shortbread">Rye shortbread</a> <span>6 g protein each</span></div>
<footer>© Larder Notes · <a href="/privacy">Privacy</a> · This site uses cookies.</footer>
</body>
</html>`,
    cases: [
      {
        name: "times and servings",
        schema: object({
          title: text,
          author: text,
          published: date,
          prep_minutes: integer,
          total_minutes: integer,
          servings: integer,
          calories_per_serving: integer,
        }),
        expected: {
          title: "Plum and rye upside-down cake",
          author: "Solveig Aarons",
          published: "2024-09-22",
          prep_minutes: 25,
          total_minutes: 75,
          servings: 8,
          calories_per_serving: 342,
        },
      },
      {
        name: "ingredients of the batter",
        instruction: "only the ingredients for the batter",
        schema: list({ name: text, quantity: number, unit: { type: "string", enum: ["g", "ml"] } }),
        expected: [
          { name: "rye flour", quantity: 120, unit: "g" },
          { name: "wheat flour", quantity: 90, unit: "g" },
          { name: "buttermilk", quantity: 150, unit: "ml" },
          { name: "baking powder", quantity: 8, unit: "g" },
        ],
      },
      {
        name: "steps",
        schema: object({
          steps: { type: "array", items: text, description: "the steps of the method, in order" },
          rating: number,
          votes: integer,
        }),
        expected: {
          steps: [
            "Heat the oven to 180 °C and line a 23 cm tin.",
            "Melt the butter with the sugar and pour it into the tin.",
            "Lay the plums on top, cut side down.",
            "Stir the batter together and spread it over the fruit.",
            "Bake until a skewer comes out clean, then turn out while warm.",
          ],
          rating: 4.7,
          votes: 139,
        },
      },
      {
        name: "oven and tin",
        schema: object({
          ovenTemperatureC: { type: "integer", description: "oven temperature in degrees Celsius" },
          tinDiameterCm: { type: "integer", description: "diameter of the baking tin in cm" },
        }),
        beyond: { ovenTemperatureC: 180, tinDiameterCm: 23 },
      },
      {
        name: "protein",
        schema: object({ proteinGrams: { type: "number", description: "protein per serving of this cake" } }),
        absent: true,
      },
    ],
  },
];
