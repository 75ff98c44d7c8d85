import { Html } from '../../pages/html.ts';

/**
 * One style sheet for all pages of the gateway. Its own colours: the buyer must see that this is no longer
 * the shop.
 */
export const STYLE = new Html(`
:root {
  --ink: #101b33; --soft: #4c5a78; --line: #d5dced; --edge: #76839f; --page: #eef2fa; --paper: #fff;
  --blue: #1546c0; --blue-dark: #0d338f; --pink: #b80d5b; --orange: #b33f10; --amber: #7a4d00; --red: #b3261e; --green: #17663f;
  color-scheme: light;
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100svh; background: var(--page); color: var(--ink);
  font: 1rem/1.5 system-ui, 'Segoe UI', Roboto, 'Noto Sans Bengali', sans-serif; }
.bar { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; align-items: baseline;
  padding: .875rem clamp(1rem, 4vw, 2.5rem); background: var(--ink); color: #fff; }
.brand { letter-spacing: -.01em; font-size: 1.0625rem; }
.note { color: #c5d0ea; font-size: .875rem; }
main { width: min(100% - 2rem, 62rem); margin: clamp(1rem, 4vw, 3rem) auto; }
h1, h2 { line-height: 1.2; margin: 0; letter-spacing: -.015em; text-wrap: balance; }
h1 { font-size: clamp(1.375rem, 1.1rem + 1.2vw, 1.75rem); }
h2 { font-size: 1.125rem; }
p { margin: 0; }
.soft { color: var(--soft); }
.panel { background: var(--paper); border: 1px solid var(--line); border-radius: 14px; padding: clamp(1.125rem, 3vw, 2rem); }
.checkout { display: grid; gap: 1rem; align-items: start; }
.summary { display: grid; gap: 1.25rem; }
.amount { font-size: clamp(2rem, 1.5rem + 2.4vw, 2.75rem); font-weight: 700; letter-spacing: -.03em; line-height: 1.1;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
dl { display: grid; gap: .75rem; margin: 0; border-top: 1px solid var(--line); padding-top: 1.25rem; }
dt { color: var(--soft); font-size: .875rem; }
dd { margin: 0; overflow-wrap: anywhere; }
.ways { display: grid; gap: 1.5rem; }
form { display: grid; gap: 1rem; margin: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
label { display: grid; gap: .375rem; font-weight: 600; font-size: .9375rem; }
input { width: 100%; min-height: 48px; padding: 0 .875rem; border: 1px solid var(--edge); border-radius: 9px; background: #fff;
  color: inherit; font: inherit; font-weight: 400; font-variant-numeric: tabular-nums; }
input[aria-invalid] { border-color: var(--red); border-width: 2px; }
.wrong { margin-top: .375rem; color: var(--red); font-weight: 500; font-size: .875rem; }
button, .button { min-height: 48px; padding: .625rem 1.25rem; border: 1px solid transparent; border-radius: 9px; cursor: pointer;
  font: inherit; font-weight: 650; text-decoration: none; display: inline-flex; align-items: center; justify-content: center; gap: .5rem; }
.pay { background: var(--blue); color: #fff; }
.pay:hover { background: var(--blue-dark); }
.bkash, .nagad { background: var(--pink); color: #fff; width: 100%; }
.bkash:hover { background: #8f0746; }
.nagad { background: var(--orange); }
.nagad:hover { background: #8f2f0c; }
.plain { background: #fff; border-color: var(--edge); color: var(--ink); }
.plain:hover { background: var(--page); }
:focus-visible { outline: 3px solid #ffb300; outline-offset: 2px; }
input:focus-visible { outline-offset: 0; }
.or { display: flex; align-items: center; gap: .875rem; color: var(--soft); font-size: .875rem; }
.or::before, .or::after { content: ''; flex: 1; border-top: 1px solid var(--line); }
.sandbox { border: 1.5px dashed #c28a1d; background: #fff9ea; border-radius: 14px; padding: clamp(1.125rem, 3vw, 1.5rem);
  display: grid; gap: 1rem; }
.sandbox .grid { display: grid; gap: .625rem; }
.sandbox button { width: 100%; }
.tag { display: inline-block; padding: .125rem .625rem; border-radius: 99px; font-size: .8125rem; font-weight: 650; background: var(--page); }
.tag.VALID { background: #dcf3e6; color: var(--green); }
.tag.FAILED, .tag.CANCELLED { background: #fbe3e1; color: var(--red); }
.tag.PENDING { background: #fff0d0; color: var(--amber); }
.middle { max-width: 34rem; margin-inline: auto; display: grid; gap: 1rem; justify-items: start; }
.spin { width: 2.25rem; height: 2.25rem; border: 4px solid var(--line); border-top-color: var(--blue); border-radius: 50%;
  animation: turn .9s linear infinite; }
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { .spin { animation-duration: 4s; } }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th { text-align: left; color: var(--soft); font-weight: 600; font-size: .875rem; }
th, td { padding: .625rem .75rem .625rem 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
td.number { font-variant-numeric: tabular-nums; text-align: right; }
a { color: var(--blue); }
@media (min-width: 34rem) { .sandbox .grid { grid-template-columns: 1fr 1fr; } }
@media (min-width: 56rem) {
  .checkout { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 1.5rem; }
  .sandbox { grid-column: 1 / -1; }
  .sandbox .grid { grid-template-columns: repeat(4, auto); }
  .summary { position: sticky; top: 1.5rem; }
}
`);
