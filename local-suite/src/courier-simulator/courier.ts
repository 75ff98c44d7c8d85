import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { Router, type Express, type NextFunction, type Request, type Response } from 'express';
import { authenticate, Lockout } from './authenticate.ts';
import { createOrder, createOrders } from './booking-api.ts';
import { controlApi } from './control-api.ts';
import { Ledger } from './ledger.ts';
import { merchantRoutes } from './page-routes.ts';
import { balance, payment, payments, status, StatusCache, trackings } from './reading-api.ts';
import { createReturn, returnRequest, returnRequests } from './return-api.ts';
import { Scheduler } from './scheduler.ts';
import { SettingsStore } from './settings.ts';
import type { CourierKeys, Simulator } from './simulator.ts';
import { Webhooks } from './webhooks.ts';

const BASE = '/api/v1';

export interface RunningCourier {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts a simulation of the Steadfast courier, as far as a shop can see it. Port 0 picks a free one.
 * @param given.webhookUrl - where the shop receives webhooks
 * @param given.ledger - the file that stores the parcels; without it they are lost at the end
 */
export async function startCourier(given: {
  port: number;
  host: string;
  keys: CourierKeys;
  webhookUrl: string;
  ledger?: string;
}): Promise<RunningCourier> {
  const [clock, settings] = [new Scheduler(), new SettingsStore()];
  const webhooks = new Webhooks({ url: given.webhookUrl, token: given.keys.webhookToken, clock, settings });
  let origin = '';
  const simulator: Simulator = {
    ...{ keys: given.keys, clock, settings, webhooks },
    ledger: new Ledger(given.ledger),
    lockout: new Lockout(),
    origin: () => origin,
  };
  // Longer than any client keeps a connection: otherwise it could be closed under the next request of a busy
  // machine.
  const server = createServer({ keepAliveTimeout: 65_000 }, createApp(simulator));
  server.listen(given.port, given.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  origin = `http://${given.host}:${port}`;
  return {
    port,
    close: async () => {
      clock.stop();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function createApp(simulator: Simulator): Express {
  const app = express();
  const cache = new StatusCache();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(BASE, merchantApi(simulator, cache));
  app.use(
    '/simulator',
    controlApi(simulator, () => cache.clear()),
  );
  app.use(merchantRoutes(simulator));
  app.use((_request, response) => void response.status(404).type('text').send('Not found\n'));
  app.use((error: { status?: number }, _request: Request, response: Response, _next: NextFunction) => {
    if (!error.status) console.error('courier simulator:', error);
    if (!response.headersSent) response.status(error.status ?? 500).json({ message: 'Bad request' });
  });
  return app;
}

/** The calls of the shop's server. */
function merchantApi(simulator: Simulator, cache: StatusCache): Router {
  const router = Router();
  router.get('/ping', (_request, response) => {
    const time = new Date(simulator.clock.now() + 6 * 3_600_000).toISOString().replace('Z', '+06:00');
    response.json({ status: 200, message: 'pong', service: 'courier simulator', version: '1', time });
  });
  router.use((request, response, next) => {
    if (authenticate(simulator, request, response)) next();
  });
  router.use(express.json({ limit: '2mb' }));

  router.post('/create_order', (request, response) => createOrder(simulator, request, response));
  for (const extended of [false, true]) {
    const path = `/create_order/bulk-order${extended ? '/extended' : ''}`;
    router.post(path, (request, response) => createOrders(simulator, request, response, { extended }));
  }

  const byId = ({ ledger }: Simulator, value: string) => ledger.byId(Number(value));
  router.get('/status_by_cid/:value', (request, response) =>
    status(simulator, cache, request, response, byId),
  );
  router.get('/status_with_return_status_by_cid/:value', (request, response) =>
    status(simulator, cache, request, response, byId, { withReturn: true }),
  );
  router.get('/status_by_invoice/:value', (request, response) =>
    status(simulator, cache, request, response, ({ ledger }, value) => ledger.byInvoice(value)),
  );
  router.get('/status_by_trackingcode/:value', (request, response) =>
    status(simulator, cache, request, response, ({ ledger }, value) => ledger.byTrackingCode(value)),
  );
  router.get('/trackings_by_invoice/:invoice', (request, response) =>
    trackings(simulator, request, response),
  );
  router.get('/get_balance', (request, response) => balance(simulator, request, response));
  router.get('/payments', (request, response) => payments(simulator, request, response));
  router.get('/payments/:id', (request, response) => payment(simulator, request, response));
  router.post('/create_return_request', (request, response) => createReturn(simulator, request, response));
  router.get('/get_return_request/:id', (request, response) => returnRequest(simulator, request, response));
  router.get('/get_return_requests', (request, response) => returnRequests(simulator, request, response));
  return router;
}
