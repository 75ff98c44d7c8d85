import './theme/fonts.css';
import './theme/variables.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { hydrateOrMount } from './app/ssr/hydrate-or-mount.tsx';
import { App } from './app/app.tsx';
import { preloadRoute } from './app/preload-route.ts';
import { hasEmbeddedResponses } from './data/api/embedded-responses.ts';
import { captureHydrationSnapshot } from './data/query/query-cache.ts';
import { onSessionEnd } from './data/auth/identity-store.ts';
import { prefetchLinks } from './app/prefetch-links.ts';
import { syncLanguageAcrossTabs, restoreLanguage } from './locales/language-store.ts';
import { followScheme } from './theme/scheme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

/** Errors thrown before telemetry is loaded, which waits until the page is usable. */
const thrown: unknown[] = [];
addEventListener('error', ({ error, message }) => thrown.push(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => thrown.push(reason));
const START_LATE_AFTER_MS = 3000;
if (import.meta.env.PROD)
  setTimeout(
    () => void import('./app/start-late.ts').then((it) => it.startLate(thrown)).catch(() => undefined),
    START_LATE_AFTER_MS,
  );

const page = preloadRoute(location, window.earlyVisit?.own);
syncLanguageAcrossTabs();
followScheme();
prefetchLinks();
// boot.ts has read the language: fetches the font in parallel with the strings.
if (document.documentElement.lang === 'bn') void document.fonts.load('1rem Anek', 'ক');
onSessionEnd((why) => void import('./app/notify-session-end.ts').then((it) => it.notifySessionEnd(why)));
// Not awaited at the top level: that would keep the bundler from putting the first load into few files (5 KB).
// Prerendered HTML stays until the page can hydrate as a whole.
void Promise.all([
  restoreLanguage(),
  root.hasChildNodes() && page,
  hasEmbeddedResponses() && captureHydrationSnapshot(),
]).then(() =>
  hydrateOrMount(
    root,
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
