import type { searchStrings } from '../en/search.ts';
import type { Translation } from '../define-strings.ts';

export const search: Translation<typeof searchStrings.en> = {
  suggestions: 'খোঁজার পরামর্শ',
  searches: 'খুঁজতে পারেন',
  popular: 'খুঁজে দেখতে পারেন',
  collections: 'কালেকশন',
  products: 'পণ্য',
  count: (count) => `${count}টি পরামর্শ`,

  ignored: (ignored, used) => `${ignored} লিখে কিছু পাওয়া যায়নি। বাকিটুকুর ফলাফল: ${used}।`,
  quoted: (words) => `“${words}”`,
  upTo: (most) => `আপনার লেখা অনুযায়ী ${most} পর্যন্ত।`,
  from: (least) => `আপনার লেখা অনুযায়ী ${least} থেকে শুরু।`,
  between: (least, most) => `আপনার লেখা অনুযায়ী ${least} থেকে ${most}।`,

  onlyByMatch: 'এত পণ্যের দোকানে খোঁজার ফলাফল শুধু সবচেয়ে মিল অনুযায়ী সাজানো যায়।',
  onlyNewest: 'এত পণ্যের দোকানে তালিকা শুধু নতুন আগে দেখানো যায়।',
  onlyFirst: (shown) => `এগুলো প্রথম ${shown}টি। অন্য শব্দ বা ফিল্টার দিলে অন্য পণ্য দেখা যাবে।`,
};
