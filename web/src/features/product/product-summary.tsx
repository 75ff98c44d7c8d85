import { Text } from '#ui/text.tsx';
import { isSoldOut, type Product } from '@nargisus/domain/catalogue';
import { useState, type ReactNode } from 'react';
import { usePriced } from '#data/catalogue/use-priced.ts';
import { setInWishlist, useIsInWishlist } from '#data/wishlist/use-is-in-wishlist.ts';
import { productStrings } from '#locales/en/product.ts';
import { useFormats } from '#locales/formats.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useLanguage, useStrings } from '#locales/use-strings.ts';
import { ColourLinks } from '#ui/colour-links.tsx';
import { HeartButton } from '#ui/heart-button.tsx';
import { MixedText } from '#ui/mixed-text.tsx';
import { Price } from '#ui/price.tsx';
import { ProductBadge } from '#ui/product-badge.tsx';
import { RatingLine } from '#ui/rating-line.tsx';
import { DeliveryAndReturns } from './delivery-and-returns.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ShareButton } from './share-button.tsx';
import css from './product-summary.module.css';

/**
 * Renders name, price and colours, the children (the purchase panel), delivery and returns, the description with the sentence
 * that all products share, and the facts (docs/reference/specification.md 2, Product detail). A message announces a price or stock that changes
 * while the page is open.
 */
export function ProductSummary({ product: answered, children }: { product: Product; children: ReactNode }) {
  const product = usePriced(answered);
  const t = useStrings(productStrings);
  const { taka, dateTime } = useFormats();
  const localized = useLocalized();
  const language = useLanguage();
  const name = localized(product, 'name');
  const description = localized(product, 'description');
  const [{ price: firstPrice, wasSoldOut }] = useState(() => ({
    price: product.price,
    wasSoldOut: isSoldOut(product),
  }));
  const isPriceChanged = product.price !== firstPrice;
  return (
    <div>
      <Text variant="h2" as="h1" style={{ overflowWrap: 'anywhere' }} {...name} />
      <RatingLine rating={product.rating} />
      <div className={css.priceRow}>
        <Text variant="h4" as="p" style={{ fontFamily: 'inherit' }}>
          <Price product={product} />{' '}
          {product.inStock && <ProductBadge product={product} className={css.badge} />}
        </Text>
        <div className={css.priceActions}>
          <HeartButton
            name={name.children}
            chosen={useIsInWishlist(product.id)}
            onChange={(isChosen) => setInWishlist(product.id, isChosen)}
          />
          <ShareButton name={name.children} />
        </div>
      </div>
      {product.regularPrice && product.sale && (
        <Text variant="body2" tone="secondary">
          {t.saleUntil(dateTime(product.sale.until))}
        </Text>
      )}
      <div className={css.changes} role="status">
        {isPriceChanged && (
          <span>
            {t.priceChanged} {t.priceBefore(taka(firstPrice))}
          </span>
        )}
        {!wasSoldOut && isSoldOut(product) && <strong>{t.soldOut}</strong>}
      </div>
      {product.colours && <ColourLinks colours={product.colours} current={product.id} />}
      {children}
      <DeliveryAndReturns inStock={!isSoldOut(product)} price={product.price} />
      <Text style={{ maxWidth: '58ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        <span lang={description.lang}>
          <MixedText language={description.lang ?? language}>{description.children}</MixedText>
        </span>{' '}
        {t.occasions}
      </Text>
      <ProductFacts product={product} />
    </div>
  );
}
