import { Text } from '#ui/text.tsx';
import type { Product } from '@nargisus/domain/catalogue';
import { useState, type ReactNode } from 'react';
import { productStrings } from '#locales/en/product.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { DeliveryAndReturns } from './delivery-and-returns.tsx';
import { ShareButton } from './share-button.tsx';
import css from './product-summary.module.css';

/**
 * Renders name and price, the children (the purchase panel), delivery and returns, and the description with the sentence that
 * all products share (docs/reference/specification.md 2, Product detail). A message announces a price or stock that changes
 * while the page is open.
 */
export function ProductSummary({ product, children }: { product: Product; children: ReactNode }) {
  const t = useStrings(productStrings);
  const { taka } = useFormats();
  const [{ price: firstPrice, inStock: wasInStock }] = useState(product);
  const isPriceChanged = product.price !== firstPrice;
  return (
    <div>
      <Text variant="h2" as="h1" style={{ overflowWrap: 'anywhere' }}>
        {product.name}
      </Text>
      <div className={css.priceRow}>
        <Text variant="h4" as="p" style={{ fontFamily: 'inherit' }}>
          <Money amount={product.price} />
        </Text>
        <ShareButton name={product.name} />
      </div>
      <div className={css.changes} role="status">
        {isPriceChanged && (
          <span>
            {t.priceChanged} {t.priceBefore(taka(firstPrice))}
          </span>
        )}
        {wasInStock && !product.inStock && <strong>{t.soldOut}</strong>}
      </div>
      {children}
      <DeliveryAndReturns inStock={product.inStock} />
      <Text style={{ maxWidth: '58ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {product.description} {t.occasions}
      </Text>
    </div>
  );
}
