import type { MessageTranslations } from '../message-translations.ts';

export const settlementMessages: Pick<MessageTranslations, 'settlement'> = {
  settlement: {
    notFound: 'এই সারি বা হিসাব নেই',
    rowClosed: 'এর মধ্যে একজন সহকর্মী সারিটি মিটিয়েছেন। আপনার কিছু সংরক্ষিত হয়নি।',
    notCompared: 'সারিটি এখনো মেলানো হয়নি। এক মিনিট পরে আবার দেখুন।',
    referenceInvalid: 'হিসাবের নম্বর সংখ্যায় দিন',
    paidInvalid: 'কত টাকা দেওয়া হয়েছে লিখুন',
    choiceMissing: 'এই সারি নিয়ে কী করবেন বেছে নিন',
    accountMissing: 'তফাতটি কোথায় যাবে বেছে নিন',
    noteMissing: 'কারণ লিখুন',
    fileTooLong: 'হিসাবের জন্য ফাইলটি বেশি বড়',
    rangeInvalid: 'সর্বোচ্চ {days} দিন বেছে নিন; শেষ দিন প্রথম দিনের আগে হতে পারে না',
    requested: 'হিসাব আনা হচ্ছে',
    imported: 'হিসাবটি আমদানি হয়েছে',
    known: 'এই হিসাব আগেই আমদানি হয়েছে',
    decided: 'সংরক্ষিত হয়েছে',
    countedInvalid: 'গোনা টাকার পরিমাণ লিখুন',
    riderUnknown: 'এই রাইডারের কাছে দোকানের কোনো টাকা নেই',
    riderCashChanged: 'এই রাইডারের কাছে এখন অন্য পরিমাণ টাকা আছে। আবার গুনুন।',
    handedIn: 'টাকা জমা হয়েছে',
    'no-rows': 'শিরোনামের নিচে কোনো পার্সেল নেই',
    'too-many-rows': 'একটি হিসাবে সর্বোচ্চ ২,০০০টি পার্সেল থাকতে পারে',
    invoiceMissing: 'পার্সেলের নম্বর লিখুন',
    invoiceTooLong: 'নম্বরে সর্বোচ্চ {most} অক্ষর থাকতে পারে',
    amountInvalid: 'টাকার অঙ্ক লিখুন, যেমন ১২৫০ বা ১২৫০.৫০',
  },
};
