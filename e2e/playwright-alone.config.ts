import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** What counts everything that the shop does and so cannot share it with other stories: told after them, one by one. */
export default defineConfig({
  ...journeys,
  testDir: './serial',
  testMatch: '**/*.spec.ts',
  // Else it would sweep away what the journeys have kept of a failure.
  outputDir: '../.local-suite/test-results/alone',
  workers: 1,
  fullyParallel: false,
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  ],
});
