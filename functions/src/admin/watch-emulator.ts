import { get } from 'node:http';

/** Longer than emulators take to restart. */
const TIMEOUT_MS = 45_000;
const INTERVAL_MS = 3_000;

interface WatchOptions {
  /** HOST:PORT of the local Firestore. */
  readonly host: string;
  /** Called once, with a message for the terminal. */
  onUnreachable(reason: string): void;
  readonly timeoutMs?: number;
  readonly intervalMs?: number;
}

/**
 * Watches whether the Firestore emulator answers. The Admin SDK retries indefinitely against an emulator that has
 * stopped, so a command would hang instead of ending with an error. Never keeps the process alive.
 */
export function watchEmulator({
  host,
  onUnreachable,
  timeoutMs = TIMEOUT_MS,
  intervalMs = INTERVAL_MS,
}: WatchOptions): void {
  let lastAnswer = Date.now();
  const timer = setInterval(() => {
    if (Date.now() - lastAnswer > timeoutMs) {
      clearInterval(timer);
      onUnreachable(
        `The local Firestore at ${host} has not answered for ${Math.round(timeoutMs / 1000)} s. ` +
          'Is the shop open (npm start), on these ports (NARGISUS_PORT_OFFSET)?',
      );
      return;
    }
    const request = get(`http://${host}/`, { agent: false, timeout: intervalMs }, (answer) => {
      lastAnswer = Date.now();
      answer.resume();
    });
    request.on('socket', (socket) => socket.unref());
    request.on('timeout', () => request.destroy());
    request.on('error', () => undefined);
  }, intervalMs);
  timer.unref();
}
