import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import css from './plain-field.module.css';

/* Fields of public pages: the platform's own controls in the shop's look, so that no list carries MUI's. */

export const PlainInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input className={classNames(css.field, className)} {...rest} />
);

export const PlainSelect = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select className={classNames(css.field, css.select, className)} {...rest} />
);

/** A label above its field, which is among its children. */
export const Labelled = ({ className, ...rest }: ComponentProps<'label'>) => (
  // eslint-disable-next-line jsx-a11y/label-has-associated-control -- the field is among its children
  <label className={classNames(css.labelled, className)} {...rest} />
);
