import { telemetryPageOf } from '@nargisus/domain/telemetry';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ConsentBanner } from '#ui/consent-banner.tsx';
import { useAnalyticsStrings } from './analytics-strings.ts';
import { setConsent, useConsent } from './consent-store.ts';

type PageKind = ReturnType<typeof telemetryPageOf>;

/** Visits of staff are not counted. */
const STAFF_PAGES: readonly PageKind[] = ['dashboard', 'add-products', 'update-products'];

/**
 * Asks for consent and, once it is given, reports the kind of each page that is opened. Part of a build with
 * VITE_ANALYTICS_ID only (docs/deploy.md, step 10).
 */
export function Analytics() {
  const { pathname } = useLocation();
  const t = useAnalyticsStrings();
  const consent = useConsent();
  const page = telemetryPageOf(pathname);
  const isStaffPage = STAFF_PAGES.includes(page);
  const isStarted = useRef(false);
  useEffect(() => {
    if (consent === undefined || isStaffPage || (consent === 'denied' && !isStarted.current)) return;
    isStarted.current = consent === 'granted';
    let isCurrent = true;
    import('#data/telemetry/analytics.ts')
      .then(({ logPageView, stopAnalytics }) => {
        if (isCurrent) return consent === 'granted' ? logPageView(page) : stopAnalytics();
      })
      .catch(() => undefined); // blocked or offline: the shop works without analytics
    return () => {
      isCurrent = false;
    };
  }, [consent, isStaffPage, page, pathname]);
  return consent === undefined && !isStaffPage ? <ConsentBanner texts={t} onAnswer={setConsent} /> : null;
}
