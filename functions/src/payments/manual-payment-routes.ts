import { calls, errorMessages, ShopError, staffSuccessMessages } from '@nargisus/domain/contract';
import { routesWith } from '../http/route.ts';
import type { ManualPaymentRepositories } from './payment-dependencies.ts';
import { recordManualPayment } from './record-manual-payment.ts';
import { reverseManualPayment } from './reverse-manual-payment.ts';

const { route } = routesWith<ManualPaymentRepositories, { readonly now: () => Date }>();

export const manualPaymentRoutes = [
  route(calls.manualPayments, async ({ params: { id } }, { orders, manualPayments }) => {
    const [order, payments] = await Promise.all([orders.find(id), manualPayments.listOfOrder(id)]);
    if (!order) throw new ShopError('not-found', errorMessages.orderNotFound);
    return { data: payments };
  }),

  route(
    calls.recordPayment,
    async ({ caller, params: { id }, body: form, requestKey }, repositories, { now }) => {
      const request = { id, kind: 'payment' as const, caller, form, requestKey, now: now() };
      const { order, isNew } = await recordManualPayment(repositories, request);
      return { data: order, isNew, message: staffSuccessMessages.paymentRecorded };
    },
  ),

  route(
    calls.recordManualRefund,
    async ({ caller, params: { id }, body: form, requestKey }, repositories, { now }) => {
      const request = { id, kind: 'refund' as const, caller, form, requestKey, now: now() };
      const { order, isNew } = await recordManualPayment(repositories, request);
      return { data: order, isNew, message: staffSuccessMessages.manualRefundRecorded };
    },
  ),

  route(
    calls.reversePayment,
    async ({ caller, params: { id, payment }, body: { reason } }, repositories, { now }) => ({
      data: await reverseManualPayment(repositories, { id, payment, caller, reason, now: now() }),
      message: staffSuccessMessages.paymentReversed,
    }),
  ),
];
