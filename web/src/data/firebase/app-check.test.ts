// @vitest-environment jsdom
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const CONFIG = { apiKey: 'k', authDomain: 'd', projectId: 'p', storageBucket: 'b', appId: '1:1:web:1' };
let app: FirebaseApp;

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SSR', false);
  vi.stubEnv('VITE_FIREBASE_CONFIG', JSON.stringify(CONFIG));
  app = initializeApp(CONFIG, crypto.randomUUID());
});
afterEach(async () => {
  vi.unstubAllEnvs();
  document.head.replaceChildren();
  document.body.replaceChildren();
  await deleteApp(app);
});

async function started() {
  const { startAppCheck, appCheckToken } = await import('./app-check.ts');
  const appCheck = startAppCheck(app);
  return { appCheck, token: () => appCheckToken(appCheck) };
}
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

test('starts no App Check and returns no token without a site key', async () => {
  const { appCheck, token } = await started();
  expect([appCheck, await token(), scripts()]).toEqual([undefined, undefined, []]);
});

test('loads reCAPTCHA Enterprise with a site key', async () => {
  vi.stubEnv('VITE_APP_CHECK', '{"siteKey":"6LxSiteKey"}');
  const { appCheck } = await started();
  expect(appCheck).toBeDefined();
  expect(scripts()).toEqual([
    expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/enterprise\.js/),
  ]);
});

test('creates a token for this project and app in the local stack', async () => {
  vi.stubEnv('VITE_EMULATOR_HOSTS', '{"auth":"a:1","firestore":"a:2","storage":"a:3"}');
  const { token } = await started();
  const [, claims = ''] = (await token())!.split('.');
  expect(JSON.parse(atob(claims))).toMatchObject({ aud: ['projects/p'], sub: '1:1:web:1' });
  expect(scripts()).toEqual([]);
});

test('starts no App Check while prerendering', async () => {
  vi.stubEnv('SSR', true);
  vi.stubEnv('VITE_APP_CHECK', '{"siteKey":"6LxSiteKey"}');
  expect((await started()).appCheck).toBeUndefined();
});
