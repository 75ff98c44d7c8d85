import { Html } from '../../pages/html.ts';

/** One style sheet for all pages of the courier, in colours of its own: it is not the shop. */
export const STYLE = new Html(`
:root { --ink: #17302b; --soft: #4d635e; --line: #d3e0dc; --edge: #6d857f; --page: #eef5f2; --paper: #fff;
  --green: #0b6b50; --green-dark: #084f3b; color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100svh; background: var(--page); color: var(--ink);
  font: 1rem/1.5 system-ui, 'Segoe UI', Roboto, 'Noto Sans Bengali', sans-serif; }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; align-items: baseline;
  padding: .875rem clamp(1rem, 4vw, 2.5rem); background: var(--ink); color: #fff; }
header span { color: #c9dad4; font-size: .875rem; }
main { width: min(100% - 2rem, 70rem); margin: clamp(1rem, 3vw, 2rem) auto; display: grid; gap: 1.25rem;
  grid-template-columns: minmax(0, 1fr); }
h1, h2, h3 { line-height: 1.25; margin: 0; text-wrap: balance; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; } h3 { font-size: 1rem; }
p, ol { margin: 0; } .soft { color: var(--soft); font-size: .9375rem; }
.panel { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: clamp(1rem, 3vw, 1.5rem);
  display: grid; gap: .875rem; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
.between { justify-content: space-between; align-items: baseline; }
.tag { padding: .125rem .625rem; border-radius: 99px; background: var(--page); font-size: .875rem; font-weight: 650; }
form { margin: 0; }
label { display: grid; gap: .25rem; font-size: .875rem; font-weight: 600; }
input, select { min-height: 44px; padding: 0 .625rem; border: 1px solid var(--edge); border-radius: 8px; background: #fff;
  color: inherit; font: inherit; max-width: 100%; }
button { min-height: 44px; padding: .375rem .875rem; border: 1px solid var(--edge); border-radius: 8px; background: #fff;
  color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--page); }
button.main { background: var(--green); border-color: var(--green); color: #fff; }
button.main:hover { background: var(--green-dark); }
:focus-visible { outline: 3px solid #ffb300; outline-offset: 2px; }
a { color: var(--green); }
summary { cursor: pointer; min-height: 44px; align-content: center; font-weight: 600; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th { text-align: left; color: var(--soft); font-size: .875rem; }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
.switches { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: .75rem; }
`);
