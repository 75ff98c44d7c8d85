import type { MessageTranslations } from './message-translations.ts';

/** Messages of sign-up, login, profile and users, in Bangla. */
export const accountMessages: Pick<
  MessageTranslations,
  | 'account'
  | 'login'
  | 'signUp'
  | 'google'
  | 'googleSignIn'
  | 'googleSignUp'
  | 'profileImage'
  | 'profileAction'
  | 'userAction'
> = {
  account: {
    nameMissingAtSignUp: 'আপনার নাম লিখুন।',
    nameMissing: 'আপনার নাম লিখুন',
    emailMissing: 'ইমেইল লিখুন',
    emailInvalid: 'ইমেইলটি ঠিক নয়',
    phoneMissing: 'ফোন নম্বর লিখুন',
    phoneInvalid: 'সঠিক ফোন নম্বর লিখুন',
    passwordMissing: 'পাসওয়ার্ড লিখুন',
    passwordShort: 'পাসওয়ার্ডে অন্তত ৬টি অক্ষর থাকতে হবে',
    confirmationMissing: 'পাসওয়ার্ডটি আবার লিখুন',
    confirmationDiffers: 'পাসওয়ার্ড দুটি মেলেনি',
  },
  login: {
    'user-not-found': 'এই ইমেইলে কোনো অ্যাকাউন্ট নেই। ইমেইলটি দেখে নিন, অথবা নতুন অ্যাকাউন্ট খুলুন।',
    'wrong-password': 'পাসওয়ার্ড ঠিক হয়নি। আবার চেষ্টা করুন।',
    'invalid-email': 'ইমেইলটি ঠিক নয়। সঠিক ইমেইল লিখুন।',
    'too-many-requests': 'অনেকবার ভুল হয়েছে। কিছুক্ষণ পরে আবার চেষ্টা করুন।',
    'invalid-credential': 'ইমেইল বা পাসওয়ার্ড ঠিক হয়নি। মিলিয়ে দেখে আবার লিখুন।',
    other: 'লগইন করা যায়নি। আবার চেষ্টা করুন।',
  },
  signUp: {
    'email-already-in-use': 'এই ইমেইলে আগেই অ্যাকাউন্ট খোলা হয়েছে। অন্য ইমেইল দিন, অথবা লগইন করুন।',
    'weak-password': 'পাসওয়ার্ডটি সহজে অনুমান করা যায়। আরেকটু কঠিন পাসওয়ার্ড দিন।',
    'password-does-not-meet-requirements': 'পাসওয়ার্ডটি সহজে অনুমান করা যায়। আরেকটু কঠিন পাসওয়ার্ড দিন।',
    'invalid-email': 'ইমেইলটি ঠিক নয়। সঠিক ইমেইল লিখুন।',
    other: 'অ্যাকাউন্ট খোলা যায়নি। আবার চেষ্টা করুন।',
  },
  google: {
    blocked: 'ব্রাউজার পপআপ আটকে দিয়েছে। পপআপের অনুমতি দিয়ে আবার চেষ্টা করুন।',
  },
  googleSignIn: {
    closed: 'সাইন ইন শেষ হয়নি। আবার চেষ্টা করুন।',
    other: 'গুগল দিয়ে সাইন ইন করা যায়নি। আবার চেষ্টা করুন।',
  },
  googleSignUp: {
    closed: 'অ্যাকাউন্ট খোলা শেষ হয়নি।',
    other: 'গুগল দিয়ে অ্যাকাউন্ট খোলা যায়নি। আবার চেষ্টা করুন।',
  },
  profileImage: {
    type: 'JPEG, PNG, GIF বা WebP ছবি বেছে নিন',
    size: 'ছবিটি ১০ মেগাবাইটের কম হতে হবে',
  },
  profileAction: {
    imageUploaded: 'ছবি আপলোড হয়েছে!',
    imageFailed: 'ছবি আপলোড করা যায়নি। আবার চেষ্টা করুন।',
    saved: 'প্রোফাইল হালনাগাদ হয়েছে!',
    saveFailed: 'প্রোফাইল হালনাগাদ করা যায়নি। আবার চেষ্টা করুন।',
    syncFailed: 'প্রোফাইল সেভ হয়েছে, তবে লগইনের নাম-ছবিতে বদলটা এখনো পৌঁছায়নি। পাতাটি রিফ্রেশ করুন।',
  },
  userAction: {
    listFailed: 'ব্যবহারকারীদের তালিকা আনা যায়নি',
    deleteFailed: 'ব্যবহারকারী মুছে ফেলা যায়নি',
  },
};
