import { defineConfig } from 'vitest/config';

/** Tests that start, stop and kill the local stack on its fixed ports. They need a build and an otherwise idle machine. */
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
