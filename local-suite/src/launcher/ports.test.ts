import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { EMULATOR_PORTS, isListening, PORT_OFFSET, PORTS, requireFreePorts } from './ports.ts';
import { workspace } from './workspace-paths.ts';

test('firebase.json opens the ports that the launcher waits for, and no other', () => {
  const { emulators } = JSON.parse(readFileSync(workspace.firebaseJson, 'utf8'));
  const opened = Object.entries<{ port?: number }>(emulators).filter(([, { port }]) => port !== undefined);
  expect(Object.fromEntries(opened.map(([service, { port }]) => [service, port! + PORT_OFFSET]))).toEqual(
    EMULATOR_PORTS,
  );
});

// The schema of firebase.json allows only the emulators that firebase-tools knows, so these two stand in ports.ts alone.
test('the gateway and the mailbox have ports of their own, a hundred apart from every other', () => {
  expect(PORTS).toEqual({ ...EMULATOR_PORTS, gateway: 5180 + PORT_OFFSET, mailbox: 5190 + PORT_OFFSET });
  expect(new Set(Object.values(PORTS)).size).toBe(Object.keys(PORTS).length);
});

test("a start names the port that another program holds, the gateway's too", async () => {
  if (await isListening(PORTS.gateway)) return;
  const server = createServer().listen(PORTS.gateway, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  await expect(requireFreePorts()).rejects.toThrow(`${PORTS.gateway} (gateway)`);
  await new Promise((resolve) => server.close(resolve));
});

test('a port is seen as taken while a program listens on it, and free after', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  expect(await isListening(port)).toBe(true);
  await new Promise((resolve) => server.close(resolve));
  expect(await isListening(port)).toBe(false);
});
