import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '@nargisus/local-suite/browser';
import { addresses } from '@nargisus/local-suite/launcher';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const journeys = ['**/journeys/*.spec.ts', '**/attacks/browser/*.spec.ts'];

/**
 * Browser tests on a cheap phone, where most customers are, and on a desktop. A test without a tag runs on the phone; `@desktop`
 * moves it to the desktop, and `@all-devices` runs it on both, for what the width of the window changes.
 */
export default defineConfig({
  outputDir: '../.local-suite/test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // One machine runs the shop, the emulators and two browsers. A test that fails because of a pause passes when retried and
  // is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // npm test takes its counts from the JSON report (run-all.ts).
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: addresses.shop,
    screenshot: 'only-on-failure',
    // It would answer requests that a test intercepts; journeys/offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] },
  },
  projects: [
    { name: 'phone', testMatch: journeys, grepInvert: /@desktop\b/, use: phone },
    {
      name: 'desktop',
      testMatch: journeys,
      grep: /@(desktop|all-devices)\b/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      // Tests that count the whole shop's reads or records: concurrent tests would skew the counts. `--no-deps` runs them without the others.
      name: 'serial',
      testMatch: '**/serial/*.spec.ts',
      dependencies: ['phone', 'desktop'],
      workers: 1,
      fullyParallel: false,
      // A folder of its own, so that its start does not delete the other projects' screenshots.
      outputDir: '../.local-suite/test-results-serial',
      use: phone,
    },
    {
      // On a local stack of its own, one at a time: they work through whole queues (`npm run day`).
      name: 'day',
      testMatch: '**/day/*.spec.ts',
      workers: 1,
      fullyParallel: false,
      outputDir: '../.local-suite/test-results-day',
      use: { viewport: { width: 1280, height: 800 }, actionTimeout: 30_000 },
    },
  ],
});
