import { unless, type Finding } from '../finding.ts';
import type { Checkout, FirebaseJson } from '../checkout.ts';
import { directive, policyOf } from './policy.ts';
import { CONFIG } from './web-config.ts';

/**
 * What Google Analytics asks of a page's policy
 * (https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics), and what Firebase asks
 * on top of it: its settings and the id of the installation.
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

/** The switch in the web configuration and the policy in firebase.json say the same of analytics. */
export function checkAnalytics(checkout: Checkout, config: FirebaseJson): Finding[] {
  const id = checkout.variables(CONFIG)?.['VITE_ANALYTICS_ID'];
  const policy = policyOf(config);
  // Each is a finding of its own (web-config.ts, policy.ts).
  if (checkout.variables(CONFIG) === undefined || policy === undefined) return [];
  const sources = Object.entries(ANALYTICS_SOURCES).flatMap(([name, all]) =>
    all.map((source) => ({ name, source, isAllowed: directive(policy, name).includes(source) })),
  );
  return [
    ...unless(
      !id || MEASUREMENT_ID.test(id),
      `VITE_ANALYTICS_ID in ${CONFIG} is "${id}", which is no measurement id.`,
      'Write it as Google Analytics shows it, G-…, or leave the line out.',
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
            'Take it out of firebase.json: the policy allows what the shop needs and no more.',
          ),
    ),
  ];
}
