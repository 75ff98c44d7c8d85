import type { MessageTranslations } from './message-translations.ts';

/** Messages of products, their sizes and images, in Bangla. */
export const catalogueMessages: Pick<MessageTranslations, 'product' | 'productImage'> = {
  product: {
    nameMissing: 'পণ্যের নাম লিখুন',
    priceInvalid: 'সঠিক দাম লিখুন',
    descriptionMissing: 'পণ্যের বিবরণ লিখুন',
    imageMissing: 'পণ্যের ছবি দিন',
    categoryMissing: 'শ্রেণি বেছে নিন',
    collectionTwice: 'প্রতিটি তাক একবারই দিন',
    collectionIdInvalid: 'ছোট হাতের ইংরেজি অক্ষর, সংখ্যা ও একক হাইফেন দিন, সর্বোচ্চ ৪০টি',
    pictureTwice: 'প্রতিটি ছবি একবারই দিন',
    tooManyPictures: 'সর্বোচ্চ ১০টি ছবি দেওয়া যায়',
    idInvalid: 'সঠিক পণ্য আইডি লিখুন',
    weightInvalid: 'ওজন পূর্ণ গ্রামে লিখুন, সর্বোচ্চ ১,০০,০০০',
    skuInvalid: 'সর্বোচ্চ ৩২টি ইংরেজি অক্ষর, সংখ্যা, ডট, স্ল্যাশ আর হাইফেন দিন',
    barcodeInvalid: 'বারকোডের নিচের ৮, ১২, ১৩ বা ১৪টি সংখ্যা লিখুন',
    colourMissing: 'রঙের নাম লিখুন',
    colourInvalid: 'একটি রং বেছে নিন',
    compareAtTooLow: 'কাটা দাম এখনকার দামের চেয়ে বেশি হতে হবে',
    salePriceTooHigh: 'ছাড়ের দাম নিয়মিত দামের চেয়ে কম হতে হবে',
    saleTimeMissing: 'তারিখ ও সময় দিন',
    saleEndsTooEarly: 'ছাড় শুরু হওয়ার পরে শেষ হতে হবে',
  },
  productImage: {
    type: 'JPG, PNG, GIF বা WEBP ছবি বেছে নিন',
    size: 'ছবিটি ১০ মেগাবাইটের কম হতে হবে',
  },
};
