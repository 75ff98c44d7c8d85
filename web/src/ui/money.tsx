import type { Paisa } from '@nargisus/domain/money';
import { useFormats } from '../locales/formats.ts';
import css from './money.module.css';

/** Renders an amount, never broken over two lines. It inherits size and weight. */
export function Money({ amount }: { amount: Paisa }) {
  return <span className={css.amount}>{useFormats().taka(amount)}</span>;
}
