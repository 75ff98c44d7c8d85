import { renditionAt } from '@nargisus/domain/catalogue';
import type { Request, Response } from 'express';
import { requestIdOf, type RequestLog } from '../http/request-log.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import { IMMUTABLE, type ImageStore } from './image-store.ts';

/**
 * The Cache-Control of a 404: Storage is read once per minute and URL, and a new rendition is soon visible. By default
 * the CDN would keep a 404 for ten minutes.
 */
const MISSING_CACHE = 'public, max-age=0, s-maxage=60';

export interface RenditionDependencies {
  readonly store: Pick<ImageStore, 'readRendition'>;
  readonly log: Pick<RequestLog, 'failed'>;
}

/**
 * Sends a rendition from Storage to the CDN, which keeps it (docs/adr/0020). All other requests get the same
 * answer, which does not reveal what else Storage holds.
 */
export const answerRendition =
  ({ store, log }: RenditionDependencies) =>
  async (request: Request, response: Response): Promise<void> => {
    const requestId = requestIdOf(request);
    response.set(SECURITY_HEADERS).removeHeader('X-Powered-By');
    response.set({
      'X-Request-Id': requestId,
      // Search engines and posts show it on their own pages.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.status(405).set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).end();
    try {
      const requested = renditionAt(request.originalUrl);
      const drawn = requested && (await store.readRendition(requested.path));
      if (!drawn) return void response.status(404).set('Cache-Control', MISSING_CACHE).end();
      // From the name: anyone with access to Storage may have changed the metadata.
      response.set({ 'Content-Type': `image/${requested.format}`, 'Cache-Control': IMMUTABLE });
      // Whole: a truncated image must not be cached. Express answers HEAD and If-None-Match.
      response.set('ETag', `"${drawn.etag}"`).send(drawn.bytes);
    } catch (error) {
      log.failed(requestId, error);
      response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '30' }).end();
    }
  };
