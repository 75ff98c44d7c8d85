import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './picture-frame.module.css';

/** Renders the 4:5 frame of a picture, which fills it. */
export const PictureFrame = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classNames(css.frame, className)}>{children}</div>
);
