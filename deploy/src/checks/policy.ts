import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { unless, type Finding } from '../finding.ts';
import type { Checkout, FirebaseJson } from '../checkout.ts';

/** What the browser must be let reach: data, accounts, their tokens, pictures, App Check. */
const SERVICES = [
  'firestore',
  'identitytoolkit',
  'securetoken',
  'firebasestorage',
  'content-firebaseappcheck',
].map((service) => `https://${service}.googleapis.com`);
/** Scripts of Google's: the window of its sign-in, and what vouches for a browser (App Check). */
const THEIR_SCRIPTS = [
  'https://apis.google.com',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];
/**
 * Every address but Hosting's own below /__/ (https://firebase.google.com/docs/hosting/reserved-urls): Google's sign-in is framed
 * from there, which our policy forbids. A glob cannot say so: Hosting's emulator takes `!(__)/**` for everything.
 */
const EVERY_PAGE = '^/(?:[^_].*|_(?:[^_].*)?|__(?:[^/].*)?)?$';
/** Scripts that run; data in a script element does not. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type="application\/[a-z+]*json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The policy lets the app reach what it needs, and runs the scripts that stand in its pages. */
export function checkPolicy(checkout: Checkout, config: FirebaseJson): Finding[] {
  const { hosting } = config;
  const policy = policyOf(config);
  if (policy === undefined)
    return unless(
      false,
      `firebase.json gives no Content-Security-Policy for ${EVERY_PAGE}.`,
      'Restore it: without one a script in a name or a review would run (docs/security.md).',
    );
  const reachable = directive(policy, 'connect-src');
  const scripts = directive(policy, 'script-src');
  const pages = checkout.files(hosting.public).filter((file) => file.endsWith('.html'));
  return [
    ...SERVICES.flatMap((service) =>
      unless(
        reachable.includes(service),
        `The Content-Security-Policy does not let the app reach ${service}.`,
        'Add it to connect-src in firebase.json.',
      ),
    ),
    ...THEIR_SCRIPTS.flatMap((source) =>
      unless(
        scripts.includes(source),
        `The Content-Security-Policy lets no script of ${source} run.`,
        'Add it to script-src in firebase.json: nobody could sign in through Google, or prove to be in our app.',
      ),
    ),
    ...unless(
      reachable.every((origin) => !/127\.0\.0\.1|localhost/.test(origin)),
      'The Content-Security-Policy lets the app reach this machine.',
      'Take the local addresses out of connect-src in firebase.json; npm start adds its own.',
    ),
    ...unless(
      !scripts.includes("'unsafe-inline'"),
      'The Content-Security-Policy runs any script that stands in a page.',
      "Take 'unsafe-inline' out of script-src in firebase.json.",
    ),
    ...pages.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(INLINE_SCRIPT)].flatMap(([, text]) => {
        const hash = `'sha256-${createHash('sha256').update(text!).digest('base64')}'`;
        return unless(
          scripts.includes(hash),
          `The Content-Security-Policy forbids a script in ${relative(checkout.at(), file)}.`,
          `Add ${hash} to script-src in firebase.json, and take out what it replaces (docs/adr/0010).`,
        );
      }),
    ),
  ];
}

/** Returns the Content-Security-Policy of the pages, undefined where there is none. */
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
