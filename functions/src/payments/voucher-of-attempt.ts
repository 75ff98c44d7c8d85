import type { Attempt } from '@nargisus/domain/payments';
import { orderDocumentId } from '../orders/order-document-id.ts';

/** Returns the voucher of an attempt to pay, as the order that it may become uses it; undefined without one. */
export function voucherOfAttempt({ quote: { voucherCode: code }, uid, requestKey }: Attempt) {
  return code === null ? undefined : { code, order: orderDocumentId(uid, requestKey), uid };
}
