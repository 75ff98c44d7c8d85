import type { SmsKind, SmsReceipt, SmsState } from '@nargisus/domain/sms';
import { defineStrings } from '../../define-strings.ts';

const kinds: Readonly<Record<SmsKind, string>> = {
  placed: 'Order placed',
  confirmed: 'Order confirmed',
  'no-answer': 'Call not answered',
  shipped: 'Parcel on its way',
  edited: 'Order changed',
  'out-for-delivery': 'Parcel arrives today',
  delivered: 'Parcel delivered',
  refunded: 'Money sent back',
};

const states: Readonly<Record<SmsState, string>> = {
  requested: 'Is being sent',
  sending: 'Is being sent',
  sent: 'Sent',
  failed: 'Not sent yet: is tried again',
  refused: 'Not sent: refused',
  unconfirmed: 'May have been sent: the provider did not answer, so it is not sent again',
  dropped: 'Not sent: no longer true, or switched off',
  unproved: 'Not sent: the customer has not proved the number',
  capped: 'Not sent: the number has had the most messages of a day',
};

const receipts: Readonly<Record<SmsReceipt, string>> = {
  none: '',
  waiting: '',
  delivered: 'arrived on the phone',
  failed: 'did not arrive',
  unknown: 'unknown whether it arrived',
};

/** Text messages about orders: the list on an order's page, and the costs on the Overview. */
export const adminSmsStrings = defineStrings('adminSms', {
  title: 'Text messages',
  loadFailed: 'Failed to load the text messages',
  kinds,
  states,
  receipts,
  parts: (count: number, shown: string) => (count === 1 ? '1 part' : `${shown} parts`),
  today: (messages: number, shown: string, parts: string, cost: string) =>
    `Text messages today: ${shown} ${messages === 1 ? 'message' : 'messages'} in ${parts}, ${cost}`,
});
