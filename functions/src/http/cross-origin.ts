import { APP_CHECK_HEADER, IDEMPOTENCY_HEADER } from '@nargisus/domain/contract';
import cors from 'cors';
import type { RequestHandler } from 'express';
import type { HttpDependencies } from './route.ts';

/** How long a browser may remember that it may call. */
const MAX_AGE_SECONDS = 3600;

/**
 * Pages of the shop's own origin and of those it names may call; other origins get no word of permission, so their
 * browsers hand them nothing. There are no cookies: whoever has no token gets no further by calling from elsewhere.
 */
export function crossOrigin({ allowedOrigins }: Pick<HttpDependencies, 'allowedOrigins'>): RequestHandler {
  return cors({
    origin: (origin, decide) => decide(null, origin !== undefined && allowedOrigins().includes(origin)),
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', IDEMPOTENCY_HEADER, APP_CHECK_HEADER],
    exposedHeaders: ['X-Request-Id', 'Retry-After', 'Content-Disposition'],
    maxAge: MAX_AGE_SECONDS,
  });
}
