import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that need no local stack; e2e/vitest.config.ts runs those that do. */
export default defineConfig({
  test: {
    // Integration tests need the emulators: e2e/vitest.config.ts runs them.
    exclude: [...configDefaults.exclude, '**/*.integration.test.ts'],
    retry: process.env.CI ? 1 : 0,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}', 'web/vite/*.test.ts'],
          setupFiles: ['web/src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            '{domain,functions,local-suite,deploy,bench}/src/**/*.test.ts',
            'local-suite/drawing/*.test.ts',
          ],
        },
      },
    ],
  },
});
