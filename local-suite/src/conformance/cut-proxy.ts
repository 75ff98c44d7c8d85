import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CutProxy {
  port: number;
  /** How many connections were cut so far. */
  cuts(): number;
  /** Breaks every connection at once, in the middle of whatever it carries; new ones may come right away. */
  cut(): void;
  close(): void;
}

/** Stands between a client and the emulator and breaks the line when told. */
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
