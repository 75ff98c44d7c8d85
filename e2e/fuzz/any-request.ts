import fc from 'fast-check';
import { calls, type Call } from '@nargisus/domain/contract';
import type { TestData } from '../fixtures/data/test-data.ts';
import { CALLER_KINDS, newGuestId, type CallerKind, type Callers } from '../fixtures/accounts/callers.ts';
import { ADDRESS } from '../fixtures/orders/drafts.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { fromSchema, type Pool } from './from-schema.ts';
import { invalidText, mutated } from './invalid-values.ts';
import type { GeneratedRequest } from './generated-request.ts';

/** Weights of callers: unauthenticated requests are rejected early, so most are authenticated. */
const KINDS = [
  ...CALLER_KINDS,
  ...Array<CallerKind>(3).fill('user'),
  'other' as const,
  ...Array<CallerKind>(7).fill('admin'),
];

/** Returns existing values for fields, so that some requests pass the first checks. */
export async function poolOf({ product }: TestData, { user, other }: Callers): Promise<Pool> {
  const products = await Promise.all([product(), product()]);
  const { _id } = await placeOrder(user, products[0]!);
  const productIds = products.map(({ id }) => id);
  const guest = newGuestId();
  return {
    ...Object.fromEntries(Object.entries(ADDRESS).map(([field, value]) => [field, [value]])),
    productId: productIds,
    id: [_id, ...productIds, 'NONE'],
    email: [user.email, other.email, 'unknown@nargisus.test'],
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

/** Generates valid, nearly valid and invalid requests to every call from every kind of caller. */
export function anyRequest(pool: Pool): fc.Arbitrary<GeneratedRequest> {
  return fc
    .record({
      name: fc.constantFrom(...(Object.keys(calls) as GeneratedRequest['name'][])),
      kind: fc.constantFrom(...KINDS),
    })
    .chain(({ name, kind }) => {
      const call: Call = calls[name];
      const part = (schema: Call['body']) =>
        schema ? validOrMutated(fromSchema(schema, pool)) : fc.constant<unknown>(undefined);
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

/** Generates a valid value, or one with a single defect. */
function validOrMutated(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(valid, valid.chain(mutated));
}
