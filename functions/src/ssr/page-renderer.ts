import type { ApiResponse } from '@nargisus/domain/contract';
import { readFile } from 'node:fs/promises';

interface Visit {
  readonly path: string;
  /** The query string with its `?`, or ''. */
  readonly search: string;
  readonly origin: string;
  /** Fetches from the API. Rejects where there is no answer to render. */
  readonly ask: (address: string) => Promise<ApiResponse>;
  readonly onError: (error: unknown) => void;
}

interface AnsweredPage {
  readonly status: 200 | 404;
  readonly html: string;
  /** Whether the page may be cached for all visitors. */
  readonly isCacheable: boolean;
}

export interface PageRenderer {
  /** The headers that Hosting sends with its own pages. */
  readonly headers: Readonly<Record<string, string>>;
  answerPage(visit: Visit): Promise<AnsweredPage>;
}

/** The web app, built for the server by `npm run build -w web` (docs/adr/0017). */
export async function openPageRenderer(folder = new URL('./pages/', import.meta.url)): Promise<PageRenderer> {
  const [web, template] = await Promise.all([
    import(new URL('answer-page.js', folder).href) as Promise<{
      answerPage(template: object, visit: Visit): Promise<AnsweredPage>;
    }>,
    readFile(new URL('shell.json', folder), 'utf8').then(
      (text) => JSON.parse(text) as Pick<PageRenderer, 'headers'>,
    ),
  ]);
  return { headers: template.headers, answerPage: (visit) => web.answerPage(template, visit) };
}
