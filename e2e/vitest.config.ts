import { defineConfig } from 'vitest/config';
import { PathSequencer } from './run/path-sequencer.ts';

/** Tests that need a running local stack (`npm run test:rules`, `npm run test:contract`). One worker: they share one shop. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    retry: process.env.CI ? 1 : 0,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    sequence: { sequencer: PathSequencer },
    // One process for all files, which takes little more than half the time: packages stay loaded, our own modules are evaluated again
    // for each file.
    isolate: false,
    setupFiles: ['./fixtures/local-stack/use-emulators.ts', './fixtures/local-stack/close-apps.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['rules/**/*.test.ts'],
          exclude: ['rules/rules-coverage.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['{contract,attacks,drill}/**/*.spec.ts', '../functions/src/**/*.integration.test.ts'],
          exclude: ['attacks/browser/**'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // Adds up what the tests of `rules` evaluated, so it runs in a later group. Vitest runs group 0 last when it has one worker.
        test: {
          name: 'rules-coverage',
          include: ['rules/rules-coverage.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
