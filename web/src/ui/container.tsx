import { createElement, type HTMLAttributes, type Ref } from 'react';
import { classNames } from './class-names.ts';
import css from './container.module.css';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section';
  ref?: Ref<HTMLDivElement>;
}

/** The page's column: gutters that grow with the window, and a measure that stops growing. */
export const Container = ({ as = 'div', className, ...rest }: Props) =>
  createElement(as, { className: classNames(css.container, className), ...rest });
