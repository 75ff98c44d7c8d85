import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ApiResponse } from '@nargisus/domain/contract';
import { AsyncLocalStorage } from 'node:async_hooks';
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { MemoryRouter } from 'react-router-dom';
import { captureHydrationSnapshot } from '#data/query/query-cache.ts';
import { setRequestScopeSource, type RequestScope } from '#data/query/request-scope.ts';
import { IdentityContext } from '#data/auth/identity.ts';
import { PageMetaContext, type PageMeta } from '#ui/page-meta.ts';
import { preloadRoute } from '../preload-route.ts';
import { Shop } from '../shop.tsx';
import type { Audience, PrerenderedPage } from './prerendered-page.ts';

/** Asks the API at a URL. A page that is rendered without the answer would be wrong: @throws whatever kept it. */
export type Ask = (url: string) => Promise<ApiResponse>;

/** Each render has a scope of its own, so that renders do not wait for each other and share no data. */
const scopes = new AsyncLocalStorage<RequestScope>();
setRequestScopeSource(() => scopes.getStore());

/**
 * Renders the first view of a page for that audience, in English: with the API's answers, or, without `ask`, in its
 * loading state. Runs on the server and at build time.
 */
export function renderPage(path: string, audience: Audience, ask?: Ask): Promise<PrerenderedPage> {
  const answers = new Map<string, ApiResponse>();
  const unasked: string[] = [];
  const faults: unknown[] = [];
  const respond: Ask = async (url) => {
    if (!ask) {
      unasked.push(url);
      return new Promise(() => {}); // pending for as long as the page renders
    }
    try {
      const answer = await ask(url);
      answers.set(url, answer);
      return answer;
    } catch (fault) {
      faults.push(fault);
      throw fault;
    }
  };
  return scopes.run({ queries: new Map(), respond }, async () => {
    await preloadRoute({ pathname: path, search: '' });
    if (ask) await captureHydrationSnapshot();

    const cache = createCache({ key: 'css' });
    cache.compat = true; // styles are gathered instead of being written between the elements
    let facts: PageMeta = {};
    const { prelude } = await prerenderToNodeStream(
      <StrictMode>
        <PageMetaContext value={(meta) => void (facts = { ...facts, ...meta })}>
          <CacheProvider value={cache}>
            <IdentityContext value={{ state: audience === 'member' ? 'unknown' : 'signed-out' }}>
              <MemoryRouter initialEntries={[path]}>
                <Shop />
              </MemoryRouter>
            </IdentityContext>
          </CacheProvider>
        </PageMetaContext>
      </StrictMode>,
      // React would send a deferred part with a script that puts it in place, which our policy blocks.
      { progressiveChunkSize: Infinity, onError: (fault) => void faults.push(fault) },
    );
    const html = await text(prelude);
    if (faults.length) throw new AggregateError(faults, `${path} cannot be prerendered`);
    return { html, styles: stylesOf(cache.inserted), facts, answers: Object.fromEntries(answers), unasked };
  });
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
