import { taka } from '@nargisus/domain/money';
import { voucherFormSchema } from '@nargisus/domain/vouchers';
import { expect, test } from 'vitest';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { createStockFixture, staff } from '../testing/stock-fixture.ts';
import { addVoucher } from './edit-vouchers.ts';
import { VouchersRepository } from './vouchers.repository.ts';

/* What a voucher costs an order, on the Firestore emulator: in all, at most 2n + 8 reads and 3n + 12 writes. */
const { db, readsOf } = openIsolatedProject('voucher-reads');
const { counted, place } = createStockFixture(db);
const vouchers = new VouchersRepository(db);

/** The document that the call reads outside the use case, for the rate limit; `npm run bench:orders` counts the whole call. */
const OUTSIDE = 1;

test.each([
  ['without limits', 1, {}, 1],
  ['with every limit', 1, { limitInAll: 9, limitPerPerson: 1, firstOrderOnly: true }, 3],
  ['with every limit', 50, { limitInAll: 9, limitPerPerson: 1, firstOrderOnly: true }, 3],
  ['limited in all', 10, { limitInAll: 9 }, 2],
])('a voucher %s costs an order of %i lines few reads', async (_what, n, limits, more) => {
  const code = `READS-${n}-${more}`;
  const form = voucherFormSchema.parse({
    ...{ code, name: '', nameBn: '', description: '', descriptionBn: '' },
    ...{ benefit: { kind: 'amount', amount: 10 }, minimum: 0, startsOn: null, endsOn: null },
    ...{ limitInAll: null, limitPerPerson: null, firstOrderOnly: false, categories: [], collections: [] },
    ...{ isActive: true, ...limits },
  });
  await addVoucher({ vouchers }, form, { caller: staff, now: new Date() });
  const lines = await Promise.all(Array.from({ length: n }, () => counted({ M: 3 })));
  const wanted = lines.map((productId) => ({ productId }));
  const buyer = { code, off: taka(10), phone: '+8801712345678', uid: `of-${n}-${more}` };
  let id = '';
  const reads = await readsOf(async () => (id = (await place(wanted, buyer))._id));
  expect(reads).toBeLessThanOrEqual(2 * n + 4 + more);
  expect(reads + OUTSIDE).toBeLessThanOrEqual(2 * n + 8);

  const { updateTime } = await db.doc(`orders/${id}`).get();
  const roots = [
    ...['orders', 'orderIds', 'orderDesk', 'stock', 'stockMoves', 'carts'],
    ...['counters/orders/shards', 'counters/orders/pending'],
    ...['vouchers', 'voucherUses', 'voucherClaims'],
  ];
  const all = await Promise.all(roots.map((path) => db.collection(path).get()));
  const written = all.flatMap(({ docs }) => docs).filter((it) => it.updateTime.isEqual(updateTime!));
  const own = written.filter((it) => it.ref.path.startsWith('voucher')).length;
  expect(own).toBe('limitInAll' in limits ? 4 : 3);
  // And the deletion of each line in the cart, and the rate limit.
  expect(written.length + n + 1).toBeLessThanOrEqual(3 * n + 12);
});
