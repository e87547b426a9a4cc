import type { AgentTask } from "./task-run.ts";

const tabs = `<script>
for (const tab of document.querySelectorAll('[role=tab]')) tab.onclick = () => {
  for (const other of document.querySelectorAll('[role=tab]')) {
    other.setAttribute('aria-selected', String(other === tab));
    document.getElementById(other.getAttribute('aria-controls')).hidden = other !== tab;
  }
};
for (const opener of document.querySelectorAll('[aria-expanded]')) opener.onclick = () => {
  const panel = document.getElementById(opener.getAttribute('aria-controls'));
  panel.hidden = !panel.hidden;
  opener.setAttribute('aria-expanded', String(!panel.hidden));
};
</script>`;

const people = (names: string[], rest: string) =>
  `<h1>People</h1><ul>${names.map((name) => `<li><a href="/people/${name.split(" ")[0]?.toLowerCase()}">${name}</a></li>`).join("")}</ul><nav aria-label="Pagination">${rest}</nav>`;

/** Written before the agent was tried on any of them; they report what it does, nothing is tuned by them. */
export const heldOutTasks: AgentTask[] = [
  {
    name: "a switch behind a tab",
    pages: {
      "/": `<h1>Settings</h1><div role="tablist"><button role="tab" aria-selected="true" aria-controls="p1">General</button><button role="tab" aria-selected="false" aria-controls="p2">Privacy</button><button role="tab" aria-selected="false" aria-controls="p3">Appearance</button></div>
      <div role="tabpanel" id="p1"><label>Display name <input value="Kim"></label></div><div role="tabpanel" id="p2" hidden><label><input type="checkbox"> Share statistics</label></div><div role="tabpanel" id="p3" hidden><label><input type="checkbox" id="dark"> Dark mode</label></div>
      <button onclick="log('saved dark=' + dark.checked)">Save changes</button>${tabs}`,
    },
    instruction: "Turn on dark mode and save the changes.",
    logged: ["saved dark=true"],
  },
  {
    name: "an answer in a closed part",
    pages: {
      "/": `<h1>Help</h1><h3><button aria-expanded="false" aria-controls="a1">Where do you ship to?</button></h3><div id="a1" hidden><p>We ship to all of Europe.</p></div><h3><button aria-expanded="false" aria-controls="a2">How long does the warranty last?</button></h3><div id="a2" hidden><p>The warranty lasts 36 months from the day of purchase.</p></div>${tabs}`,
    },
    instruction: "Tell me how long the warranty lasts.",
    logged: [],
    says: /36 months/,
  },
  {
    name: "an entry behind show more",
    pages: {
      "/": `<h1>Articles</h1><ul id="list"><li><a href="/wind">Wind farms at sea</a></li><li><a href="/solar">Solar roofs</a></li></ul><button onclick="list.innerHTML += '<li><a href=/tidal>Tidal power in the Severn estuary</a></li>'; this.remove()">Show more articles</button>`,
      "/tidal": `<h1>Tidal power in the Severn estuary</h1><script>log('tidal')</script><p>By Morgan Rhys.</p>`,
      "/wind": `<script>log('wind')</script>`,
      "/solar": `<script>log('solar')</script>`,
    },
    instruction: "Open the article about tidal power and tell me who wrote it.",
    logged: ["tidal"],
    says: /Morgan Rhys/,
  },
  {
    name: "an entry on the third page",
    pages: {
      "/": people(["Anna Berg", "Boris Klein"], `<a href="/two">Next page</a>`),
      "/two": people(
        ["Carla Diaz", "Dmitri Orlov"],
        `<a href="/">Previous</a> <a href="/three">Next page</a>`,
      ),
      "/three": people(["Ingrid Solberg", "Jonas Vik"], `<a href="/two">Previous</a>`),
      "/people/ingrid": `<h1>Ingrid Solberg</h1><button onclick="log('followed ingrid')">Follow</button>`,
    },
    instruction: "Open the profile of Ingrid Solberg and click Follow.",
    logged: ["followed ingrid"],
  },
  {
    name: "a code carried from the text to a field",
    pages: {
      "/": `<h1>Your parcel</h1><dl><dt>Tracking code</dt><dd>ZX-4410-77</dd><dt>Weight</dt><dd>2 kg</dd></dl><form onsubmit="event.preventDefault(); log('track ' + code.value)"><label>Code to track <input id="code"></label><button>Track</button></form>`,
    },
    instruction: "Copy the tracking code and type it into the field Code to track, then click Track.",
    logged: ["track ZX-4410-77"],
  },
  {
    name: "a dialog that is there",
    pages: {
      "/": `<h1>Reports</h1><div role="dialog" aria-modal="true" aria-label="Newsletter" id="box" style="position:fixed;inset:0;background:#eee"><h2>Join our newsletter</h2><input placeholder="Email"><button>Subscribe</button><button aria-label="Close" onclick="box.remove()">×</button></div><button onclick="log('report')">Download report</button>`,
    },
    instruction: "If a newsletter popup appears, close it. Then click Download report.",
    logged: ["report"],
  },
  {
    name: "a survey that is not there",
    pages: {
      "/": `<h1>Welcome</h1><button onclick="log('go on')">Continue</button><footer><a href="/surveys">Past surveys</a></footer>`,
    },
    instruction: "If there is a survey, skip it. Click Continue.",
    logged: ["go on"],
  },
  {
    name: "otherwise",
    pages: {
      "/": `<h1>Room 12</h1><p>This room is not available.</p><button onclick="log('booked')">Book now</button><button onclick="log('waiting')">Join the waiting list</button>`,
    },
    instruction: "If the room is available, click Book now. Otherwise click Join the waiting list.",
    logged: ["waiting"],
  },
  {
    name: "every one of several",
    pages: {
      "/": `<h1>Inbox</h1><p>Unread messages: 7</p><ul>${["Backup finished", "New login", "Disk almost full"].map((text) => `<li>${text} <button onclick="log('dismissed ${text}'); this.parentNode.remove()">Dismiss</button></li>`).join("")}</ul>`,
    },
    instruction: "Dismiss every notification, then tell me how many messages are unread.",
    logged: ["dismissed Backup finished", "dismissed New login", "dismissed Disk almost full"],
    says: /7/,
  },
  {
    name: "on and on until something shows",
    pages: {
      "/": `<h1>Quiz</h1><div id="q"></div><button onclick="at += 1; show()">Next</button><script>
        let at = 0; const questions = ['Capital of Spain', 'Capital of Italy', 'Capital of France', 'Capital of Greece'];
        const show = () => { q.innerHTML = '<h2>' + questions[at] + '</h2>' + ['Paris', 'Rome'].map((name) => '<label><input type=radio name=a onchange="log(questions[at] + \\': ' + name + '\\')"> ' + name + '</label>').join(''); }; show();
      </script>`,
    },
    instruction: "Click Next until you see the capital of France, then choose Paris.",
    logged: ["Capital of France: Paris"],
  },
  {
    name: "an entry of a closed menu",
    pages: {
      "/": `<h1>Table</h1><button aria-haspopup="menu" aria-expanded="false" aria-controls="m">More actions</button><ul role="menu" id="m" hidden><li role="menuitem" tabindex="0" onclick="log('print')">Print</li><li role="menuitem" tabindex="0" onclick="log('csv')">Export as CSV</li></ul><button onclick="log('delete')">Delete table</button>${tabs}`,
    },
    instruction: "Click Export as CSV.",
    logged: ["csv"],
  },
  {
    name: "a price noted and filled in",
    pages: {
      "/": `<h1>Plans</h1><table><tr><th>Plan</th><th>Price</th></tr><tr><td>Basic</td><td>€19</td></tr><tr><td>Team</td><td>€49</td></tr></table><form onsubmit="event.preventDefault(); log('budget ' + budget.value)"><label>Budget <input id="budget" type="number"></label><button>Submit</button></form>`,
    },
    instruction: "Note the price of the Basic plan, fill it in the Budget field and submit the form.",
    logged: ["budget 19"],
  },
  {
    name: "unless it is so already",
    pages: {
      "/": `<h1>Register</h1><label><input type="checkbox" id="t" checked onchange="log('changed')"> I accept the terms</label><button onclick="log('registered ' + t.checked)">Register</button>`,
    },
    instruction: "Tick the terms box unless it is already ticked, then click Register.",
    logged: ["registered true"],
  },
  {
    name: "found by the search box",
    pages: {
      "/": `<h1>Rocks</h1><form role="search" action="/search"><input type="search" name="q" aria-label="Search"><button>Go</button></form><ul><li><a href="/granite">Granite</a></li></ul>`,
      "/search": `<h1>Results</h1><ul><li><a href="/basalt">Basalt</a></li></ul>`,
      "/basalt": `<h1>Basalt</h1><script>log('basalt')</script><p>Basalt is a volcanic rock.</p>`,
      "/granite": `<script>log('granite')</script>`,
    },
    instruction: "Open the page about Basalt.",
    logged: ["basalt"],
  },
];
