/** The look of the reference page, in a light and in a dark form, without anything from elsewhere. */
export const style = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#ffffff, #14161a);
  --raised: light-dark(#f5f6f8, #1c1f25);
  --line: light-dark(#dfe2e7, #2e333c);
  --text: light-dark(#1b1f27, #e6e8ec);
  --quiet: light-dark(#59616f, #9aa3b2);
  --accent: light-dark(#1d5fd1, #7fb0ff);
  --get: light-dark(#0f7040, #5fd39a);
  --post: light-dark(#1d5fd1, #7fb0ff);
  --delete: light-dark(#b3261e, #ff8f87);
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.6 system-ui, sans-serif; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 2px; }
code { font-family: var(--mono); font-size: 0.88em; overflow-wrap: anywhere; }
p code, li code, dd code { background: var(--raised); border-radius: 4px; padding: 0.1em 0.3em; }
.page { display: grid; grid-template-columns: 17rem minmax(0, 1fr); max-width: 100rem; margin: 0 auto; }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 1.5rem 1rem 3rem 1.5rem; border-right: 1px solid var(--line); }
nav strong { display: block; font-size: 1.1rem; }
nav h2 { font-size: 0.75rem; letter-spacing: 0.06em; text-transform: uppercase; color: var(--quiet); margin: 1.5rem 0 0.4rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: block; padding: 0.18rem 0.5rem; border-radius: 6px; color: inherit; text-decoration: none; font-size: 0.9rem; }
nav li a:hover, nav li a:focus-visible { background: var(--raised); }
main { padding: 2rem 2.5rem 6rem; min-width: 0; overflow-wrap: anywhere; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 0.25rem; }
h1 small { font-size: 0.9rem; font-weight: 400; color: var(--quiet); }
main > h2 { font-size: 1.4rem; margin: 3.5rem 0 0.5rem; text-transform: capitalize; }
h3 { font-size: 1.15rem; margin: 0 0 0.3rem; }
h4 { font-size: 0.9rem; margin: 1.6rem 0 0.4rem; }
.anchor { color: var(--quiet); text-decoration: none; font-weight: 400; opacity: 0.6; }
.operation { border-top: 1px solid var(--line); padding: 2rem 0 2.5rem; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 2.5rem; }
.examples { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; }
.address { margin: 0 0 0.8rem; }
.method { font: 600 0.75rem var(--mono); border: 1px solid currentColor; border-radius: 5px; padding: 0.12rem 0.4rem; }
.get { color: var(--get); } .post { color: var(--post); } .delete { color: var(--delete); }
.status { font: 600 0.8rem var(--mono); color: var(--quiet); }
.type { color: var(--quiet); font-size: 0.85rem; font-weight: 400; }
.required { color: var(--delete); font-size: 0.8rem; }
.answer .required { display: none; }
.type { overflow-wrap: anywhere; }
.none { color: var(--quiet); }
.fields { margin: 0.3rem 0 0; }
.fields dt { padding-top: 0.55rem; border-top: 1px solid var(--line); }
.fields dd { margin: 0.1rem 0 0.55rem; font-size: 0.92rem; }
.fields dd p, .fields dd ul { margin: 0.1rem 0; padding-left: 0; list-style: none; }
.name { font-weight: 600; }
details summary { cursor: pointer; color: var(--quiet); font-size: 0.88rem; margin-top: 0.3rem; }
details.group { margin-top: 1.2rem; }
details .fields { border-left: 2px solid var(--line); padding-left: 0.9rem; }
figure { margin: 0 0 1rem; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; background: var(--raised); }
figcaption { font-size: 0.78rem; color: var(--quiet); padding: 0.35rem 0.8rem; border-bottom: 1px solid var(--line); }
pre { margin: 0; padding: 0.7rem 0.8rem; overflow: auto; max-height: 26rem; font-size: 0.86rem; line-height: 1.5; }
pre code { overflow-wrap: normal; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
@media (max-width: 75rem) { .columns { grid-template-columns: minmax(0, 1fr); gap: 1rem; } .examples { position: static; max-height: none; } }
@media (max-width: 48rem) {
  .page { grid-template-columns: minmax(0, 1fr); }
  nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); }
  main { padding: 1.5rem 1rem 4rem; }
}
`;
