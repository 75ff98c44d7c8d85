import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express, type Request, type Response } from 'express';
import { checkEvent } from './check-event.ts';

interface Options {
  /** 0 picks a free one. */
  readonly port: number;
  readonly host: string;
  readonly accessToken: string;
}

/** An accepted event, with how often it was sent. */
interface ReceivedEvent {
  readonly pixelId: string;
  readonly event: Readonly<Record<string, unknown>>;
  times: number;
}

/** How the next calls with an event fail. */
interface Faults {
  readonly eventId: string;
  readonly status: number;
  readonly code?: number;
  times: number;
}

/** Longer than any client keeps a connection (mailbox/mailbox.ts). */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const WRONG_TOKEN = 190;
const WRONG_PARAMETER = 100;
const SERVICE_ERROR = 2;

/** Starts Meta's Conversions API (README.md). */
export async function startMeta({
  port,
  host,
  accessToken,
}: Options): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS }, createApp(accessToken));
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function createApp(accessToken: string): Express {
  const received = new Map<string, ReceivedEvent>();
  const faults = new Map<string, Faults>();
  const app = express();
  app.disable('x-powered-by');
  app.use(express.json());
  app.get('/events', (_request, response) => void response.json([...received.values()]));
  app.put('/faults', (request, response) => {
    const given = { times: 1, ...(request.body as Omit<Faults, 'times'>) };
    faults.set(given.eventId, given);
    response.status(204).end();
  });
  app.post('/:version/:pixel/events', (request, response) => {
    const { data } = (request.body ?? {}) as { data?: unknown };
    const events = Array.isArray(data) ? (data as Record<string, unknown>[]) : [];
    const fault = events.map((event) => faults.get(String(event?.['event_id']))).find((it) => it?.times);
    if (fault) {
      fault.times -= 1;
      sendError(response, fault.status, fault.code ?? SERVICE_ERROR, 'An unexpected error has occurred.');
    } else receive(request, events, response);
  });
  return app;

  function receive(
    request: Request<{ version: string; pixel: string }>,
    events: readonly Record<string, unknown>[],
    response: Response,
  ): void {
    const { version, pixel } = request.params;
    if (request.headers.authorization !== `Bearer ${accessToken}`) {
      sendError(response, 400, WRONG_TOKEN, 'Invalid OAuth access token.');
      return;
    }
    const wrong =
      (/^v\d+\.\d+$/.test(version) ? undefined : 'unknown version') ??
      (/^\d{15,16}$/.test(pixel) ? undefined : 'Unsupported post request. The object does not exist') ??
      (events.length > 0 ? undefined : 'data is required') ??
      events.map((event) => checkEvent(event, new Date())).find((it) => it !== undefined);
    if (wrong !== undefined) {
      // One wrong event, and Meta takes none.
      sendError(response, 400, WRONG_PARAMETER, `Invalid parameter: ${wrong}`);
      return;
    }
    for (const event of events) {
      const key = `${pixel} ${String(event['event_name'])} ${String(event['event_id'])}`;
      const known = received.get(key);
      if (known) known.times += 1;
      else received.set(key, { pixelId: pixel, event, times: 1 });
    }
    response.json({ events_received: events.length, messages: [], fbtrace_id: 'local' });
  }
}

function sendError(response: Response, status: number, code: number, message: string): void {
  response.status(status).json({ error: { message, type: 'OAuthException', code, fbtrace_id: 'local' } });
}
