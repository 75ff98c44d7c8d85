import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ANALYTICS_SOURCES } from './checks/analytics.ts';
import { projectOf } from './checks/project.ts';
import { Checkout } from './checkout.ts';
import { manifestOf, type Manifest } from './manifest.ts';
import { preflight } from './preflight.ts';
import { createCheckout, type TestCheckout } from './testing/create-checkout.ts';
import { read } from './testing/doc-pages.ts';

let manifest: Manifest;
let folder: TestCheckout;

beforeAll(async () => {
  const built = createCheckout();
  manifest = await manifestOf(join(built.root, 'functions/dist'));
  built.delete();
});
beforeEach(() => {
  folder = createCheckout();
});
afterEach(() => folder.delete());

async function found({ project, sandbox = false }: { project?: string; sandbox?: boolean } = {}) {
  const checkout = new Checkout(folder.root);
  const options = { project: projectOf(checkout, project), sandbox, manifest };
  return (await preflight(checkout, options)).findings.map(({ what }) => what);
}

test('finds nothing in a complete checkout', async () => {
  expect(await found()).toEqual([]);
  expect(await found({ project: 'nargisus-shop' })).toEqual([]);
});

test('rejects the local project', async () => {
  expect(await found({ project: 'local' })).toContain(
    'The project is demo-nargisus, which exists on this machine alone.',
  );
});

