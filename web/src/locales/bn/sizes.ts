import type { sizeStrings } from '../en/sizes.ts';
import type { Translation } from '../define-strings.ts';

export const sizes: Translation<typeof sizeStrings.en> = {
  size: (label) => `সাইজ ${label}`,
  oneSize: 'ফ্রি সাইজ',
  years: (count) => `${count} বছর`,
};
