import Typography from '@mui/material/Typography';
import { asOf, nextPriceChange, type Product } from '@nargisus/domain/catalogue';
import { useState } from 'react';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Price } from '#ui/price.tsx';

/** Renders the price that counts now, and the sale that is on or planned. */
export function StaffPrice({ product }: { product: Product }) {
  const t = useStrings(adminProductsStrings).prices;
  const { dateTime } = useFormats();
  const [now] = useState(() => new Date());
  const { sale } = product;
  const sold = asOf(product, now);
  const isOver = !nextPriceChange(product, now);
  return (
    <>
      <Price product={sold} />
      {sale && !isOver && (
        <Typography variant="caption" component="div" color="textSecondary">
          {sold.regularPrice ? t.on(dateTime(sale.until)) : t.planned(dateTime(sale.from))}
        </Typography>
      )}
    </>
  );
}
