import * as z from 'zod/mini';
import { typedCodeSchema } from '../../vouchers/voucher-code.ts';
import { voucherFormSchema, voucherSchema } from '../../vouchers/voucher.ts';
import { voucherStatisticsSchema } from '../../vouchers/voucher-statistics.ts';
import { call, noData } from '../call.ts';
import { changeOf } from '../change-of.ts';

const one = z.object({ code: typedCodeSchema });

/** Vouchers, as staff keep them (docs/adr/0074). */
export const staffVoucherCalls = {
  /** All vouchers, by code, with those that come with the shop. */
  listVouchers: call({
    method: 'GET',
    path: '/api/vouchers',
    access: 'staff',
    rights: ['catalogue'],
    data: z.array(voucherSchema),
  }),
  /** Adds a voucher. 409 when its code is taken, or the shop has 200 vouchers. */
  addVoucher: call({
    method: 'POST',
    path: '/api/vouchers',
    access: 'staff',
    rights: ['catalogue'],
    perMinute: 30,
    status: 201,
    body: voucherFormSchema,
    data: voucherSchema,
  }),
  /**
   * `{ from, to }` for each changed field; `isActive` switches it on and off. When a stored value is not `from`, nothing
   * changes, and a 409 carries `{ stale: [{ field, from, is }], by }`.
   */
  editVoucher: call({
    method: 'PUT',
    path: '/api/vouchers/{code}',
    access: 'staff',
    rights: ['catalogue'],
    perMinute: 60,
    params: one,
    body: z.object({ changes: z.record(z.string(), changeOf(z.unknown())) }),
    data: voucherSchema,
  }),
  /** Deletes a voucher without uses. 409 for one with uses, or one that comes with the shop. */
  deleteVoucher: call({
    method: 'DELETE',
    path: '/api/vouchers/{code}',
    access: 'staff',
    rights: ['catalogue'],
    perMinute: 30,
    params: one,
    data: noData,
  }),
  /** Uses, discounts and totals of the orders with a voucher: in all, and of the last 30 days by day. */
  readVoucherStatistics: call({
    method: 'GET',
    path: '/api/vouchers/{code}/statistics',
    access: 'staff',
    rights: ['catalogue'],
    params: one,
    data: voucherStatisticsSchema,
  }),
};
