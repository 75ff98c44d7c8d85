import { vi } from 'vitest';

/** Waits until `ready` holds, polling every 10 ms; rejects naming `what` after `timeoutMs`. */
export function waitFor(what: string, ready: () => boolean, timeoutMs = 10_000): Promise<void> {
  return vi.waitFor(
    () => {
      if (!ready()) throw new Error(`Not within ${timeoutMs} ms: ${what}`);
    },
    { timeout: timeoutMs, interval: 10 },
  );
}
