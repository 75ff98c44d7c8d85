import { createConnection } from 'node:net';

/** Every port the suite answers on; firebase.json repeats those that firebase-tools opens (a test compares). */
export const PORTS = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  storage: 9199,
  hub: 4400,
  logging: 4500,
} as const;

export type Service = keyof typeof PORTS;
export const HOST = '127.0.0.1';

/** True when something accepts connections on the port. */
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

/** The services whose port is taken by somebody else, so that the suite cannot start. */
export async function takenPorts(): Promise<{ service: Service; port: number }[]> {
  const all = Object.entries(PORTS) as [Service, number][];
  const taken = await Promise.all(
    all.map(async ([service, port]) => ((await isListening(port)) ? { service, port } : null)),
  );
  return taken.filter((entry) => entry !== null);
}
