import type { productPictureStrings } from '../../en/staff/product-pictures.ts';
import type { Translation } from '../../define-strings.ts';

export const productPictures: Translation<typeof productPictureStrings.en> = {
  list: 'ক্রম অনুযায়ী ছবি',
  picture: (position) => `${position} নম্বর ছবি`,
  main: 'প্রধান',
  hint: 'JPEG, PNG, GIF বা WebP, প্রতিটি সর্বোচ্চ ১০\u00a0MB, মোট ১০টি পর্যন্ত। প্রথমটি তালিকা, কার্ট ও অর্ডারে দেখা যায়।',
  full: '১০টি ছবি হয়ে গেছে, এর বেশি দেওয়া যায় না। নতুনটির জন্য একটি সরান।',
  alt: (position) => `${position} নম্বর ছবিতে কী আছে (ইংরেজিতে)`,
  altBn: (position) => `${position} নম্বর ছবিতে কী আছে (বাংলায়)`,
  drag: 'ক্রম বদলাতে টানুন',
  earlier: 'উপরে নিন',
  later: 'নিচে নিন',
  remove: 'সরান',
  moved: (position, count) => `${count}টির মধ্যে ${position} নম্বরে নেওয়া হয়েছে`,
  removed: (position) => `${position} নম্বর ছবি সরানো হয়েছে`,
  revert: 'আগের ছবি ফিরিয়ে আনুন',
};
