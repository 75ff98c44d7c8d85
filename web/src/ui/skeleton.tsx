import { createElement, type HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import css from './skeleton.module.css';

/** A piece of a skeleton: as large as what will stand there. */
export const Skeleton = ({
  as = 'div',
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'span' }) =>
  createElement(as, { className: classNames(css.skeleton, className), ...rest });
