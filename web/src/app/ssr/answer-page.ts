import { matchPath } from 'react-router-dom';
import { cataloguePages } from './catalogue-pages.ts';
import type { PrerenderedPage } from './prerendered-page.ts';
import { documentOf } from './page-document.ts';
import { isPlain } from './plain-address.ts';
import type { HtmlTemplate } from './html-template.ts';
import { renderPage, type Ask } from './render-page.tsx';

export { documentOf } from './page-document.ts';
export { renderPage } from './render-page.tsx';

interface Visit {
  readonly path: string;
  /** What follows the `?`, or nothing. */
  readonly search: string;
  /** Base address of the shop. */
  readonly origin: string;
  readonly ask: Ask;
  /** What kept a page from being drawn whole. */
  readonly onError: (error: unknown) => void;
}

export interface AnsweredPage {
  readonly status: 200 | 404;
  readonly html: string;
  /** Whether it is what everybody would be sent there for a while; else it is what could be had just now. */
  readonly isLasting: boolean;
}

/**
 * The document of a page of the catalogue. Drawn from what the API says; as a skeleton, for the app to fill, where the address
 * asks for a search or a filter (there are too many) or the API does not answer.
 */
export async function answerPage(shell: HtmlTemplate, visit: Visit): Promise<AnsweredPage> {
  const { path, search, origin, ask, onError } = visit;
  const known = cataloguePages.find(({ route }) => matchPath(route, path)) ?? NOWHERE;
  const code = shell.code[known.page];
  if (!code) throw new Error(`The build knows no code of ${known.page}; see web/scripts/prerender-pages.ts`);
  const whole = isPlain(search) ? await drawn() : undefined;
  const made = whole ?? (await renderPage(path, 'guest'));
  const { description } = made.facts;
  return {
    // Of these pages the only ones that no search engine shall know are those of what is not there.
    status: description?.unlisted ? 404 : 200,
    html: documentOf(shell, {
      made,
      code,
      audience: 'guest',
      route: whole ? path : known.route,
      isWaiting: !whole,
      address: origin + path,
    }),
    isLasting: whole !== undefined || !isPlain(search),
  };

  async function drawn(): Promise<PrerenderedPage | undefined> {
    try {
      return await renderPage(path, 'guest', ask);
    } catch (error) {
      onError(error);
      return undefined;
    }
  }
}

const NOWHERE = { route: '*', page: 'not-found' };
