import type { accountMenuStrings } from '../en/account-menu.ts';
import type { Translation } from '../define-strings.ts';

export const accountMenu: Translation<typeof accountMenuStrings.en> = {
  signUp: 'সাইন আপ',
  logout: 'লগআউট',
  welcome: 'স্বাগতম! আপনার অ্যাকাউন্টে সাইন ইন করুন',
  viewProfile: 'প্রোফাইল দেখুন',
  orders: 'আমার অর্ডার',
  dashboard: 'ড্যাশবোর্ড',
  user: 'ব্যবহারকারী',
  signedOut: 'আপনি সাইন আউট করেছেন।',
};
