import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod/mini';
import { unless, type Finding } from '../finding.ts';
import type { Checkout, FirebaseJson } from '../checkout.ts';

/** What the build takes in. */
export const CONFIG = 'web/.env.production';
const present = z.string().check(z.minLength(1));
/** As web/src/config/env.ts wants it. */
const webConfigSchema = z.object({
  apiKey: present,
  authDomain: present,
  projectId: present,
  storageBucket: present,
  appId: present,
});

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
/** Scripts that run; data in a script element does not. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type="application\/[a-z+]*json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The configuration that the build takes in. Every value of it is public. */
export function checkWebConfig(checkout: Checkout, project: string): Finding[] {
  const values = checkout.variables(CONFIG);
  const remedy = `Write it as docs/deploy.md says: npx firebase apps:sdkconfig WEB --project ${project} prints the values.`;
  if (values === undefined) return unless(false, `${CONFIG} is missing.`, remedy);
  const parsed = webConfigSchema.safeParse(fromJson(values['VITE_FIREBASE_CONFIG']));
  if (!parsed.success) {
    const missing = parsed.error.issues.map(({ path }) => path.join('.')).filter(Boolean);
    const which = missing.length > 0 ? ` (${missing.join(', ')})` : '';
    return unless(false, `VITE_FIREBASE_CONFIG in ${CONFIG} is no whole configuration${which}.`, remedy);
  }
  return [
    ...unless(
      parsed.data.projectId === project,
      `${CONFIG} is for the project ${parsed.data.projectId}, not ${project}.`,
      remedy,
    ),
    ...unless(
      !values['VITE_EMULATOR_HOSTS'],
      `${CONFIG} sends browsers to emulators.`,
      'Take VITE_EMULATOR_HOSTS out: it is for npm start alone.',
    ),
  ];
}

/** What lies in the folder that Hosting would upload: whole, new, and made for this project. */
export function checkWebBuild(checkout: Checkout, { hosting }: FirebaseJson, project: string): Finding[] {
  const files = checkout.files(hosting.public);
  const build = 'Run npm run build.';
  const page = checkout.text(`${hosting.public}/index.html`);
  if (page === undefined) return unless(false, `${hosting.public}/index.html is missing.`, build);
  const sources = [
    ...checkout.files('web/src'),
    ...checkout.files('domain/src'),
    ...[CONFIG, 'web/index.html'].flatMap((file) =>
      checkout.text(file) === undefined ? [] : checkout.at(file),
    ),
  ].filter((file) => !/\.test\.tsx?$/.test(file));
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(file, 'utf8'));
  const projects = new Set(
    scripts.flatMap((text) => [...text.matchAll(/projectId\\?":\\?"([\w-]+)/g)].map(([, id]) => id!)),
  );
  return [
    ...unless(
      checkout.newest([checkout.at(hosting.public, 'index.html')]) >= checkout.newest(sources),
      `${hosting.public} is older than web/src, domain/src or ${CONFIG}.`,
      build,
    ),
    ...unless(
      projects.has(project),
      `${hosting.public} was built for ${[...projects].join(', ') || 'no project'}, not for ${project}.`,
      `${build} npm start and npm test build the shop of this machine into the same folder.`,
    ),
    ...unless(
      !scripts.some((text) => /VITE_EMULATOR_HOSTS\W/.test(text) && /VITE_EMULATOR_HOSTS[`'"]?:/.test(text)),
      `${hosting.public} sends browsers to emulators on their own machine.`,
      `${build} npm start and npm test build the shop of this machine into the same folder.`,
    ),
  ];
}

/** The policy lets the app reach what it needs, and runs the scripts that stand in its pages. */
export function checkPolicy(checkout: Checkout, { hosting }: FirebaseJson): Finding[] {
  const policy = hosting.headers
    .filter(({ source }) => source === '**')
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key.toLowerCase() === 'content-security-policy')?.value;
  if (policy === undefined)
    return unless(
      false,
      'firebase.json gives no Content-Security-Policy for **.',
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

function directive(policy: string, name: string): string[] {
  const found = policy.split(';').find((part) => part.trim().startsWith(`${name} `));
  return found?.trim().split(/\s+/).slice(1) ?? [];
}

export function fromJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
