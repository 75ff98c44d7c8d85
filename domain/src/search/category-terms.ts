import type { Category } from '../catalogue/categories.ts';
import type { AssignableCollection } from '../catalogue/collections.ts';

/** Search terms that mean a whole category or collection, in both languages. */
export const CATEGORY_TERMS: Readonly<Record<Category, string>> = {
  general: 'general অন্যান্য সাধারণ',
  clothing: 'clothing clothes dress পোশাক কাপড় জামাকাপড়',
  accessories: 'accessories অ্যাক্সেসরিজ অনুষঙ্গ',
  shoes: 'shoes footwear জুতা',
  bags: 'bags ব্যাগ',
  jewelry: 'jewelry ornaments গহনা অলংকার',
  electronics: 'electronics gadgets ইলেকট্রনিক্স গ্যাজেট',
  home: 'home decor household ঘর গৃহসজ্জা ঘরসাজ',
  beauty: 'beauty cosmetics makeup সৌন্দর্য প্রসাধনী',
  sports: 'sports খেলাধুলা স্পোর্টস',
};

export const COLLECTION_TERMS: Readonly<Record<AssignableCollection, string>> = {
  summer: 'summer গ্রীষ্ম',
  women: 'women ladies নারী মেয়েদের',
  men: 'men gents পুরুষ ছেলেদের',
  teen: 'teen কিশোর',
  kids: 'kids children শিশু ছোটদের',
  'home-decor': 'home decor',
  accessories: 'accessories',
};
