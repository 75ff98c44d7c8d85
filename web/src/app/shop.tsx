import { lazy, Suspense } from 'react';
import { useAfterLoad } from '../ui/use-after-load.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { Router } from './router.tsx';

/** Only in a build with a measurement id: without one the bundler drops it and all that it imports. */
const Analytics = import.meta.env.VITE_ANALYTICS_ID
  ? lazy(async () => {
      const module = await import('../features/analytics/analytics.tsx').catch(() => null);
      return { default: module ? module.Analytics : () => null };
    })
  : undefined;

function AnalyticsAfterLoad() {
  return (
    useAfterLoad() &&
    Analytics && (
      <Suspense>
        <Analytics />
      </Suspense>
    )
  );
}

/** What the app draws, in the browser and ahead of it; the providers around it differ. */
export function Shop() {
  return (
    <>
      <Router />
      <OfflineNotice />
      {Analytics && <AnalyticsAfterLoad />}
    </>
  );
}
