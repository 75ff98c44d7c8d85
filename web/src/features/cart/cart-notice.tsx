import type { ReactNode } from 'react';
import { textClass } from '#ui/text.tsx';
import css from './cart-notice.module.css';

/** Renders a notice about the whole cart, and announces it. */
export function CartNotice({ children }: { children: ReactNode }) {
  return (
    <div className={textClass('body2', css.notice)} role="status">
      {children}
    </div>
  );
}
