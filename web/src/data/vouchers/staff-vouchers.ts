import { staffVoucherCalls, type FieldChanges, type SentPartOf } from '@nargisus/domain/contract';
import type { Voucher, VoucherStatistics } from '@nargisus/domain/vouchers';
import { useState } from 'react';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';

/** Returns all vouchers by code, and how to load them again. Reads each once through the API. */
export function useVouchers(): { readonly list: Loadable<Voucher[]>; reload(): void } {
  const [version, setVersion] = useState(0);
  const list = useFetch(String(version), () => callApiAuthenticated(staffVoucherCalls.listVouchers));
  return { list, reload: () => setVersion((it) => it + 1) };
}

/** Returns the statistics of a voucher. 32 aggregations through the API, whatever the number of uses. */
export const useVoucherStatistics = (code: string): Loadable<VoucherStatistics> =>
  useFetch(code, () => callApiAuthenticated(staffVoucherCalls.readVoucherStatistics, { params: { code } }));

/** A new voucher in wire form. */
export type SentVoucher = SentPartOf<typeof staffVoucherCalls.addVoucher, 'body'>;

/** Adds a voucher. Rejects with ShopError. */
export const addVoucher = (body: SentVoucher) => callApiAuthenticated(staffVoucherCalls.addVoucher, { body });

/** Changes fields of a voucher. Rejects with ShopError, 'conflict' when a colleague changed one of them first. */
export const editVoucher = (code: string, changes: FieldChanges) =>
  callApiAuthenticated(staffVoucherCalls.editVoucher, { params: { code }, body: { changes } });

/** Deletes a voucher that nothing uses. Rejects with ShopError. */
export const deleteVoucher = (code: string) =>
  callApiAuthenticated(staffVoucherCalls.deleteVoucher, { params: { code } });
