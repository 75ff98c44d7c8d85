import type { Paisa } from '@nargisus/domain/money';
import { useFormats } from '../locales/formats.ts';

/** An amount, never broken over two lines. Size and weight come from where it stands. */
export function Money({ amount }: { amount: Paisa }) {
  return (
    <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {useFormats().taka(amount)}
    </span>
  );
}
