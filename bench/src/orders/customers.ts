import type { Product } from '@nargisus/domain/catalogue';
import { tokenOf } from '@nargisus/e2e/api-client';
import type { TestData } from '@nargisus/e2e/test-data';
import { orderDraft, newIdempotencyKey } from '@nargisus/e2e/drafts';
import { addresses } from '@nargisus/local-suite/launcher';

/** An account that places orders. */
export interface Customer {
  /** Orders one of each product. @throws Error if the order is rejected. */
  buys(products: readonly Product[]): Promise<void>;
}

/** Creates customers; several, because the shop limits each one's orders per minute. */
export async function customers(testData: TestData, count: number): Promise<Customer[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const token = await tokenOf(await testData.account());
      return { buys: (products) => placeOrder(`${addresses.shop}/api/orders`, token, products) };
    }),
  );
}

async function placeOrder(url: string, token: string, products: readonly Product[]): Promise<void> {
  const [first] = products;
  const price = products.reduce((sum, product) => sum + product.price, 0);
  const items = products.map(({ id }) => ({ productId: id, size: 'M', quantity: 1 }));
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...newIdempotencyKey() },
    body: JSON.stringify(orderDraft(first!, { items, totalAmount: price / 100 + 60 })),
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`An order was rejected: ${response.status} ${text}`);
}
