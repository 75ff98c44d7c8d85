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
          include: ['{domain,local-suite,deploy,bench}/src/**/*.test.ts', 'local-suite/drawing/*.test.ts'],
          exclude: ['local-suite/src/conformance/**'],
          // One process for many files, which takes half the time: packages stay loaded, our own modules are evaluated again for
          // each file. Not for web/ (emotion keeps the document of the first file) or functions/ (functions-framework registers
          // each function once per process).
          isolate: false,
        },
      },
      { extends: true, test: { name: 'functions', include: ['functions/src/**/*.test.ts'] } },
      {
        extends: true,
        // Real SDKs, firebase-tools and a browser against our Firestore emulator: two thirds of the time of all unit tests.
        // `npm run verify` leaves them out.
        test: { name: 'conformance', include: ['local-suite/src/conformance/**/*.test.ts'] },
      },
    ],
  },
});
