import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import {
  DEV_PORT,
  EMULATOR_PORTS,
  HOST,
  isListening,
  PORT_OFFSET,
  PORTS,
  requireFreePorts,
  SIDE_PORTS,
} from './ports.ts';
import { workspace } from './workspace-paths.ts';

test('firebase.json opens the ports that the launcher waits for, and no other', () => {
  const { emulators } = JSON.parse(readFileSync(workspace.firebaseJson, 'utf8'));
  const opened = Object.entries<{ port?: number }>(emulators).filter(([, { port }]) => port !== undefined);
  expect(Object.fromEntries(opened.map(([service, { port }]) => [service, port! + PORT_OFFSET]))).toEqual(
    EMULATOR_PORTS,
  );
});

// The schema of firebase.json allows only the emulators that firebase-tools knows, so these two stand in ports.ts alone.
test('the gateway and the mailbox have ports too', () => {
  expect(PORTS).toEqual({ ...EMULATOR_PORTS, gateway: 5180 + PORT_OFFSET, mailbox: 5190 + PORT_OFFSET });
});

test('two suites whose offsets differ by 18 to 99 share no port, nor do the parts of one', () => {
  const ports = [...Object.values(PORTS), ...Object.values(SIDE_PORTS), DEV_PORT];
  for (let apart = 18; apart <= 99; apart++) {
    const all = [...ports, ...ports.map((port) => port + apart)];
    expect(new Set(all).size, `${apart} apart`).toBe(2 * ports.length);
  }
});

test("a start names the port that another program holds, the gateway's too", async () => {
  // A suite that runs on this machine holds it already.
  const taken = (await isListening(PORTS.gateway)) ? undefined : await listenOn(PORTS.gateway);
  await expect(requireFreePorts()).rejects.toThrow(`${PORTS.gateway} (gateway)`);
  await taken?.close();
});

test('a port is seen as taken while a program listens on it, and free after', async () => {
  const { port, close } = await listenOn(0);
  expect(await isListening(port)).toBe(true);
  await close();
  expect(await isListening(port)).toBe(false);
});

async function listenOn(port: number): Promise<{ port: number; close(): Promise<unknown> }> {
  const server = createServer().listen(port, HOST);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => once(server.close(), 'close') };
}
