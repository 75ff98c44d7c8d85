import { styled } from '@mui/material/styles';
import type { Product } from '@nargisus/domain/catalogue';
import { productStrings } from '#locales/en/product.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { Container } from '#ui/container.tsx';
import { BackLinks } from './back-links.tsx';
import { ProductPhoto } from './product-photo.tsx';
import { ProductSummary } from './product-summary.tsx';
import { PurchasePanel } from './purchase-panel.tsx';
import { StructuredData } from './structured-data.tsx';

/**
 * docs/reference/specification.md 2, Product detail. A new product begins with its own size, quantity and price:
 * `key` it by the id.
 */
export function ProductDetail({ product }: { product: Product }) {
  return (
    <Container>
      <BackLinks />
      <Columns>
        <ProductPhoto product={product} />
        <Beside>
          <ProductSummary product={product}>
            <PurchasePanel product={product} />
          </ProductSummary>
        </Beside>
      </Columns>
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
      <Columns aria-hidden>
        <Picture />
        <Beside>
          <Skeleton style={{ width: '70%', height: 44, marginBottom: 20 }} />
          <Skeleton style={{ width: '30%', height: 26, marginBottom: 32 }} />
          <Skeleton style={{ width: '100%', height: 132, marginBottom: 32 }} />
          <Skeleton style={{ width: '100%', height: 132 }} />
        </Beside>
      </Columns>
    </Container>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(20px, 5vw, 80px)',
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
}));

/** As large as product-photo.tsx makes it. */
const Picture = styled(Skeleton)(({ theme }) => ({
  width: '100%', // else as wide as its height allows
  aspectRatio: '4 / 5',
  [theme.breakpoints.down('sm')]: { maxHeight: '48svh' },
}));

const Beside = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { paddingTop: 8 },
}));