/** Each case breaks one thing of a complete checkout and names the message that the deployer reads. */
const BREAKS: readonly (readonly [what: string, breakIt: () => void, said: RegExp])[] = [
  ['no firebase.json', () => folder.remove('firebase.json'), /^firebase\.json is missing\.$/],
  ['a firebase.json with a comma too many', () => folder.replace('firebase.json', '{', '{,'), /is not JSON/],
  ['no .firebaserc', () => folder.remove('.firebaserc'), /\.firebaserc is missing/],
  [
    'a rule with a typing error',
    () => folder.replace('firestore.rules', 'match /databases', 'mtach /databases'),
    /not valid: line \d+/,
  ],
  [
    'storage open to all',
    () => folder.write('storage.rules', OPEN_STORAGE),
    /storage\.rules lets anybody write somewhere/,
  ],
  ['no indexes', () => folder.remove('firestore.indexes.json'), /firestore\.indexes\.json is missing/],
  [
    'carts that never expire',
    () => folder.replace('firestore.indexes.json', '"carts"', '"cartes"'),
    /does not let documents of carts expire/,
  ],
  [
    'a direction that does not exist',
    () => folder.replace('firestore.indexes.json', '"DESCENDING"', '"DOWN"'),
    /is not what Firestore takes/,
  ],
  [
    'a database of another region',
    () => folder.replace('firebase.json', '"location": "asia-south1"', '"location": "nam5"'),
    /says firestore\.location is nam5, the functions stand in asia-south1/,
  ],
  [
    'no region for the database',
    () => folder.replace('firebase.json', /"location": "asia-south1",/, ''),
    /says firestore\.location is nothing/,
  ],
  [
    'the API looked for elsewhere',
    () =>
      folder.replace(
        'firebase.json',
        '"functionId": "api", "region": "asia-south1"',
        '"functionId": "api", "region": "us-central1"',
      ),
    /looks for api in us-central1; it stands in asia-south1/,
  ],
  [
    'a function that does not exist',
    () => folder.replace('firebase.json', '"functionId": "api"', '"functionId": "apis"'),
    /sends \/api\/\*\* to the function apis/,
  ],
  [
    'secrets of this machine uploaded',
    () => folder.replace('firebase.json', ', ".secret.local"', ''),
    /would upload functions\/dist\/\.secret\.local/,
  ],
  [
    'packages without a lockfile',
    () => folder.remove('functions/dist/package-lock.json'),
    /package-lock\.json does not say which express to install/,
  ],
  [
    'a lock of other versions',
    () => folder.replace('functions/dist/package-lock.json', '5.3.0', '5.2.0'),
    /package-lock\.json does not say which express to install/,
  ],
  ['no parameters', () => folder.remove('functions/.env.nargisus-shop'), /\.env\.nargisus-shop is missing/],
  [
    'a parameter left out',
    () => folder.replace('functions/.env.nargisus-shop', /SENDGRID_BASE=.*\n/, ''),
    /does not name SENDGRID_BASE/,
  ],
  [
    'a parameter of another name',
    () => folder.parameters({ SSLCOMMERZ_URL: 'x' }),
    /holds SSLCOMMERZ_URL, which no function asks for/,
  ],
  [
    'a secret among the parameters',
    () => folder.parameters({ SENDGRID_API_KEY: 'SG.x' }),
    /holds SENDGRID_API_KEY, which is a secret/,
  ],
  [
    'functions as the account that may do everything',
    () => folder.parameters({ API_SERVICE_ACCOUNT: '' }),
    /API_SERVICE_ACCOUNT .* is "", which is no service account of nargisus-shop/,
  ],
  [
    'an account of another project',
    () => folder.parameters({ PAGES_SERVICE_ACCOUNT: 'shop-pages@other.iam.gserviceaccount.com' }),
    /PAGES_SERVICE_ACCOUNT .* is no service account of nargisus-shop/,
  ],
  [
    'one account for two duties',
    () => folder.parameters({ PAGES_SERVICE_ACCOUNT: 'shop-api@nargisus-shop.iam.gserviceaccount.com' }),
    /API_SERVICE_ACCOUNT and PAGES_SERVICE_ACCOUNT .* are one account/,
  ],
  [
    'no instances',
    () => folder.parameters({ MAX_INSTANCES: '0' }),
    /MIN_INSTANCES and MAX_INSTANCES .* "0" and "0"/,
  ],
  ['more warm than allowed', () => folder.parameters({ MIN_INSTANCES: '11' }), /are "11" and "10"/],
  [
    'a network without a subnetwork',
    () => folder.parameters({ EGRESS_NETWORK: 'shop' }),
    /names only one of EGRESS_NETWORK and EGRESS_SUBNETWORK/,
  ],
  ['no address', () => folder.parameters({ SHOP_ORIGIN: '' }), /SHOP_ORIGIN .* is ""/],
  [
    'an address with a path',
    () => folder.parameters({ SHOP_ORIGIN: 'https://nargisus.com/' }),
    /no https address/,
  ],
  [
    'the local address',
    () => folder.parameters({ SHOP_ORIGIN: 'http://127.0.0.1:5000' }),
    /no https address/,
  ],
  [
    'limits lifted',
    () => folder.parameters({ RATE_LIMIT_FACTOR: '1000' }),
    /RATE_LIMIT_FACTOR .* is 1000: so many times the limits/,
  ],
  [
    'the sandbox in production',
    () => folder.parameters({ SSLCOMMERZ_BASE: 'https://sandbox.sslcommerz.com' }),
    /is the sandbox: every payment would be play money/,
  ],
  ['no store', () => folder.parameters({ SSLCOMMERZ_STORE_ID: '' }), /nobody could pay online/],
  ['the public test store', () => folder.parameters({ SSLCOMMERZ_STORE_ID: 'testbox' }), /a shop for trials/],
  [
    'mails from nobody',
    () => folder.parameters({ MAIL_FROM: 'shop@nargisus.test' }),
    /MAIL_FROM .* no mailbox/,
  ],
  [
    'a report for nobody',
    () => folder.parameters({ REPORT_RECIPIENTS: ' ' }),
    /nobody would get the daily report/,
  ],
  [
    'a report for one with a typing error',
    () => folder.parameters({ REPORT_RECIPIENTS: 'one@nargisus.com,two' }),
    /names "two", which is no mailbox/,
  ],
  [
    'mails to elsewhere',
    () => folder.parameters({ SENDGRID_BASE: 'http://127.0.0.1:5190' }),
    /is not SendGrid/,
  ],
  ['no web configuration', () => folder.remove('web/.env.production'), /web\/\.env\.production is missing/],
  ['half a web configuration', () => folder.webConfig({ appId: '' }), /no whole configuration \(appId\)/],
  [
    'the web configuration of another project',
    () => folder.webConfig({ projectId: 'other-shop' }),
    /is for the project other-shop, not nargisus-shop/,
  ],
  ['no site', () => folder.remove('web/dist'), /web\/dist\/index\.html is missing/],
  [
    'the site of this machine',
    () =>
      folder.write(
        'web/dist/assets/app.js',
        'e={VITE_EMULATOR_HOSTS:`{}`,c:`{"projectId":"demo-nargisus"}`}',
      ),
    /was built for demo-nargisus, not for nargisus-shop/,
  ],
  [
    'a site that asks for emulators',
    () => folder.replace('web/dist/assets/app.js', 'const e={', 'const e={VITE_EMULATOR_HOSTS:`{}`,'),
    /sends browsers to emulators/,
  ],
  ['an old site', () => makeNew('web/src/main.tsx'), /web\/dist is older than web\/src/],
  ['old functions', () => makeNew('functions/src/index.ts'), /functions\/dist is older than functions\/src/],
  ['no functions', () => folder.remove('functions/dist/index.js'), /functions\/dist\/index\.js is missing/],
  [
    'a script that the policy forbids',
    () => folder.replace('web/dist/index.html', 'Nargisus', 'Elsewhere'),
    /forbids a script in web\/dist\/index\.html/,
  ],
  [
    'a policy without Firestore',
    () => folder.replace('firebase.json', ' https://firestore.googleapis.com', ''),
    /does not let the app reach https:\/\/firestore/,
  ],
  [
    'a policy without reCAPTCHA',
    () => folder.replace('firebase.json', ' https://www.google.com/recaptcha/', ''),
    /lets no script of https:\/\/www\.google\.com\/recaptcha\/ run/,
  ],
  [
    'a policy for any script',
    () => folder.replace('firebase.json', "script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    /runs any script that stands in a page/,
  ],
  [
    'no policy',
    () => folder.replace('firebase.json', 'Content-Security-Policy', 'X-Nothing'),
    /gives no Content/,
  ],
];

test('reports a function without a bound or an account of its own', async () => {
  const { api, ...others } = manifest.endpoints;
  const endpoints = {
    ...others,
    api: { ...api!, maxInstances: undefined },
    pages: { ...others['pages']!, serviceAccountEmail: null },
  };
  const checkout = new Checkout(folder.root);
  const options = { project: 'nargisus-shop', sandbox: false, manifest: { ...manifest, endpoints } };
  const said = (await preflight(checkout, options)).findings.map(({ what }) => what);
  expect(said).toEqual([
    'The function pages has no serviceAccountEmail.',
    'The function api has no maxInstances.',
  ]);
});

test.each(BREAKS)('reports %s', async (_what, breakIt, said) => {
  breakIt();
  expect(await found()).toContainEqual(expect.stringMatching(said));
});

test.each<[string, string, object | undefined, RegExp]>([
  ['a mode of its own', 'on', undefined, /APP_CHECK .* is "on"/],
  [
    'proof asked of an app that has none',
    'enforce',
    undefined,
    /the web app has no key to prove itself with/,
  ],
  ['a key that is none', 'monitor', { key: 'x' }, /is not \{"siteKey":"…"\}/],
  ['a debug token for all', 'enforce', { siteKey: '6Lx', debugToken: 'd' }, /which every visitor could read/],
])('App Check: reports %s', async (_what, mode, key, said) => {
  folder.appCheck(mode, key);
  expect(await found()).toEqual([expect.stringMatching(said)]);
});

test.each(['off', 'monitor', 'enforce'])('App Check may be %s where the app has its key', async (mode) => {
  folder.appCheck(mode, { siteKey: '6LxSiteKey' });
  expect(await found()).toEqual([]);
});

const allowAnalytics = () => {
  for (const [name, sources] of Object.entries(ANALYTICS_SOURCES))
    folder.replace('firebase.json', `${name} 'self'`, `${name} 'self' ${sources.join(' ')}`);
};
const measure = (id: string) =>
  folder.write('web/.env.production', `${folder.text('web/.env.production')}VITE_ANALYTICS_ID=${id}\n`);
const rebuild = () => folder.write('web/dist/index.html', folder.text('web/dist/index.html'));

test('accepts analytics that the policy allows', async () => {
  allowAnalytics();
  measure('G-AB12CD34EF');
  rebuild();
  expect(await found()).toEqual([]);
});

test('reports each source that a measurement id needs and the policy lacks', async () => {
  measure('G-AB12CD34EF');
  rebuild();
  const said = await found();
  const sources = Object.values(ANALYTICS_SOURCES).flat();
  expect(said).toHaveLength(sources.length);
  expect(said[0]).toMatch(/VITE_ANALYTICS_ID is set, and script-src .* lacks https:\/\/\*\.googletagmanager/);
});

test('reports a policy for analytics that are off, and an id that is none', async () => {
  allowAnalytics();
  expect(await found()).toContainEqual(expect.stringMatching(/is not set, and connect-src .* has https/));
  measure('UA-1234-1');
  rebuild();
  expect(await found()).toEqual([expect.stringMatching(/is "UA-1234-1", which is no measurement id/)]);
});

test('docs/deploy.md adds the same sources to the policy as preflight asks for', () => {
  const rows = [...read('docs/deploy.md').matchAll(/^ *\| `([\w-]+-src)` *\| `([^`]+)` *\|$/gm)];
  const added = rows.map(([, name, sources]) => [name, sources!.split(' ')]);
  expect(Object.fromEntries(added)).toEqual(ANALYTICS_SOURCES);
});

test('a trial shop may use the sandbox, and a trial store, and nothing else', async () => {
  folder.parameters({ SSLCOMMERZ_BASE: 'https://sandbox.sslcommerz.com', SSLCOMMERZ_STORE_ID: 'testbox' });
  expect(await found({ sandbox: true })).toEqual([]);
  folder.parameters({});
  expect(await found({ sandbox: true })).toHaveLength(1);
});

test('reports functions that cannot be loaded, with their error message', async () => {
  folder.write('functions/dist/index.js', "throw new Error('no such table');");
  const checkout = new Checkout(folder.root);
  const { findings } = await preflight(checkout, { project: folder.project, sandbox: false });
  expect(findings.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^functions\/dist cannot be loaded: .*no such table/),
  ]);
});

const OPEN_STORAGE = `service firebase.storage {
  match /b/{bucket}/o { match /{path=**} { allow read, write: if true; } }
}`;

function makeNew(path: string): void {
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(folder.root, path), later, later);
}
