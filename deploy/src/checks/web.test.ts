import { expect, test } from 'vitest';
import { read } from '../testing/doc-pages.ts';
import { makeNew, usePreflight, type Defect } from '../testing/use-preflight.ts';
import { ANALYTICS_SOURCES } from './analytics.ts';

const checkout = usePreflight();

/* The web configuration, the builds, the Content-Security-Policy, App Check and analytics. */
const DEFECTS: readonly Defect[] = [
  [
    'a missing web configuration',
    (folder) => folder.remove('web/.env.production'),
    /web\/\.env\.production is missing/,
  ],
  [
    'an incomplete web configuration',
    (folder) => folder.webConfig({ appId: '' }),
    /is not a complete configuration \(appId\)/,
  ],
  [
    'the web configuration of another project',
    (folder) => folder.webConfig({ projectId: 'other-shop' }),
    /is for the project other-shop, not nargisus-shop/,
  ],
  ['a missing web build', (folder) => folder.remove('web/dist'), /web\/dist\/app\.html is missing/],
  [
    'a web build for the local stack',
    (folder) =>
      folder.write(
        'web/dist/assets/app.js',
        'e={VITE_EMULATOR_HOSTS:`{}`,c:`{"projectId":"demo-nargisus"}`}',
      ),
    /was built for demo-nargisus, not for nargisus-shop/,
  ],
  [
    'a web build that connects to emulators',
    (folder) => folder.replace('web/dist/assets/app.js', 'const e={', 'const e={VITE_EMULATOR_HOSTS:`{}`,'),
    /sends browsers to emulators/,
  ],
  [
    'an outdated web build',
    (folder) => makeNew(folder, 'web/src/main.tsx'),
    /web\/dist is older than web\/src/,
  ],
  [
    'an outdated functions build',
    (folder) => makeNew(folder, 'functions/src/index.ts'),
    /functions\/dist is older than functions\/src/,
  ],
  [
    'a missing functions build',
    (folder) => folder.remove('functions/dist/index.js'),
    /functions\/dist\/index\.js is missing/,
  ],
  [
    'a script that the policy forbids',
    (folder) => folder.replace('web/dist/app.html', 'Nargisus', 'Elsewhere'),
    /forbids a script in web\/dist\/app\.html/,
  ],
  [
    'a policy without Firestore',
    (folder) => folder.replace('firebase.json', ' https://firestore.googleapis.com', ''),
    /does not allow the app to reach https:\/\/firestore/,
  ],
  [
    'a policy without reCAPTCHA',
    (folder) => folder.replace('firebase.json', ' https://www.google.com/recaptcha/', ''),
    /does not allow scripts from https:\/\/www\.google\.com\/recaptcha\//,
  ],
  [
    'a policy that allows inline scripts',
    (folder) => folder.replace('firebase.json', "script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    /allows every inline script/,
  ],
  [
    'a missing policy',
    (folder) => folder.replace('firebase.json', 'Content-Security-Policy', 'X-Nothing'),
    /sets no Content/,
  ],
];

test.each(DEFECTS)('reports %s', async (_name, introduce, message) => {
  introduce(checkout.folder);
  expect(await checkout.findings()).toContainEqual(expect.stringMatching(message));
});

test.each<[string, string, object | undefined, RegExp]>([
  ['an unknown mode', 'on', undefined, /APP_CHECK .* is "on"/],
  ['enforcement without a site key', 'enforce', undefined, /the web app has no App Check key/],
  ['a malformed key', 'monitor', { key: 'x' }, /is not \{"siteKey":"…"\}/],
  [
    'a published debug token',
    'enforce',
    { siteKey: '6Lx', debugToken: 'd' },
    /which every visitor could read/,
  ],
])('reports %s of App Check', async (_what, mode, key, message) => {
  checkout.folder.appCheck(mode, key);
  expect(await checkout.findings()).toEqual([expect.stringMatching(message)]);
});

test.each(['off', 'monitor', 'enforce'])(
  'accepts App Check mode %s when the app has a site key',
  async (mode) => {
    checkout.folder.appCheck(mode, { siteKey: '6LxSiteKey' });
    expect(await checkout.findings()).toEqual([]);
  },
);

const allowAnalytics = () => {
  for (const [name, sources] of Object.entries(ANALYTICS_SOURCES))
    checkout.folder.replace('firebase.json', `${name} 'self'`, `${name} 'self' ${sources.join(' ')}`);
};
const enableAnalytics = (id: string) =>
  checkout.folder.write(
    'web/.env.production',
    `${checkout.folder.text('web/.env.production')}VITE_ANALYTICS_ID=${id}\n`,
  );
const rebuild = () => checkout.folder.write('web/dist/app.html', checkout.folder.text('web/dist/app.html'));

test('accepts analytics that the policy allows', async () => {
  allowAnalytics();
  enableAnalytics('G-AB12CD34EF');
  rebuild();
  expect(await checkout.findings()).toEqual([]);
});

test('reports each source that the policy lacks for a measurement ID', async () => {
  enableAnalytics('G-AB12CD34EF');
  rebuild();
  const findings = await checkout.findings();
  const sources = Object.values(ANALYTICS_SOURCES).flat();
  expect(findings).toHaveLength(sources.length);
  expect(findings[0]).toMatch(
    /VITE_ANALYTICS_ID is set, and script-src .* lacks https:\/\/\*\.googletagmanager/,
  );
});

test('reports sources of analytics that are off, and a malformed measurement ID', async () => {
  allowAnalytics();
  expect(await checkout.findings()).toContainEqual(
    expect.stringMatching(/is not set, and connect-src .* has https/),
  );
  enableAnalytics('UA-1234-1');
  rebuild();
  expect(await checkout.findings()).toEqual([
    expect.stringMatching(/is "UA-1234-1", which is not a measurement ID/),
  ]);
});

test('docs/deploy.md names the sources that preflight requires', () => {
  const rows = [...read('docs/deploy.md').matchAll(/^ *\| `([\w-]+-src)` *\| `([^`]+)` *\|$/gm)];
  const added = rows.map(([, name, sources]) => [name, sources!.split(' ')]);
  expect(Object.fromEntries(added)).toEqual(ANALYTICS_SOURCES);
});
