import type { Request, Response } from 'express';
import { requestIdOf, type RequestLog } from '../http/request-log.ts';
import { sendText, THOROUGH } from '../http/send-text.ts';
import { feedAt, feedTypeAt } from './feed.ts';
import { askApi } from './fetch-api.ts';
import type { PageRenderer } from './page-renderer.ts';
import { isSitemap, sitemapAt } from './sitemap.ts';

/** A browser revalidates each time, the CDN once a minute, like the API's (catalogue/routes.ts). */
const PAGE = 'public, max-age=0, s-maxage=60';
/** Search engines come about once a day. */
const FOR_ROBOTS = 'public, max-age=0, s-maxage=3600';

export interface SsrDependencies {
  readonly open: () => Promise<PageRenderer>;
  readonly shopOrigin: () => string;
  readonly log: Pick<RequestLog, 'failed'>;
}

/** Answers requests that Hosting has no file for: catalogue pages, the sitemap (docs/adr/0017), and feeds (docs/adr/0070). */
export const answerRequest =
  ({ open, shopOrigin, log }: SsrDependencies) =>
  async (request: Request, response: Response): Promise<void> => {
    const requestId = requestIdOf(request);
    response.set('X-Request-Id', requestId).removeHeader('X-Powered-By');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.status(405).set('Allow', 'GET, HEAD').end();
    try {
      const renderer = await open();
      response.set(renderer.headers);
      const origin = shopOrigin();
      const ask = (address: string) => askApi(origin, address);
      // One URL for each page, with or without a trailing slash.
      const path = request.path.replace(/(?<=.)\/$/, '');
      if (isSitemap(path)) {
        const sitemap = await sitemapAt(path, { origin, ask });
        response.status(sitemap === undefined ? 404 : 200).set('Cache-Control', FOR_ROBOTS);
        return await sendText(response, sitemap ?? '', 'application/xml');
      }
      const feedType = feedTypeAt(path);
      if (feedType) {
        response.set('Cache-Control', FOR_ROBOTS);
        return await sendText(response, await feedAt(path, { origin, ask }), feedType);
      }
      const search = request.originalUrl.slice(request.path.length);
      const onError = (error: unknown) => log.failed(requestId, error);
      const page = await renderer.answerPage({ path, search, origin, ask, onError });
      response.status(page.status).set('Cache-Control', page.isCacheable ? PAGE : 'no-store');
      await sendText(response, page.html, 'html', { quality: THOROUGH });
    } catch (error) {
      log.failed(requestId, error);
      // Nothing can be rendered: the browser shows its own error page, and nothing caches it.
      response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '30' }).end();
    }
  };
