import { contextFrom } from '../context-from.ts';
import type { HttpExchange } from '../http/http-exchange.ts';
import type { HttpRoute } from '../http/http-server.ts';
import { readBody } from '../http/read-body.ts';
import { rpcMethod, type AnyRpcTable } from '../rpc-catalogue.ts';
import { CHANNEL_RESPONSE_HEADERS } from './back-channel.ts';
import { Channel } from './channel.ts';
import { parseFormBody, type FormBody } from './form-body.ts';
import { frame } from './frame.ts';

const ADDRESS = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
/** Well above one commit of 10 MiB, which percent-encoding makes up to three times as large. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;
const PROTOCOL_VERSION = 8;
const KEEPALIVE_MS = 30_000;
/**
 * The client starts over at once when it finds these words, unless they are at the very beginning
 * (docs/reference/firestore-protocol.md 5.5).
 */
const UNKNOWN_SID = 'Error: Unknown SID';

/**
 * Serves Listen and Write to browsers (docs/reference/firestore-protocol.md 5). `idleMs` shortens the life
 * of abandoned sessions in tests.
 */
export function webChannelRoute(table: AnyRpcTable, options: { idleMs?: number } = {}): HttpRoute {
  const channels = new Map<string, Channel>();

  const open = (exchange: HttpExchange, rpc: string, form: FormBody): void => {
    const gone = new AbortController();
    const channel = new Channel({
      method: rpcMethod(rpc),
      open: (out) =>
        table.bidi[rpc]!(
          contextFrom((name) => form.headers.get(name), gone.signal),
          out,
        ),
      onClosed: ({ sid }) => {
        channels.delete(sid);
        gone.abort();
      },
      ...options,
    });
    channels.set(channel.sid, channel);
    reply(exchange, `[[0,["c","${channel.sid}","",${PROTOCOL_VERSION},12,${KEEPALIVE_MS}]]]`);
    channel.receive(form.offset, form.messages);
  };

  return async (exchange) => {
    const rpc = ADDRESS.exec(exchange.path)?.[1];
    if (rpc === undefined) return false;
    const { query, method } = exchange;
    const sid = query.get('SID');
    const body = await readBody(exchange.request, MAX_BODY_BYTES);
    const channel = sid === null ? undefined : channels.get(sid);
    if (query.get('VER') !== String(PROTOCOL_VERSION)) {
      exchange.text(400, 'Error: unsupported protocol version');
    } else if (sid === null && method === 'POST') {
      open(exchange, rpc, parseFormBody(body));
    } else if (!channel) {
      exchange.text(400, UNKNOWN_SID);
    } else if (query.get('TYPE') === 'terminate') {
      channel.close();
      exchange.text(200, '');
    } else if (method === 'GET') {
      channel.acknowledge(lastSeenId(query));
      const timeout = Number(query.get('TO') ?? NaN);
      channel.attach(exchange.response, {
        buffered: query.get('CI') === '1',
        ...(timeout > 0 ? { timeoutMs: timeout } : {}),
      });
    } else if (method === 'POST') {
      const form = parseFormBody(body);
      channel.acknowledge(lastSeenId(query));
      channel.receive(form.offset, form.messages);
      reply(exchange, JSON.stringify(channel.status()));
    } else {
      exchange.text(405, 'Method Not Allowed\n');
    }
    return true;
  };
}

function lastSeenId(query: URLSearchParams): number {
  const id = query.get('AID') ?? '';
  return /^\d+$/.test(id) ? Number(id) : 0;
}

function reply({ response }: HttpExchange, payload: string): void {
  const text = frame(payload);
  response.writeHead(200, { ...CHANNEL_RESPONSE_HEADERS, 'content-length': Buffer.byteLength(text) });
  response.end(text);
}
