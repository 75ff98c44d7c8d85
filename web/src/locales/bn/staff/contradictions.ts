import type { Translation } from '../../define-strings.ts';
import type { contradictionStrings } from '../../en/staff/contradictions.ts';

export const contradictions: Translation<typeof contradictionStrings.en> = {
  'cancelled-delivered': 'অর্ডার বাতিল, অথচ পার্সেল পৌঁছে গেছে। ক্রেতা পেয়ে থাকলে অর্ডারটি “ডেলিভারি হয়েছে” করুন।',
  'delivered-not-arrived': 'অর্ডার ডেলিভারি হয়েছে লেখা, কিন্তু পার্সেল পৌঁছায়নি। দুটিই একরকম করুন।',
  'arrived-not-delivered': 'পার্সেল পৌঁছে গেছে, কিন্তু অর্ডারে তা লেখা নেই। দুটিই একরকম করুন।',
  'shipped-in-shop': 'অর্ডার পাঠানো হয়েছে লেখা, কিন্তু পার্সেল এখনো দোকানে।',
  'under-way-not-shipped': 'পার্সেল পথে আছে, কিন্তু অর্ডার পাঠানো হয়েছে লেখা নেই।',
  'refund-failed': 'গেটওয়ে টাকা ফেরত দেয়নি। আবার চেষ্টা করুন, না হলে নিজে পাঠান।',
  'refunded-not-cancelled': 'ক্রেতার টাকা ফেরত যাচ্ছে, অথচ অর্ডার চলছে। বাতিল করুন, বা নতুন অর্ডার নিন।',
  'refund-without-payment': 'টাকা ফেরতের কথা লেখা আছে, কিন্তু অনলাইনে কিছু দেওয়া হয়নি।',
  'refund-other-status': 'টাকা ফেরতের সঙ্গে পেমেন্টের অবস্থা মিলছে না।',
  'cancelled-holds-money': 'অর্ডার বাতিল, কিন্তু টাকা দোকানে রয়ে গেছে। ফেরত পাঠান, বা দোকান রাখবে কি না লিখুন।',
  'paid-not-collected': 'নগদ টাকা দেওয়া হয়েছে লেখা, কিন্তু এখনো ডেলিভারি হয়নি, কেউ টাকা নেয়নি।',
  'returned-paid': 'পার্সেল ফিরে এসেছে, অথচ টাকা দেওয়া হয়েছে লেখা।',
  'cash-called-off': 'টাকা নেওয়া বাতিল, অথচ অর্ডার চলছে: রাইডার কিছুই নেবেন না।',
  'advance-not-paid': 'টাকা আগেই দেওয়ার কথা ছিল, কিন্তু পেমেন্ট আসেনি।',
};
