import type { ApiResponse } from '@nargisus/domain/contract';
import { readFile } from 'node:fs/promises';

interface Visit {
  readonly path: string;
  /** What follows the `?`, with it, or nothing. */
  readonly search: string;
  readonly origin: string;
  /** Rejects where there is no answer to draw from. */
  readonly ask: (address: string) => Promise<ApiResponse>;
  readonly onFault: (fault: unknown) => void;
}

interface AnsweredPage {
  readonly status: 200 | 404;
  readonly html: string;
  /** Whether everybody may be sent the same for a while. */
  readonly isLasting: boolean;
}

export interface PageRenderer {
  /** What Hosting says beside the pages that it has itself. */
  readonly headers: Readonly<Record<string, string>>;
  answerPage(visit: Visit): Promise<AnsweredPage>;
}

/** The app itself, as `npm run build -w web` made it for where there is no browser (docs/adr/0017). */
export async function openPageRenderer(folder = new URL('./pages/', import.meta.url)): Promise<PageRenderer> {
  const [web, shell] = await Promise.all([
    import(new URL('answer-page.js', folder).href) as Promise<{
      answerPage(shell: object, visit: Visit): Promise<AnsweredPage>;
    }>,
    readFile(new URL('shell.json', folder), 'utf8').then(
      (text) => JSON.parse(text) as Pick<PageRenderer, 'headers'>,
    ),
  ]);
  return { headers: shell.headers, answerPage: (visit) => web.answerPage(shell, visit) };
}
