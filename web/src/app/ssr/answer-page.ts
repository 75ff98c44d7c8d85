import { matchPath } from 'react-router-dom';
import { cataloguePages, type CataloguePage } from './catalogue-pages.ts';
import type { PrerenderedPage } from './prerendered-page.ts';
import { renderDocument } from './page-document.ts';
import { hasDefaultQuery } from './has-default-query.ts';
import type { HtmlTemplate } from './html-template.ts';
import { renderPage, type FetchResponse } from './render-page.tsx';
import { shortenDescriptions } from './shorten-descriptions.ts';

export { renderDocument } from './page-document.ts';
export { renderPage } from './render-page.tsx';

interface Visit {
  readonly path: string;
  /** The query string with its `?`, or an empty string. */
  readonly search: string;
  /** The shop's origin. */
  readonly origin: string;
  readonly ask: FetchResponse;
  /** Receives the error that prevents a complete page. */
  readonly onError: (error: unknown) => void;
}

export interface AnsweredPage {
  readonly status: 200 | 404;
  readonly html: string;
  /** Whether a cache may keep the document for all visitors; false for a skeleton that an error made necessary. */
  readonly isCacheable: boolean;
}

/**
 * Returns the document of a catalogue page, rendered from API responses; a skeleton, which the app fills, for a search or a
 * filter (there are too many of them to cache) or when the API does not respond.
 */
export async function answerPage(template: HtmlTemplate, visit: Visit): Promise<AnsweredPage> {
  const { path, search, origin, ask, onError } = visit;
  const known: CataloguePage = cataloguePages.find(({ route }) => matchPath(route, path)) ?? NOT_FOUND;
  const code = template.code[known.page];
  if (!code) throw new Error(`The build knows no code of ${known.page}; see web/scripts/prerender-pages.ts`);
  const complete = hasDefaultQuery(search) ? await renderComplete() : undefined;
  const rendered = complete ?? (await renderPage(path, 'guest'));
  return {
    // Among catalogue pages only those that do not exist have `noIndex`.
    status: rendered.meta.meta?.noIndex ? 404 : 200,
    html: renderDocument(template, {
      rendered,
      code,
      audience: 'guest',
      route: complete ? path : known.route,
      isSkeleton: !complete,
      url: origin + path,
    }),
    isCacheable: complete !== undefined || !hasDefaultQuery(search),
  };

  async function renderComplete(): Promise<PrerenderedPage | undefined> {
    try {
      return await renderPage(path, 'guest', async (url) =>
        shortenDescriptions(await ask(url), known.descriptionLength ?? 0),
      );
    } catch (error) {
      onError(error);
      return undefined;
    }
  }
}

const NOT_FOUND = { route: '*', page: 'not-found' };
