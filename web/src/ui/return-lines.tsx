import type { ReturnRequest } from '@nargisus/domain/returns';
import { returnsStrings } from '../locales/en/returns.ts';
import { useFormats } from '../locales/formats.ts';
import { useProductName } from '../locales/use-localized.ts';
import { useSizeText } from '../locales/use-size-text.ts';
import { useStrings } from '../locales/use-strings.ts';

/** Renders the products of a return request, each with what the customer wants for it. */
export function ReturnLines({ lines }: Pick<ReturnRequest, 'lines'>) {
  const t = useStrings(returnsStrings);
  const { number } = useFormats();
  const nameOf = useProductName();
  const sizes = useSizeText();
  return (
    <ul style={{ margin: '8px 0 0', paddingInlineStart: 20 }}>
      {lines.map((line) => (
        <li key={`${line.productId}_${line.size}`} style={{ overflowWrap: 'anywhere' }}>
          {t.line(number(line.quantity), nameOf(line), sizes.phrase(line))} ·{' '}
          {line.exchangeSize === undefined
            ? t.moneyBack
            : t.exchangeTo(sizes.label({ ...line, size: line.exchangeSize }))}
        </li>
      ))}
    </ul>
  );
}
