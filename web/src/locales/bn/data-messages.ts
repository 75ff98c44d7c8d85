import type { MessageTranslations } from './message-translations.ts';

/** Messages for errors of the database and for a missing network, in Bangla. */
export const dataMessages: Pick<MessageTranslations, 'data'> = {
  data: {
    denied: 'পণ্যটি এই মুহূর্তে বদলানো যাচ্ছে না',
    signIn: 'আবার সাইন ইন করুন',
    notFound: 'পণ্যটি আর কার্টে নেই',
    unreachable: 'দোকানে সংযোগ করা যাচ্ছে না। আপনার ইন্টারনেট সংযোগ দেখুন',
    tooMany: 'একসঙ্গে অনেক বদল হয়েছে। একটু অপেক্ষা করুন',
    offline: 'আপনি এখন অফলাইনে। সংযোগ ফিরে এলে আবার চেষ্টা করুন',
    aborted: 'কার্টটি অন্য জায়গা থেকে বদলানো হচ্ছিল',
    noLongerSold: 'এই পণ্যটি আর বিক্রি হয় না',
    outOfStock: 'এই পণ্যটি স্টকে নেই',
    sizeNotMade: 'এই পণ্যটি এই সাইজে নেই',
    repriced: 'দাম বদলেছে। নতুন দাম দেখে আবার কার্টে রাখুন',
    changed: 'পণ্যটি বদলেছে। দেখে নিয়ে আবার কার্টে রাখুন',
  },
};
