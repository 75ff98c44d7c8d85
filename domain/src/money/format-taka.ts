import { banglaDigits } from '../text/bangla-digits.ts';
import { groupLakh } from '../text/format-count.ts';
import type { Paisa } from './paisa.ts';

/** Formats an amount for display: ৳1,25,000.00, or in Bangla digits ৳১,২৫,০০০.০০. */
export function formatTaka(
  amount: Paisa,
  { digits = 'latin' }: { digits?: 'latin' | 'bangla' } = {},
): string {
  const size = Math.abs(amount);
  const whole = groupLakh(String(Math.floor(size / 100)));
  const text = `${amount < 0 ? '-' : ''}৳${whole}.${String(size % 100).padStart(2, '0')}`;
  return digits === 'bangla' ? banglaDigits(text) : text;
}

/** Formats an amount for machines, without ৳ and grouping: 1310.00. Uses string arithmetic, as parsing does. */
export function plainTaka(amount: Paisa): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats an amount for sentences such as "Minimum order amount of ৳500": drops ".00", keeps other decimals. */
export function formatTakaInWords(amount: Paisa): string {
  return formatTaka(amount).replace(/\.00$/, '');
}
