import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';
import { adminClient } from './admin-client.ts';

let emulator: StartedEmulator;
/** A client with admin rights beside the raw connections. */
export let admin: ReturnType<typeof adminClient>;
const sockets: Socket[] = [];

/** Starts an emulator for the tests of the calling file, and asserts after each that it still serves other clients. */
export function useRawConnections(): void {
  beforeAll(async () => {
    emulator = await startEmulator();
    admin = adminClient(emulator);
    await admin.firestore.doc('still/here').set({ n: 1 });
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    // Every test's point: the same process still serves every other client.
    expect(emulator.process.exitCode).toBeNull();
    expect((await admin.firestore.doc('still/here').get()).get('n')).toBe(1);
  });
  afterAll(async () => {
    await admin.close();
    expect(await emulator.stop()).toBe(0);
    expect(emulator.log()).not.toContain('Uncaught');
    expect(emulator.log()).not.toContain('Unhandled');
  });
}

/** Opens a TCP connection, which is closed after the test. */
export async function open(): Promise<Socket> {
  const socket = connect(emulator.port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** Returns the URL of a path of the emulator. */
export const url = (path: string) => `http://127.0.0.1:${emulator.port}${path}`;
