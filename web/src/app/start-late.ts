import { shouldOfferBangla } from './should-offer-bangla.ts';
import { startTelemetry } from '../data/telemetry/telemetry.ts';

/** Starts what no visitor waits for, some seconds after the page. @param thrown - the errors until then */
export function startLate(thrown: unknown[]): void {
  startTelemetry(thrown);
  // Its manifest makes the shop installable. In the HTML, it and its icon would load beside the first picture.
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
  if (shouldOfferBangla())
    void import('./offer-bangla.tsx').then((it) => it.offerBangla()).catch(() => undefined);
  // Rejects where storage is blocked, as in a private window.
  void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
