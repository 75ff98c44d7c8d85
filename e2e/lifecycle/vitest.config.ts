import { defineConfig } from 'vitest/config';

/** Tests that start, stop and kill the whole suite on its fixed ports. Build first (npm test does); nothing else may run. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    retry: process.env.CI ? 1 : 0,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
});
