import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { relay, type RelayRules } from './relay.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function listen(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createServer(onConnection).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Returns what a client receives from an emulator that sends this and disconnects, through a relay under
 * these rules.
 */
async function relayed(answer: Buffer, rules: RelayRules): Promise<Buffer> {
  const emulator = await listen((socket) => socket.end(answer));
  const line = await listen((socket) => relay(socket, connect(emulator, '127.0.0.1'), rules));
  const client = connect(line, '127.0.0.1');
  const chunks: Buffer[] = [];
  client.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(client, 'close');
  return Buffer.concat(chunks);
}

const LONG = Buffer.alloc(8 * 1024 * 1024, 'answer ');

test.each([0, 30])(
  'delivers everything sent before the emulator disconnected, with %i ms of delay',
  async (delayMs) => {
    const rules = { delayMs, answersToBreak: 0, counts: { delayed: 0, broken: 0 } };
    expect((await relayed(LONG, rules)).equals(LONG)).toBe(true);
  },
);
