/**
 * What a shopper can choose to pay with on the gateway (docs/adr/0061): its page opens at that wallet, if the store has it. Without a
 * choice, it opens with the cards and all other ways. A wish: the gateway reports what was used.
 */
export const PAYMENT_CHANNELS = ['bkash', 'nagad'] as const;
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number];
