import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const PROJECT = 'nargisus-shop';

/** Stands in for the functions build, so that the tests need none: the real library, our parameters and a secret. */
const FUNCTIONS = `
import { onRequest } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { defineSecret, defineString } from 'firebase-functions/params';
const names = ['SHOP_ORIGIN', 'ALLOWED_ORIGINS', 'RATE_LIMIT_FACTOR', 'APP_CHECK', 'SSLCOMMERZ_BASE', 'SSLCOMMERZ_STORE_ID',
  'SENDGRID_BASE', 'MAIL_FROM', 'REPORT_RECIPIENTS', 'EGRESS_NETWORK', 'EGRESS_SUBNETWORK', 'MAX_INSTANCES', 'MIN_INSTANCES',
  'API_SERVICE_ACCOUNT', 'PAGES_SERVICE_ACCOUNT'];
for (const name of names) defineString(name, { default: '' });
setGlobalOptions({ memory: '256MiB', maxInstances: 5, concurrency: 10, serviceAccount: 'shop-api@' });
const key = defineSecret('SENDGRID_API_KEY');
export const api = onRequest({ region: 'asia-south1', secrets: [key] }, (request, response) => response.end());
export const documents = onRequest({ region: 'asia-south1' }, (request, response) => response.end());
export const pages = onRequest({ region: 'asia-south1' }, (request, response) => response.end());
export const renditions = onRequest({ region: 'asia-south1' }, (request, response) => response.end());
`;

const PARAMETERS = {
  SHOP_ORIGIN: 'https://nargisus.com',
  ALLOWED_ORIGINS: '',
  RATE_LIMIT_FACTOR: '1',
  APP_CHECK: 'off',
  SSLCOMMERZ_BASE: 'https://securepay.sslcommerz.com',
  SSLCOMMERZ_STORE_ID: 'nargisuslive',
  SENDGRID_BASE: '',
  MAIL_FROM: 'shop@nargisus.com',
  EGRESS_NETWORK: '',
  EGRESS_SUBNETWORK: '',
  MAX_INSTANCES: '10',
  MIN_INSTANCES: '0',
  API_SERVICE_ACCOUNT: `shop-api@${PROJECT}.iam.gserviceaccount.com`,
  PAGES_SERVICE_ACCOUNT: `shop-pages@${PROJECT}.iam.gserviceaccount.com`,
  REPORT_RECIPIENTS: 'one@nargisus.com, two@nargisus.com',
};

const WEB_CONFIG = {
  apiKey: 'AIza',
  authDomain: `${PROJECT}.firebaseapp.com`,
  projectId: PROJECT,
  storageBucket: `${PROJECT}.firebasestorage.app`,
  appId: '1:1:web:1',
};

const PAGE = '<!doctype html><script>document.title = "Nargisus";</script>';

/** Creates a deployable checkout in a temporary folder, with functions that break one thing each. */
export function createCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'nargisus-preflight-'));
  const at = (path: string) => join(folder, path);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };
  const lines = (values: Record<string, string>) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}\n`)
      .join('');

  // Files of the repository.
  for (const file of ['firebase.json', 'firestore.rules', 'storage.rules', 'firestore.indexes.json'])
    cpSync(resolve(root, file), at(file));
  write('.firebaserc', JSON.stringify({ projects: { default: PROJECT, local: 'demo-nargisus' } }));
  // Files that the deployer adds.
  write(`functions/.env.${PROJECT}`, lines(PARAMETERS));
  write('web/.env.production', `VITE_FIREBASE_CONFIG=${JSON.stringify(WEB_CONFIG)}\n`);
  write('functions/src/index.ts', '');
  write('web/src/main.tsx', '');
  write('domain/src/rule.ts', '');
  // Files that a build writes.
  const dependencies = { express: '5.3.0' };
  write('functions/dist/package.json', JSON.stringify({ type: 'module', main: 'index.js', dependencies }));
  const packages = { 'node_modules/express': { version: '5.3.0' } };
  write('functions/dist/package-lock.json', JSON.stringify({ packages }));
  write('functions/dist/index.js', FUNCTIONS);
  symlinkSync(resolve(root, 'node_modules'), at('node_modules'));
  write('web/dist/assets/app.js', `const e={VITE_FIREBASE_CONFIG:\`${JSON.stringify(WEB_CONFIG)}\`};`);
  write('web/dist/app.html', PAGE);
  const script = /<script>(.*)<\/script>/.exec(PAGE)![1]!;
  const hash = createHash('sha256').update(script).digest('base64');

  const checkout = {
    root: folder,
    project: PROJECT,
    write,
    text: (path: string) => readFileSync(at(path), 'utf8'),
    replace: (path: string, what: string | RegExp, by: string) =>
      write(path, checkout.text(path).replace(what, by)),
    remove: (path: string) => rmSync(at(path), { recursive: true }),
    parameters: (override: Record<string, string>) =>
      write(`functions/.env.${PROJECT}`, lines({ ...PARAMETERS, ...override })),
    webConfig: (override: Record<string, string>) =>
      write(
        'web/.env.production',
        `VITE_FIREBASE_CONFIG=${JSON.stringify({ ...WEB_CONFIG, ...override })}\n`,
      ),
    appCheck: (mode: string, key?: object) => {
      checkout.parameters({ APP_CHECK: mode });
      if (key) {
        const config = `${checkout.text('web/.env.production')}VITE_APP_CHECK=${JSON.stringify(key)}\n`;
        write('web/.env.production', config);
        // Keep the build newer than the configuration.
        for (const file of ['web/dist/app.html', 'web/dist/assets/app.js']) write(file, checkout.text(file));
      }
    },
    delete: () => rmSync(folder, { recursive: true, force: true }),
  };
  checkout.replace('firebase.json', "script-src 'self'", `script-src 'self' 'sha256-${hash}'`);
  return checkout;
}

/** The result of createCheckout(). */
export type TestCheckout = ReturnType<typeof createCheckout>;
