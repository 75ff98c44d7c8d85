import type { commonStrings } from '../en/common.ts';
import type { Translation } from '../define-strings.ts';

export const common: Translation<typeof commonStrings.en> = {
  home: 'হোম',
  products: 'পণ্য',
  about: 'আমাদের কথা',
  loading: 'লোড হচ্ছে...',
  retry: 'আবার চেষ্টা করুন',
  cancel: 'ফিরে যান',
  close: 'বন্ধ করুন',
  items: (_count, written) => `${written}টি পণ্য`,
};
