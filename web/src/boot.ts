/**
 * The inline script of every document (vite/inline-boot.ts): applies the stored preferences before the first paint,
 * loads the web fonts, and in prerendered HTML starts the app and records what the visitor does before hydration.
 * firebase.json allows it by its hash. It imports types only.
 */
import type { EarlyVisit } from './app/ssr/replay-early.ts';

/** Milliseconds after the load event: the LCP image has the processor and the network to itself (docs/adr/0021). */
const FONTS_AFTER_MS = 200;
const FONTS_WITHIN_MS = 1000;
/** Milliseconds for the layout with the new fonts (docs/adr/0024). */
const APP_AFTER_FONTS_MS = 100;
/** More requests in one task would block input on a phone (docs/adr/0023). */
const REQUESTS_AT_ONCE = 4;

const page = document.documentElement;
try {
  const scheme = localStorage.getItem('nargisus.scheme');
  if (scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)) {
    page.dataset.scheme = 'dark';
    document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')!.content = '#0e1713';
  }
  if (localStorage.getItem('nargisus.language') === 'bn') page.lang = 'bn';
  if (localStorage.getItem('nargisus.letters') !== null) page.dataset.fonts = '';
  if (localStorage.getItem('nargisus.session') !== null) page.dataset.session = '';
  if (localStorage.getItem('nargisus.private.returning') !== null) page.dataset.returning = '';
} catch {
  // Storage is blocked: the defaults apply.
}

// Until `data-fonts` is set, fallback fonts of the same size are shown (theme/fonts.css) and the preload links apply to no
// medium. Cached fonts are used at once, and so is the Bangla font, because not every phone has one.
if (page.lang === 'bn') page.dataset.fonts = '';
if ('fonts' in page.dataset)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as="font"]')) link.media = 'all';
addEventListener('load', () => setTimeout(() => void loadFontsThenApp(), FONTS_AFTER_MS));

/** A click elsewhere does nothing, so it must not replace one that does. */
const INTERACTIVE = 'a, button, label, input, select, textarea, summary';
const EVENTS = ['click', 'submit', 'input', 'change', 'focusin'];
const early: EarlyVisit = {
  edited: new Map(),
  focused: null,
  action: null,
  stop: () => EVENTS.forEach((type) => document.removeEventListener(type, record, true)),
};
window.earlyVisit = early;
// On the document and not on the window: an event that an extension stops on the window has not happened.
EVENTS.forEach((type) => document.addEventListener(type, record, true));
addEventListener('pointerdown', startApp);
addEventListener('keydown', startApp);
document.addEventListener('DOMContentLoaded', () => {
  // HTML for another visitor is hidden in part until the app replaces it.
  const audience = 'session' in page.dataset ? 'member' : 'guest';
  if (page.lang === 'bn' || rootData().prerendered !== audience) startApp();
});

/** Shows all web fonts at once when they have loaded; the app starts afterwards, because it would delay them. */
async function loadFontsThenApp(): Promise<void> {
  if (!('fonts' in page.dataset)) {
    const loaded = Promise.all([
      document.fonts.load('1rem Anek', 'a৳'),
      document.fonts.load('1rem Anek Display'),
    ]).then(() => localStorage.setItem('nargisus.letters', ''));
    // On a slow network, or where loading cannot be observed, the elements themselves request the fonts.
    await Promise.race([loaded.catch(() => {}), pause(FONTS_WITHIN_MS)]);
    page.dataset.fonts = '';
    await pause(APP_AFTER_FONTS_MS);
  }
  startApp();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function rootData(): DOMStringMap {
  return document.getElementById('root')?.dataset ?? {};
}

function record(event: Event): void {
  const { type, button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  const target = event.target as Element;
  if (!rootData().prerendered || button || ctrlKey || metaKey || shiftKey || altKey) return;
  startApp();
  if (type === 'focusin') early.focused = target;
  // A radio button keeps its click: the choice is recorded by its change, beside the click that follows it.
  else if (
    type === 'click' &&
    ((target as HTMLInputElement).type === 'radio' || !target.closest(INTERACTIVE))
  )
    return;
  else if (type === 'click' || type === 'submit') {
    early.action = { type, target };
    event.preventDefault();
    event.stopPropagation();
  } else {
    // The last choice of a group comes last.
    early.edited.delete(target);
    early.edited.set(target, (target as HTMLInputElement).value);
  }
}

/** Starts the app in prerendered HTML; every other document loads it with a script element. */
function startApp(): void {
  // The app hydrates with the data at the end of the document.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', startApp);
    return;
  }
  const { app, own, soon } = rootData();
  if (!app) return;
  delete rootData().app;
  const [appFiles, pageFiles, soonFiles] = [app, own!, soon!].map((files) =>
    files.split(' ').filter(Boolean),
  );
  preloadModules([...appFiles!, ...pageFiles!, ...soonFiles!]);
  // The app waits until the page's files have run (app/preload-route.ts): otherwise they would run in one task.
  early.own = importInTurn(appFiles!).then(
    () => importInTurn(pageFiles!).catch(() => {}),
    (cause: unknown) => {
      giveUp();
      throw cause;
    },
  );
  // Run in turn too: the import of the first that needs them would run them in one task.
  early.own.then(() => importInTurn(soonFiles!)).catch(() => {});
}

function preloadModules(files: string[]): void {
  for (const href of files.splice(0, REQUESTS_AT_ONCE))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  if (files.length) setTimeout(preloadModules, 0, files);
}

async function importInTurn(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    // Yields to taps and scrolling between two files.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}

/** Without the app, links still navigate; the rest works after a reload. */
function giveUp(): void {
  early.stop();
  delete rootData().prerendered;
  if (early.action?.type === 'click') early.action.target.closest('a')?.click();
  addEventListener('online', () => location.reload());
}
