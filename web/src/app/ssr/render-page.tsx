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
import type { CollectedMeta } from '#ui/head-tags.ts';
import { MetaContext } from '#ui/page-meta.ts';
import { preloadRoute } from '../preload-route.ts';
import { Shop } from '../shop.tsx';
import type { Audience, PrerenderedPage } from './prerendered-page.ts';

/** Requests a URL of the API. @throws the error that prevents a complete page. */
export type FetchResponse = (url: string) => Promise<ApiResponse>;

/** Each render has a scope of its own, so that renders do not wait for each other and share no data. */
const scopes = new AsyncLocalStorage<RequestScope>();
setRequestScopeSource(() => scopes.getStore());

/**
 * Renders the first view of a page for that audience, in English: with responses of the API, or without `ask` as a
 * skeleton. Runs on the server and at build time.
 */
export function renderPage(path: string, audience: Audience, ask?: FetchResponse): Promise<PrerenderedPage> {
  const responses = new Map<string, ApiResponse>();
  const pendingUrls: string[] = [];
  const errors: unknown[] = [];
  const respond: FetchResponse = async (url) => {
    if (!ask) {
      pendingUrls.push(url);
      return new Promise(() => {}); // pending for as long as the page renders
    }
    try {
      const response = await ask(url);
      responses.set(url, response);
      return response;
    } catch (error) {
      errors.push(error);
      throw error;
    }
  };
  return scopes.run({ queries: new Map(), respond }, async () => {
    await preloadRoute({ pathname: path, search: '' });
    if (ask) await captureHydrationSnapshot();

    const cache = createCache({ key: 'css' });
    cache.compat = true; // collects the styles instead of writing them between the elements
    let meta: CollectedMeta = {};
    const { prelude } = await prerenderToNodeStream(
      <StrictMode>
        <MetaContext value={(collected) => void (meta = { ...meta, ...collected })}>
          <CacheProvider value={cache}>
            <IdentityContext value={{ state: audience === 'member' ? 'unknown' : 'signed-out' }}>
              <MemoryRouter initialEntries={[path]}>
                <Shop />
              </MemoryRouter>
            </IdentityContext>
          </CacheProvider>
        </MetaContext>
      </StrictMode>,
      // React would stream a deferred part with an inline script, which the Content-Security-Policy blocks.
      { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
    );
    const html = await text(prelude);
    if (errors.length) throw new AggregateError(errors, `${path} cannot be prerendered`);
    return {
      html,
      styles: stylesOf(cache.inserted),
      meta,
      responses: Object.fromEntries(responses),
      pendingUrls,
    };
  });
}

/** Returns the style elements in emotion's own form: each global rule in its own element, before the classes. */
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
