import { unless, type Finding } from '../finding.ts';
import type { Checkout, FirebaseJson } from '../checkout.ts';
import { directive, policyOf } from './policy.ts';
import { CONFIG } from './web-config.ts';

/**
 * The sources that Google Analytics needs in a page's policy
 * (https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics), and those that Firebase
 * adds: its settings and the installation ID.
 */
export const ANALYTICS_SOURCES: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
  ],
};

const MEASUREMENT_ID = /^G-[A-Z0-9]{6,12}$/;

/** Checks that the policy allows the sources of analytics exactly when the web configuration enables it. */
export function checkAnalytics(checkout: Checkout, config: FirebaseJson): Finding[] {
  const id = checkout.variables(CONFIG)?.['VITE_ANALYTICS_ID'];
  const policy = policyOf(config);
  // A missing configuration or policy is reported by web-config.ts or policy.ts.
  if (checkout.variables(CONFIG) === undefined || policy === undefined) return [];
  const sources = Object.entries(ANALYTICS_SOURCES).flatMap(([name, all]) =>
    all.map((source) => ({ name, source, isAllowed: directive(policy, name).includes(source) })),
  );
  return [
    ...unless(
      !id || MEASUREMENT_ID.test(id),
      `VITE_ANALYTICS_ID in ${CONFIG} is "${id}", which is not a measurement ID.`,
      'Write it as Google Analytics shows it, G-…, or remove the line.',
    ),
    ...sources.flatMap(({ name, source, isAllowed }) =>
      id
        ? unless(
            isAllowed,
            `VITE_ANALYTICS_ID is set, and ${name} of the Content-Security-Policy lacks ${source}.`,
            'Add it in firebase.json (docs/deploy.md, step 10), then build again.',
          )
        : unless(
            !isAllowed,
            `VITE_ANALYTICS_ID is not set, and ${name} of the Content-Security-Policy has ${source}.`,
            'Remove it from firebase.json: the policy allows only what the shop needs.',
          ),
    ),
  ];
}
