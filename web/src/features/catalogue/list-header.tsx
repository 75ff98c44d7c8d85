import type { ReactNode } from 'react';
import css from './list-header.module.css';

/** Renders the title of a list at the left and its description at the right, on one line where they fit. */
export const ListHeader = ({ children }: { children: ReactNode }) => (
  <div className={css.header}>{children}</div>
);

/** Renders the number of products of a list, or that it loads, and announces it. */
export const ListStatus = ({ children }: { children: ReactNode }) => (
  <p className={css.status} role="status">
    {children}
  </p>
);
