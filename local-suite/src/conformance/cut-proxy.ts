import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CutProxy {
  port: number;
  /** Returns how many connections were cut so far. */
  cuts(): number;
  /** Resets every connection at once, mid-transfer; new connections are accepted immediately. */
  cut(): void;
  close(): void;
}

/** Proxies between a client and the emulator, and resets the connections on demand. */
export async function cutProxy(target: number): Promise<CutProxy> {
  const sockets = new Set<Socket>();
  let cuts = 0;
  const server = createServer((inner) => {
    const outer = connect(target, '127.0.0.1');
    for (const socket of [inner, outer]) {
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
    }
    sockets.add(inner);
    inner.pipe(outer).pipe(inner);
    inner.on('close', () => {
      sockets.delete(inner);
      outer.destroy();
    });
    outer.on('close', () => inner.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    cuts += sockets.size;
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cuts: () => cuts,
    cut,
    close: () => {
      server.close();
      cut();
    },
  };
}
