import type { imageStrings } from '../en/images.ts';
import type { Translation } from '../define-strings.ts';

export const images: Translation<typeof imageStrings.en> = {
  optional: (label) => `${label} (না দিলেও চলে)`,
  drop: 'ছবি টেনে এনে এখানে ছাড়ুন, অথবা',
  choose: 'ফাইল বেছে নিন',
  dropSeveral: 'ছবিগুলো টেনে এনে এখানে ছাড়ুন, অথবা',
  chooseSeveral: 'ফাইল বেছে নিন',
  hint: 'JPEG, PNG, GIF বা WebP, সর্বোচ্চ ১০\u00a0MB',
  change: 'ছবি বদলান',
  remove: 'সরান',
  preparing: 'ছবি তৈরি করা হচ্ছে...',
  uploading: 'আপলোড হচ্ছে...',
  uploadingPart: (percent) => `আপলোড হচ্ছে, ${percent}%`,
  dropNow: 'এখানে ছেড়ে দিন',
};
