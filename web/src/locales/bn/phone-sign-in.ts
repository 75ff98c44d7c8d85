import type { Translation } from '../define-strings.ts';
import type { phoneSignInStrings } from '../en/phone-sign-in.ts';

export const phoneSignIn: Translation<typeof phoneSignInStrings.en> = {
  name: 'আপনার নাম',
  phone: 'মোবাইল নম্বর',
  phoneHint: 'এসএমএসে ৬ সংখ্যার একটি কোড পাঠাব। কোডটি গুগল পাঠায়, আর অপব্যবহার ঠেকাতে নম্বরটি রাখে।',
  sendCode: 'কোড পাঠান',
  sending: 'পাঠানো হচ্ছে...',
  code: '৬ সংখ্যার কোড',
  sentTo: (phone) => `${phone} নম্বরে একটি কোড পাঠিয়েছি। ছয়টি সংখ্যা লেখা হলেই পরের ধাপে যাবেন।`,
  confirm: 'এগিয়ে যান',
  checking: 'যাচাই হচ্ছে...',
  sendAgain: 'আবার পাঠান',
  sendAgainIn: (seconds) => `${seconds} সেকেন্ড পরে আবার পাঠান`,
  sentAgain: 'নতুন কোড পাঠানো হয়েছে।',
  changeNumber: 'নম্বর বদলান',
  askName: 'আপনার নম্বর নিশ্চিত হয়েছে। আপনার নাম কী?',
  saveName: 'এগিয়ে যান',
};
