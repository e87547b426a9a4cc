import { date, integer, list, number, object, text, type EvaluationPage } from "../cases.ts";

/** The weather of a place and at sea. */
export const forecasts: EvaluationPage[] = [
  {
    name: "weather of a valley",
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Weather for Aldervale</title>
<style>.tab-panel[hidden]{display:none}</style></head>
<body>
<div class="topbar"><a href="/">SkyLine Weather</a><div class="search"><input placeholder="Town or postcode"></div><a href="/maps">Maps</a><a href="/warnings">Warnings</a></div>
<div class="alert alert-yellow"><b>Yellow warning of wind</b> <span>Saturday 06:00 – 18:00</span> <a href="/warnings/771">Details</a></div>
<div class="now">
  <h1>Aldervale</h1>
  <div class="now__time">Observed at 14:10</div>
  <div class="now__temp"><span class="big">9</span><span class="unit">°C</span></div>
  <div class="now__desc">Light rain</div>
  <div class="now__grid">
    <div><label>Feels like</label><output>6 °C</output></div>
    <div><label>Humidity</label><output>87 %</output></div>
    <div><label>Wind</label><output>24 km/h SW</output></div>
    <div><label>Gusts</label><output>41 km/h</output></div>
    <div><label>Pressure</label><output>1003 hPa</output></div>
    <div><label>UV index</label><output>1</output></div>
  </div>
</div>
<h2>Next days</h2>
<div class="days">
  <div class="day day--sel"><div class="day__name">Fri</div><img alt="Light rain" src="/i/12.svg"><div class="day__hi">10°</div><div class="day__lo">5°</div><div class="day__pop">80%</div></div>
  <div class="day"><div class="day__name">Sat</div><img alt="Heavy rain" src="/i/15.svg"><div class="day__hi">11°</div><div class="day__lo">7°</div><div class="day__pop">95%</div></div>
  <div class="day"><div class="day__name">Sun</div><img alt="Sunny intervals" src="/i/3.svg"><div class="day__hi">8°</div><div class="day__lo">-1°</div><div class="day__pop">20%</div></div>
  <div class="day"><div class="day__name">Mon</div><img alt="Clear" src="/i/1.svg"><div class="day__hi">6°</div><div class="day__lo">-4°</div><div class="day__pop">5%</div></div>
</div>
<h2>Sun and moon</h2>
<table class="astro"><tr><td>Sunrise</td><td>07:12</td></tr><tr><td>Sunset</td><td>17:29</td></tr><tr><td>Moon phase</td><td>Waxing crescent</td></tr></table>
<h2>Pollen</h2>
<ul class="pollen"><li><span>Alder</span> <em>High</em></li><li><span>Hazel</span> <em>Moderate</em></li><li><span>Birch</span> <em>None</em></li></ul>
<h2>Nearby</h2>
<div class="near"><a href="/w/keldby">Keldby <b>7°</b></a><a href="/w/stowe">Stowe Head <b>11°</b></a></div>
<div class="foot">Data: Met Service. Photo of the week by R. Tarn. © SkyLine</div>
</body></html>`,
    cases: [
      {
        name: "the current weather",
        schema: object({
          place: text,
          temperature: number,
          feelsLike: number,
          humidity: number,
          conditions: text,
          gustsKmh: number,
        }),
        beyond: {
          place: "Aldervale",
          temperature: 9,
          feelsLike: 6,
          humidity: 87,
          conditions: "Light rain",
          gustsKmh: 41,
        },
      },
      {
        name: "the next days",
        schema: list({
          day: text,
          conditions: text,
          high: number,
          low: number,
          precipitationProbability: number,
        }),
        expected: [
          { day: "Fri", conditions: "Light rain", high: 10, low: 5, precipitationProbability: 80 },
          { day: "Sat", conditions: "Heavy rain", high: 11, low: 7, precipitationProbability: 95 },
          { day: "Sun", conditions: "Sunny intervals", high: 8, low: -1, precipitationProbability: 20 },
          { day: "Mon", conditions: "Clear", high: 6, low: -4, precipitationProbability: 5 },
        ],
      },
      {
        name: "pollen by plant",
        schema: object({
          pollen: { type: "object", additionalProperties: text },
          sunrise: text,
          sunset: text,
        }),
        expected: {
          pollen: { Alder: "High", Hazel: "Moderate", Birch: "None" },
          sunrise: "07:12",
          sunset: "17:29",
        },
      },
      {
        name: "air quality is not told",
        schema: object({ airQualityIndex: integer, dewPoint: number }),
        absent: true,
      },
    ],
  },
  {
    name: "weather at sea",
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Inshore forecast: Carrick Bay to Point Rhos</title></head>
<body>
<header><h2>Marine Forecast Office</h2><ul class="nav"><li><a href="/inshore">Inshore</a></li><li><a href="/offshore">Offshore</a></li><li><a href="/tides">Tides</a></li></ul></header>
<main>
<h1>Carrick Bay to Point Rhos</h1>
<p>Issued at 0500 UTC on Tuesday 10 March 2026. Valid until 0600 UTC on Wednesday 11 March 2026.</p>
<div class="warn"><strong>Strong winds are forecast</strong></div>
<section id="s24">
  <h2>24 hour forecast</h2>
  <h3>Wind</h3><p>Southwesterly 5 to 7, occasionally gale 8 later.</p>
  <h3>Sea state</h3><p>Moderate or rough.</p>
  <h3>Weather</h3><p>Showers, rain later.</p>
  <h3>Visibility</h3><p>Good, becoming poor for a time.</p>
</section>
<section id="s48">
  <h2>Outlook for the following 24 hours</h2>
  <h3>Wind</h3><p>Westerly 4 to 6.</p>
  <h3>Sea state</h3><p>Slight or moderate.</p>
  <h3>Weather</h3><p>Showers.</p>
  <h3>Visibility</h3><p>Good.</p>
</section>
<section id="obs">
  <h2>Coastal reports</h2>
  <table>
    <thead><tr><th>Station</th><th>Time</th><th>Wind</th><th>Pressure (hPa)</th><th>Visibility (nm)</th></tr></thead>
    <tbody>
      <tr><td>Carrick Head</td><td>0400</td><td>SW 6</td><td>998</td><td>11</td></tr>
      <tr><td>Rhos Light</td><td>0400</td><td>WSW 7</td><td>1001</td><td>8</td></tr>
      <tr><td>Saint Brannoc Buoy</td><td>0300</td><td>SW 5</td><td>997</td><td>-</td></tr>
      <tr><td>Port Ellery</td><td>0400</td><td>W 4</td><td>1002</td><td>15</td></tr>
    </tbody>
  </table>
</section>
<section id="tides">
  <h2>Tides at Port Ellery</h2>
  <div class="tide-row"><span>High water</span> <span>02:41</span> <span>5.9 m</span></div>
  <div class="tide-row"><span>Low water</span> <span>08:55</span> <span>1.1 m</span></div>
  <div class="tide-row"><span>High water</span> <span>15:03</span> <span>5.7 m</span></div>
  <div class="tide-row"><span>Low water</span> <span>21:16</span> <span>1.3 m</span></div>
</section>
</main>
<footer><p>Marine Forecast Office, for guidance only.</p></footer>
</body></html>`,
    cases: [
      {
        name: "forecast and outlook",
        schema: object({
          forecast: object({ wind: text, seaState: text, visibility: text }),
          outlook: object({ wind: text, seaState: text, visibility: text }),
        }),
        expected: {
          forecast: {
            wind: "Southwesterly 5 to 7, occasionally gale 8 later.",
            seaState: "Moderate or rough.",
            visibility: "Good, becoming poor for a time.",
          },
          outlook: { wind: "Westerly 4 to 6.", seaState: "Slight or moderate.", visibility: "Good." },
        },
      },
      {
        name: "stations above 1000 hPa",
        schema: list({ station: text, pressure: integer }),
        instruction: "Stations reporting a pressure above 1000 hPa",
        expected: [
          { station: "Rhos Light", pressure: 1001 },
          { station: "Port Ellery", pressure: 1002 },
        ],
      },
      {
        name: "tides",
        schema: object({
          tides: list({ type: { type: "string", enum: ["high", "low"] }, time: text, heightMetres: number }),
        }),
        expected: {
          tides: [
            { type: "high", time: "02:41", heightMetres: 5.9 },
            { type: "low", time: "08:55", heightMetres: 1.1 },
            { type: "high", time: "15:03", heightMetres: 5.7 },
            { type: "low", time: "21:16", heightMetres: 1.3 },
          ],
        },
      },
      {
        name: "issue and validity",
        schema: object({ issuedOn: date, validUntil: date }),
        expected: { issuedOn: "2026-03-10", validUntil: "2026-03-11" },
      },
    ],
  },
];
