import type { OrderDraft } from '@nargisus/domain/checkout';
import { addPaisa, taka, type Paisa } from '@nargisus/domain/money';
import { setStatuses, type Order, type OrderStatus } from '@nargisus/domain/orders';
import { voucherFormSchema, voucherSchema, type Voucher } from '@nargisus/domain/vouchers';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { changeOrder } from '../../orders/change-order.ts';
import { placeOrder } from '../../orders/place-order.ts';
import { startPayment } from '../../payments/start-payment.ts';
import { createPaymentFixture, parveen } from '../../payments/testing/payment-fixture.ts';
import { addVoucher, changeVoucher } from '../edit-vouchers.ts';
import { readClaim, readUse } from '../voucher-documents.ts';

/** What a buyer asks for: the code, and the total that the voucher leaves, which is ৳510.50 without one. */
export interface Wanted {
  readonly code?: string | null;
  readonly total?: Paisa;
  readonly uid?: string;
  readonly phone?: string;
  readonly key?: string;
}

/** The subtotal of the shirt and the standard delivery. */
export const PLAIN = addPaisa(taka(450.5), taka(60));
/** With fifty taka off. */
export const REDUCED = addPaisa(taka(400.5), taka(60));

/** Vouchers, orders and payments on the Firestore emulator, in an isolated project, against the gateway simulator. */
export function createVoucherFixture() {
  const shop = createPaymentFixture();
  const { db, repositories, dependencies } = shop;

  /** Keeps a voucher of fifty taka, as staff would. @returns its code, which no other test has */
  async function voucher(change: object = {}): Promise<string> {
    const code = `T${randomUUID().slice(0, 8).toUpperCase()}`;
    const form = voucherFormSchema.parse({
      ...{ code, name: '', nameBn: '', description: '', descriptionBn: '' },
      ...{ benefit: { kind: 'amount', amount: 50 }, minimum: 0, startsOn: null, endsOn: null },
      ...{ limitInAll: null, limitPerPerson: null, firstOrderOnly: false },
      ...{ categories: [], collections: [], isActive: true, ...change },
    });
    await addVoucher(repositories, form, { caller: parveen, now: shop.clock });
    return code;
  }
  const edit = (code: string, changes: Parameters<typeof changeVoucher>[1]['changes']) =>
    changeVoucher(repositories, { code, changes, caller: parveen, now: shop.clock });

  function requestOf({ code = null, total = code ? REDUCED : PLAIN, uid, phone, key }: Wanted) {
    const request = shop.request(uid);
    const buyer = { ...request.buyer, ...(phone && { phone }) };
    const draft: OrderDraft = { ...request.draft, voucherCode: code, totalAmount: total };
    return { ...request, buyer, draft, requestKey: key ?? request.requestKey };
  }
  const place = async (wanted: Wanted) =>
    (await placeOrder(repositories.orders, { ...requestOf(wanted), now: shop.clock, random: Math.random }))
      .order;
  const start = async (wanted: Wanted) => {
    const { tranId } = await startPayment(repositories, dependencies, requestOf(wanted));
    await shop.breaks(tranId, {});
    return tranId;
  };
  const set = ({ _id }: Pick<Order, '_id'>, orderStatus: OrderStatus) =>
    changeOrder(repositories, dependencies, _id, (order) =>
      setStatuses(order, { orderStatus }, { who: parveen.uid, now: shop.clock }),
    );

  const stored = async (code: string): Promise<Voucher> =>
    voucherSchema.parse({ ...(await db.doc(`vouchers/${code}`).get()).data(), code });
  const usesOf = async (code: string) =>
    (await db.collection('voucherUses').where('code', '==', code).get()).docs.map(readUse);
  const claimsOf = async (code: string) =>
    (await db.collection('voucherClaims').where('code', '==', code).get()).docs.map(readClaim);

  /** Checks that the voucher's number, its uses and what people have claimed agree, and returns the number of uses. */
  async function usedOf(code: string): Promise<number> {
    const [{ limitInAll, used }, uses, claims] = await Promise.all([
      stored(code),
      usesOf(code),
      claimsOf(code),
    ]);
    expect(used).toBe(limitInAll === null ? 0 : uses.length);
    const claimed = (id: string) => claims.filter((claim) => claim.uses.includes(id)).map(({ _id }) => _id);
    for (const use of uses) expect(claimed(use._id).sort()).toEqual([...use.claims].sort());
    expect(claims.flatMap((claim) => claim.uses)).toHaveLength(uses.flatMap((use) => use.claims).length);
    expect(claims.filter((claim) => claim.uses.length === 0)).toEqual([]);
    return uses.length;
  }

  return Object.assign(shop, { voucher, edit, place, start, set, stored, usesOf, claimsOf, usedOf });
}

/** Matches the 409 of an order whose voucher is rejected. */
export const refused = (reason: string, message: string) => ({
  code: 'conflict',
  message,
  data: { quote: { voucherCode: null, problems: [{ kind: 'voucher-refused', refusal: { reason } }] } },
});
