import type { listFilterStrings } from '../en/list-filters.ts';
import type { Translation } from '../define-strings.ts';

export const listFilters: Translation<typeof listFilterStrings.en> = {
  search: 'পণ্য খুঁজুন',
  searchHint: 'পাঞ্জাবি, শাড়ি, লুঙ্গি…',
  clearSearch: 'খোঁজা মুছুন',
  filters: 'ফিল্টার',
  filtersWith: (count) => `ফিল্টার (${count})`,
  category: 'ধরন',
  everyCategory: 'সব ধরন',
  size: 'সাইজ',
  colour: 'রং',
  inStock: 'শুধু স্টকে আছে এমন',
  priceFrom: 'সর্বনিম্ন দাম (৳)',
  priceTo: 'সর্বোচ্চ দাম (৳)',
  notAPrice: (typed) => `“${typed}” কোনো দাম নয়, তাই ধরা হয়নি। ১২০০-র মতো একটি অঙ্ক লিখুন।`,
  belowFrom: '“সর্বোচ্চ দাম” “সর্বনিম্ন দাম”-এর চেয়ে কম, তাই শুধু “সর্বনিম্ন দাম” ধরা হয়েছে।',
  sort: 'সাজান',
  best: 'সবচেয়ে মিল',
  chosenOrder: 'আমাদের বাছাই ক্রম',
  newest: 'নতুন আগে',
  priceUp: 'দাম: কম থেকে বেশি',
  priceDown: 'দাম: বেশি থেকে কম',
  byName: 'নাম',

  shown: (shown, total) => `${total}টি পণ্যের মধ্যে ${shown}টি`,
  shownOfMore: (shown) => `${shown}টি পণ্য, আরও আছে`,
  searching: 'খোঁজা হচ্ছে…',
  loadMore: 'আরও দেখুন',
  loadingMore: 'আসছে…',

  collection: 'আমাদের কালেকশন',
  collectionDescription:
    'পাঞ্জাবি, শাড়ি, জুতা, ব্যাগ আর ঘর সাজানোর জিনিস: পুরো কালেকশন, বাংলা ও ইংরেজিতে খুঁজে নিন।',
};
