import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Added to every port, so that a second checkout can run beside the first: `NARGISUS_PORT_OFFSET=30 npm
 * start` opens the shop on 5030. Offsets that differ by 28 to 99 never collide (ports.test.ts).
 */
export const PORT_OFFSET = Number(process.env.NARGISUS_PORT_OFFSET ?? 0);

/** Ports opened by firebase-tools; firebase.json repeats them (ports.test.ts compares). */
export const EMULATOR_PORTS = {
  hosting: 5000 + PORT_OFFSET,
  functions: 5001 + PORT_OFFSET,
  firestore: 8080 + PORT_OFFSET,
  auth: 9099 + PORT_OFFSET,
  storage: 9199 + PORT_OFFSET,
  hub: 4400 + PORT_OFFSET,
} as const;

/**
 * Every port of the local stack. The simulators' are not in firebase.json: firebase-tools accepts no unknown
 * emulator.
 */
export const PORTS = {
  ...EMULATOR_PORTS,
  gateway: 5180 + PORT_OFFSET,
  mailbox: 5190 + PORT_OFFSET,
  courier: 5200 + PORT_OFFSET,
  meta: 5300 + PORT_OFFSET,
} as const;

/**
 * Ports that firebase-tools opens for itself. Without a number it takes the first free one, and two stacks
 * that start at the same moment take the same.
 */
export const SIDE_PORTS = {
  eventarc: 9299 + PORT_OFFSET,
  tasks: 9499 + PORT_OFFSET,
  firestoreWebSocket: 8181 + PORT_OFFSET,
} as const;

/** Vite, with --dev only. */
export const DEV_PORT = 5173 + PORT_OFFSET;

export const HOST = '127.0.0.1';

const EXIT_TIMEOUT_MS = 5_000;

/** Returns whether something accepts connections on the port. */
export function isListening(port: number, host: string = HOST): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host });
    const answer = (listening: boolean) => {
      socket.destroy();
      resolve(listening);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.setTimeout(1000, () => answer(false));
  });
}

/** @throws Error naming each port that another program holds */
export async function requireFreePorts(): Promise<void> {
  const taken = await takenPorts({ ...PORTS, ...SIDE_PORTS });
  if (taken.length === 0) return;
  throw new Error(
    `These ports are taken by another program:\n${taken.join('\n')}\nStop that program, or the other local stack, and try again.`,
  );
}

/**
 * Waits until the emulators of a killed firebase-tools exit: they notice within a second and take a moment.
 * Gives up after five seconds, because then another program holds a port.
 */
export async function waitForFreePorts(ports: Record<string, number> = EMULATOR_PORTS): Promise<void> {
  const deadline = Date.now() + EXIT_TIMEOUT_MS;
  while ((await takenPorts(ports)).length > 0 && Date.now() < deadline) await wait(100);
}

async function takenPorts(ports: Record<string, number>): Promise<string[]> {
  const all = Object.entries(ports);
  const held = await Promise.all(all.map(([, port]) => isListening(port)));
  return all.filter((_, index) => held[index]).map(([service, port]) => `  ${port} (${service})`);
}
