import { telemetryPageOf } from '@nargisus/domain/telemetry';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useAdConsent } from '#data/ads/ad-consent.ts';
import { usePixelId } from '#data/settings/shop-queries.ts';

type PageKind = ReturnType<typeof telemetryPageOf>;

/** Visits of staff are not reported. */
const STAFF_PAGES: readonly PageKind[] = ['dashboard', 'add-products', 'update-products'];
/** Where a visitor types or pays, nobody is asked. */
const BUSY_PAGES: readonly PageKind[] = ['checkout', 'payment', 'login', 'signup'];

const AdQuestion = lazy(async () => {
  const module = await import('./ad-question.tsx').catch(() => null);
  return { default: module ? module.AdQuestion : () => null };
});
const PixelReports = lazy(async () => {
  const module = await import('./pixel-reports.tsx').catch(() => null);
  return { default: module ? module.PixelReports : (_none: { pixelId: string }) => null };
});

/**
 * Asks whether Meta may learn what the visitor does, and tells it once they have agreed. Does nothing in a shop without a pixel
 * (docs/adr/0066).
 */
export default function Ads() {
  const page = telemetryPageOf(useLocation().pathname);
  const pixelId = usePixelId();
  const consent = useAdConsent();
  if (pixelId === '' || STAFF_PAGES.includes(page)) return null;
  return (
    <Suspense>
      {consent === 'granted' && <PixelReports pixelId={pixelId} />}
      {consent === undefined && !BUSY_PAGES.includes(page) && <AdQuestion />}
    </Suspense>
  );
}
