import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderItem } from '@nargisus/domain/orders';
import { useFormats } from '#locales/formats.ts';
import { partialDeliveryStrings } from '#locales/en/staff/partial-delivery.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import type { KeptPieces } from './partial-draft.ts';

interface Props {
  items: readonly OrderItem[];
  kept: KeptPieces;
  onChange(kept: KeptPieces): void;
}

/** Renders the lines of an order with the pieces that the customer kept of each, from none to all. */
export function KeptLines({ items, kept, onChange }: Props) {
  const t = useStrings(partialDeliveryStrings);
  const nameOf = useProductName();
  const sizes = useSizeText();
  const { number } = useFormats();
  return (
    <Box component="ul" aria-label={t.lines} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {items.map((item, place) => {
        const pieces = kept[place] ?? item.quantity;
        const set = (to: number) => onChange(kept.with(place, to));
        return (
          <Box component="li" key={`${item.productId}_${item.size}`} sx={{ display: 'grid', gap: 0.75 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {nameOf(item)}, {sizes.phrase(item)}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
              <QuantityStepper
                of={`${nameOf(item)}, ${sizes.phrase(item)}`}
                onDecrease={() => set(pieces - 1)}
                onIncrease={() => set(pieces + 1)}
                isDecreaseDisabled={pieces <= 0}
                isIncreaseDisabled={pieces >= item.quantity}
              >
                <Box
                  component="span"
                  aria-live="polite"
                  sx={{ minWidth: 40, display: 'grid', placeItems: 'center' }}
                >
                  {number(pieces)}
                </Box>
              </QuantityStepper>
              <Typography component="span" color="textSecondary">
                {t.keptOf(number(item.quantity))}
              </Typography>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
