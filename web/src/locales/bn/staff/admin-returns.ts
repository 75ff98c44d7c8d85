import type { adminReturnsStrings } from '../../en/staff/admin-returns.ts';
import type { Translation } from '../../define-strings.ts';

export const adminReturns: Translation<typeof adminReturnsStrings.en> = {
  title: 'ফেরত',
  about:
    'যে ক্রেতারা পণ্য ফেরত দিতে বা বদলাতে চান। উত্তর দিলে অর্ডারের কিছু বদলায় না: পার্সেল ফিরে এলে অর্ডারের পাতায় তা গ্রহণ করুন, টাকাও সেখান থেকে ফেরত দিন, অথবা পণ্য বদলে দিন।',
  show: 'দেখান',
  statuses: { open: 'অপেক্ষমাণ', agreed: 'রাজি', declined: 'রাজি নয়' },
  failed: 'ফেরতের অনুরোধ আনা যায়নি',
  none: {
    open: 'কোনো অনুরোধ অপেক্ষায় নেই।',
    agreed: 'এখনো কোনো অনুরোধে রাজি হওয়া হয়নি।',
    declined: 'কোনো অনুরোধ ফিরিয়ে দেওয়া হয়নি।',
  },
  heading: (order) => `অর্ডার ${order}`,
  requested: (date) => `${date} তারিখে অনুরোধ`,
  noText: 'আর কিছু লেখেননি।',
  picture: (number) => `${number} নম্বর ছবি`,
  answer: 'আপনার উত্তর',
  agree: 'রাজি',
  decline: 'রাজি নই',
  agreeTitle: 'ফেরতে রাজি হোন',
  declineTitle: 'ফেরতের অনুরোধ ফিরিয়ে দিন',
  agreeHint: 'যেমন, পার্সেল কোথায় পাঠাতে হবে। ক্রেতা অর্ডারের পাতায় এটি পড়বেন।',
  declineHint: 'ক্রেতা অর্ডারের পাতায় এটি পড়বেন।',
  save: 'উত্তর পাঠান',
  saving: 'পাঠানো হচ্ছে…',
  saveFailed: 'উত্তর সেভ করা যায়নি',
  saved: 'ক্রেতা এখন উত্তর পড়তে পারবেন',
  next: 'পুরোনো অনুরোধ',
  first: 'নতুন অনুরোধ',
};
