import { createElement, type HTMLAttributes, type Ref } from 'react';
import { classNames } from './class-names.ts';
import css from './container.module.css';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section';
  ref?: Ref<HTMLDivElement>;
}

/** Renders the page's column: gutters grow with the window, the width has a maximum. */
export const Container = ({ as = 'div', className, ...rest }: Props) =>
  createElement(as, { className: classNames(css.container, className), ...rest });
