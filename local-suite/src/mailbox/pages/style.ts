import { COLORS } from '@nargisus/domain/store';
import { Html } from '../../pages/html.ts';

export const STYLE = new Html(`
:root { --ink: ${COLORS.ink}; --soft: ${COLORS.faded}; --line: ${COLORS.line}; --edge: #7f8a82; --page: ${COLORS.ground}; --cloth: ${COLORS.cloth};
  --stem: ${COLORS.stem}; --cup: #f3b81f;
  color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100svh; background: var(--page); color: var(--ink);
  font: 1rem/1.55 system-ui, 'Segoe UI', Roboto, 'Noto Sans Bengali', sans-serif; }
.bar { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; align-items: baseline;
  padding: .875rem clamp(1rem, 4vw, 2.5rem); background: var(--stem); color: #fff; }
.bar a { color: #fff; font-weight: 650; text-decoration: none; }
.bar span { color: #cfe0d8; font-size: .875rem; }
main { width: min(100% - 2rem, 58rem); margin: clamp(1.25rem, 4vw, 2.5rem) auto; display: grid; gap: 1.25rem; grid-template-columns: minmax(0, 1fr); }
h1 { margin: 0; line-height: 1.2; letter-spacing: -.02em; font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2rem); text-wrap: balance; overflow-wrap: anywhere; }
h2 { margin: 0 0 .75rem; font-size: 1.0625rem; }
p { margin: 0; }
.soft { color: var(--soft); }
.mails { list-style: none; margin: 0; padding: 0; background: #fff; border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: grid; gap: .125rem 1.5rem; padding: 1rem 1.25rem; color: inherit; text-decoration: none; }
.mails a:hover { background: var(--cloth); }
.mails b { overflow-wrap: anywhere; }
.mails .who, .mails .when { color: var(--soft); font-size: .9375rem; overflow-wrap: anywhere; }
.empty { border: 1.5px dashed var(--edge); border-radius: 12px; padding: clamp(2rem, 8vw, 4rem) 1.25rem; text-align: center; display: grid; gap: .5rem; }
.card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: clamp(1rem, 3vw, 1.5rem); }
dl { margin: 0; display: grid; gap: .375rem 1.25rem; }
dt { color: var(--soft); font-size: .875rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
iframe { display: block; width: 100%; height: clamp(14rem, 40svh, 32rem); resize: vertical; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
.files { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .625rem; }
.files a { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 0 .75rem; min-height: 44px; padding: .5rem 1rem; border: 1px solid var(--edge);
  border-radius: 9px; background: #fff; color: var(--stem); font-weight: 600; text-decoration: none; overflow-wrap: anywhere; }
.files a:hover { background: var(--cloth); }
.files span { color: var(--soft); font-weight: 400; font-size: .875rem; }
.back { color: var(--stem); font-weight: 600; justify-self: start; min-height: 44px; display: inline-flex; align-items: center; }
:focus-visible { outline: 3px solid var(--cup); outline-offset: 2px; }
.mails a:focus-visible { outline-offset: -3px; }
@media (min-width: 42rem) {
  .mails a { grid-template-columns: minmax(0, 1fr) auto; }
  .mails .when { grid-row: 1; grid-column: 2; }
  dl { grid-template-columns: max-content minmax(0, 1fr); align-items: baseline; }
}
`);
