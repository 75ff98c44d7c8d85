import { afterAll, vi } from 'vitest';

/*
 * Runs after each test file. Waits for pending imports and unmounts toasts: finishing after the page is gone, they would
 * fail the run with an error of no test, on slow machines only.
 */
afterAll(async () => {
  if (typeof document === 'undefined') return;
  await vi.dynamicImportSettled();
  if (!document.getElementById('toasts')) return;
  const { unmountToasts } = await import('../ui/toast-host.tsx');
  unmountToasts();
});
