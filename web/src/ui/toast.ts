import type { OptionsObject } from 'notistack';

export interface ToastOptions {
  kind?: 'success' | 'error' | 'warning' | 'info';
  /** Milliseconds; 5 s unless the specification says otherwise (docs/reference/specification.md 9). */
  duration?: number;
  place?: 'top-right' | 'top-center';
}

const DEFAULT_DURATION = 5_000;

/**
 * Says something to the visitor. Works from anywhere, also outside React; notistack (7 KB) is fetched with the first
 * toast, so that no first load carries it.
 */
export function toast(
  text: string,
  { kind = 'success', duration = DEFAULT_DURATION, place = 'top-right' }: ToastOptions = {},
) {
  const options: OptionsObject = {
    variant: kind,
    autoHideDuration: duration,
    anchorOrigin: { vertical: 'top', horizontal: place === 'top-right' ? 'right' : 'center' },
  };
  import('./toast-host.tsx')
    .then(({ showToast }) => showToast(text, options))
    .catch(() => showPlainly(text, duration));
}

/** Fetches what toasts are made of when one is likely to come. */
export const preloadToasts = () => void import('./toast-host.tsx').catch(() => undefined);

/** Offline, what toasts are made of may be out of reach, and that is just when something has to be said. */
function showPlainly(text: string, duration: number): void {
  const note = document.createElement('div');
  note.setAttribute('role', 'alert');
  note.style.cssText =
    'position:fixed;z-index:1400;top:16px;right:16px;left:16px;max-width:420px;margin-left:auto;padding:12px 18px;color:#fff;background:#a8261c';
  note.textContent = text;
  document.body.append(note);
  setTimeout(() => note.remove(), duration);
}
