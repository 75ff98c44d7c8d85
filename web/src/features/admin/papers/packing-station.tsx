import type { Order } from '@nargisus/domain/orders';
import { useProductsById } from '#data/catalogue/product-queries.ts';
import { adminPapersStrings } from '#locales/en/staff/admin-papers.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PackingForm } from './packing-form.tsx';

/** Renders the packing of an order once the codes of its products are there. One request for each product. */
export function PackingStation({ order }: { order: Order }) {
  const t = useStrings(adminPapersStrings);
  const ids = [...new Set(order.items.map(({ productId }) => productId))];
  const products = useProductsById(ids);
  const failed = products.flatMap((product) => (product.state === 'failed' ? [product] : []));
  if (failed.length > 0)
    return <LoadFailed text={t.codesFailed} onRetry={() => failed.forEach(({ retry }) => retry())} />;
  if (products.some(({ state }) => state === 'loading')) return <Skeleton style={{ height: 180 }} />;
  // A deleted product is packed by its ID.
  const known = products.flatMap((product) => (product.state === 'ready' ? [product.value] : []));
  // Edited contents are packed from the start.
  const contents = JSON.stringify(
    order.items.map(({ productId, size, quantity }) => [productId, size, quantity]),
  );
  return <PackingForm key={contents} order={order} products={known} />;
}
