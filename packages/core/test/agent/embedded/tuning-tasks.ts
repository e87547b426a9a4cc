import type { AgentTask } from "./task-run.ts";

const openers = `<script>
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

const tablist = (...names: string[]) =>
  `<div role="tablist">${names.map((name, index) => `<button role="tab" aria-selected="${index === 0}" aria-controls="p${index}">${name}</button>`).join("")}</div>`;

export const tuningTasks: AgentTask[] = [
  {
    name: "an answer behind a tab",
    pages: {
      "/": `<h1>Lamp</h1>${tablist("Description", "Shipping", "Reviews")}<div role="tabpanel" id="p0">A lamp.</div><div role="tabpanel" id="p1" hidden><dl><dt>Standard shipping</dt><dd>€4</dd><dt>Express shipping</dt><dd>€11</dd></dl></div><div role="tabpanel" id="p2" hidden>Good.</div>${openers}`,
    },
    instruction: "Tell me what express shipping costs",
    logged: [],
    says: /€11/,
  },
  {
    name: "a box within closed details",
    pages: {
      "/": `<h1>Preferences</h1><label>Name <input value="Kim"></label><details><summary>Advanced</summary><label><input type="checkbox" id="usage" checked> Share usage data</label></details><button onclick="log('saved ' + usage.checked)">Save</button>`,
    },
    instruction: "Uncheck Share usage data and click Save",
    logged: ["saved false"],
  },
  {
    name: "a comment behind load more",
    pages: {
      "/": `<h1>Comments</h1><ul id="list"><li>Ada wrote: first <button onclick="log('reply Ada')">Reply</button></li></ul><button onclick="list.insertAdjacentHTML('beforeend', '<li>Noor wrote: late <button onclick=&quot;log(\\'reply Noor\\')&quot;>Reply</button></li>'); this.remove()">Load more comments</button>`,
    },
    instruction: "Click Reply on the comment by Noor",
    logged: ["reply Noor"],
  },
  {
    name: "a product on a later page",
    pages: {
      "/": `<h1>Lamps</h1><ul id="list"></ul><nav aria-label="Pages"><button id="prev" onclick="at -= 1; show()">Previous</button><button id="next" onclick="at += 1; show()">Next</button></nav><script>
        let at = 0; const pages = [['Brass Lamp', 'Oak Lamp'], ['Glass Lamp', 'Paper Lamp'], ['Copper Lamp', 'Iron Lamp']];
        const show = () => { list.innerHTML = pages[at].map((name) => '<li><h3>' + name + '</h3><button onclick="log(\\'added ' + name + '\\')">Add to basket</button></li>').join(''); prev.disabled = at === 0; next.disabled = at === 2; }; show();
      </script>`,
    },
    instruction: "Add the Copper Lamp to the basket",
    logged: ["added Copper Lamp"],
  },
  {
    name: "a number that is read, searched for and opened",
    pages: {
      "/": `<h1>Ticket</h1><p>Reference number: <b>RN-2209</b></p><form action="/find"><label>Search tickets <input type="search" name="q"></label><button>Search</button></form>`,
      "/find": `<h1>Results</h1><ol><li><a href="/ticket">Ticket RN-2209</a></li><li><a href="/other">Ticket RN-1111</a></li></ol><script>log('searched ' + new URLSearchParams(location.search).get('q'))</script>`,
      "/ticket": `<h1>Ticket RN-2209</h1><script>log('opened')</script>`,
      "/other": `<script>log('other')</script>`,
    },
    instruction: "Read the reference number, search for it and open the first result",
    logged: ["searched RN-2209", "opened"],
  },
  {
    name: "a cookie banner without a button to close it",
    pages: {
      "/": `<h1>Home</h1><a href="/pricing">Pricing</a><section aria-label="Cookies" id="c"><p>We use cookies to make this better.</p><button onclick="log('accepted'); c.remove()">Accept all</button><button onclick="log('rejected'); c.remove()">Reject all</button></section>`,
      "/pricing": `<h1>Pricing</h1><table><tr><th>Plan</th><th>Price</th></tr><tr><td>Free</td><td>€0</td></tr><tr><td>Pro</td><td>€12</td></tr></table>`,
    },
    instruction:
      "If a cookie banner appears, close it, then open the Pricing page and tell me the price of the Pro plan",
    logged: ["rejected"],
    says: /€12/,
  },
  {
    name: "a popup that does not come",
    pages: {
      "/": `<form onsubmit="event.preventDefault(); log('saved ' + n.value)"><label>Name <input id="n"></label><button>Save</button></form>`,
    },
    instruction: "If a promotion popup shows up, close it. Type anna into Name and click Save",
    logged: ["saved anna"],
  },
  {
    name: "an empty cart, or not",
    pages: {
      "/": `<h1>Shop</h1><p>Your cart is empty.</p><ul><li><h3>Mug</h3><button onclick="log('added Mug')">Add to cart</button></li><li><h3>Plate</h3><button onclick="log('added Plate')">Add to cart</button></li></ul><a href="/checkout">Checkout</a>`,
      "/checkout": `<script>log('checkout')</script>`,
    },
    instruction: "If the cart is empty, add the Mug to the cart, otherwise click Checkout",
    logged: ["added Mug"],
  },
  {
    name: "for each item",
    pages: {
      "/": `<h1>Cart</h1><ul id="l">${["Mug", "Plate", "Bowl"].map((name) => `<li>${name} <button onclick="log('removed ${name}'); this.parentNode.remove()">Remove</button></li>`).join("")}</ul><button onclick="log('done')">Done</button>`,
    },
    instruction: "For each item in the cart, click Remove. Then click Done.",
    logged: ["removed Mug", "removed Plate", "removed Bowl", "done"],
  },
  {
    name: "an entry of the account menu",
    pages: {
      "/": `<header><button aria-haspopup="true" aria-expanded="false" aria-controls="m">Kim Doe</button><div id="m" hidden><a href="/profile">Profile</a> <button onclick="log('signed out')">Sign out</button></div></header><h1>Home</h1><button onclick="log('deleted')">Delete account</button>${openers}`,
    },
    instruction: "Sign out",
    logged: ["signed out"],
  },
  {
    name: "two values carried",
    pages: {
      "/": `<h1>Order</h1><dl><dt>Order number</dt><dd>A-881</dd><dt>Total</dt><dd>€54.20</dd></dl><a href="/refund">Ask for a refund</a>`,
      "/refund": `<h1>Refund</h1><form onsubmit="event.preventDefault(); log(r.value + ' ' + a.value)"><label>Reference <input id="r"></label><label>Amount <input id="a" type="number" step="0.01"></label><button>Send</button></form>`,
    },
    instruction:
      "Note the order number and the total. Click Ask for a refund, type the order number into Reference, type the total into Amount and click Send.",
    logged: ["A-881 54.20"],
  },
  {
    name: "a photo far down a list without end",
    pages: {
      "/": `<h1>Photos</h1><div id="list"></div><script>
        let at = 0; const more = () => { for (let i = 0; i < 6 && at < 18; i += 1, at += 1) list.insertAdjacentHTML('beforeend', '<div style="height:300px"><button onclick="log(\\'liked ' + at + '\\')">' + (at === 15 ? 'Like Sunrise over Fuji' : 'Like photo ' + at) + '</button></div>'); }; more();
        addEventListener('scroll', () => { if (innerHeight + scrollY > document.body.scrollHeight - 100) more(); });
      </script>`,
    },
    instruction: "Click Like Sunrise over Fuji",
    logged: ["liked 15"],
  },
  {
    name: "what is nowhere is not found, and nothing dangerous is used to look for it",
    pages: {
      "/": `<h1>Keys</h1>${tablist("Active", "Revoked")}<div role="tabpanel" id="p0"><button onclick="log('revoked')">Revoke key</button></div><div role="tabpanel" id="p1" hidden>None.</div><button aria-expanded="false" aria-controls="d" onclick="log('danger')">Delete account</button><div id="d" hidden></div><form onsubmit="event.preventDefault(); log('bought')"><button>Buy more keys</button></form><a href="https://example.invalid/">More at our partner</a>${openers.replace("[aria-expanded]", "[data-none]")}`,
    },
    instruction: "Click Export keys",
    logged: [],
    impossible: true,
  },
  {
    name: "a form, and a dialog that asks",
    pages: {
      "/": `<h1>Delivery</h1><label>Name <input id="n"></label><label>Country <select id="c"><option>France</option><option>Canada</option></select></label><label><input type="checkbox" id="x"> Express delivery</label><button onclick="d.showModal()">Continue</button><dialog id="d"><p>Is that all?</p><button onclick="log([n.value, c.value, x.checked].join()); d.close()">Yes</button><button onclick="d.close()">No</button></dialog>`,
    },
    instruction:
      "Fill Name with Ada Lovelace, choose Canada in Country, tick Express delivery, and click Continue; if a confirmation dialog asks, click Yes.",
    logged: ["Ada Lovelace,Canada,true"],
  },
  {
    name: "a link below a heading that opens without saying so",
    pages: {
      "/": `<h1>Manual</h1><div id="m"></div><script>
        m.innerHTML = ['Engine', 'Brakes', 'Lights'].map((name) => '<h3 style="cursor: pointer">' + name + '</h3><div hidden><a href="#' + name + '">' + name + ' checklist</a></div>').join('');
        m.onclick = ({ target }) => { if (target.localName === 'h3') target.nextSibling.hidden = !target.nextSibling.hidden; if (target.localName === 'a') log(target.textContent); };
      </script>`,
    },
    instruction: "Look through the sections to find the link Brakes checklist and click it.",
    logged: ["Brakes checklist"],
  },
  {
    name: "an entry behind a button that is called Menu",
    pages: {
      "/": `<header><button onclick="n.hidden = !n.hidden">Menu</button><nav id="n" hidden><a href="#help" onclick="log('help')">Help centre</a></nav></header><h1>Home</h1>`,
    },
    instruction: "Open the Help centre; it is in the menu at the top.",
    logged: ["help"],
  },
  {
    name: "on by whatever the page calls it",
    pages: {
      "/": `<h1>Order</h1><div id="a"><label>Size <select id="z"><option>Small</option><option>Large</option></select></label><button onclick="a.hidden = true; b.hidden = false">Next</button></div><div id="b" hidden><label>Town <input id="t"></label><button onclick="log(z.value + ' ' + t.value)">Finish</button></div>`,
    },
    instruction: "Choose Large in Size, go on, type Bergen into Town and click Finish.",
    logged: ["Large Bergen"],
  },
  {
    name: "a verb that asks for an answer, and is a button here",
    pages: {
      "/": `<h1>Forum</h1><article><h3>Cheap watches</h3><button onclick="log('reported')">Report</button></article>`,
    },
    instruction: "Report the post Cheap watches",
    logged: ["reported"],
  },
];
