import type { listsTexts } from '../en/lists.ts';
import type { Translation } from '../topic.ts';

export const lists: Translation<typeof listsTexts.en> = {
  collection: 'আমাদের কালেকশন',
  collectionDescription:
    'পাঞ্জাবি, শাড়ি, জুতা, ব্যাগ আর ঘর সাজানোর জিনিস: পুরো কালেকশন, বাংলা ও ইংরেজিতে খুঁজে নিন।',
  noProducts: 'কোনো পণ্য পাওয়া যায়নি। অনুগ্রহ করে কালেকশনে পণ্য যোগ করুন।',
  soldOut: 'স্টকে নেই',

  search: 'পণ্য খুঁজুন',
  searchHint: 'পাঞ্জাবি, শাড়ি, লুঙ্গি…',
  clearSearch: 'খোঁজা মুছুন',
  filters: 'ফিল্টার',
  filtersWith: (count) => `ফিল্টার (${count})`,
  category: 'ধরন',
  everyCategory: 'সব ধরন',
  inStock: 'শুধু স্টকে আছে এমন',
  priceFrom: 'সর্বনিম্ন দাম (৳)',
  priceTo: 'সর্বোচ্চ দাম (৳)',
  sort: 'সাজান',
  best: 'সবচেয়ে মিল',
  newest: 'নতুন আগে',
  priceUp: 'দাম: কম থেকে বেশি',
  priceDown: 'দাম: বেশি থেকে কম',
  byName: 'নাম',

  shown: (shown, total) => `${total}টি পণ্যের মধ্যে ${shown}টি`,
  searching: 'খোঁজা হচ্ছে…',
  loadMore: 'আরও দেখুন',
  loadingMore: 'আসছে…',
  nothingFits: 'এখনো কিছু মেলেনি।',
  nothingFitsFor: (search) => `“${search}” এর সাথে এখনো কিছু মেলেনি।`,
  nothingFitsHint: 'অন্য শব্দে খুঁজে দেখুন, বা আবার সবকিছু দেখুন।',
  clearFilters: 'ফিল্টার মুছুন',

  arrivals: 'নতুন এসেছে',
  arrivalsDescription: 'দোকানে সবশেষে যা এসেছে, নতুনটা আগে।',
  arrivalsLoading: 'নতুন পণ্য আসছে…',
  arrivalsEmpty: 'এখনো নতুন কিছু আসেনি। কদিন পরে আবার দেখুন।',
  moreProducts: 'সব পণ্য দেখুন',

  shelfEmpty: 'এই তাকে এখনো কিছু নেই।',
  shelfEmptyHint: 'দোকানের বাকি তাকগুলো কিন্তু ভরা।',
  allProducts: 'সব পণ্য দেখুন',

  shopByCategory: 'ক্যাটাগরি অনুযায়ী কেনাকাটা',
  shopByCategoryDescription:
    'শুরু করুন এই আট তাক থেকে: গরমের পোশাক, মেয়েদের, ছেলেদের, কিশোর, শিশু, ঘর আর আরও অনেক কিছু।',
  onShelf: (count) => `${count}টি পণ্য`,
  notFoundIt: 'অন্য কিছু খুঁজছেন?',
  notFoundItText: 'সব পণ্য দেখুন, কিংবা আমাদের জিজ্ঞেস করুন: এক দিনের মধ্যেই উত্তর পাবেন।',
  contactUs: 'যোগাযোগ করুন',
};
