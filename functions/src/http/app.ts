import { requestMessages, ShopError } from '@nargisus/domain/contract';
import { withParams } from '@nargisus/domain/text';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { restoreRequest } from './bypass-platform-body-parser.ts';
import { attestationOf, requireOurApp, type Attestation } from './app-check.ts';
import { crossOrigin } from './cross-origin.ts';
import { errorToEnvelope } from './error-to-envelope.ts';
import { requestIdOf } from './request-log.ts';
import type { HttpDependencies, Route } from './route.ts';
import { securityHeaders } from './security-headers.ts';
import { sendAnswer } from './send-answer.ts';

/** Returns a handler of these routes. */
export function createApp<R, D>(
  dependencies: HttpDependencies<R> & D,
  routes: readonly Route<R, D>[],
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(restoreRequest, logged(dependencies), securityHeaders, crossOrigin(dependencies));
  for (const [path, atPath] of byPath(routes)) {
    for (const { call, run, onError } of atPath) {
      app[methodOf(call.method)](path, async (request, response) => {
        response.locals.route = `${call.method} ${call.path}`;
        response.locals.app = await attestationOf(call, request, dependencies);
        requireOurApp(response.locals.app, dependencies);
        const answer = run(request, dependencies);
        await sendAnswer(response, await (onError ? answer.catch(shown) : answer));

        function shown(thrown: unknown) {
          if (errorToEnvelope(thrown).isOurs) dependencies.log.failed(response.locals.requestId, thrown);
          return onError!(thrown, dependencies);
        }
      });
    }
    app.all(path, (request, response) => {
      response.locals.route = `${request.method} ${atPath[0]?.call.path}`;
      const allowed = atPath.map(({ call }) => call.method).join(', ');
      response.set('Allow', allowed);
      throw new ShopError(
        'method-not-allowed',
        withParams(requestMessages.onlyMethods, { methods: allowed }),
      );
    });
  }
  app.use(() => {
    throw new ShopError('not-found', requestMessages.noSuchCall);
  });
  app.use(answerError(dependencies));
  return app;
}

/** Groups routes by path. Express writes parameters as :id. */
function byPath<R, D>(all: readonly Route<R, D>[]): Map<string, Route<R, D>[]> {
  const paths = new Map<string, Route<R, D>[]>();
  for (const it of all) {
    const path = it.call.path.replaceAll(/\{(\w+)\}/g, ':$1');
    paths.set(path, [...(paths.get(path) ?? []), it]);
  }
  return paths;
}

const methodOf = (method: Route['call']['method']) =>
  method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';

function logged({ log }: Pick<HttpDependencies, 'log'>): RequestHandler {
  return (request, response, next) => {
    const requestId = requestIdOf(request);
    const started = performance.now();
    response.locals.requestId = requestId;
    response.set('X-Request-Id', requestId);
    response.removeHeader('X-Powered-By'); // set by the platform's own Express around ours
    response.once('finish', () => {
      const route = response.locals.route ?? `${request.method} (unknown)`;
      log.served({
        requestId,
        route,
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
        app: response.locals.app as Attestation | undefined,
      });
    });
    next();
  };
}

function answerError({ log }: Pick<HttpDependencies, 'log'>): ErrorRequestHandler {
  // Express recognises an error handler by its four parameters.
  return (thrown, _request, response, next) => {
    const { status, body, isOurs, retryAfter } = errorToEnvelope(thrown);
    if (isOurs) log.failed(response.locals.requestId, thrown);
    if (response.headersSent) return next(thrown);
    if (status === 401) response.set('WWW-Authenticate', 'Bearer');
    if (status === 429) response.set('Retry-After', String(retryAfter ?? 1));
    response.status(status).set('Cache-Control', 'no-store').json(body);
  };
}
