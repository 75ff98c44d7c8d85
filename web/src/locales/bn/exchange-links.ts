import type { Translation } from '../define-strings.ts';
import type { exchangeLinksStrings } from '../en/exchange-links.ts';

export const exchangeLinks: Translation<typeof exchangeLinksStrings.en> = {
  exchangeOf: 'যে অর্ডারের পণ্যের বদলে এটি:',
  exchangedFor: (amount) => `পণ্য বদল হয়েছে, জমা ${amount}। নতুন অর্ডার:`,
};
