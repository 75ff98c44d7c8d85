import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { MemoryRouter } from 'react-router-dom';
import { IdentityContext } from '../../data/identity.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { toldOfPage } from '../../ui/describe-page.ts';
import { routeAt } from '../pages.ts';
import { Shop } from '../shop.tsx';
import type { Audience, MadePage } from './made-page.ts';

/** A page as the app would draw it first for that audience, in English. Runs where there is no browser. */
export async function renderAhead(path: string, audience: Audience): Promise<MadePage> {
  await routeAt(path).page.preload();
  const cache = createCache({ key: 'css' });
  cache.compat = true; // styles are gathered instead of being written between the elements
  const faults: unknown[] = [];
  const stream = await renderToReadableStream(
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
  await stream.allReady;
  const html = await new Response(stream).text();
  if (faults.length) throw new AggregateError(faults, `${path} cannot be drawn ahead`);
  return { html, styles: stylesOf(cache.inserted), description: toldOfPage() };
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
