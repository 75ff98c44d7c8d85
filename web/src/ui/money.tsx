import type { Paisa } from '@nargisus/domain/money';
import { useFormats } from '../locales/formats.ts';

/** Renders an amount, never broken over two lines. It inherits size and weight. */
export function Money({ amount }: { amount: Paisa }) {
  return (
    <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {useFormats().taka(amount)}
    </span>
  );
}
