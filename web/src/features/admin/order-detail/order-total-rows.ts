import type { Paisa } from '@nargisus/domain/money';
import type { Order } from '@nargisus/domain/orders';

interface Names {
  readonly subtotal: string;
  readonly delivery: string;
  voucher(code: string): string;
  readonly discount: string;
}

/** Returns the rows above the total. */
export function orderTotalRows(order: Order, t: Names): { name: string; amount: Paisa; isOff: boolean }[] {
  const sums = [
    { name: t.subtotal, amount: order.subtotal, isOff: false },
    { name: t.delivery, amount: order.deliveryCharge, isOff: false },
  ];
  if (order.voucherDiscount > 0) {
    sums.push({ name: t.voucher(order.voucherCode ?? ''), amount: order.voucherDiscount, isOff: true });
  }
  if (order.staffDiscount) sums.push({ name: t.discount, amount: order.staffDiscount, isOff: true });
  return sums;
}
