import { lazy, Suspense } from 'react';
import { useAfterLoad } from '../ui/use-after-load.ts';
import { LATE_START } from './late-start-event.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { Router } from './router.tsx';

/** What startLate() resolves: no page waits for the settings that say whether the shop has a pixel. */
const late = new Promise((resolve) => globalThis.addEventListener?.(LATE_START, resolve, { once: true }));
/** Asks for consent and tells Meta, in shops with a pixel. */
const Ads = lazy(() =>
  late.then(() => import('../features/ads/ads.tsx')).catch(() => ({ default: () => null })),
);

/** Exists only in a build with a measurement id: otherwise the bundler drops it with its imports. */
const Analytics = import.meta.env.VITE_ANALYTICS_ID
  ? lazy(async () => {
      const module = await import('../features/analytics/analytics.tsx').catch(() => null);
      return { default: module ? module.Analytics : () => null };
    })
  : undefined;

function VisitorsAfterLoad() {
  return (
    useAfterLoad() && (
      <Suspense>
        {Analytics && <Analytics />}
        <Ads />
      </Suspense>
    )
  );
}

/** Renders the app without providers, which differ between the browser and the server. */
export function Shop() {
  return (
    <>
      <Router />
      <OfflineNotice />
      <VisitorsAfterLoad />
    </>
  );
}
