import { afterAll, vi } from 'vitest';

/*
 * Runs around each file of tests. What is still on its way at its end (a module, a toast) would arrive where there is no page
 * any more: an error that belongs to no test, and fails the whole run on a slow machine only.
 */
afterAll(async () => {
  if (typeof document === 'undefined') return;
  await vi.dynamicImportSettled();
  if (!document.getElementById('toasts')) return;
  const { unmountToasts } = await import('../ui/toast-host.tsx');
  unmountToasts();
});
