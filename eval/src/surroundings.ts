import type { EvaluationCase, EvaluationPage } from "./case.ts";
import { pick, randomFrom } from "./random.ts";

const above = [
  `<div class="announcement-bar"><p>Maintenance on Sunday night from 22:00. <a href="#maintenance">Details</a></p></div>`,
  `<div class="top"><div class="inner"><a href="#skip">Skip to the content</a> <span>You are using the new design.</span></div></div>`,
];

const below = [
  `<footer class="legal"><nav aria-label="Legal"><a href="#imprint">Imprint</a> <a href="#privacy">Privacy notice</a> <a href="#terms">Terms of use</a></nav><p>© Northwind Union</p></footer>`,
  `<div class="feedback-box"><p>How do you like this page?</p><button type="button">It could be better</button></div>`,
];

/**
 * The document with other neighbours around what it had, and wrappers around its last part; of a third of the cases. Only what
 * stands directly in `<body>` is moved, so that styles and scripts still find what they look for.
 */
export function surround(page: EvaluationPage, wanted: EvaluationCase): string | undefined {
  const random = randomFrom(`${page.name} ${wanted.say}`);
  const isAboutPage = ["scroll", "history", "last", "ordinal", "every", "absent", "key"].includes(
    wanted.kind,
  );
  if (isAboutPage || random() > 1 / 3) return undefined;
  const body = /<body[^>]*>/iu.exec(page.html);
  const end = page.html.toLowerCase().lastIndexOf("</body>");
  if (body === null || end < 0) return undefined;
  const start = body.index + body[0].length;
  const added = { above: pick(above, random) ?? "", below: pick(below, random) ?? "" };
  return (
    page.html.slice(0, start) + added.above + page.html.slice(start, end) + added.below + page.html.slice(end)
  );
}
