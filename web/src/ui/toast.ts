import type { OptionsObject } from 'notistack';

/** What a message offers to do: a button, or a link to another page. Pressing it closes the message. */
export type ToastAction = { text: string; onClick(): void } | { text: string; href: string };

export interface ToastOptions {
  kind?: 'success' | 'error' | 'warning' | 'info';
  /** Milliseconds. Default: 5,000 (docs/reference/specification.md 9). */
  duration?: number;
  place?: 'top-right' | 'top-center';
  action?: ToastAction;
}

const DEFAULT_DURATION = 5_000;

/** Shows a message, from inside or outside React. notistack (7 KB) loads with the first toast. */
export function toast(
  text: string,
  { kind = 'success', duration = DEFAULT_DURATION, place = 'top-right', action }: ToastOptions = {},
) {
  const options: OptionsObject = {
    variant: kind,
    autoHideDuration: duration,
    anchorOrigin: { vertical: 'top', horizontal: place === 'top-right' ? 'right' : 'center' },
  };
  import('./toast-host.tsx')
    .then(({ showToast }) => showToast(text, options, action))
    .catch(() => showFallback(text, duration));
}

/** Preloads the code of toasts when one is likely. */
export const preloadToasts = () => void import('./toast-host.tsx').catch(() => undefined);

/** Closes the toasts that are shown, and preloads their code. For a panel that would open beneath them. */
export const closeToasts = () =>
  void import('./toast-host.tsx').then((host) => host.closeToasts()).catch(() => undefined);

/** Shows the message in a plain element: offline, when messages matter most, the code may not load. */
function showFallback(text: string, duration: number): void {
  const note = document.createElement('div');
  note.setAttribute('role', 'alert');
  note.style.cssText =
    'position:fixed;z-index:1400;top:16px;right:16px;left:16px;max-width:420px;margin-left:auto;padding:12px 18px;color:#fff;background:#a8261c';
  note.textContent = text;
  document.body.append(note);
  setTimeout(() => note.remove(), duration);
}
