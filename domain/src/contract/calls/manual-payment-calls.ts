import * as z from 'zod/mini';
import { orderSchema } from '../../orders/order.ts';
import {
  manualPaymentFormSchema,
  manualPaymentSchema,
  reversalFormSchema,
} from '../../payments/manual-payment.ts';
import { manualPaymentMessages } from '../../payments/manual-payment-messages.ts';
import { call } from '../call.ts';
import { orderIdParameter } from '../parameters.ts';

const oneOrder = z.object({ id: orderIdParameter });
const onePayment = z.object({
  id: orderIdParameter,
  payment: z.string().check(z.regex(/^[0-9a-f]{40}$/, manualPaymentMessages.notFound)),
});

/** Payments to the shop's own bKash or Nagad number or its bank account, recorded by staff (docs/adr/0063). */
export const manualPaymentCalls = {
  /** Payments and refunds by hand of an order, oldest first, also reversed ones. */
  manualPayments: call({
    method: 'GET',
    path: '/api/orders/{id}/payments/by-hand',
    access: 'staff',
    rights: ['orders', 'money'],
    params: oneOrder,
    data: z.array(manualPaymentSchema),
  }),
  /**
   * Records money that came by hand: never more than is due. The TrxID is claimed: a used one is a 409 that names its order. The
   * same key is the same payment.
   */
  recordPayment: call({
    method: 'POST',
    path: '/api/orders/{id}/payments',
    access: 'staff',
    rights: ['money'],
    idempotent: true,
    params: oneOrder,
    body: manualPaymentFormSchema,
    status: 201,
    data: orderSchema,
  }),
  /**
   * Records money that staff sent back by hand: never more than came by hand or was collected at the door, and is still held. A
   * delivery whose cash was sent back can no longer be taken back.
   */
  recordManualRefund: call({
    method: 'POST',
    path: '/api/orders/{id}/refunds/by-hand',
    access: 'staff',
    rights: ['money'],
    idempotent: true,
    params: oneOrder,
    body: manualPaymentFormSchema,
    status: 201,
    data: orderSchema,
  }),
  /** Reverses a payment or refund that was recorded by mistake; its TrxID can be recorded again. Repeating it changes nothing. */
  reversePayment: call({
    method: 'POST',
    path: '/api/orders/{id}/payments/by-hand/{payment}/reverse',
    access: 'staff',
    rights: ['money'],
    params: onePayment,
    body: reversalFormSchema,
    data: orderSchema,
  }),
};
