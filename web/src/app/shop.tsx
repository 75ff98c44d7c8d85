import { lazy, Suspense } from 'react';
import { useAfterLoad } from '../ui/use-after-load.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { Router } from './router.tsx';

/** Asks for consent and tells Meta, in shops with a pixel. The settings say so; no page waits for them. */
const Ads = lazy(() => import('../features/ads/ads.tsx').catch(() => ({ default: () => null })));

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
