/** The style of the page: system fonts, two columns where there is room, colours for light, dark and paper. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f6f5f0; --card: #fffefb; --sunk: #f1efe8; --line: #e2dfd4; --edge: #8b9189; --ink: #1d2a24; --soft: #56635c;
  --accent: #1d6f4c; --accent-ink: #fff; --tint: #e5f1ea; --amber: #8a5a00; --amber-tint: #fbf0d9; --red: #a8321a; --red-tint: #fbe8e2;
  --bar: #2c8f63; --bar-high: #c98a1b; --bar-over: #c8553a;
  --sans: system-ui, -apple-system, "Segoe UI", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji";
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", "Noto Sans Mono CJK SC", monospace;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #111613; --card: #191f1b; --sunk: #131815; --line: #2c352f; --edge: #6b766f; --ink: #e6ece8; --soft: #a0ada6;
    --accent: #74d3a4; --accent-ink: #0c2418; --tint: #1b3327; --amber: #e8b95a; --amber-tint: #33290f; --red: #f39b84; --red-tint: #3a1d15;
    --bar: #4fbf8b; --bar-high: #dca33d; --bar-over: #e07a5f;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-behavior: smooth; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 var(--sans); overflow-wrap: anywhere; }
:lang(zh) { line-height: 1.65; }
h1, h2, h3, p, ol, ul, dl, dd, pre { margin: 0; padding: 0; }
ol, ul { list-style: none; }
a { color: var(--accent); text-underline-offset: .2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.quiet { color: var(--soft); }
.small { font-size: .875rem; }
.nowrap { white-space: nowrap; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1rem; top: -4rem; padding: .5rem 1rem; background: var(--card); border-radius: 8px; }
.skip:focus { top: 1rem; }

.page { max-width: 74rem; margin: 0 auto; padding: 1.25rem clamp(1rem, 4vw, 2.5rem) 3rem; }
.top { display: flex; align-items: center; gap: .75rem; }
.top svg { flex: none; width: 44px; height: 44px; }
.top h1 { font-size: 1.5rem; line-height: 1.2; letter-spacing: -.01em; }
.top nav { margin-inline-start: auto; display: flex; gap: .25rem; font-size: .875rem; }
.top nav a { padding: .3rem .65rem; border-radius: 99px; color: var(--soft); text-decoration: none; }
.top nav a:hover { color: var(--ink); background: var(--sunk); }
.top nav a[aria-current] { color: var(--accent); background: var(--tint); font-weight: 600; }
.lead { max-width: 46rem; margin: .9rem 0 1.75rem; font-size: 1.0625rem; color: var(--soft); text-wrap: pretty; }

.columns { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); align-items: start; }
@media (min-width: 62rem) { .columns { grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr); gap: 2rem; } }
.column { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: clamp(1rem, 3vw, 1.5rem); }
.card > h2, .card > header h2 { font-size: 1.1875rem; line-height: 1.35; }
.card > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: .15rem .75rem; }
.card > header .sum { margin-inline-start: auto; }
.card > h2 + p { margin-top: .35rem; }

.tag { display: inline-block; padding: .05rem .5rem; border-radius: 99px; font-size: .75rem; line-height: 1.5; white-space: nowrap; background: var(--sunk); color: var(--soft); }
.tag.go { background: var(--tint); color: var(--accent); font-weight: 600; }
.tag.high { background: var(--amber-tint); color: var(--amber); }
.tag.over { background: var(--red-tint); color: var(--red); }

.strip { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: .25rem; margin: 1rem 0 .25rem; }
.strip a { display: grid; justify-items: center; gap: .1rem; padding: .45rem 0 .5rem; border-radius: 10px; color: var(--soft); font-size: .75rem; line-height: 1.4; text-decoration: none; overflow-wrap: normal; }
.strip a:hover { background: var(--sunk); }
@media (max-width: 26rem) { .strip { gap: .1rem; } .strip a { font-size: .6875rem; } }
.strip b { color: var(--ink); font-size: 1rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.strip [aria-current] { background: var(--tint); color: var(--accent); }
.strip [aria-current] b { color: var(--accent); }
.strip svg { width: 1.5rem; height: 1.5rem; }
.strip rect { fill: var(--bar); }
.strip .rail { fill: var(--line); }
.strip .high { fill: var(--bar-high); }
.strip .over { fill: var(--bar-over); }

.events { display: grid; grid-template-columns: minmax(0, 1fr); }
.event { display: grid; grid-template-columns: 3.25rem 3px minmax(0, 1fr); gap: 0 .85rem; padding: .55rem 0; break-inside: avoid; overflow: clip; }
.event + .event { border-top: 1px solid var(--line); }
.clock { font-size: .9375rem; line-height: 1.45; font-variant-numeric: tabular-nums; white-space: nowrap; }
.clock > * { display: block; }
.clock .end { font-size: .8125rem; color: var(--soft); }
.clock.whole { white-space: normal; font-size: .875rem; color: var(--soft); }
.event > i { border-radius: 3px; background: var(--bar); }
.event.tentative > i { background: repeating-linear-gradient(var(--bar) 0 4px, transparent 4px 7px); }
.event.free > i { background: none; border: 1px solid var(--bar); }
.item { padding: .55rem 0; break-inside: avoid; overflow: clip; }
.item + .item, .item + .fold { border-top: 1px solid var(--line); }
.items { margin-top: .35rem; }
.event .title, .item .title { font-weight: 550; line-height: 1.45; unicode-bidi: plaintext; }
.event .about, .item .about { font-size: .875rem; line-height: 1.5; color: var(--soft); }
.event .about > * + *::before, .item .about > * + *::before { content: "·"; padding: 0 .4em; font-weight: 400; color: var(--soft); }
.event .tag, .item .tag { margin-inline-start: .35rem; font-weight: 400; }
.event .tag.go { font-weight: 600; }
.event.past .title { color: var(--soft); font-weight: 450; }
.event.past > i { opacity: .45; }
.clash { display: block; font-size: .875rem; line-height: 1.5; color: var(--red); }
.clash.soft { color: var(--amber); }
.hour { display: flex; align-items: center; gap: .6rem; padding: .2rem 0; font-size: .75rem; font-weight: 600; line-height: 1.4; color: var(--accent); font-variant-numeric: tabular-nums; }
.hour::after { content: ""; flex: 1; height: 2px; border-radius: 2px; background: var(--accent); }
.hour + .event { border-top: 0; }
.fold > details > summary, .rest { padding: .5rem 0; font-size: .875rem; color: var(--soft); }
.fold + .event, .event + .fold, .fold + .fold { border-top: 1px solid var(--line); }
summary { cursor: pointer; }
.today .events { margin-top: .6rem; }
.nothing { margin-top: .75rem; }
q { quotes: "“" "”"; font-weight: 550; }

.days { display: grid; grid-template-columns: minmax(0, 1fr); margin-top: .35rem; }
.day { padding: .9rem 0 .4rem; border-top: 1px solid var(--line); scroll-margin-top: 1rem; }
.day:first-child { border-top: 0; }
.day h3 { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .6rem; font-size: .9375rem; line-height: 1.5; }
.day h3 .sum { margin-inline-start: auto; font-weight: 400; }
.day .events { margin-top: .15rem; }
.day.open { padding-bottom: .9rem; }

.steps { counter-reset: step; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; margin-top: 1rem; }
.steps > li { counter-increment: step; display: grid; grid-template-columns: 1.75rem minmax(0, 1fr); gap: 0 .75rem; }
.steps > li::before { content: counter(step); display: grid; place-items: center; width: 1.75rem; height: 1.75rem; border-radius: 50%; background: var(--tint); color: var(--accent); font-weight: 600; font-size: .875rem; }
.say { margin-top: .5rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: .4rem; }
.say li { padding: .45rem .8rem; border-radius: 4px 12px 12px; background: var(--tint); width: fit-content; max-width: 100%; font-size: .9375rem; line-height: 1.5; }

.code { margin-top: .4rem; border: 1px solid var(--line); border-radius: 10px; background: var(--sunk); }
.code pre { padding: .6rem .8rem; font: .8125rem/1.55 var(--mono); white-space: pre-wrap; tab-size: 2; }
.code.line { display: flex; align-items: center; gap: .4rem; padding-inline-end: .4rem; }
.code.line pre { flex: 1; min-width: 0; }
button { flex: none; padding: .25rem .7rem; border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: var(--accent); font: 600 .8125rem/1.4 var(--sans); cursor: pointer; }
button:hover { border-color: var(--accent); }
button[data-done] { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
button[hidden] { display: none; }
.head { display: flex; align-items: center; justify-content: space-between; gap: .75rem; margin-top: .6rem; font-size: .875rem; line-height: 1.45; }
.head b { font-weight: 600; }
code { font-family: var(--mono); font-size: .8125rem; }
pre code { font: inherit; }
.where, .note { font-size: .8125rem; line-height: 1.55; color: var(--soft); }
.note { margin-top: .5rem; }
.hosts { margin: .75rem 0 1rem; border-bottom: 1px solid var(--line); }
.host { border-top: 1px solid var(--line); }
.host > summary { display: flex; align-items: center; padding: .65rem 0; font-weight: 600; list-style: none; }
.host > summary::-webkit-details-marker { display: none; }
.host > summary::after { content: ""; margin-inline: auto .3rem; width: .5rem; height: .5rem; border: solid var(--soft); border-width: 0 2px 2px 0; transform: translateY(-2px) rotate(45deg); }
.host[open] > summary::after { transform: translateY(2px) rotate(-135deg); }
.host > div { padding-bottom: 1rem; }
.other { margin-top: .75rem; }
.other > summary { font-size: .875rem; line-height: 1.5; color: var(--soft); }

.facts { display: grid; grid-template-columns: minmax(0, 1fr); gap: .85rem; margin-top: .9rem; }
.facts dt { font-size: .8125rem; line-height: 1.5; color: var(--soft); }
.problem { border-color: var(--red); }
.problem h2 { color: var(--red); }
.problem p { margin-top: .5rem; }

footer { margin-top: 2rem; font-size: .8125rem; color: var(--soft); display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }

@media print {
  body { background: #fff; font-size: 10.5pt; }
  .page { max-width: none; padding: 0; }
  .columns { display: block; }
  .card { border: 0; border-radius: 0; padding: 0; margin-bottom: 1.5rem; }
  .top nav, .skip, .connect, button, footer a { display: none; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .event > i, .strip rect, .tag { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
