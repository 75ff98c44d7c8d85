import { createGrpcServer } from '../transport/grpc/grpc-server.ts';
import { createHttpServer } from '../transport/http/http-server.ts';
import { PortMultiplexer } from '../transport/port-multiplexer.ts';
import { restRoute } from '../transport/rest/rest-route.ts';
import type { AnyRpcTable } from '../transport/rpc-catalogue.ts';
import { webChannelRoute } from '../transport/webchannel/webchannel-route.ts';

/** Serves all transports over a test's own RPC table on a free port: tests the wire format, not the data. */
export async function serveTable(
  table: Partial<{ [Kind in keyof AnyRpcTable]: Partial<AnyRpcTable[Kind]> }>,
  options: { idleMs?: number } = {},
): Promise<{ port: number; close(): void }> {
  const whole = withDefaults(table);
  const grpc = createGrpcServer(whole);
  const http = createHttpServer([webChannelRoute(whole, options), restRoute(whole)]);
  const server = new PortMultiplexer({
    http1: (socket) => http.adopt(socket),
    http2: (socket) => grpc.adopt(socket),
  });
  const { port } = await server.listen(0, '127.0.0.1');
  return {
    port,
    close: () => {
      grpc.close();
      server.close();
    },
  };
}

/** Completes the table with methods that throw, so that a wrong route is noticed. */
function withDefaults(table: Parameters<typeof serveTable>[0]): AnyRpcTable {
  const missing = (name: string) => () => {
    throw new Error(`The test's table has no ${name}.`);
  };
  const fill = (methods: object) =>
    new Proxy(methods, {
      get: (target, name: string) => (Reflect.get(target, name) as unknown) ?? missing(name),
    });
  return {
    unary: fill(table.unary ?? {}),
    serverStream: fill(table.serverStream ?? {}),
    bidi: fill(table.bidi ?? {}),
  } as AnyRpcTable;
}
