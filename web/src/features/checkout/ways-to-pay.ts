import { CASH_ON_DELIVERY, PAYMENT_METHODS, type PaymentMethod } from '@nargisus/domain/orders';
import { PAYMENT_CHANNELS, type PaymentChannel } from '@nargisus/domain/payments';

/** What a shopper chooses between: cash, a wallet of the gateway, or its page of all ways, which begins with the cards. */
export const WAYS_TO_PAY = ['cash', ...PAYMENT_CHANNELS, 'card'] as const;
export type WayToPay = (typeof WAYS_TO_PAY)[number];

/** A way to pay as the order and the gateway know it. */
export interface PaymentChoice {
  paymentMethod: PaymentMethod;
  channel?: PaymentChannel | undefined;
}

const ONLINE = PAYMENT_METHODS[1];

export function choiceOf(way: WayToPay): PaymentChoice {
  if (way === 'cash') return { paymentMethod: CASH_ON_DELIVERY, channel: undefined };
  return { paymentMethod: ONLINE, channel: way === 'card' ? undefined : way };
}

export const wayOf = ({ paymentMethod, channel }: PaymentChoice): WayToPay =>
  paymentMethod === CASH_ON_DELIVERY ? 'cash' : (channel ?? 'card');
