import type { advanceStrings } from '../en/advance.ts';
import type { Translation } from '../define-strings.ts';

export const advance: Translation<typeof advanceStrings.en> = {
  split: (advance, rest) => `এখন ${advance} দিন, পণ্য হাতে পেয়ে নগদে ${rest}`,
  whole: (total) => `এখন ${total} দিন, পণ্য হাতে পেয়ে কিছু দিতে হবে না`,
  why: 'আপনার ঠিকানায় ক্যাশ অন ডেলিভারিতে পাঠানোর আগে দোকান কিছু অগ্রিম নেয়। এটি মোট দামেরই অংশ।',
};
