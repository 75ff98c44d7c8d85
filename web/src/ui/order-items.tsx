import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { OrderItem } from '@nargisus/domain/orders';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useFormats } from '../locales/formats.ts';
import { useLocalized } from '../locales/use-localized.ts';
import { useSizeText } from '../locales/use-size-text.ts';
import { Money } from './money.tsx';
import { ProductThumb } from './product-thumb.tsx';

interface Props {
  items: readonly OrderItem[];
  /** Whether the names lead to the products, as for customers. */
  isLinked?: boolean;
  /** Rendered below the item's name. */
  below?: (item: OrderItem) => ReactNode;
}

/** Renders the items of an order: image, name, size, quantity times price, total. */
export function OrderItems({ items, isLinked = false, below }: Props) {
  const sizes = useSizeText();
  const { number } = useFormats();
  const localized = useLocalized();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {items.map((item) => (
        <Box component="li" key={`${item.productId}_${item.size}`} sx={{ display: 'flex', gap: 2 }}>
          <ProductThumb src={item.image} alt="" width={56} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {isLinked ? (
                <Link
                  component={RouterLink}
                  to={paths.product(item.productId)}
                  color="inherit"
                  {...localized(item, 'name')}
                />
              ) : (
                <span {...localized(item, 'name')} />
              )}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {number(item.quantity)} × <Money amount={item.price} /> ·{' '}
              <span style={{ whiteSpace: 'nowrap' }}>{sizes.phrase(item)}</span>
            </Typography>
            {below?.(item)}
          </Box>
          <Typography sx={{ fontWeight: 600 }}>
            <Money amount={item.itemTotal} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
