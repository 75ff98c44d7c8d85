import { taka } from '@nargisus/domain/money';
import type { Order } from '@nargisus/domain/orders';
import { addDays, dhakaDay } from '@nargisus/domain/time';
import {
  accountClaimId,
  standardVoucher,
  voucherUseId,
  type Voucher,
  type VoucherClaim,
  type VoucherUse,
} from '@nargisus/domain/vouchers';

/** The seeded voucher that takes off what SAVE50 does, so that seeded orders may have either. */
export const EID_VOUCHER = 'EID50';

/**
 * Returns a voucher of each kind as staff would keep them, beside those of the specification, which need no document. Each has
 * other limits; the number of uses of a counted one is that of the orders.
 */
export function makeSeedVouchers(orders: readonly Order[], by: string, now: Date): Voucher[] {
  const today = dhakaDay(now);
  const used = orders.filter((order) => usesVoucher(order) && order.voucherCode === EID_VOUCHER).length;
  const kept = (code: string, change: Partial<Voucher>): Voucher => ({
    ...standardVoucher('SAVE50')!,
    ...{ minimum: taka(0), version: 1, createdAt: now, updatedAt: now, updatedBy: by },
    ...change,
    code,
  });
  return [
    kept(EID_VOUCHER, {
      ...{ name: 'Eid Mubarak', nameBn: 'ঈদ মোবারক', minimum: taka(300) },
      ...{ description: '৳50 off for the first 500 orders.', descriptionBn: 'প্রথম ৫০০ অর্ডারে ৳৫০ ছাড়।' },
      ...{ startsOn: addDays(today, -90), endsOn: addDays(today, 60), limitInAll: 500, used },
    }),
    kept('FREEDEL', {
      ...{ name: 'Free delivery', nameBn: 'ফ্রি ডেলিভারি' },
      ...{ benefit: { kind: 'free-delivery' }, minimum: taka(1500), limitPerPerson: 2 },
    }),
    kept('FIRST15', {
      ...{ name: 'Your first order', nameBn: 'আপনার প্রথম অর্ডার' },
      ...{ benefit: { kind: 'percent', percent: 15, atMost: taka(300) }, firstOrderOnly: true },
    }),
    kept('HOME20', {
      ...{ name: '20% off for your home', nameBn: 'ঘরের জিনিসে ২০% ছাড়' },
      ...{ benefit: { kind: 'percent', percent: 20, atMost: null }, categories: ['home'] },
    }),
    kept('PUJA100', {
      ...{ benefit: { kind: 'amount', amount: taka(100) }, minimum: taka(1000) },
      ...{ startsOn: addDays(today, -60), endsOn: addDays(today, -30) },
    }),
  ];
}

/** Returns the uses of the orders' vouchers and the claims of their buyers, as placing the orders would have stored them. */
export function makeSeedUses(orders: readonly Order[]): { uses: VoucherUse[]; claims: VoucherClaim[] } {
  const uses = orders.filter(usesVoucher).map((order): VoucherUse => {
    const { _id: id, uid, createdAt, voucherDiscount: discount, totalAmount: total } = order;
    const code = order.voucherCode!;
    return {
      ...{ _id: voucherUseId(code, id), code, order: id, uid, claims: [accountClaimId(code, uid)] },
      ...{ discount, total, day: dhakaDay(createdAt), createdAt },
    };
  });
  const claims = new Map<string, VoucherClaim>();
  for (const { _id, code, uid } of uses) {
    const id = accountClaimId(code, uid);
    claims.set(id, { _id: id, code, uid, uses: [...(claims.get(id)?.uses ?? []), _id] });
  }
  return { uses, claims: [...claims.values()] };
}

const usesVoucher = ({ voucherCode, orderStatus }: Order): boolean =>
  voucherCode !== null && orderStatus !== 'cancelled';
