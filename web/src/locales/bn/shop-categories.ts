import type { shopCategoryStrings } from '../en/shop-categories.ts';
import type { Translation } from '../define-strings.ts';

export const shopCategories: Translation<typeof shopCategoryStrings.en> = {
  shopByCategory: 'ক্যাটাগরি অনুযায়ী কেনাকাটা',
  shopByCategoryDescription:
    'শুরু করুন এই আট তাক থেকে: গরমের পোশাক, মেয়েদের, ছেলেদের, কিশোর, শিশু, ঘর আর আরও অনেক কিছু।',
  collections: 'কালেকশন',
  itemCount: (count) => `${count}টি পণ্য`,
  notFoundIt: 'অন্য কিছু খুঁজছেন?',
  notFoundItText: 'সব পণ্য দেখুন, কিংবা আমাদের জিজ্ঞেস করুন: এক দিনের মধ্যেই উত্তর পাবেন।',
  contactUs: 'যোগাযোগ করুন',
};
