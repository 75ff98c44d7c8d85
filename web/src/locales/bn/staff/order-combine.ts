import type { Translation } from '../../define-strings.ts';
import type { orderCombineStrings } from '../../en/staff/order-combine.ts';

export const orderCombine: Translation<typeof orderCombineStrings.en> = {
  combine: 'একসাথে করুন',
  combineOf: (time) => `${time}-এর অর্ডারের সাথে একসাথে করুন`,
  combining: 'একসাথে করা হচ্ছে...',
  previewFailed: 'অর্ডার দুটি একসাথে করা যায়নি',
  title: (orderId) => `${orderId}-এ একসাথে করুন`,
  text: (other) =>
    `এই অর্ডারের নম্বর, ঠিকানা, ডেলিভারি ও পেমেন্ট একই থাকবে; ${other}-এর পণ্য এতে যোগ হবে, আর সেই অর্ডারটি বাতিল হবে।`,
  contains: 'এতে তখন থাকবে',
  voucherLost: 'একটি ভাউচারের ছাড় থাকবে না।',
  save: (total) => `${total} দামে একসাথে করুন`,
  failed: 'অর্ডার দুটি একসাথে করা যায়নি',
  done: 'অর্ডার দুটি একসাথে করা হয়েছে।',
  with: (orderId) => `${orderId}-এর সাথে একসাথে করা হয়েছে`,
};
