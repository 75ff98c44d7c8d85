import { configDefaults, defineConfig } from 'vitest/config';

/** Everything that needs no running suite; e2e/ has its own runners because its tests share one suite. */
export default defineConfig({
  test: {
    include: [
      '{domain,web,functions,local-suite,deploy,bench}/src/**/*.test.{ts,tsx}',
      'web/vite/*.test.ts',
      'local-suite/drawing/*.test.ts',
    ],
    // They need the emulators: e2e/vitest.config.ts runs them.
    exclude: [...configDefaults.exclude, '**/*.integration.test.ts'],
    setupFiles: ['web/src/testing/settle-pending-work.ts'],
    retry: process.env.CI ? 1 : 0,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
