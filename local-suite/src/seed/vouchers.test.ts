import { fromDocument, toDocument } from '@nargisus/domain/contract';
import {
  offerVoucher,
  storedVoucher,
  voucherClaimSchema,
  voucherSchema,
  voucherUseSchema,
} from '@nargisus/domain/vouchers';
import { expect, test } from 'vitest';
import { makeSeedOrders } from './orders.ts';
import { CATALOGUE, productRecord } from './catalogue.ts';
import { renditionsAt } from './testing/renditions-at.ts';
import { EID_VOUCHER, makeSeedUses, makeSeedVouchers } from './vouchers.ts';

const now = new Date('2026-11-21T06:00:00Z');
const products = CATALOGUE.map((product) => productRecord(product, renditionsAt(product.id)));
const orders = makeSeedOrders(products, now);
const vouchers = makeSeedVouchers(orders, 'admin', now);
const { uses, claims } = makeSeedUses(orders);

test('seeds a voucher of every kind, of which one has ended', () => {
  expect(new Set(vouchers.map(({ benefit }) => benefit.kind))).toEqual(
    new Set(['percent', 'amount', 'free-delivery']),
  );
  const rejected = vouchers.filter((voucher) => !offerVoucher(voucher, { products: [], now }).ok);
  expect(rejected.map(({ code }) => code)).toEqual(['PUJA100']);
  for (const voucher of vouchers)
    expect(voucherSchema.parse({ ...storedVoucher(voucher), code: voucher.code })).toEqual(voucher);
});

test('seeds the use of each order with a voucher that is not cancelled, and counts those of a limited voucher', () => {
  const open = orders.filter((order) => order.voucherCode !== null && order.orderStatus !== 'cancelled');
  expect(uses.map(({ order }) => order)).toEqual(open.map(({ _id }) => _id));
  expect(claims.flatMap((claim) => claim.uses).sort()).toEqual(uses.map(({ _id }) => _id).sort());
  const eid = uses.filter(({ code }) => code === EID_VOUCHER);
  expect(eid.length).toBeGreaterThan(0);
  expect(vouchers.find(({ code }) => code === EID_VOUCHER)?.used).toBe(eid.length);
  for (const use of uses)
    expect(fromDocument(voucherUseSchema, use._id, toDocument(voucherUseSchema, use))).toEqual(use);
  for (const claim of claims)
    expect(fromDocument(voucherClaimSchema, claim._id, toDocument(voucherClaimSchema, claim))).toEqual(claim);
});
