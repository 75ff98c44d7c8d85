import fc from 'fast-check';
import { calls, type Call } from '@nargisus/domain/contract';
import type { TestData } from '../fixtures/data/test-data.ts';
import { CALLER_KINDS, newGuestId, type CallerKind, type Callers } from '../fixtures/accounts/callers.ts';
import { ADDRESS } from '../fixtures/orders/drafts.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { fromSchema, type Pool } from './from-schema.ts';
import { invalidText, mutated } from './invalid-values.ts';
import type { Sent } from './sent.ts';

/** Weights of callers: unauthenticated requests are rejected early, so most are authenticated. */
const KINDS = [
  ...CALLER_KINDS,
  ...Array<CallerKind>(3).fill('user'),
  'other' as const,
  ...Array<CallerKind>(7).fill('admin'),
];

/** Of what a field may hold, some exists. */
export async function poolOf({ product }: TestData, { user, other }: Callers): Promise<Pool> {
  const goods = await Promise.all([product(), product()]);
  const { _id } = await placeOrder(user, goods[0]!);
  const productIds = goods.map(({ id }) => id);
  const guest = newGuestId();
  return {
    ...Object.fromEntries(Object.entries(ADDRESS).map(([field, value]) => [field, [value]])),
    productId: productIds,
    id: [_id, ...productIds, 'NONE'],
    email: [user.email, other.email, 'nobody@nargisus.test'],
    userEmail: [user.email, other.email],
    userId: [guest, user.email],
    quantity: [1, 2, 10],
    totalAmount: [1310, 2560],
    voucherCode: [null, 'SAVE50'],
    phone: ['01712345678', ''],
    imageUrl: ['', '/me.webp'],
    image: ['/a.webp'],
    price: [1250],
    date: ['2026-11-20'],
    from: ['2026-11-01'],
    to: ['2026-11-21'],
    limit: ['1', '100'],
    page: ['1', '2'],
    cursor: ['WzE3OTUyMzU0MDAsMCwiOWYyYzFkNWUiXQ'],
  };
}

/** Every call by every kind of caller: right, nearly right, and nothing of the kind. */
export function anyRequest(pool: Pool): fc.Arbitrary<Sent> {
  return fc
    .record({
      name: fc.constantFrom(...(Object.keys(calls) as Sent['name'][])),
      kind: fc.constantFrom(...KINDS),
    })
    .chain(({ name, kind }) => {
      const call: Call = calls[name];
      const part = (schema: Call['body']) =>
        schema ? nearly(fromSchema(schema, pool)) : fc.constant<unknown>(undefined);
      return fc.record({
        name: fc.constant(name),
        kind: fc.constant(kind),
        params: part(call.params),
        query: part(call.query),
        body: part(call.body),
        raw: fc.option(invalidText, { freq: 20 }),
        key: fc.oneof({ weight: 8, arbitrary: fc.uuid() }, fc.constant(null)),
      });
    });
}

/** As it should be, or with one thing wrong. */
function nearly(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(right, right.chain(mutated));
}
