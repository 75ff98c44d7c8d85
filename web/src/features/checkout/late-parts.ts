/* What the checkout shows after the address, as one chunk: the first fields and Pay Now do not wait for it (docs/adr/0060). */
export { DeliveryOptions } from './delivery-options.tsx';
export { KnownChoices } from './known-choices.tsx';
export { PaymentChoice } from './payment-choice.tsx';
export { PriceDetails } from './price-details.tsx';
export { VoucherBox } from './voucher-box.tsx';
