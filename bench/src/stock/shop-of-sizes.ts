import type { Product } from '@nargisus/domain/catalogue';
import { call } from '@nargisus/e2e/api-client';
import type { TestData } from '@nargisus/e2e/test-data';

/** One size of a product that buyers order. */
export interface SizeOnSale {
  readonly product: Product;
  readonly size: string;
}

const TEN_SIZES = ['28', '30', '32', '34', '36', '38', '40', '42', '44', '46'];

/** Returns one size of a product, of which any number may be sold. */
export async function oneSize(testData: TestData): Promise<SizeOnSale[]> {
  return [{ product: await testData.product(), size: 'M' }];
}

/** Returns ten sizes of one product. */
export async function tenSizes(testData: TestData): Promise<SizeOnSale[]> {
  const product = await testData.product({ sizing: 'own', sizes: TEN_SIZES });
  return TEN_SIZES.map((size) => ({ product, size }));
}

/** Returns one size of each of a hundred products. */
export async function hundredProducts(testData: TestData): Promise<SizeOnSale[]> {
  return (await Promise.all(Array.from({ length: 100 }, () => oneSize(testData)))).flat();
}

/** Begins to count these sizes. @throws Error if it is rejected */
export async function countEach(
  sizes: readonly SizeOnSale[],
  onHand: number,
  staff: { readonly at: string; readonly token: string },
): Promise<void> {
  for (const { product, size } of sizes) {
    const body = { onHand, was: null, reason: 'First count' };
    const { status } = await call(`/api/stock/${product.id}_${size}/count`, {
      method: 'PUT',
      body,
      ...staff,
    });
    if (status !== 200) throw new Error(`The stock of ${product.id} in ${size} was not counted: ${status}`);
  }
}

/** @throws Error if more or fewer pieces of these sizes are committed than were ordered, or than there are */
export async function expectSold(
  { db }: TestData,
  sizes: readonly SizeOnSale[],
  ordered: number,
): Promise<void> {
  const stocks = await db.getAll(...sizes.map(({ product, size }) => db.doc(`stock/${product.id}_${size}`)));
  let sold = 0;
  for (const stock of stocks) {
    const { onHand, committed } = stock.data() as { onHand: number; committed: number };
    if (committed > onHand) throw new Error(`${stock.id} is oversold: ${committed} of ${onHand}`);
    sold += committed;
  }
  if (sold !== ordered) throw new Error(`${ordered} orders were answered, ${sold} pieces are sold`);
}
