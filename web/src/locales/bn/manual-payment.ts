import type { manualPaymentStrings } from '../en/manual-payment.ts';
import type { Translation } from '../define-strings.ts';

export const manualPayment: Translation<typeof manualPaymentStrings.en> = {
  methods: { bkash: 'বিকাশ', nagad: 'নগদ (Nagad)', rocket: 'রকেট', bank: 'ব্যাংক' },
  events: {
    received: (amount, method) => `${method} থেকে ${amount} পাওয়া গেছে`,
    'payment-reversed': (amount, method) => `${method} থেকে ${amount}: ভুলে লেখা হয়েছিল`,
    'sent-back': (amount, method) => `${method} দিয়ে ${amount} ফেরত পাঠানো হয়েছে`,
    'refund-reversed': (amount, method) => `${method} দিয়ে ${amount} ফেরত: ভুলে লেখা হয়েছিল`,
  },
  creditReceived: (amount) => `বদলানো অর্ডার থেকে ${amount} জমা হয়েছে`,
  creditGiven: (amount) => `পণ্য বদলের অর্ডারে ${amount} জমা দেওয়া হয়েছে`,
  paid: 'পরিশোধ হয়েছে',
  dueInCash: 'নগদে দিতে হবে',
  credited: 'পণ্য বদলে জমা',
  sentBack: 'ফেরত পাঠানো হয়েছে',
  owed: (amount) => `আমরা আপনাকে ${amount} ফেরত পাঠাব।`,
  wallets: (numbers) => `টাকাটি ${numbers} নম্বরেও দিতে পারেন।`,
  wallet: (method, number) => `${method} ${number}`,
  or: ' বা ',
  mention: (orderId) => `টাকা পাঠানোর সময় ${orderId} লিখে দেবেন। আমরা পেয়ে লিখে রাখলে এখানে দেখা যাবে।`,
};
