import { CARE, type DetailsByName } from './seed-details.ts';

export const carriedDetails: DetailsByName = {
  'Surma Automatic Watch, Green Dial': {
    nameBn: 'সুরমা অটোমেটিক ঘড়ি, সবুজ ডায়াল',
    descriptionBn:
      'নিজে দম নেওয়া ঘড়ি: নদীর সবুজ ডায়াল, সোনালি কাঁটা, বাদামি চামড়ার বেল্ট। স্যাফায়ার প্রলেপের কাচ, ৫০ মিটার পর্যন্ত পানিরোধী। ঢাকা ও চট্টগ্রামে এক বছরের সার্ভিস।',
    fabric: ['Steel case, leather strap', 'স্টিলের কেস, চামড়ার বেল্ট'],
    care: CARE.wipe,
    weight: 260,
    colour: ['Green', 'সবুজ', '#2e5a48'],
  },
  'Karnaphuli Steel Watch': {
    nameBn: 'কর্ণফুলী স্টিল ঘড়ি',
    descriptionBn:
      'স্টিলের চেইনে কোয়ার্টজ ঘড়ি, গাঢ় নীল ডায়াল, ছোট সেকেন্ডের কাঁটা। যন্ত্র ছাড়াই দুটি লিংক খোলা যায়। ব্যাটারি তিন বছর চলে।',
    fabric: ['Stainless steel', 'স্টেইনলেস স্টিল'],
    care: CARE.wipe,
    weight: 290,
    colour: ['Midnight', 'মধ্যরাত নীল', '#1b2436'],
  },
  'Saddle Leather Belt, Brass Buckle': {
    nameBn: 'চামড়ার বেল্ট, পিতলের বকলস',
    descriptionBn:
      'হাজারীবাগের ফুল-গ্রেইন গরুর চামড়া, ৩৫ মিমি, দুই কিনারে সেলাই। নিরেট পিতলের বকলস, যত দিন যায় তত সুন্দর হয়।',
    fabric: ['Full-grain cowhide, solid brass', 'ফুল-গ্রেইন গরুর চামড়া, নিরেট পিতল'],
    care: CARE.leather,
    weight: 240,
    colour: ['Saddle brown', 'বাদামি', '#8a5a34'],
  },
  'Kuakata Sunglasses, Tortoise': {
    nameBn: 'কুয়াকাটা রোদচশমা, টরটয়েজ',
    descriptionBn:
      'উষ্ণ টরটয়েজ অ্যাসিটেটের গোলাটে ফ্রেম, ওপর থেকে নিচে হালকা হওয়া বাদামি কাচ, ইউভি ৪০০। স্প্রিং কবজা; কেস ও কাপড় সঙ্গে।',
    fabric: ['Acetate', 'অ্যাসিটেট'],
    care: ['Clean with the cloth that comes with it.', 'সঙ্গে দেওয়া কাপড়ে মুছুন।'],
    weight: 150,
    colour: ['Tortoise', 'টরটয়েজ', '#6e4427'],
  },
  'Embroidered Cotton Topi': {
    nameBn: 'কাজ করা সুতি টুপি',
    descriptionBn:
      'সাদা টুপি, সোনালি এমব্রয়ডারির তিনটি বেষ্টনী আর মাথায় খোলা সূর্যনকশা। ভাঁজ করলেও আকার থাকে। জুমার নামাজের জন্য।',
    fabric: ['100% cotton', '১০০% সুতি'],
    care: CARE.hand,
    weight: 90,
    colour: ['White', 'সাদা', '#f5f2ea'],
  },
  'Shapla Field Cap, Forest': {
    nameBn: 'শাপলা ফিল্ড ক্যাপ, বন সবুজ',
    descriptionBn: 'ছয় পাটের সুতি ক্যাপ, সামনে সেলাই করা শাপলা, পেছনে পিতলের স্লাইডার। এক মাপেই সবার হয়।',
    fabric: ['Cotton twill', 'সুতি টুইল'],
    care: CARE.hand,
    weight: 110,
    colour: ['Forest', 'বন সবুজ', '#2c4a38'],
  },
  'Elephant Road Penny Loafers': {
    nameBn: 'এলিফ্যান্ট রোড পেনি লোফার',
    descriptionBn:
      'পালিশ করা বাদামি চামড়ার হাতে গড়া লোফার, ভেতরেও চামড়া, পরতে পরতে হিল আর পিতলের বার। তলা বদলানো যায়। আসল চামড়া।',
    fabric: ['Cowhide, leather lining', 'গরুর চামড়া, ভেতরে চামড়া'],
    care: CARE.leather,
    weight: 980,
    colour: ['Brown', 'বাদামি', '#6b3f24'],
  },
  'Hatirjheel Court Sneakers': {
    nameBn: 'হাতিরঝিল কোর্ট স্নিকার্স',
    descriptionBn: 'সাদা কোর্ট স্নিকার্স, সবুজ গোড়ালি ও স্ট্রাইপ। নরম ইনসোল, সেলাই করা রাবারের তলা বর্ষাতেও টেকে।',
    fabric: ['Synthetic leather, rubber sole', 'কৃত্রিম চামড়া, রাবারের তলা'],
    care: CARE.wipe,
    weight: 850,
    colour: ['White', 'সাদা', '#f3f2ee'],
  },
  'Nawabi Nagra, Crimson': {
    nameBn: 'নবাবি নাগরা, টকটকে লাল',
    descriptionBn:
      'টকটকে লাল মখমলের বাঁকানো নাগরা, সোনালি জরির হাতের কাজ। হলুদ, বউভাত আর শেরওয়ানির প্রতিটি সন্ধ্যার জন্য। বিয়ের নাগরা।',
    fabric: ['Velvet, zari; leather sole', 'মখমল, জরি; চামড়ার তলা'],
    care: ['Brush softly when dry. Keep from rain.', 'শুকনো অবস্থায় আলতো ব্রাশ করুন। বৃষ্টি থেকে বাঁচান।'],
    weight: 620,
    colour: ['Crimson', 'টকটকে লাল', '#8e1c2e'],
  },
  'Bhairab Leather Sandals': {
    nameBn: 'ভৈরবের চামড়ার স্যান্ডেল',
    descriptionBn:
      'ভৈরবের জুতাপল্লির খোলা স্যান্ডেল: তিনটি চওড়া ফিতা, কর্কের ছাঁচে গড়া তলা, গোড়ালিতে পিতলের বকলস। এক সপ্তাহেই নরম হয়ে যায়।',
    fabric: ['Leather, cork', 'চামড়া, কর্ক'],
    care: CARE.leather,
    weight: 640,
    colour: ['Tan', 'তামাটে', '#9b6b40'],
  },
  'Rani Block Heels, Vermilion': {
    nameBn: 'রানি ব্লক হিল, সিঁদুর লাল',
    descriptionBn: 'চকচকে সিঁদুর লাল নিচু ব্লক হিল, সোনালি পাইপিং আর পুঁতির কাজ। ভেতরে নরম গদি, টাইলসে শব্দ কম।',
    fabric: ['Synthetic patent, rubber heel', 'কৃত্রিম পেটেন্ট, রাবারের হিল'],
    care: CARE.wipe,
    weight: 600,
    colour: ['Vermilion', 'সিঁদুর লাল', '#c0392b'],
  },
  'Bandarban Canvas Backpack': {
    nameBn: 'বান্দরবান ক্যানভাস ব্যাকপ্যাক',
    descriptionBn:
      'মোম দেওয়া ক্যানভাস আর চামড়া; ১৫ ইঞ্চি ল্যাপটপ ধরে, দুপাশে পকেট, পিতলের বকলস। সিলেটের এক পশলা বৃষ্টি সয়ে নেয়।',
    fabric: ['Waxed cotton canvas, leather', 'মোম দেওয়া সুতি ক্যানভাস, চামড়া'],
    care: CARE.wipe,
    weight: 1150,
  },
  'Golden Fibre Jute Tote': {
    nameBn: 'সোনালি আঁশ পাটের টোট ব্যাগ',
    descriptionBn:
      'যে আঁশে আমাদের পরিচয়: শক্ত পাটের টোট, চামড়ার মতো হাতল, সুতির লাইনিং। বারো কেজি বাজার বয়। সোনালি আঁশ।',
    fabric: ['Jute, cotton lining', 'পাট, সুতির লাইনিং'],
    care: CARE.wipe,
    weight: 420,
    colour: ['Natural', 'পাটের রং', '#c2a069'],
  },
  'Bailey Road Handbag, Burgundy': {
    nameBn: 'বেইলি রোড হ্যান্ডব্যাগ, বারগান্ডি',
    descriptionBn:
      'বারগান্ডি চামড়ার শক্ত গড়নের ব্যাগ, ঘোরানো সোনালি ক্ল্যাস্প, একটি উঁচু হাতল, নিচে পায়া। ভেতরে সোয়েড, চেইন দেওয়া পকেট।',
    fabric: ['Leather, suede lining', 'চামড়া, সোয়েডের লাইনিং'],
    care: CARE.leather,
    weight: 780,
    colour: ['Burgundy', 'বারগান্ডি', '#5e1e2b'],
  },
  'Bifold Wallet with Snap': {
    nameBn: 'স্ন্যাপ দেওয়া ভাঁজ মানিব্যাগ',
    descriptionBn:
      'ভেজিটেবল ট্যান করা চামড়ায় আটটি কার্ড, টাকার দুটি ঘর, স্ন্যাপ দেওয়া কয়েন পকেট। সামনের পকেটে এঁটে যায়।',
    fabric: ['Vegetable-tanned leather', 'ভেজিটেবল ট্যান করা চামড়া'],
    care: CARE.leather,
    weight: 130,
    colour: ['Brown', 'বাদামি', '#7a4b2a'],
  },
  'Launch Ghat Weekender': {
    nameBn: 'লঞ্চ ঘাট উইকেন্ডার',
    descriptionBn:
      'দুই রাতের সফরের নেভি ডাফেল: পানিরোধী টুইল, দুই প্রান্তে চামড়া, চওড়া চেইন, না পিছলানো ফিতা। সদরঘাট থেকে বরিশাল, নিশ্চিন্তে।',
    fabric: ['Water-resistant twill, leather', 'পানিরোধী টুইল, চামড়া'],
    care: CARE.wipe,
    weight: 1350,
    colour: ['Navy', 'নেভি', '#24324c'],
  },
  'Jamalpur Gamcha, Red Check': {
    nameBn: 'জামালপুরের গামছা, লাল চেক',
    descriptionBn:
      'গামছা একাধারে তোয়ালে, গলার কাপড় আর রোদের আড়াল: পাতলা চেক সুতি, মিনিটেই শুকায়। গামছা ছাড়া বাঙালি চলে?',
    fabric: ['Handloom cotton', 'তাঁতের সুতি'],
    care: ['Wash apart the first three times.', 'প্রথম তিনবার আলাদা ধুয়ে নিন।'],
    weight: 160,
    colour: ['Red check', 'লাল চেক', '#b33636'],
  },
};
