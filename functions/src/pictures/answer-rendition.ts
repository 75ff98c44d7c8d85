import { renditionAt } from '@nargisus/domain/catalogue';
import type { Request, Response } from 'express';
import { requestIdOf, type RequestLog } from '../http/request-log.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import { FOREVER, type PictureStore } from './picture-store.ts';

/**
 * One for each minute and address is asked of Storage, and what is drawn a moment later is not hidden for long. Without a
 * word of ours the CDN would keep a 404 for ten minutes.
 */
const MAY_COME = 'public, max-age=0, s-maxage=60';

export interface RenditionDependencies {
  readonly store: Pick<PictureStore, 'readDrawn'>;
  readonly log: Pick<RequestLog, 'failed'>;
}

/**
 * What we drew of a product's picture, from Storage to the CDN, which keeps it (docs/adr/0020). Everything else gets one
 * answer, so that it tells nobody what else Storage holds.
 */
export const answerRendition =
  ({ store, log }: RenditionDependencies) =>
  async (request: Request, response: Response): Promise<void> => {
    const requestId = requestIdOf(request);
    response.set(SECURITY_HEADERS).removeHeader('X-Powered-By');
    response.set({
      'X-Request-Id': requestId,
      // Searches and posts show it on their own pages.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.status(405).set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).end();
    try {
      const asked = renditionAt(request.originalUrl);
      const drawn = asked && (await store.readDrawn(asked.path));
      if (!drawn) return void response.status(404).set('Cache-Control', MAY_COME).end();
      // By its name: what Storage calls a file, somebody may have changed.
      response.set({ 'Content-Type': `image/${asked.format}`, 'Cache-Control': FOREVER });
      // Whole: a picture cut off on its way must not be kept. Answers HEAD and If-None-Match by itself.
      response.set('ETag', `"${drawn.etag}"`).send(drawn.bytes);
    } catch (fault) {
      log.failed(requestId, fault);
      response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '30' }).end();
    }
  };
