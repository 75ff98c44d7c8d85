import { get } from 'node:http';

/** Longer than emulators take to restart. */
const SILENCE_LIMIT_MS = 45_000;
const EVERY_MS = 3_000;

interface Silence {
  /** HOST:PORT of the local Firestore. */
  readonly host: string;
  /** Called once, with a message for the terminal. */
  giveUp(reason: string): void;
  readonly patienceMs?: number;
  readonly everyMs?: number;
}

/**
 * Watches whether the Firestore emulator answers. The Admin SDK retries indefinitely against an emulator that has
 * stopped, so a command would hang instead of ending with an error. Never keeps the process alive.
 */
export function giveUpOnSilence({
  host,
  giveUp,
  patienceMs = SILENCE_LIMIT_MS,
  everyMs = EVERY_MS,
}: Silence): void {
  let lastAnswer = Date.now();
  const timer = setInterval(() => {
    if (Date.now() - lastAnswer > patienceMs) {
      clearInterval(timer);
      giveUp(
        `The local Firestore at ${host} has not answered for ${Math.round(patienceMs / 1000)} s. ` +
          'Is the shop open (npm start), on these ports (NARGISUS_PORT_OFFSET)?',
      );
      return;
    }
    const request = get(`http://${host}/`, { agent: false, timeout: everyMs }, (answer) => {
      lastAnswer = Date.now();
      answer.resume();
    });
    request.on('socket', (socket) => socket.unref());
    request.on('timeout', () => request.destroy());
    request.on('error', () => undefined);
  }, everyMs);
  timer.unref();
}
