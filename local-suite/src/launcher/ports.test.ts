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

test('opens in firebase.json exactly the ports that the launcher waits for', () => {
  const { emulators } = JSON.parse(readFileSync(workspace.firebaseJson, 'utf8'));
  const opened = Object.entries<{ port?: number }>(emulators).filter(([, { port }]) => port !== undefined);
  expect(Object.fromEntries(opened.map(([service, { port }]) => [service, port! + PORT_OFFSET]))).toEqual(
    EMULATOR_PORTS,
  );
});

// The schema of firebase.json allows only emulators that firebase-tools knows, so the simulators' are in ports.ts
// alone.
test('includes the ports of the simulators of external services', () => {
  expect(PORTS).toEqual({
    ...EMULATOR_PORTS,
    gateway: 5180 + PORT_OFFSET,
    mailbox: 5190 + PORT_OFFSET,
    courier: 5200 + PORT_OFFSET,
    meta: 5300 + PORT_OFFSET,
  });
});

test('shares no port within a stack, or between stacks whose offsets differ by 28 to 99', () => {
  const ports = [...Object.values(PORTS), ...Object.values(SIDE_PORTS), DEV_PORT];
  for (let apart = 28; apart <= 99; apart++) {
    const all = [...ports, ...ports.map((port) => port + apart)];
    expect(new Set(all).size, `${apart} apart`).toBe(2 * ports.length);
  }
});

test("names the port that another program holds, the gateway's included", async () => {
  // A stack that runs on this machine holds it already.
  const taken = (await isListening(PORTS.gateway)) ? undefined : await listenOn(PORTS.gateway);
  await expect(requireFreePorts()).rejects.toThrow(`${PORTS.gateway} (gateway)`);
  await taken?.close();
});

test('reports a port as taken while a program listens on it, and as free afterwards', async () => {
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
