import type { Translation } from '../define-strings.ts';
import type { signInMethodStrings } from '../en/sign-in-methods.ts';

export const signInMethods: Translation<typeof signInMethodStrings.en> = {
  title: 'কীভাবে সাইন ইন করেন',
  phone: 'মোবাইল নম্বর',
  noPhone: 'এখনো কোনো নম্বর নেই',
  addPhone: 'নম্বর যোগ করুন',
  changePhone: 'নম্বর বদলান',
  phoneSaved: 'নম্বরটি সেভ হয়েছে। এখন থেকে এটি দিয়েও সাইন ইন করতে পারবেন।',
  proveFirst: (phone) => `${phone} নম্বরটি এখনো আপনার কি না, আগে নিশ্চিত করুন: এতে একটি কোড পাঠাব।`,
  sendToPresent: 'এই নম্বরে কোড পাঠান',
  email: 'ইমেইল',
  noEmail: 'এখনো কোনো ইমেইল নেই। যোগ করলে অর্ডারের খবর ইমেইলে জানাতে পারব।',
  addEmail: 'ইমেইল যোগ করুন',
  saveEmail: 'ইমেইল সেভ করুন',
  emailSaved: (email) => `${email} ঠিকানায় একটি লিংক পাঠিয়েছি। লিংকটি খুলুন।`,
  switchAccount: 'সেই অ্যাকাউন্টে সাইন ইন করুন',
  cancel: 'বাতিল',
};
