/** The style of the app, beside that of the page: its own colours come from there. */
export const APP_STYLE = `
.app > body > .page { display: none; }
.app[data-place="connect"] > body > .page { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); max-width: 49rem; padding-top: 0; }
.app { --hour: 3rem; }
#app { max-width: 90rem; margin: 0 auto; padding: 0 clamp(.6rem, 2vw, 1.5rem) 5rem; }
.app[data-place="connect"] #app { padding-bottom: 1rem; }
#app h2 { font-size: 1.1875rem; line-height: 1.35; margin: 0; }
#app h3 { font-size: .9375rem; line-height: 1.5; margin: .75rem 0 .25rem; }
#app .card { padding: clamp(.75rem, 2vw, 1.25rem); }
#app .narrow { max-width: 46rem; margin: 0 auto 1rem; display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
.topbar { display: flex; align-items: center; gap: .5rem; padding: .75rem 0; }
.topbar h1 { font-size: 1.25rem; line-height: 1.2; white-space: nowrap; }
.topbar nav.rare { margin-inline: 0; }
.topbar nav { display: flex; flex-wrap: wrap; gap: .1rem; margin-inline: auto; font-size: .9375rem; }
.topbar nav a { padding: .5rem .75rem; border-radius: 99px; color: var(--soft); text-decoration: none; }
.topbar nav a:hover { color: var(--ink); background: var(--sunk); }
.topbar nav a[aria-current] { color: var(--accent); background: var(--tint); font-weight: 600; }
#app :is(button, select, input, textarea), dialog :is(button, select, input, textarea) { font: inherit; font-size: .9375rem; color: var(--ink); }
#app :is(input, select, textarea) { width: 100%; min-height: 2.5rem; padding: .4rem .7rem; border: 1px solid var(--edge); border-radius: 10px; background: var(--card); }
#app input[type=checkbox] { width: 1.5rem; min-width: 1.5rem; height: 1.5rem; min-height: 0; accent-color: var(--accent); }
#app input[type=date] { width: auto; }
#app ::placeholder { color: var(--soft); opacity: 1; }
#app button { min-height: 2.5rem; padding: .35rem .8rem; color: var(--accent); }
#app button:disabled { opacity: .6; cursor: default; }
#app button.icon { min-width: 2.5rem; padding: .2rem; border-color: transparent; background: none; font-size: 1.1rem; }
#app button.plain { border-color: transparent; background: none; }
#app button.main, #app .add button { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
#app button.danger { color: var(--red); border-color: transparent; background: none; }
#app button.rest { border: 0; background: none; padding: .1rem .4rem; min-height: 1.5rem; font-size: .8125rem; color: var(--soft); text-align: start; }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem; }
.row.end { justify-content: flex-end; margin-top: .5rem; }
.push { flex: 1; min-width: 8rem; }
span.push { min-width: 0; }
.warn { padding: .5rem .8rem; border-radius: 10px; background: var(--amber-tint); color: var(--amber); font-size: .875rem; margin: .4rem 0; }
.add { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .4rem; margin-bottom: 1rem; }
#app .add > input { min-height: 3rem; border-radius: 14px; font-size: 1.0625rem; padding-inline: 1rem; }
#app .add button { border-radius: 14px; padding-inline: 1.1rem; }
.reading:not(:empty) { position: absolute; inset: calc(100% + .3rem) 0 auto; z-index: 4; padding: .6rem 1rem; border: 1px solid var(--line); border-radius: 14px; background: var(--card); box-shadow: 0 10px 30px #0003; font-size: .9375rem; }
.reading li { padding: .2rem 0; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem .8rem; margin-bottom: .6rem; }
.bar h2 { margin-inline-end: auto; }
.tabs { display: flex; flex-wrap: wrap; gap: .15rem; padding: .15rem; border-radius: 12px; background: var(--sunk); }
#app .tabs button { border: 0; background: none; border-radius: 10px; color: var(--soft); min-height: 2.2rem; }
#app .tabs button[aria-pressed=true] { background: var(--card); color: var(--accent); box-shadow: 0 1px 3px #0002; }
.groups { background: none; padding: 0 0 .5rem; }
#app .groups button[aria-pressed=true] { background: var(--tint); box-shadow: none; }
.groups i { display: inline-block; width: .65rem; height: .65rem; margin-inline-end: .4rem; border-radius: 50%; background: var(--c); }
.desk { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); align-items: start; }
.desk > aside { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 64rem) { .desk { grid-template-columns: minmax(0, 1fr) 19rem; } }

.week { --gutter: 3.2rem; }
.heads, .wholes, .grid { display: grid; grid-template-columns: var(--gutter) repeat(var(--days), minmax(0, 1fr)); }
.week :is(.heads, .wholes) { overflow: hidden; scrollbar-gutter: stable; scrollbar-width: thin; }
#app .dayhead { display: grid; justify-items: center; gap: 0; border: 0; border-radius: 10px; background: none; padding: .2rem 0; color: var(--soft); font-size: .75rem; line-height: 1.4; overflow-wrap: normal; min-width: 0; }
.dayhead b { color: var(--ink); font-size: 1.0625rem; }
#app .dayhead[aria-current] { background: var(--tint); }
.dayhead[aria-current] :is(b, span) { color: var(--accent); }
.dayhead small { color: var(--amber); font-size: .6875rem; }
.wholes { border-block: 1px solid var(--line); font-size: .75rem; align-items: start; }
.wholes > span { padding: .3rem .2rem; line-height: 1.3; }
.whole { min-height: 1.9rem; padding: .15rem 1px; display: grid; gap: 2px; align-content: start; grid-template-columns: minmax(0, 1fr); }
#app .chip { display: block; width: 100%; min-height: 1.55rem; padding: .1rem .4rem; border: 0; border-inline-start: 3px solid var(--c); border-radius: 5px; background: var(--sunk); color: var(--ink); font-size: .75rem; font-weight: 500; line-height: 1.45; text-align: start; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
#app .chip.full, #app .whole .chip { background: color-mix(in srgb, var(--c) 18%, var(--card)); }
.grid { position: relative; height: min(calc(24 * var(--hour)), calc(100vh - 19rem)); min-height: 22rem; overflow-y: scroll; scrollbar-width: thin; overscroll-behavior: contain; }
.grid > * { height: calc(24 * var(--hour)); }
.hours { display: grid; grid-template-rows: repeat(24, 1fr); font-size: .6875rem; color: var(--soft); font-variant-numeric: tabular-nums; }
.week.two { --gutter: 5.6rem; }
.hours i, .zone { font-style: normal; margin-inline-end: .5rem; }
.zone { font-size: .6875rem; align-self: end; overflow: hidden; text-overflow: ellipsis; }
.hours span { transform: translateY(-.55rem); text-align: end; padding-inline-end: .5rem; }
.hours span:first-child { visibility: hidden; }
.col { position: relative; border-inline-start: 1px solid var(--line); background: repeating-linear-gradient(var(--line) 0 1px, transparent 1px var(--hour)); contain: layout style; }
.col.weekend { background-color: var(--sunk); }
#app .ev { position: absolute; inset-block-start: calc(var(--from) / 1440 * 100% + 1px); inset-inline-start: calc(var(--left) * 100% + 1px); width: calc(var(--width) * 100% - 3px); height: calc((var(--to) - var(--from)) / 1440 * 100% - 2px + var(--longer, 0px)); min-height: 1.05rem; contain: strict; container-type: size; display: flex; flex-flow: column wrap; align-content: flex-start; gap: 0 2rem; padding: .1rem .35rem; border: 0; border-inline-start: 3px solid var(--c); border-radius: 6px; background: color-mix(in srgb, var(--c) 20%, var(--card)); color: var(--ink); font-size: .75rem; font-weight: 600; line-height: 1.35; text-align: start; touch-action: pan-y; user-select: none; -webkit-user-select: none; }
#app .ev.short { flex-direction: row; gap: 4rem .35rem; padding-block: 0; }
/* What does not fit below or beside the title goes into a column or row of its own, out of sight: nothing is cut through. */
.ev b { width: 100%; max-height: 100%; max-height: round(down, 100%, 1lh); font-weight: inherit; overflow: hidden; }
.ev.short b { width: auto; max-width: 100%; white-space: nowrap; text-overflow: ellipsis; }
.ev span { width: 100%; font-weight: 400; font-variant-numeric: tabular-nums; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.ev.short span { width: auto; max-width: 100%; }
@container (max-width: 2.2rem) { .ev span { display: none; } }
#app .ev.tentative { background-image: repeating-linear-gradient(135deg, transparent 0 6px, color-mix(in srgb, var(--c) 18%, transparent) 6px 12px); }
#app .ev.free { background: var(--card); box-shadow: inset 0 0 0 1px var(--c); }
#app .ev.shared { border: 1px dashed color-mix(in srgb, var(--soft) 60%, transparent); background: color-mix(in srgb, var(--soft) 10%, var(--card)); }
#app .ev.proposed { border: 1px dashed var(--accent); background: color-mix(in srgb, var(--tint) 80%, transparent); z-index: 1; }
#app .ev:focus-visible { outline-offset: -2px; z-index: 2; }
#app .ev[data-ends=true]::after { content: ""; position: absolute; inset: auto 0 0; height: 8px; cursor: ns-resize; }
#app .ev.dragged { opacity: .9; box-shadow: 0 6px 20px #0005; cursor: grabbing; z-index: 3; will-change: transform; }
.gap { position: absolute; inset-inline: 0; inset-block-start: calc(var(--from) / 1440 * 100%); height: calc((var(--to) - var(--from)) / 1440 * 100%); background: color-mix(in srgb, var(--tint) 55%, transparent); pointer-events: none; }
.now { position: absolute; inset-inline: 0; height: 2px; background: var(--red); pointer-events: none; z-index: 1; }
.now::before { content: ""; position: absolute; inset-inline-start: -4px; top: -3px; width: 8px; height: 8px; border-radius: 50%; background: var(--red); }

.bars { width: 100%; border-collapse: collapse; margin-top: .6rem; font-size: .875rem; }
.bars caption { text-align: start; font-weight: 600; padding-bottom: .15rem; }
.bars tr { background: linear-gradient(var(--bar), var(--bar)) no-repeat 0 100% / calc(var(--part) * 100%) 4px; }
.bars :is(th, td) { font-weight: 400; text-align: start; padding: .2rem .1rem .4rem; overflow-wrap: anywhere; }
.bars td { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }

.month .heads { grid-template-columns: repeat(7, minmax(0, 1fr)); padding: 0; font-size: .75rem; color: var(--soft); text-align: center; }
.cells { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); border-block-start: 1px solid var(--line); }
.cell { min-height: 6.5rem; padding: .15rem; border-block-end: 1px solid var(--line); border-inline-start: 1px solid var(--line); min-width: 0; }
.cell:nth-child(7n+1) { border-inline-start: 0; }
.cell.beyond { background: var(--sunk); }
.cell.beyond .number { color: var(--soft); }
.cell > small { font-size: .6875rem; color: var(--amber); }
.cell ul { display: grid; gap: 2px; grid-template-columns: minmax(0, 1fr); }
.cell time { color: var(--soft); font-variant-numeric: tabular-nums; }
#app .number { min-width: 1.9rem; min-height: 1.9rem; padding: 0; border: 0; border-radius: 50%; background: none; color: var(--ink); }
#app .number[aria-current] { background: var(--accent); color: var(--accent-ink); }
.agenda section { padding: .35rem 0 .6rem; border-block-start: 1px solid var(--line); }
.agenda h3 span { font-weight: 400; margin-inline-start: .4rem; font-size: .875rem; }
#app .line { display: flex; gap: .7rem; width: 100%; padding: .45rem .2rem; border: 0; background: none; color: var(--ink); font-weight: 400; text-align: start; line-height: 1.45; }
#app .line.open { padding-block: .1rem; }
.line.open > i { background: none; }
#app .line:hover { background: var(--sunk); }
.line small { display: block; font-size: .8125rem; color: var(--soft); font-weight: 400; }
.line .clock { width: 3.4rem; flex: none; }
.line > i { width: 3px; flex: none; border-radius: 3px; background: var(--c); }
.line > span:last-child { min-width: 0; overflow-wrap: anywhere; }
#app .items { display: grid; grid-template-columns: minmax(0, 1fr); }
#app .item.todo { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: .2rem .6rem; align-items: start; }
#app .item.todo[draggable=true] { cursor: grab; }
#app .item .row.small { margin-top: .3rem; }
#app .item .row.small :is(button, select) { width: auto; min-height: 2.2rem; font-size: .8125rem; padding-block: .1rem; }
#app .item button.plain { font-size: .8125rem; padding-inline: .4rem; }
.desk > aside .item.todo > button { grid-column: 2; justify-self: start; margin-inline-start: -.4rem; }
#app .item .row.small select { max-width: 6.5rem; padding-inline: .4rem; }
#app button.name { min-height: 0; padding: 0; border: 0; background: none; color: inherit; font: inherit; text-align: start; }
#app button.name:hover { text-decoration: underline; }
.item.todo.part { padding-inline-start: 1.6rem; }
.item.past { opacity: .75; }
#app .item .about > * + *::before { content: none; }
.quadrants { display: grid; gap: .5rem 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
mark { background: var(--amber-tint); color: inherit; border-radius: 3px; }
.sides { width: 100%; border-collapse: collapse; font-size: .875rem; margin: .4rem 0; table-layout: fixed; }
.sides :is(th, td) { text-align: start; vertical-align: top; padding: .3rem .5rem .3rem 0; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.sides th { font-weight: 500; color: var(--soft); }
.fields { display: grid; gap: .7rem; grid-template-columns: minmax(0, 1fr); margin: .5rem 0; }
.fields label { display: grid; gap: .2rem; font-size: .8125rem; color: var(--soft); }
.fields label.check { grid-template-columns: auto 1fr; align-items: center; gap: .6rem; font-size: .9375rem; color: var(--ink); }
.pair { display: grid; gap: .7rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); }
dialog { width: min(34rem, calc(100vw - 1rem)); max-height: calc(100dvh - 1rem); padding: 0; border: 1px solid var(--line); border-radius: 18px; background: var(--card); color: var(--ink); }
dialog::backdrop { background: #0006; }
.sheet { padding: 1rem 1.2rem 1.2rem; }
.sheet > header { display: flex; align-items: start; gap: .5rem; margin-bottom: .5rem; }
.sheet > header h2 { flex: 1; min-width: 0; padding-top: .35rem; }
.lines li { padding: .35rem .7rem; margin-bottom: .3rem; border-radius: 8px; background: var(--red-tint); color: var(--red); font-size: .875rem; }
.choices { display: grid; gap: .4rem; margin: .6rem 0; grid-template-columns: minmax(0, 1fr); }
#app .choice { display: grid; text-align: start; padding: .5rem .9rem; min-height: 2.75rem; align-content: center; }
.choice span { font-size: .8125rem; font-weight: 400; color: var(--soft); }
.keys > div { display: flex; gap: 1rem; padding: .3rem 0; }
.keys dt { width: 7rem; }
kbd { padding: .1rem .45rem; border: 1px solid var(--line); border-radius: 6px; background: var(--sunk); font: .8125rem/1.5 var(--mono); }
.told { position: fixed; inset: auto 0 1rem; display: grid; justify-items: center; pointer-events: none; z-index: 5; padding-inline: .5rem; }
.told > div { display: flex; align-items: center; gap: .6rem; max-width: 40rem; padding: .4rem .5rem .4rem 1rem; border-radius: 14px; background: var(--ink); color: var(--paper); pointer-events: auto; box-shadow: 0 6px 24px #0004; font-size: .9375rem; }
.told > div.wrong { background: var(--red); color: var(--card); }
#app .told button { color: inherit; border-color: currentColor; background: none; }
#app .told button.icon { border-color: transparent; }
@media (max-width: 60rem) { .topbar nav { flex-wrap: nowrap; font-size: .875rem; } .topbar nav a { padding-inline: .5rem; } }
@media (max-width: 40rem) {
  #app .card { border-radius: 12px; }
  .topbar { flex-wrap: nowrap; gap: .1rem; }
  .topbar h1 { margin-inline-end: auto; }
  .topbar nav:not(.rare) { order: 3; position: fixed; inset: auto 0 0; z-index: 4; justify-content: space-around; flex-wrap: nowrap; background: var(--card); border-block-start: 1px solid var(--line); padding: .15rem; margin: 0; font-size: .75rem; }
  .topbar nav.rare { flex-wrap: nowrap; font-size: .8125rem; }
  .topbar nav.rare a { padding: .5rem .4rem; }
  .topbar nav:not(.rare) a { padding: .7rem .25rem; text-align: center; line-height: 1.2; overflow-wrap: normal; }
  .told { inset-block-end: 4rem; }
  .week { --gutter: 2.6rem; }
  .cell { min-height: 4.5rem; }
  .cell time { display: none; }
  #app .week .ev { padding: 0 .1rem; font-size: .6875rem; line-height: 1.2; }
  #app .month .chip { font-size: .625rem; padding-inline: .15rem; }
  .bar .row input[type=date] { max-width: 9.2rem; }
}
@media (max-width: 22rem) { .topbar nav:not(.rare) { font-size: .6875rem; } #app .topbar button.icon { min-width: 2rem; } }
@media (prefers-reduced-motion: no-preference) { .told > div { animation: rise .18s ease-out; } @keyframes rise { from { transform: translateY(.6rem); opacity: 0; } } }
@media print { :is(.topbar, .add, .told, .bar .row, .desk > aside, #app .tabs, #app .item .row, .todo button) { display: none; } #app { padding: 0; } .grid { height: auto; overflow: visible; } .app[data-place="connect"] .about { display: block; } }
`;
