import { LATE_START } from './late-start-event.ts';
import { shouldOfferBangla } from './should-offer-bangla.ts';
import { startTelemetry } from '../data/telemetry/telemetry.ts';

/** Returns the URL that opened the shop where it has a voucher: the visitor may be on another page by now. */
function voucherLink(): string | undefined {
  const [opened] = performance.getEntriesByType('navigation');
  return opened?.name.includes('voucher=') ? opened.name : undefined;
}

/** Starts what no visitor waits for, some seconds after the page. @param thrown - the errors until then */
export function startLate(thrown: unknown[]): void {
  startTelemetry(thrown);
  window.dispatchEvent(new Event(LATE_START));
  // They make the shop installable. In the HTML, they would take bytes and requests from the first picture.
  addLink('manifest', '/manifest.webmanifest');
  addLink('apple-touch-icon', '/icons/apple-touch-icon.png');
  if (shouldOfferBangla())
    void import('./offer-bangla.tsx').then((it) => it.offerBangla()).catch(() => undefined);
  const link = voucherLink();
  if (link)
    void import('./keep-voucher-of-link.ts').then((it) => it.keepVoucherOfLink(link)).catch(() => undefined);
  // Rejects where storage is blocked, as in a private window.
  void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
