import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import css from './button.module.css';
import { classNames } from './class-names.ts';

interface ButtonStyle {
  variant?: 'filled' | 'outlined' | 'text';
  small?: boolean;
}

const classOf = ({ variant = 'filled', small }: ButtonStyle, className?: string) =>
  classNames(css.button, css[variant === 'text' ? 'plain' : variant], small && css.small, className);

/** A button without MUI, for public pages. */
export const Button = ({ variant, small, className, ...rest }: ComponentProps<'button'> & ButtonStyle) => (
  <button className={classOf({ variant, small }, className)} {...rest} />
);

/** A link in the look of Button. */
export const ButtonLink = ({
  variant,
  small,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonStyle) => (
  <Link className={classOf({ variant, small }, className)} {...rest} />
);

/** A button that shows only an icon; it needs an aria-label. */
export const IconButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button className={classNames(css.icon, className)} {...rest} />
);

/** A link in the look of IconButton. */
export const IconButtonLink = ({ className, ...rest }: ComponentProps<typeof Link>) => (
  <Link className={classNames(css.icon, className)} {...rest} />
);
