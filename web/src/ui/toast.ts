import type { OptionsObject } from 'notistack';

export interface ToastOptions {
  kind?: 'success' | 'error' | 'warning' | 'info';
  /** Milliseconds; 5 s unless the specification says otherwise (SPEC 9). */
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
  void import('./toast-host.tsx').then(({ showToast }) => showToast(text, options));
}
