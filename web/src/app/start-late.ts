import { startTelemetry } from '../data/telemetry/telemetry.ts';

/** Starts what no visitor waits for, some seconds after the page. @param thrown - the errors until then */
export function startLate(thrown: unknown[]): void {
  startTelemetry(thrown);
  // Rejects where storage is blocked, as in a private window.
  void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
