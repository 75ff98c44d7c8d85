import type { Translation } from '../../define-strings.ts';
import type { adminSmsStrings } from '../../en/staff/admin-sms.ts';

export const adminSms: Translation<typeof adminSmsStrings.en> = {
  title: 'এসএমএস',
  loadFailed: 'এসএমএস লোড করা যায়নি',
  kinds: {
    placed: 'অর্ডার পাওয়া গেছে',
    confirmed: 'অর্ডার নিশ্চিত',
    'no-answer': 'কেউ ফোন ধরেননি',
    shipped: 'পার্সেল রওনা হয়েছে',
    edited: 'অর্ডার বদলানো হয়েছে',
    'out-for-delivery': 'পার্সেল আজ আসছে',
    delivered: 'পার্সেল পৌঁছেছে',
    refunded: 'টাকা ফেরত',
  },
  states: {
    requested: 'পাঠানো হচ্ছে',
    sending: 'পাঠানো হচ্ছে',
    sent: 'পাঠানো হয়েছে',
    failed: 'এখনো পাঠানো যায়নি: আবার চেষ্টা হবে',
    refused: 'পাঠানো হয়নি: কোম্পানি নেয়নি',
    unconfirmed: 'হয়তো গেছে: কোম্পানি উত্তর দেয়নি, তাই আবার পাঠানো হয় না',
    dropped: 'পাঠানো হয়নি: আর সত্য নয়, বা বন্ধ করা',
    unproved: 'পাঠানো হয়নি: ক্রেতা নম্বরটি প্রমাণ করেননি',
    capped: 'পাঠানো হয়নি: নম্বরটি এক দিনের সর্বোচ্চ এসএমএস পেয়েছে',
  },
  receipts: {
    none: '',
    waiting: '',
    delivered: 'ফোনে পৌঁছেছে',
    failed: 'পৌঁছায়নি',
    unknown: 'পৌঁছেছে কি না জানা নেই',
  },
  parts: (_count, shown) => `${shown} ভাগ`,
  today: (_messages, shown, parts, cost) => `আজকের এসএমএস: ${shown}টি, ${parts}, ${cost}`,
};
