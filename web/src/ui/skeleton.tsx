import { createElement, type HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import css from './skeleton.module.css';

/** Renders one block of a skeleton, in the size of the content that will replace it. */
export const Skeleton = ({
  as = 'div',
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'span' }) =>
  createElement(as, { className: classNames(css.skeleton, className), ...rest });
