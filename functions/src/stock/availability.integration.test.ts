import { productSchema } from '@nargisus/domain/catalogue';
import { fromDocument } from '@nargisus/domain/contract';
import { withHold, storedStock, HOLD_MS } from '@nargisus/domain/stock';
import { toDocument } from '@nargisus/domain/contract';
import { stockSchema } from '@nargisus/domain/stock';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { updateProduct } from '../catalogue/save-product.ts';
import { ProductsRepository } from '../catalogue/products.repository.ts';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { createStockFixture, staff } from '../testing/stock-fixture.ts';
import { AvailabilityRepository } from './availability.repository.ts';
import { rebuildStock } from './rebuild-stock.ts';
import { sweepHolds } from './sweep-holds.ts';

/* What shoppers see of stock, and the repair of stock, on the Firestore emulator. */
const { db } = openIsolatedProject('availability');
const { stock, counted, place, stockOf, movesOf } = createStockFixture(db);
const availability = new AvailabilityRepository(db);
const stored = async (id: string) => (await db.doc(`products/${id}`).get()).data()!;

describe('the availability of a product', () => {
  test('says what is in, low and out, and leaves version and time alone', async () => {
    const id = await counted({ S: 10, M: 2, L: 0 });
    const before = await stored(id);
    expect(await availability.refresh(id)).toBe(true);
    const { availability: shown, availabilityAt, ...rest } = await stored(id);
    expect(shown).toEqual({ S: { state: 'in' }, M: { state: 'low', left: 2 }, L: { state: 'out' } });
    expect(availabilityAt).toBeInstanceOf(Timestamp);
    expect(rest).toEqual(before);
    expect(await availability.refresh(id)).toBe(false);
  });

  test('is not overwritten by an older reading', async () => {
    const id = await counted({ M: 2 });
    const later = Timestamp.fromMillis(Date.now() + 60_000);
    await db.doc(`products/${id}`).update({ availability: { M: { state: 'out' } }, availabilityAt: later });
    expect(await availability.refresh(id)).toBe(false);
    expect((await stored(id)).availability).toEqual({ M: { state: 'out' } });
    await db.doc(`products/${id}`).delete();
  });

  test('is right after many concurrent orders and refreshes', async () => {
    const id = await counted({ M: 12 });
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        await place([{ productId: id }]);
        await availability.refresh(id);
      }),
    );
    expect((await stored(id)).availability).toEqual({ M: { state: 'low', left: 2 } });
  });

  test('survives an edit of the product through the API, which cannot write it', async () => {
    const id = await counted({ M: 2 });
    await availability.refresh(id);
    const product = fromDocument(productSchema, id, await stored(id));
    const forged = { ...product, price: product.price, availability: { M: { state: 'in' as const } } };
    const { availability: _shown, availabilityAt: _at, ...form } = forged;
    await updateProduct(new ProductsRepository(db), { id, edit: form, by: staff.uid, now: new Date() });
    expect((await stored(id)).availability).toEqual({ M: { state: 'low', left: 2 } });
  });

  test('of a product that left the shop is nothing to write', async () => {
    const id = await counted({ M: 2 });
    await db.doc(`products/${id}`).delete();
    expect(await availability.refresh(id)).toBe(false);
  });

  test('follows when a hold lapses', async () => {
    const id = await counted({ M: 1 });
    const reserved = storedStock(withHold(await stockOf(`${id}_M`), 'NG1', 1, new Date()), new Date());
    await db.doc(`stock/${id}_M`).set(toDocument(stockSchema, reserved));
    await availability.refresh(id);
    expect((await stored(id)).availability).toEqual({ M: { state: 'out' } });
    expect(await sweepHolds(stock, new Date())).toBe(0);
    expect(await sweepHolds(stock, new Date(Date.now() + HOLD_MS + 1_000))).toBe(1);
    expect((await stockOf(`${id}_M`)).holds).toEqual({});
    await availability.refresh(id);
    expect((await stored(id)).availability).toEqual({ M: { state: 'low', left: 1 } });
  });
});

describe('a rebuild', () => {
  test('finds nothing wrong where nothing is', async () => {
    await rebuildStock(db, { repair: true });
    expect(await rebuildStock(db, { repair: false })).toMatchObject({ differences: [], shownWrong: [] });
  });

  test('repairs stock from its moves and orders, a lost document, stray holds and what shoppers see', async () => {
    const [wrong, lost] = [await counted({ M: 9 }), await counted({ M: 4 })];
    await place([{ productId: wrong, quantity: 2 }]);
    await place([{ productId: lost }]);
    const until = new Date(Date.now() + HOLD_MS);
    await db.doc(`stock/${wrong}_M`).update({ onHand: 7, committed: 5, 'holds.NG1': { quantity: 1, until } });
    await db.doc(`stock/${lost}_M`).delete();
    const ids = [`${wrong}_M`, `${lost}_M`];
    const found = await rebuildStock(db, { repair: false });
    expect(found.differences.map((it) => it.stock).sort()).toEqual(ids.toSorted());
    expect(await rebuildStock(db, { repair: true })).toMatchObject({ skipped: [] });
    expect(await stockOf(`${wrong}_M`)).toMatchObject({ onHand: 9, committed: 2, holds: {} });
    expect(await stockOf(`${lost}_M`)).toMatchObject({ onHand: 4, committed: 1 });
    expect((await stored(wrong)).availability).toEqual({ M: { state: 'in' } });
    expect(await rebuildStock(db, { repair: false })).toMatchObject({ differences: [], shownWrong: [] });
  });

  test('appends the move that is missing', async () => {
    const id = await counted({ M: 9 });
    await place([{ productId: id, quantity: 2 }]);
    const lost = (await movesOf(`${id}_M`)).find(({ why }) => why === 'order-placed')!;
    await db.doc(`stockMoves/${lost._id}`).delete();
    await rebuildStock(db, { repair: true });
    expect((await movesOf(`${id}_M`)).map(({ why }) => why).sort()).toEqual(['count', 'repair']);
    expect(await rebuildStock(db, { repair: false })).toMatchObject({ differences: [] });
  });
});
