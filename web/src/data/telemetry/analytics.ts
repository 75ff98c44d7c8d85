import { initializeAnalytics, logEvent, setConsent, type Analytics } from 'firebase/analytics';
import { initializeApp, type FirebaseApp } from 'firebase/app';
import { deleteInstallations, getInstallations } from 'firebase/installations';
import { env } from '#config/env.ts';

/** Set in every build that includes this module (features/analytics). */
const MEASUREMENT_ID = String(import.meta.env.VITE_ANALYTICS_ID);
const HALF_A_YEAR_S = 15_552_000;

let started: { app: FirebaseApp; analytics: Analytics } | undefined;

/**
 * Reports a view of this kind of page; the first call loads Google Analytics. Called after consent only. The real URL, title
 * and referrer are not sent: they can name an order or a search.
 *
 * @param page - the kind of page, without ids or queries
 */
export function logPageView(page: string): void {
  setDisabled(false);
  started ??= start(page);
  logEvent(started.analytics, 'page_view', pageParameters(page));
}

/** Stops collection and deletes what identifies this browser: Google's cookies and the installation id. */
export async function stopAnalytics(): Promise<void> {
  setDisabled(true);
  deleteCookies();
  if (started) await deleteInstallations(getInstallations(started.app)).catch(() => undefined);
}

/** Starts a Firebase app of its own: the shop's would start App Check, which is billed by use. */
function start(page: string): NonNullable<typeof started> {
  setConsent({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  const app = initializeApp({ ...env.firebase, measurementId: MEASUREMENT_ID }, 'analytics');
  const analytics = initializeAnalytics(app, {
    config: {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      cookie_domain: 'none', // this host's alone, which deleteCookies can delete
      cookie_expires: HALF_A_YEAR_S,
      // Also for the events that Google sends automatically.
      ...pageParameters(page),
    },
  });
  return { app, analytics };
}

const pageParameters = (page: string) => ({
  page_title: page,
  page_location: `${location.origin}/${page === 'home' ? '' : page}`,
  page_referrer: '',
});

/** Sets Google's opt-out: https://developers.google.com/analytics/devguides/collection/ga4/disable-analytics */
function setDisabled(isDisabled: boolean): void {
  Object.assign(window, { [`ga-disable-${MEASUREMENT_ID}`]: isDisabled });
}

function deleteCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (/^_ga(_|$)/.test(name)) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
