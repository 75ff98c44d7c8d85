import type { MouseEvent } from 'react';

/**
 * Returns the props of a button (ours or MUI's) whose action may be running. It is `aria-disabled` instead of
 * `disabled`, so that it keeps the keyboard's focus, and a press while busy does nothing: it does not submit a form
 * either.
 */
export function busyProps(isBusy: boolean, onClick?: () => void) {
  return {
    'aria-disabled': isBusy || undefined,
    // MUI's look of a disabled button; ui/button.module.css styles the attribute.
    className: isBusy ? 'Mui-disabled' : undefined,
    onClick: (event: MouseEvent) => {
      if (isBusy) event.preventDefault();
      else onClick?.();
    },
  };
}
