import type { ReactNode } from 'react';
import css from './cart-notice.module.css';

/** Renders a notice about the whole cart, and announces it. */
export function CartNotice({ children }: { children: ReactNode }) {
  return (
    <div className={css.notice} role="status">
      {children}
    </div>
  );
}
