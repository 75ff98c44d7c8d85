import type { Socket } from 'node:net';

/** A smaller HTTP/2 chunk is housekeeping (settings, pings, windows) and no response. */
const MIN_RESPONSE_BYTES = 60;
/** A reset overtakes what was written just before it; the half response must arrive first. */
const HALF_RESPONSE_DELAY_MS = 5;

/** Shared by all relays and read at each chunk, so that a change affects open connections. */
export interface RelayRules {
  delayMs: number;
  answersToBreak: number;
  counts: { delayed: number; broken: number };
}

/** Relays bytes between a client and the emulator; may delay the emulator's bytes or break them off. */
export function relay(client: Socket, emulator: Socket, rules: RelayRules): void {
  /** Delayed chunks, oldest first: none may overtake another. */
  const late: { chunk: Buffer; due: number }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let broken = false;

  const forward = (chunk: Buffer) => {
    if (broken || client.destroyed) return;
    if (rules.answersToBreak > 0 && chunk.length >= MIN_RESPONSE_BYTES) {
      rules.answersToBreak -= 1;
      rules.counts.broken += 1;
      broken = true;
      client.write(chunk.subarray(0, chunk.length >> 1));
      setTimeout(() => client.resetAndDestroy(), HALF_RESPONSE_DELAY_MS);
      return;
    }
    if (client.write(chunk)) return;
    emulator.pause();
    client.once('drain', () => emulator.resume());
  };
  const forwardDue = () => {
    timer = undefined;
    while (late[0] && late[0].due <= Date.now()) forward(late.shift()!.chunk);
    if (late[0]) timer = setTimeout(forwardDue, late[0].due - Date.now());
    else closeAfterEmulator();
  };
  /**
   * Closes the client's connection once everything that the emulator sent before has arrived, from here or from the
   * client's buffer.
   */
  const closeAfterEmulator = () => {
    if (emulator.destroyed && !broken && late.length === 0) client.destroySoon();
  };

  emulator.setNoDelay(true);
  emulator.on('data', (chunk: Buffer) => {
    if (rules.delayMs === 0 && late.length === 0) return forward(chunk);
    if (rules.delayMs > 0) rules.counts.delayed += 1;
    late.push({ chunk, due: Date.now() + rules.delayMs });
    timer ??= setTimeout(forwardDue, rules.delayMs);
  });
  client.pipe(emulator);
  for (const socket of [client, emulator]) socket.on('error', () => socket.destroy());
  client.on('close', () => {
    clearTimeout(timer);
    emulator.destroy();
  });
  emulator.on('close', closeAfterEmulator);
}
