import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ApiResponse } from '@nargisus/domain/contract';
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { MemoryRouter } from 'react-router-dom';
import { setResponseSource } from '#data/api/embedded-responses.ts';
import { clearQueryCache, captureHydrationSnapshot } from '#data/query/query-cache.ts';
import { IdentityContext } from '#data/auth/identity.ts';
import { ThemeProvider } from '#theme/theme-provider.tsx';
import { reportedPageMeta } from '#ui/page-meta.ts';
import { preloadRoute } from '../preload-route.ts';
import { Shop } from '../shop.tsx';
import type { Audience, PrerenderedPage } from './prerendered-page.ts';

/** Asks the API at an address. A page that is drawn without the answer would be wrong: @throws whatever kept it. */
export type Ask = (address: string) => Promise<ApiResponse>;

let last: Promise<unknown> = Promise.resolve();

/**
 * A page as the app would draw it first for that audience, in English: from the API's answers, or while they are waited
 * for where nobody can be asked. Runs where there is no browser; one after the other, for what is read stands in one place.
 */
export function renderPage(path: string, audience: Audience, ask?: Ask): Promise<PrerenderedPage> {
  const made = last.then(() => render(path, audience, ask));
  last = made.catch(() => undefined);
  return made;
}

async function render(path: string, audience: Audience, ask: Ask | undefined): Promise<PrerenderedPage> {
  const answers = new Map<string, ApiResponse>();
  const unasked: string[] = [];
  const faults: unknown[] = [];
  clearQueryCache();
  setResponseSource(async (address) => {
    if (!ask) {
      unasked.push(address);
      return new Promise(() => {}); // waited for as long as it takes to draw
    }
    try {
      const answer = await ask(address);
      answers.set(address, answer);
      return answer;
    } catch (fault) {
      faults.push(fault);
      throw fault;
    }
  });
  await preloadRoute({ pathname: path, search: '' });
  if (ask) await captureHydrationSnapshot();

  const cache = createCache({ key: 'css' });
  cache.compat = true; // styles are gathered instead of being written between the elements
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <CacheProvider value={cache}>
        <ThemeProvider>
          <IdentityContext value={{ state: audience === 'member' ? 'unknown' : 'signed-out' }}>
            <MemoryRouter initialEntries={[path]}>
              <Shop />
            </MemoryRouter>
          </IdentityContext>
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>,
    // A part that is put off comes with a script that puts it in place, which our policy would stop.
    { progressiveChunkSize: Infinity, onError: (fault) => void faults.push(fault) },
  );
  const html = await text(prelude);
  const facts = reportedPageMeta();
  if (faults.length) throw new AggregateError(faults, `${path} cannot be drawn ahead`);
  return { html, styles: stylesOf(cache.inserted), facts, answers: Object.fromEntries(answers), unasked };
}

/** Global rules stand each in an element of their own and before the classes, as in the browser. */
function stylesOf(inserted: Readonly<Record<string, string | true | undefined>>): string {
  const rules = Object.entries(inserted).filter((entry): entry is [string, string] => entry[1] !== true);
  const isGlobal = ([name, css]: [string, string]) =>
    !css.includes(`.css-${name}`) && !css.startsWith('@keyframes');
  const classes = rules.filter((rule) => !isGlobal(rule));
  return [
    ...rules.filter(isGlobal).map(([name, css]) => `<style data-emotion="css-global ${name}">${css}</style>`),
    `<style data-emotion="css ${classes.map(([name]) => name).join(' ')}">${classes.map(([, css]) => css).join('')}</style>`,
  ].join('');
}
