import { httpStatus } from '../../engine/firestore-error.ts';
import type { CallContext } from '../../rpc/call-context.ts';
import { toFirestoreError } from '../../rpc/to-firestore-error.ts';
import { messageToJson } from '../../wire/proto-json.ts';
import { contextFrom } from '../context-from.ts';
import { restErrorBody } from '../error-status.ts';
import type { HttpExchange } from '../http/http-exchange.ts';
import type { HttpRoute } from '../http/http-server.ts';
import { readBody } from '../http/read-body.ts';
import { MAX_REQUEST_BYTES } from '../request-size.ts';
import type { AnyRpcTable } from '../rpc-catalogue.ts';
import { isRestPath, matchRestCall, type RestCall } from './rest-bindings.ts';
import { restRequest } from './rest-request.ts';

/**
 * Serves the RPCs over REST (docs/reference/firestore-protocol.md 4.3): Firestore Lite, browser
 * transactions, curl.
 */
export function restRoute(table: AnyRpcTable): HttpRoute {
  return async (exchange) => {
    if (!isRestPath(exchange.path)) return false;
    let call: RestCall | undefined;
    try {
      // Read before the URL is checked: a response to half a request does not arrive.
      const body = await readBody(exchange.request, MAX_REQUEST_BYTES);
      call = matchRestCall(exchange);
      const request = restRequest(call, exchange.query, body);
      const context = contextOf(exchange);
      if (call.method.kind === 'unary') {
        const response = await table.unary[call.method.name]!(request, context);
        exchange.json(200, messageToJson(call.method.response, response));
      } else {
        await streamArray(exchange, call, table.serverStream[call.method.name]!(request, context));
      }
    } catch (thrown) {
      const error = toFirestoreError(thrown);
      const body = restErrorBody(error);
      // Clients of streaming verbs expect a list, also for errors.
      exchange.json(httpStatus(error.code), call?.method.kind === 'serverStream' ? [body] : body);
    }
    return true;
  };
}

function contextOf(exchange: HttpExchange): CallContext {
  const gone = new AbortController();
  exchange.response.on('close', () => gone.abort());
  return contextFrom((name) => exchange.header(name), gone.signal);
}

/** Streams one JSON array, an element per message. An error after the first becomes the last element. */
async function streamArray(
  exchange: HttpExchange,
  call: RestCall,
  messages: AsyncIterable<object>,
): Promise<void> {
  const { response } = exchange;
  let count = 0;
  try {
    for await (const message of messages) {
      if (response.destroyed) return;
      if (count === 0) response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      const json = JSON.stringify(messageToJson(call.method.response, message));
      const room = response.write(count++ === 0 ? `[${json}` : `\n,\n${json}`);
      if (!room) await drained(exchange);
    }
  } catch (thrown) {
    if (count === 0) throw thrown;
    response.write(`\n,\n${JSON.stringify(restErrorBody(toFirestoreError(thrown)))}`);
  }
  if (count === 0) exchange.json(200, []);
  else response.end(']');
}

function drained({ response }: HttpExchange): Promise<void> {
  return new Promise((resolve) => {
    response.once('drain', resolve);
    response.once('close', resolve);
  });
}
