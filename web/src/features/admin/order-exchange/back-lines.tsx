import Box from '@mui/material/Box';
import { useFormats } from '#locales/formats.ts';
import { orderExchangeStrings } from '#locales/en/staff/order-exchange.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LabelledCheckbox } from '#ui/labelled-checkbox.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import type { BackChoice } from './exchange-draft.ts';

interface Props {
  back: readonly BackChoice[];
  isInvalid: boolean;
  onChange(place: number, change: Partial<Pick<BackChoice, 'isBack' | 'pieces'>>): void;
}

/** Renders the lines of an order with a checkbox each, and the pieces of those that come back. */
export function BackLines({ back, isInvalid, onChange }: Props) {
  const t = useStrings(orderExchangeStrings);
  const nameOf = useProductName();
  const sizes = useSizeText();
  const { number } = useFormats();
  return (
    <Box component="ul" aria-label={t.back} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {back.map(({ item, left, isBack, pieces }, place) => (
        <Box
          component="li"
          key={`${item.productId}_${item.size}`}
          sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}
        >
          <LabelledCheckbox
            label={`${nameOf(item)}, ${sizes.phrase(item)} × ${number(left)}`}
            isOn={isBack}
            isInvalid={isInvalid}
            onChange={(isTicked) => onChange(place, { isBack: isTicked })}
          />
          {isBack && left > 1 && (
            <Box sx={{ pl: 3.5 }}>
              <QuantityStepper
                of={t.piecesBack(nameOf(item))}
                onDecrease={() => onChange(place, { pieces: pieces - 1 })}
                onIncrease={() => onChange(place, { pieces: pieces + 1 })}
                isDecreaseDisabled={pieces <= 1}
                isIncreaseDisabled={pieces >= left}
              >
                <Box component="span" sx={{ minWidth: 40, display: 'grid', placeItems: 'center' }}>
                  {number(pieces)}
                </Box>
              </QuantityStepper>
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
