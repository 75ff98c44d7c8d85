import type { Firestore, Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';
import { adminClient } from './admin-client.ts';

/** A client with admin rights. */
export let firestore: Firestore;

/** Every form of query includes some of these products and excludes others. */
const products: Record<string, Record<string, unknown>> = {
  belt: { price: 800, category: 'accessories', sizes: ['M'], stock: 0, rating: 4.5 },
  cap: { price: 350, category: 'accessories', sizes: ['M', 'L'], stock: 12, rating: null },
  kurta: { price: 1800, category: 'men', sizes: ['S', 'M', 'XL'], stock: 3, rating: NaN },
  panjabi: { price: 2500, category: 'men', sizes: ['L', 'XL'], stock: 7, rating: 5 },
  shirt: { price: 1800, category: 'men', sizes: ['S'], stock: 0, rating: 3 },
  vase: { price: 1200, category: 'home', stock: 1 },
};

/** Starts an emulator with a few products and nested collections for the tests of the calling file. */
export function useProducts(): void {
  let emulator: StartedEmulator;
  let close: () => Promise<void>;
  beforeAll(async () => {
    emulator = await startEmulator();
    ({ firestore, close } = adminClient(emulator));
    const batch = firestore.batch();
    for (const [id, data] of Object.entries(products)) batch.set(firestore.doc(`products/${id}`), data);
    for (const [path, n] of [
      ['carts/c1/items/i1', 1],
      ['carts/c2/items/i2', 2],
      ['carts/c2/items/i2/parts/p1', 3],
      ['items/i0', 0],
    ] as const) {
      batch.set(firestore.doc(path), { n });
    }
    await batch.commit();
  });
  afterAll(async () => {
    await close();
    await emulator.stop();
  });
}

/** Returns the query of all products. */
export const all = () => firestore.collection('products');
/** Returns the ids that a query returns, in order. */
export const ids = async (query: Query) => (await query.get()).docs.map(({ id }) => id);
