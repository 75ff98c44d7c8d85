import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Product } from '@nargisus/domain/catalogue';
import { useState, type ReactNode } from 'react';
import { productStrings } from '#locales/en/product.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { DeliveryAndReturns } from './delivery-and-returns.tsx';
import { ShareButton } from './share-button.tsx';

/**
 * Name and price; then the children, which sell it; then the promises, and the description with the sentence every
 * product shares (docs/reference/specification.md 2, Product detail). A price or stock that changes while it is
 * looked at is said, not only shown.
 */
export function ProductSummary({ product, children }: { product: Product; children: ReactNode }) {
  const t = useStrings(productStrings);
  const { taka } = useFormats();
  const [{ price: firstPrice, inStock: wasInStock }] = useState(product);
  const repriced = product.price !== firstPrice;
  return (
    <div>
      <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {product.name}
      </Typography>
      <PriceRow>
        <Typography variant="h4" component="p" sx={{ fontFamily: 'inherit' }}>
          <Money amount={product.price} />
        </Typography>
        <ShareButton name={product.name} />
      </PriceRow>
      <Changes role="status">
        {repriced && (
          <span>
            {t.priceChanged} {t.priceBefore(taka(firstPrice))}
          </span>
        )}
        {wasInStock && !product.inStock && <strong>{t.soldOut}</strong>}
      </Changes>
      {children}
      <DeliveryAndReturns inStock={product.inStock} />
      <Typography sx={{ maxWidth: '58ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {product.description} {t.occasions}
      </Typography>
    </div>
  );
}

const PriceRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 8,
});

const Changes = styled('div')(({ theme }) => ({
  color: theme.vars.palette.warning.main,
  fontWeight: 550,
  '&:not(:empty)': { marginBottom: 8 },
}));
