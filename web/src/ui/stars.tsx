import css from './stars.module.css';

interface Props {
  /** From 0 to 5; halves and tenths are drawn. */
  value: number;
  /** The text for screen readers; without one the stars are decoration. */
  label?: string;
}

/** Renders five stars, filled from the left up to the value. */
export function Stars({ value, label }: Props) {
  return (
    <span
      className={css.stars}
      style={{ backgroundSize: `${value * 20}% 100%` }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
