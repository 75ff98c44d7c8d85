import type { Product } from '@nargisus/domain/catalogue';
import type { Customer } from './customers.ts';

/** Orders per second while each buyer places one after the other. The first round starts processes and is not counted. */
export async function measureThroughput(
  buyers: readonly Customer[],
  product: Product,
  ordersEach: number,
): Promise<number> {
  await Promise.all(buyers.map((buyer) => buyer.buys([product])));
  const started = performance.now();
  await Promise.all(
    buyers.map(async (buyer) => {
      for (let order = 0; order < ordersEach; order++) await buyer.buys([product]);
    }),
  );
  return (buyers.length * ordersEach) / ((performance.now() - started) / 1000);
}
