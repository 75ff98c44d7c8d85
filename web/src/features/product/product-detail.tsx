import type { Product } from '@nargisus/domain/catalogue';
import { productStrings } from '#locales/en/product.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { Container } from '#ui/container.tsx';
import { BackLinks } from './back-links.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductSummary } from './product-summary.tsx';
import { PurchasePanel } from './purchase-panel.tsx';
import { StructuredData } from './structured-data.tsx';
import css from './product-detail.module.css';

/**
 * Renders a product's page (docs/reference/specification.md 2, Product detail). Give it the id as `key`, so that another
 * product does not inherit size, quantity and price.
 */
export function ProductDetail({ product }: { product: Product }) {
  return (
    <Container>
      <BackLinks />
      <div className={css.columns}>
        <ProductGallery product={product} />
        <div className={css.summary}>
          <ProductSummary product={product}>
            <PurchasePanel product={product} />
          </ProductSummary>
        </div>
      </div>
      <StructuredData product={product} />
    </Container>
  );
}

export function ProductDetailSkeleton() {
  const t = useStrings(productStrings);
  return (
    <Container role="status">
      <span style={visuallyHidden}>{t.loading}</span>
      <BackLinks />
      <div className={css.columns} aria-hidden>
        <Skeleton className={css.image} />
        <div className={css.summary}>
          <Skeleton style={{ width: '70%', height: 44, marginBottom: 20 }} />
          <Skeleton style={{ width: '30%', height: 26, marginBottom: 32 }} />
          <Skeleton style={{ width: '100%', height: 132, marginBottom: 32 }} />
          <Skeleton style={{ width: '100%', height: 132 }} />
        </div>
      </div>
    </Container>
  );
}
