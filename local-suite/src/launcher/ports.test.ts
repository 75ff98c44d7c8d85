import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { isListening, PORT_OFFSET, PORTS } from './ports.ts';
import { workspace } from './workspace-paths.ts';

test('firebase.json opens the ports that the launcher waits for', () => {
  const { emulators } = JSON.parse(readFileSync(workspace.firebaseJson, 'utf8'));
  for (const [service, port] of Object.entries(PORTS)) {
    expect(emulators[service]).toEqual({ port: port - PORT_OFFSET });
  }
});

test('a port is seen as taken while a program listens on it, and free after', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  expect(await isListening(port)).toBe(true);
  await new Promise((resolve) => server.close(resolve));
  expect(await isListening(port)).toBe(false);
});
