import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { unless, type Finding } from '../finding.ts';
import type { Checkout, FirebaseJson } from '../checkout.ts';

/** The services that the app calls: data, accounts, their tokens, pictures, App Check. */
const SERVICES = [
  'firestore',
  'identitytoolkit',
  'securetoken',
  'firebasestorage',
  'content-firebaseappcheck',
].map((service) => `https://${service}.googleapis.com`);
/** Google's scripts: the sign-in window and App Check's reCAPTCHA. */
const GOOGLE_SCRIPTS = [
  'https://apis.google.com',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];
/**
 * Every path except Hosting's own below /__/ (https://firebase.google.com/docs/hosting/reserved-urls): Google's sign-in is framed
 * from there, which our policy forbids. No glob expresses this: Hosting's emulator matches every path with `!(__)/**`.
 */
const EVERY_PAGE = '^/(?:[^_].*|_(?:[^_].*)?|__(?:[^/].*)?)?$';
/** Inline scripts that run, which data in a script element does not. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type="application\/[a-z+]*json"))[^>]*>([\s\S]*?)<\/script>/g;

/** Checks that the policy allows the services that the app needs and the inline scripts of its pages, and nothing local or unsafe. */
export function checkPolicy(checkout: Checkout, config: FirebaseJson): Finding[] {
  const { hosting } = config;
  const policy = policyOf(config);
  if (policy === undefined)
    return unless(
      false,
      `firebase.json sets no Content-Security-Policy for ${EVERY_PAGE}.`,
      'Restore it: without a policy, a script in a stored text could run (docs/security.md).',
    );
  const reachable = directive(policy, 'connect-src');
  const scripts = directive(policy, 'script-src');
  const pages = checkout.files(hosting.public).filter((file) => file.endsWith('.html'));
  return [
    ...SERVICES.flatMap((service) =>
      unless(
        reachable.includes(service),
        `The Content-Security-Policy does not allow the app to reach ${service}.`,
        'Add it to connect-src in firebase.json.',
      ),
    ),
    ...GOOGLE_SCRIPTS.flatMap((source) =>
      unless(
        scripts.includes(source),
        `The Content-Security-Policy does not allow scripts from ${source}.`,
        'Add it to script-src in firebase.json: Google sign-in and App Check need it.',
      ),
    ),
    ...unless(
      reachable.every((origin) => !/127\.0\.0\.1|localhost/.test(origin)),
      'The Content-Security-Policy allows the app to reach this machine.',
      'Remove the local origins from connect-src in firebase.json; npm start adds its own.',
    ),
    ...unless(
      !scripts.includes("'unsafe-inline'"),
      'The Content-Security-Policy allows every inline script.',
      "Remove 'unsafe-inline' from script-src in firebase.json.",
    ),
    ...pages.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(INLINE_SCRIPT)].flatMap(([, text]) => {
        const hash = `'sha256-${createHash('sha256').update(text!).digest('base64')}'`;
        return unless(
          scripts.includes(hash),
          `The Content-Security-Policy forbids a script in ${relative(checkout.at(), file)}.`,
          `Add ${hash} to script-src in firebase.json, and remove the hash that it replaces (docs/adr/0010).`,
        );
      }),
    ),
  ];
}

/** Returns the Content-Security-Policy of the pages, undefined if there is none. */
export function policyOf({ hosting }: FirebaseJson): string | undefined {
  return hosting.headers
    .filter(({ regex }) => regex === EVERY_PAGE)
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key.toLowerCase() === 'content-security-policy')?.value;
}

/** Returns the sources of one directive of a policy. */
export function directive(policy: string, name: string): string[] {
  const found = policy.split(';').find((part) => part.trim().startsWith(`${name} `));
  return found?.trim().split(/\s+/).slice(1) ?? [];
}
