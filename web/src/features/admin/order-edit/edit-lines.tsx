import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MAX_LINES, MAX_QUANTITY, MIN_QUANTITY } from '@nargisus/domain/cart';
import { useMemo, useState, type ReactNode } from 'react';
import { useCatalogue } from '#data/catalogue/use-catalogue.ts';
import { orderEditStrings } from '#locales/en/staff/order-edit.ts';
import { useFormats } from '#locales/formats.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { ProductResults } from '../shared/product-results.tsx';
import { SearchField } from '../table/search-field.tsx';
import { withProduct, withSizes, type EditedLine } from './edited-lines.ts';

interface Props {
  lines: readonly EditedLine[];
  /** What is shown without a line. */
  none: ReactNode;
  onChange(lines: EditedLine[]): void;
}

/** How many products a search offers. */
const OFFERED = 6;

/**
 * Renders the lines of an order with their sizes and quantities, and a search that adds products. Searches the catalogue that
 * shoppers load, which reads no document.
 */
export function EditLines({ lines, none, onChange }: Props) {
  const t = useStrings(orderEditStrings);
  const catalogue = useCatalogue(true);
  const [term, setTerm] = useState('');
  const entries = useMemo(
    () => new Map(catalogue.state === 'ready' ? catalogue.value.entries.map((it) => [it.id, it]) : []),
    [catalogue],
  );
  const found =
    catalogue.state === 'ready' && term ? catalogue.value.search(term).results.map(({ entry }) => entry) : [];
  const isFull = lines.length >= MAX_LINES;
  const change = (key: number, to: Partial<EditedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...to } : line)));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        component="ul"
        aria-label={t.lines}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
      >
        {lines.map((line) => (
          <LineRow
            key={line.key}
            line={withSizes(line, entries.get(line.productId))}
            onChange={(to) => change(line.key, to)}
            onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </Box>
      {lines.length === 0 && none}
      {catalogue.state === 'failed' && <LoadFailed text={t.productsFailed} onRetry={catalogue.retry} />}
      {isFull ? (
        <Typography color="textSecondary">{t.full}</Typography>
      ) : (
        <SearchField label={t.add} value={term} onSearch={setTerm} />
      )}
      {term && !isFull && (
        <ProductResults
          label={t.found}
          entries={found.filter(({ inStock }) => inStock).slice(0, OFFERED)}
          none={t.nothingFound}
          buttonOf={() => ({ text: t.addOne, isDisabled: false })}
          onPick={(entry) => onChange(withProduct(lines, entry))}
        />
      )}
    </Box>
  );
}

interface RowProps {
  line: EditedLine;
  onChange(to: Partial<EditedLine>): void;
  onRemove(): void;
}

function LineRow({ line, onChange, onRemove }: RowProps) {
  const t = useStrings(orderEditStrings);
  const { number } = useFormats();
  const sizes = useSizeText();
  const name = useProductName()(line);
  const { sizing, size, quantity } = line;
  return (
    <Box component="li" aria-label={name} sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {line.sizes.length > 1 ? (
          <Box sx={{ minWidth: 120 }}>
            <SelectField
              label={t.size}
              value={size}
              options={line.sizes.map((it) => [it, sizes.label({ sizing, size: it })])}
              onChange={({ target }) => onChange({ size: target.value })}
            />
          </Box>
        ) : (
          <Typography color="textSecondary">{sizes.phrase(line)}</Typography>
        )}
        <QuantityStepper
          of={name}
          onDecrease={() => onChange({ quantity: quantity - 1 })}
          onIncrease={() => onChange({ quantity: quantity + 1 })}
          isDecreaseDisabled={quantity <= MIN_QUANTITY}
          isIncreaseDisabled={quantity >= MAX_QUANTITY}
        >
          <Box component="span" sx={{ minWidth: 40, display: 'grid', placeItems: 'center' }}>
            {number(quantity)}
          </Box>
        </QuantityStepper>
        <Button type="button" variant="text" small aria-label={t.removeOf(name)} onClick={onRemove}>
          {t.remove}
        </Button>
      </Box>
    </Box>
  );
}
