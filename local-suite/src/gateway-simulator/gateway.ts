import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { controlApi } from './control-api.ts';
import { Deliveries } from './deliver.ts';
import { FaultSettings } from './faults.ts';
import { Ledger } from './ledger.ts';
import { LedgerFile } from './ledger-file.ts';
import { merchantTransaction } from './merchant-transaction-api.ts';
import type { Store } from './payment.ts';
import { choose, overview, paymentPage } from './page-routes.ts';
import { openSession } from './session-api.ts';
import { validate } from './validation-api.ts';

/** The shared state of the simulator. */
export interface Gateway {
  stores: readonly Store[];
  ledger: Ledger;
  faults: FaultSettings;
  deliveries: Deliveries;
}

export interface RunningGateway {
  port: number;
  close(): Promise<void>;
}

const SESSION = '/gwprocess/v4/api.php';
const VALIDATION = '/validator/api/validationserverAPI.php';
const TRANSACTION = '/validator/api/merchantTransIDvalidationAPI.php';

/**
 * Starts a simulation of SSLCommerz v4's hosted checkout, as far as a shop can see it. Port 0 picks a free
 * one.
 * @param given.ledger - the file that stores the payments; without it they are lost at the end
 */
export async function startGateway(given: {
  port: number;
  host: string;
  stores: readonly Store[];
  ledger?: string;
}): Promise<RunningGateway> {
  const file = given.ledger === undefined ? undefined : new LedgerFile(given.ledger, given.stores);
  const gateway = { stores: given.stores, ledger: new Ledger(file), faults: new FaultSettings() } as Gateway;
  gateway.deliveries = new Deliveries(gateway);
  // Longer than any client keeps a connection: otherwise it could be closed under the next request of a busy
  // machine.
  const server = createServer({ keepAliveTimeout: 65_000 }, createApp(gateway));
  server.listen(given.port, given.host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      gateway.deliveries.stop();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function createApp(gateway: Gateway): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_request, response, next) => {
    saveBeforeResponse(gateway, response);
    next();
  });
  const formText = express.text({ type: 'application/x-www-form-urlencoded', limit: '64kb' });

  app
    .route(SESSION)
    .post(formText, (request, response) => openSession(gateway, request, response))
    .all(only('POST'));
  app
    .route(VALIDATION)
    .get((request, response) => validate(gateway, request, response))
    .all(only('GET'));
  app
    .route(TRANSACTION)
    .get((request, response) => merchantTransaction(gateway, request, response))
    .all(only('GET'));

  app.get('/', (_request, response) => overview(gateway, response));
  app
    .route('/EasyCheckOut/:key')
    .get((request, response) => paymentPage(gateway, request, response))
    .post(formText, (request, response) => choose(gateway, request, response));

  app.use('/simulator', controlApi(gateway));
  app.use((_request, response) => void response.status(404).type('text').send('Not found\n'));
  app.use((error: { status?: number }, _request: Request, response: Response, _next: NextFunction) => {
    if (!error.status) console.error('gateway simulator:', error);
    if (!response.headersSent)
      response
        .status(error.status ?? 500)
        .type('text')
        .send('Bad request\n');
  });
  return app;
}

/** Stores payments before the response, so that an acknowledged one survives a kill. */
function saveBeforeResponse({ ledger }: Gateway, response: Response): void {
  const end = response.end.bind(response) as (...given: unknown[]) => Response;
  response.end = (...given: unknown[]) => {
    ledger.save();
    return end(...given);
  };
}

function only(method: string) {
  return (_request: Request, response: Response) => {
    response
      .status(405)
      .set('Allow', method)
      .json({ APIConnect: 'FAILED', status: 'FAILED', failedreason: `Send ${method}.` });
  };
}
