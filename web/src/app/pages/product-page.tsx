import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useProduct } from '#data/catalogue/product-queries.ts';
import { ProductDetail, ProductDetailSkeleton } from '#features/product/product-detail.tsx';
import { ProductFailed } from '#features/product/product-failed.tsx';
import { ProductNotFound } from '#features/product/product-not-found.tsx';
import { productStrings } from '#locales/en/product.ts';
import { useFormats } from '#locales/formats.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';

/** Below the fold; the page works without it when the code cannot be loaded. */
const RelatedProducts = lazy(async () => {
  const related = await import('#features/catalogue/related-products.tsx').catch(() => null);
  return { default: related ? related.RelatedProducts : () => null };
});

const RecentlyViewed = lazy(async () => {
  const viewed = await import('#features/catalogue/recently-viewed.tsx').catch(() => null);
  return { default: viewed ? viewed.RecentlyViewed : (_none: { current: string }) => null };
});

const ProductReviews = lazy(async () => {
  const reviews = await import('#features/product/product-reviews.tsx').catch(() => null);
  return { default: reviews ? reviews.ProductReviews : () => null };
});

export function ProductPage() {
  const t = useStrings(productStrings);
  const { taka } = useFormats();
  const localized = useLocalized();
  const { id = '' } = useParams();
  const product = useProduct(id);
  switch (product.state) {
    case 'loading':
      return <ProductDetailSkeleton />;
    case 'missing':
      return (
        <>
          <PageMeta title={t.notFound} noIndex />
          <ProductNotFound id={id} />
        </>
      );
    case 'failed':
      return (
        <>
          <PageMeta title={t.failed} noIndex />
          <ProductFailed onRetry={product.retry} />
        </>
      );
    case 'ready': {
      const { image, price } = product.value;
      const name = localized(product.value, 'name').children;
      const description = localized(product.value, 'description').children;
      return (
        <>
          <PageMeta title={name} description={`${taka(price)} · ${description}`} image={image} />
          <ProductDetail key={id} product={product.value} />
          {product.value.rating && (
            <Suspense>
              <ProductReviews product={product.value} />
            </Suspense>
          )}
          <Suspense>
            <RelatedProducts product={product.value} />
          </Suspense>
          <Suspense>
            <RecentlyViewed key={id} current={id} />
          </Suspense>
        </>
      );
    }
  }
}
