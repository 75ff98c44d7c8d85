import { styled } from '@mui/material/styles';
import type { Product } from '@nargisus/domain/catalogue';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { BackLinks } from './back-links.tsx';
import { Block } from './product-card-skeleton.tsx';
import { ProductSummary } from './product-summary.tsx';
import { PurchasePanel } from './purchase-panel.tsx';

/** SPEC 2, Product detail. */
export function ProductDetail({ product }: { product: Product }) {
  return (
    <Wrap>
      <BackLinks />
      <Columns>
        <ProductPicture product={product} sizes="(min-width: 900px) 50vw, 92vw" eager />
        <Beside>
          <ProductSummary product={product} />
          {/* A new product begins with its own size and quantity. */}
          <PurchasePanel key={product.id} product={product} />
        </Beside>
      </Columns>
    </Wrap>
  );
}

export function ProductDetailSkeleton() {
  return (
    <Wrap aria-busy>
      <BackLinks />
      <Columns>
        <Block style={{ aspectRatio: '4 / 5' }} />
        <Beside>
          <Block style={{ width: '70%', height: 44, marginBottom: 20 }} />
          <Block style={{ width: '30%', height: 26, marginBottom: 32 }} />
          <Block style={{ width: '100%', height: 132 }} />
        </Beside>
      </Columns>
    </Wrap>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(24px, 5vw, 80px)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
}));

const Beside = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 104, paddingTop: 24 },
}));
