import type { ReactNode } from 'react';
import css from './cart-notice.module.css';

/** Something about the cart as a whole that the visitor should know. */
export function CartNotice({ children }: { children: ReactNode }) {
  return (
    <div className={css.note} role="status">
      {children}
    </div>
  );
}
