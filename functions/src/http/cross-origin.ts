import { APP_CHECK_HEADER, IDEMPOTENCY_HEADER } from '@nargisus/domain/contract';
import cors from 'cors';
import type { RequestHandler } from 'express';
import type { HttpDependencies } from './route.ts';

/** How long a browser may cache a preflight. */
const MAX_AGE_SECONDS = 3600;

/**
 * Allows pages of the shop's own origin and of ALLOWED_ORIGINS to call the API. Sends other origins no CORS
 * headers. There are no cookies, so a foreign page gains nothing without a token.
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
