import { countOf } from "./cart.ts";
import { html, type Content, type Markup } from "./markup.ts";
import type { Visitor } from "./state.ts";
import { currentPath, query, type Visit } from "./visit.ts";

export type PageContent = { title: string; main: Content; scripts?: string[] };

export function layout(visit: Visit, content: PageContent): Markup {
  return frame(
    content,
    html`<a class="skip-link" href="#main">Skip to content</a>
      ${header(visit)}
      <main id="main">${notice(visit.visitor)} ${content.main}</main>
      ${footer(visit)} ${cookieBanner(visit)}`,
  );
}

/** A bare document, for pages that are shown inside another one. */
export function frame(content: PageContent, body: Content = content.main): Markup {
  const scripts = ["shop.js", ...(content.scripts ?? [])];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${content.title} · Fernway Outfitters</title>
        <link rel="icon" href="/assets/icon.svg" />
        <link rel="stylesheet" href="/assets/shop.css" />
        ${scripts.map((name) => html`<script type="module" src="/assets/${name}"></script>`)}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

function header(visit: Visit): Markup {
  return html`<header class="site-header">
    <div class="site-header-row">
      <a class="brand" href="/"><img src="/assets/icon.svg" alt="" />Fernway</a>
      <form class="search" role="search" action="/products">
        <label class="visually-hidden" for="search">Search products</label>
        <input
          id="search"
          type="search"
          name="q"
          placeholder="Search products"
          value="${query(visit, "q")}"
        />
        <button type="submit">Search</button>
      </form>
      ${account(visit.visitor)}
    </div>
    <nav class="site-nav" aria-label="Main">
      ${navigationLink(visit, "/", "Home")} ${navigationLink(visit, "/products", "Products")}
      ${navigationLink(visit, "/preferences", "Preferences")} ${navigationLink(visit, "/support", "Support")}
      <div class="menu">
        <button class="quiet" type="button" aria-expanded="false" aria-controls="more-menu">Service</button>
        <div id="more-menu" class="menu-entries" hidden>
          ${navigationLink(visit, "/track", "Track an order")}
          ${navigationLink(visit, "/support/hours", "Opening hours")}
        </div>
      </div>
      <a id="cart-link" href="/cart">Cart (${countOf(visit.visitor)})</a>
    </nav>
  </header>`;
}

function navigationLink(visit: Visit, path: string, label: string): Markup {
  const current = visit.url.pathname === path && html`aria-current="page"`;
  return html`<a href="${path}" ${current}>${label}</a>`;
}

function account(visitor: Visitor): Markup {
  if (!visitor.userName) return html`<a class="account" href="/sign-in">Sign in</a>`;
  return html`<form class="account" method="post" action="/sign-out">
    <span>Signed in as <strong>${visitor.userName}</strong></span>
    <button class="quiet" type="submit">Sign out</button>
  </form>`;
}

function notice(visitor: Visitor): Markup {
  const { notice } = visitor;
  visitor.notice = null;
  const role = notice?.kind === "problem" ? "alert" : "status";
  return html`<div id="notice" class="notice ${notice?.kind}" role="${role}">${notice?.text}</div>`;
}

function footer(visit: Visit): Markup {
  return html`<footer class="site-footer">
    <div>
      <p class="brand">Fernway Outfitters</p>
      <p>Gear for slow miles, from Keswick since 1987.</p>
    </div>
    <form
      class="newsletter"
      method="post"
      action="/newsletter"
      aria-labelledby="newsletter-heading"
      data-in-place="#newsletter-result"
      data-reset
    >
      <h2 id="newsletter-heading">Newsletter</h2>
      <label for="newsletter-email">Your email for the newsletter</label>
      <div class="inline-fields">
        <input id="newsletter-email" type="email" name="email" autocomplete="email" required />
        <input type="hidden" name="returnTo" value="${currentPath(visit)}" />
        <button type="submit">Subscribe</button>
      </div>
      <p id="newsletter-result" role="status">
        ${visit.visitor.subscribed && "Thank you, you are subscribed."}
      </p>
    </form>
  </footer>`;
}

function cookieBanner(visit: Visit): Content {
  if (visit.visitor.cookieChoice ?? visit.cookies["cookie-choice"]) return null;
  return html`<section id="cookie-banner" class="cookie-banner" aria-labelledby="cookie-heading">
    <div>
      <h2 id="cookie-heading">We use cookies</h2>
      <p>
        Some keep your cart together, others tell us which pages are read. You can change your mind at any
        time.
      </p>
    </div>
    <form method="post" action="/cookie-choice" data-in-place="#cookie-banner">
      <input type="hidden" name="returnTo" value="${currentPath(visit)}" />
      <button class="secondary" type="submit" name="choice" value="none">Reject all</button>
      <button type="submit" name="choice" value="all">Accept all</button>
    </form>
  </section>`;
}
