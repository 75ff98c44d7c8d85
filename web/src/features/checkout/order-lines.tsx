import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lineId, lineTotal, type CartItem } from '@nargisus/domain/cart';
import type { Quote } from '@nargisus/domain/checkout';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useFormats } from '#locales/formats.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { ProductThumb } from '#ui/product-thumb.tsx';

/**
 * Renders the lines of the order (docs/reference/specification.md 2). Unavailable lines stay visible until the shopper
 * removes them.
 */
export function OrderLines({
  items,
  quote,
  onRemove,
}: {
  items: readonly CartItem[];
  quote: Quote;
  onRemove(item: CartItem): void;
}) {
  const t = useStrings(checkoutStrings);
  const { number, taka } = useFormats();
  const localized = useLocalized();
  const sizes = useSizeText();
  const priced = new Map(quote.lines.map((line) => [lineId(line), line]));
  return (
    <Stack component="ul" spacing={2.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => {
        const line = priced.get(item._id);
        return (
          <Box component="li" key={item._id} sx={{ display: 'flex', gap: 2 }}>
            <ProductThumb src={item.image} alt="" />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} {...localized(item, 'name')} />
              <Typography variant="body2" color="textSecondary">
                {sizes.phrase(item)} · {t.quantity(number(item.quantity))}
              </Typography>
              {line ? (
                <Typography variant="body2" color="textSecondary">
                  {t.each(taka(line.price))}
                </Typography>
              ) : (
                <>
                  <Typography variant="body2" color="error">
                    {t.unavailable}
                  </Typography>
                  <Button
                    type="button"
                    variant="text"
                    small
                    style={{ paddingInline: 0, minHeight: 44, whiteSpace: 'normal', textAlign: 'start' }}
                    onClick={() => onRemove(item)}
                  >
                    {t.removeLine(localized(item, 'name').children)}
                  </Button>
                </>
              )}
            </Box>
            <Typography sx={{ fontWeight: 600, textDecoration: line ? 'none' : 'line-through' }}>
              <Money amount={line ? line.itemTotal : lineTotal(item)} />
            </Typography>
          </Box>
        );
      })}
    </Stack>
  );
}
