import { afterAll, vi } from 'vitest';

const hasDom = typeof document !== 'undefined';

// Adds the matchers of jest-dom (toBeVisible, toHaveFocus, toHaveValue and others) to `expect`.
if (hasDom) await import('@testing-library/jest-dom/vitest');

/*
 * Runs after each test file. Waits for pending imports and unmounts toasts: on a slow machine they would finish after jsdom
 * has closed and fail the run with an error outside any test.
 */
afterAll(async () => {
  if (!hasDom) return;
  await vi.dynamicImportSettled();
  if (!document.getElementById('toasts')) return;
  const { unmountToasts } = await import('../ui/toast-host.tsx');
  unmountToasts();
});
