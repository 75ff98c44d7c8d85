import { defineConfig } from 'vitest/config';

/** Tests that need the running suite (npm start, or npm test which starts it). One worker: they share one shop. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['{contract,rules}/**/*.{test,spec}.ts', '../functions/src/**/*.suite.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 1,
  },
});
