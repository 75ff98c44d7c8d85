import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '@nargisus/local-suite/browser';
import { addresses } from '@nargisus/local-suite/launcher';

/** The journeys at the two sizes that matter most here, a cheap phone and a laptop, and attacks that need a browser. */
export default defineConfig({
  testMatch: ['**/journeys/*.spec.ts', '**/attacks/browser/*.spec.ts'],
  outputDir: '../.local-suite/test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // One machine runs shop, emulators and two browsers: a story that only a pause of it spoiled is told again, and listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // npm test counts by the JSON report (run-all.ts); a person wants the list alone.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: addresses.shop,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] },
  },
  projects: [
    {
      name: 'phone',
      // Told once, where more of a page is to be seen.
      testIgnore: /\/(keyboard|dashboard-keyboard|stored-scripts)\.spec\.ts$/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'laptop',
      // What does not depend on the size of the screen is told once.
      testIgnore:
        /\/(access|account-data|app-check|app-shell|dashboard-(?!keyboard).*|document-reads|ended-sessions|error-messages|password-reset|pdf-rendering|prerender|profile|recovery|sign-up|two-tabs)\.spec\.ts$/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
