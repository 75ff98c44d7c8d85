import { calls, ShopError, staffSuccessMessages } from '@nargisus/domain/contract';
import { staffVoucherMessages } from '@nargisus/domain/vouchers';
import { routesWith } from '../http/route.ts';
import { checkVoucher, type VoucherCheckRepositories } from './check-voucher.ts';
import {
  addVoucher,
  changeVoucher,
  deleteVoucher,
  requireCode,
  type StaffVoucherRepositories,
} from './edit-vouchers.ts';

const { route } = routesWith<
  StaffVoucherRepositories & VoucherCheckRepositories,
  { readonly now: () => Date }
>();

export const voucherRoutes = [
  route(
    calls.checkVoucher,
    async ({ caller, params: { code }, query: { products } }, repositories, { now }) => ({
      data: await checkVoucher(repositories, { code, products, person: caller, now: now() }),
    }),
  ),

  route(calls.listVouchers, async (_input, { vouchers }) => ({ data: await vouchers.list() })),

  route(calls.addVoucher, async ({ caller, body }, repositories, { now }) => ({
    data: await addVoucher(repositories, body, { caller, now: now() }),
    message: staffSuccessMessages.voucherSaved,
  })),

  route(calls.editVoucher, async ({ caller, params: { code }, body }, repositories, { now }) => ({
    data: await changeVoucher(repositories, { code, changes: body.changes, caller, now: now() }),
    message: staffSuccessMessages.voucherSaved,
  })),

  route(calls.deleteVoucher, async ({ caller, params: { code } }, repositories, { now }) => {
    await deleteVoucher(repositories, { code, caller, now: now() });
    return { data: undefined, message: staffSuccessMessages.voucherDeleted };
  }),

  route(calls.readVoucherStatistics, async ({ params: { code } }, { vouchers }, { now }) => {
    requireCode(code);
    if (!(await vouchers.find(code))) throw new ShopError('not-found', staffVoucherMessages.notFound);
    return { data: await vouchers.statistics(code, now()) };
  }),
];
