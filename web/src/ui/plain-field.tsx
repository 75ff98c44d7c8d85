import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import css from './plain-field.module.css';

/* Fields of public pages: native controls in the shop's look, without MUI. */

export const PlainInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input className={classNames(css.field, className)} {...rest} />
);

export const PlainSelect = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select className={classNames(css.field, css.select, className)} {...rest} />
);

/** Renders a label above its field, which is one of its children. */
export const Labelled = ({ className, ...rest }: ComponentProps<'label'>) => (
  // eslint-disable-next-line jsx-a11y/label-has-associated-control -- the field is one of its children
  <label className={classNames(css.labelled, className)} {...rest} />
);
