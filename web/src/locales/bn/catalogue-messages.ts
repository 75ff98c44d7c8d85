import type { MessageTranslations } from './message-translations.ts';

/** Messages of products, their sizes and images, in Bangla. */
export const catalogueMessages: Pick<
  MessageTranslations,
  | 'product'
  | 'collection'
  | 'staffVoucher'
  | 'productCsv'
  | 'productRow'
  | 'size'
  | 'productImage'
  | 'productAction'
> = {
  productCsv: {
    'unclosed-quote': 'একটি উদ্ধৃতি চিহ্ন বন্ধ হয়নি',
    'text-after-quote': 'উদ্ধৃতি চিহ্ন বন্ধের পরে লেখা আছে',
    'no-rows': 'শিরোনামের নিচে কোনো পণ্য নেই',
    'too-many-rows': 'এক ফাইলে সর্বোচ্চ ৫,০০০ পণ্য থাকতে পারে: ফাইলটি ভাগ করুন',
    'missing-column': 'এই কলামটি নেই',
    'unknown-column': 'এই কলামটি অচেনা: নমুনার শিরোনাম ব্যবহার করুন',
    'repeated-column': 'এই কলামটি দুবার আছে',
    'too-many-cells': 'শিরোনামের চেয়ে ঘর বেশি',
    yesOrNo: 'হ্যাঁ বা না লিখুন',
    unknownCollection: 'অচেনা তাক',
    sameRow: 'এই পণ্য {row} নম্বর সারিতে আগেই আছে',
    stockInvalid: 'সাইজ আর সংখ্যা এভাবে লিখুন: ৪০=৩; ৪১=৬',
    timeInvalid: 'তারিখ ও সময় এভাবে লিখুন: ২০২৬-১১-২৪ ১৮:০০',
    fileMissing: 'ছবির ফাইল {name} তালিকার পাশে বেছে নিন',
  },
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
  staffVoucher: {
    notFound: 'ভাউচারটি পাওয়া যায়নি',
    codeInvalid: 'কোডে ৩ থেকে ৩০টি ইংরেজি অক্ষর, সংখ্যা বা হাইফেন থাকে, আর শুরু হয় অক্ষর বা সংখ্যা দিয়ে',
    codeTaken: 'এই কোডের একটি ভাউচার আগেই আছে',
    kindMissing: 'ভাউচারে কী ছাড়, তা বেছে নিন',
    percentInvalid: '১ থেকে ১০০-এর মধ্যে পূর্ণ শতাংশ লিখুন',
    amountInvalid: 'শূন্যের বেশি টাকা লিখুন',
    minimumInvalid: 'শূন্য বা তার বেশি টাকা লিখুন',
    limitInvalid: '১ থেকে {most}-এর মধ্যে পূর্ণ সংখ্যা লিখুন',
    endsBeforeStart: 'শেষ দিনটি প্রথম দিনের আগে',
    choiceTwice: 'প্রতিটি একবারই বেছে নিন',
    tooManyVouchers: 'দোকানে সর্বোচ্চ {most}টি ভাউচার রাখা যায়',
    unknownField: 'এমন কোনো ঘর নেই',
    inUse: 'এই ভাউচার ব্যবহার হয়েছে। মুছে না ফেলে বন্ধ করুন।',
    standard: 'এই ভাউচার দোকানের সঙ্গেই আসে, মোছা যায় না। বন্ধ করে রাখুন।',
    staleVoucher: 'এর মধ্যে {who} ভাউচারটি বদলেছেন। আপনার কিছু সেভ হয়নি।',
  },
  collection: {
    notFound: 'কালেকশনটি পাওয়া যায়নি',
    idReserved: 'এই ঠিকানায় দোকানের একটি পাতা আগেই আছে',
    idTaken: 'এই ঠিকানায় একটি কালেকশন আগেই আছে',
    nameMissing: 'কালেকশনের নাম লিখুন',
    productTwice: 'একটি পণ্য এই কালেকশনে দুবার আছে',
    choiceTwice: 'প্রতিটি একবারই বেছে নিন',
    tooManyProducts: 'একটি কালেকশনে সর্বোচ্চ {most}টি পণ্য রাখা যায়',
    ruleEmpty: 'অন্তত একটি শর্ত বেছে নিন',
    priceRangeInvalid: 'সর্বোচ্চ দাম সর্বনিম্ন দামের চেয়ে কম',
    tooManyCollections: 'দোকানে সর্বোচ্চ {most}টি কালেকশন রাখা যায়',
    unknownField: 'এমন কোনো ঘর নেই',
    orderIncomplete: 'প্রতিটি কালেকশনের নাম একবার করে দিন',
    tooLarge: 'দোকানে এত পণ্য যে এই কালেকশনের পণ্য খুঁজে বের করা যায় না',
    staleOrder: 'এর মধ্যে একজন সহকর্মী কালেকশনের ক্রম বদলেছেন। আপনার কিছুই সেভ করা হয়নি।',
    staleCollection: 'এর মধ্যে {who} এই কালেকশন বদলেছেন। আপনার কিছুই সেভ করা হয়নি।',
  },
  productRow: {
    piecesInvalid: 'পূর্ণসংখ্যায় কয়টি তা লিখুন',
    stockSizeUnknown: 'এখানে এমন সাইজের স্টক আছে, যে সাইজে পণ্যটি তৈরি হয় না',
    keyMissing: 'পণ্যের আইডি বা এসকেইউ দিন',
    skuAmbiguous: 'একাধিক পণ্যের এই এসকেইউ আছে: পণ্যের আইডি দিন',
    pictureNotUploaded: 'আগে ছবিটি আপলোড করুন',
  },
  size: {
    systemInvalid: 'সাইজের ধরন বেছে নিন',
    missing: 'অন্তত একটি সাইজ দিন',
    malformed: 'সাইজে সর্বোচ্চ ৮টি ইংরেজি বড় হাতের অক্ষর, সংখ্যা, ডট ও হাইফেন থাকতে পারে',
    tooMany: 'একটি পণ্যে সর্বোচ্চ {count}টি সাইজ দেওয়া যায়',
    twice: 'প্রতিটি সাইজ একবারই দিন',
    ofOtherSystem: 'এই সাইজগুলো বেছে নেওয়া ধরনের নয়',
  },
  productImage: {
    type: 'JPG, PNG, GIF বা WEBP ছবি বেছে নিন',
    size: 'ছবিটি ১০ মেগাবাইটের কম হতে হবে',
  },
  productAction: {
    listFailed: 'পণ্য আনা যায়নি',
    addFailed: 'পণ্য যোগ করা যায়নি। আবার চেষ্টা করুন।',
    updateFailed: 'পণ্য হালনাগাদ করা যায়নি। আবার চেষ্টা করুন।',
    deleteFailed: 'পণ্য মুছে ফেলা যায়নি',
  },
};
