import type { ReactNode } from 'react';
import css from './list-header.module.css';

/** A list's title at the left, a word on it at the right, on one line where there is room. */
export const ListHeader = ({ children }: { children: ReactNode }) => (
  <div className={css.listHeader}>{children}</div>
);
