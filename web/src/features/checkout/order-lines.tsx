import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lineId, lineTotal, type CartItem } from '@nargisus/domain/cart';
import type { Quote } from '@nargisus/domain/checkout';
import { Money } from '../../ui/money.tsx';
import { ProductThumb } from '../../ui/product-thumb.tsx';

/** What is bought (SPEC 2): lines the shop can no longer sell stay visible until the shopper takes them out. */
export function OrderLines({
  items,
  quote,
  onRemove,
}: {
  items: readonly CartItem[];
  quote: Quote;
  onRemove(item: CartItem): void;
}) {
  const priced = new Map(quote.lines.map((line) => [lineId(line), line]));
  return (
    <Stack component="ul" spacing={2.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => {
        const line = priced.get(item._id);
        return (
          <Box component="li" key={item._id} sx={{ display: 'flex', gap: 2 }}>
            <ProductThumb src={item.image} alt="" />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{item.name}</Typography>
              <Typography variant="body2" color="textSecondary">
                Size {item.size} · Quantity {item.quantity}
              </Typography>
              {line ? (
                <Typography variant="body2" color="textSecondary">
                  <Money amount={line.price} /> each
                </Typography>
              ) : (
                <>
                  <Typography variant="body2" color="error">
                    No longer available
                  </Typography>
                  <Button variant="text" size="small" sx={{ px: 0 }} onClick={() => onRemove(item)}>
                    Remove {item.name}
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
