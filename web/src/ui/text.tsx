import { createElement, type HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import css from './text.module.css';

type Variant =
  'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'subtitle1' | 'body1' | 'body2' | 'caption' | 'overline';

const TAGS = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  subtitle1: 'h6',
  body1: 'p',
  body2: 'p',
  caption: 'span',
  overline: 'span',
} as const;

interface Props extends HTMLAttributes<HTMLElement> {
  variant?: Variant;
  /** The element, when the variant's own does not fit the outline of the page. */
  as?: 'p' | 'h1' | 'h2' | 'h3';
  tone?: 'secondary' | 'error';
}

/** Returns the classes of one of the shop's sizes, for an element that Text does not render, such as a link. */
export const textClass = (variant: Variant, className?: string) =>
  classNames(css.text, css[variant], className);

/** Renders text in one of the shop's sizes (theme/typography.ts). */
export function Text({ variant = 'body1', as = undefined, tone, className, ...rest }: Props) {
  return createElement(as ?? TAGS[variant], {
    className: classNames(textClass(variant), tone && css[tone], className),
    ...rest,
  });
}
