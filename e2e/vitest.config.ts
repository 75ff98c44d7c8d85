import { defineConfig } from 'vitest/config';
import { LastInLine } from './fixtures/local-stack/coverage-last.ts';

/** Tests that need the running suite (npm start, or npm test which starts it). One worker: they share one shop. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: [
      '{contract,rules,attacks,drill}/**/*.{test,spec}.ts',
      '../functions/src/**/*.integration.test.ts',
    ],
    exclude: ['attacks/browser/**'],
    retry: process.env.CI ? 1 : 0,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    sequence: { sequencer: LastInLine },
    setupFiles: ['./fixtures/local-stack/use-emulators.ts'],
  },
});
