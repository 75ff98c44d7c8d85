import type { Product } from '@nargisus/domain/catalogue';
import type { Customer } from './customers.ts';

/** Measures orders per second with each buyer ordering in sequence. The first round, which starts processes, does not count. */
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
