import { CARE, type DetailsByName } from './seed-details.ts';

export const personalDetails: DetailsByName = {
  'Padmavati Gold-Plated Necklace': {
    nameBn: 'পদ্মাবতী সোনার প্রলেপের হার',
    descriptionBn:
      'সোনার প্রলেপ দেওয়া পুঁতির দুই লহর, রুবি রঙের ফোঁটা আর ফুলের লকেট; রেশমের ফিতায় যেকোনো মাপে পরা যায়। নিকেল নেই। মখমলের বাক্সে আসে।',
    fabric: ['Gold-plated brass, glass', 'সোনার প্রলেপের পিতল, কাচ'],
    care: CARE.jewelry,
    weight: 180,
  },
  'Noor Jhumka, Ruby and Emerald': {
    nameBn: 'নূর ঝুমকা, রুবি ও পান্না',
    descriptionBn:
      'ঘণ্টার মতো ঝুমকা: সবুজ মিনার পাতা, রুবি রঙের কাচ আর মুক্তার ঝালর, মাথা ঘোরালেই রুনুঝুনু। কানের দুলে উৎসব।',
    fabric: ['Gold-plated brass, enamel, glass', 'সোনার প্রলেপের পিতল, মিনা, কাচ'],
    care: CARE.jewelry,
    weight: 90,
  },
  'Reshmi Churi, Set of Eleven': {
    nameBn: 'রেশমি চুড়ি, এগারোটির সেট',
    descriptionBn:
      'তিন রকম লালে সোনালি সুতার কাচের চুড়ি, দুপাশে পাথর বসানো চওড়া সোনালি কাড়া। চকবাজারের চুড়িপট্টি থেকে। মাপ ২.৪ থেকে ২.৮।',
    fabric: ['Glass, gilt metal', 'কাচ, সোনালি ধাতু'],
    care: ['Keep on a stand; glass breaks.', 'স্ট্যান্ডে রাখুন; কাচ ভাঙে।'],
    weight: 220,
    colour: ['Red', 'লাল', '#b12b35'],
  },
  'Panna Flower Ring': {
    nameBn: 'পান্না ফুল আংটি',
    descriptionBn: 'সোনার প্রলেপের ফুল, মাঝে সবুজ পাথর, চারপাশে ছোট আটটি। ছোট-বড় করা যায়।',
    fabric: ['Gold-plated brass, glass', 'সোনার প্রলেপের পিতল, কাচ'],
    care: CARE.jewelry,
    weight: 50,
  },
  'Baul Wireless Headphones': {
    nameBn: 'বাউল ওয়্যারলেস হেডফোন',
    descriptionBn:
      'কান ঢাকা হেডফোন: একবার চার্জে চল্লিশ ঘণ্টা, ভাঁজ করা যায়, চামড়ার মতো নরম গদি। একতারার প্রতিটি টান শুনুন। এক বছরের ওয়ারেন্টি।',
    weight: 480,
    colour: ['Black', 'কালো', '#232326'],
  },
  'Bijoy Power Bank 20,000 mAh': {
    nameBn: 'বিজয় পাওয়ার ব্যাংক ২০,০০০ এমএএইচ',
    descriptionBn:
      'লম্বা লোডশেডিংয়ের রাতেও দুটি ফোন চালু রাখে: ২২.৫ ওয়াট ফাস্ট চার্জ, তিনটি পোর্ট, কত বাকি তা জানায় চারটি বাতি। লোডশেডিংয়ে ভরসা।',
    weight: 460,
  },
  'Jonaki True Wireless Earbuds': {
    nameBn: 'জোনাকি ট্রু ওয়্যারলেস ইয়ারবাড',
    descriptionBn:
      'জোনাকির মতো ছোট: কানে ছয় ঘণ্টা, কেসে চব্বিশ; ফার্মগেটের যানজটের শব্দ কলে আসে না। ফেরার পথের বৃষ্টিতে ক্ষতি হয় না।',
    weight: 120,
  },
  'Pradip Table Lamp': {
    nameBn: 'প্রদীপ টেবিল ল্যাম্প',
    descriptionBn:
      'কুঁদে গড়া পিতলের পায়া, কুঁচি দেওয়া সুতির ঢাকনা, কিনারে রানিং ফোঁড়। ৯ ওয়াটের উষ্ণ আলোর বাল্ব বাক্সেই আছে।',
    fabric: ['Brass, cotton shade', 'পিতল, সুতির ঢাকনা'],
    care: CARE.wipe,
    weight: 1600,
  },
  'Dokhina Table Fan, 12 inch': {
    nameBn: 'দখিনা টেবিল ফ্যান, ১২ ইঞ্চি',
    descriptionBn:
      'তিন গতি, ধাতুর জালি, ঘুমানোর মতো নীরব মোটর। নিজের ব্যাটারিতে চার ঘণ্টা চলে। গরমে দখিনা হাওয়া।',
    weight: 2900,
  },
  'Rajanigandha Attar, 12 ml': {
    nameBn: 'রজনীগন্ধা আতর, ১২ মিলি',
    descriptionBn:
      'চন্দনের তেলে রজনীগন্ধার নির্যাস, অ্যালকোহল ছাড়া; কাটা কাচের শিশি, সোনালি ছিপি। এক ফোঁটা ইশা পর্যন্ত থাকে। রজনীগন্ধার সুবাস।',
    weight: 110,
  },
  'Neem and Turmeric Soap, Pair': {
    nameBn: 'নিম-হলুদ সাবান, জোড়া',
    descriptionBn:
      'নিম, হলুদ আর নারকেল তেলের কোল্ড প্রসেসে তৈরি সাবান, ছয় সপ্তাহ জিরানো। গরমে কষ্ট পাওয়া ত্বকে কোমল।',
    weight: 230,
  },
  'Malai Night Cream': {
    nameBn: 'মালাই নাইট ক্রিম',
    descriptionBn:
      'শুষ্ক শীতের জন্য দুধের সর, গোলাপ আর ভিটামিন ই-র ঘন ক্রিম। ধীরে ধীরে ত্বকে মেশে, যেমনটা হওয়া উচিত। ৫০ মিলি।',
    weight: 140,
  },
  'Keshkala Herbal Hair Oil': {
    nameBn: 'কেশকলা ভেষজ চুলের তেল',
    descriptionBn:
      'বাগেরহাটে ভাঙানো নারকেল তেলে আমলকী, মেথি আর জবা ভেজানো। আগে হাতের তালুতে একটু গরম করে নিন। ঘন কালো চুলের যত্নে। ২০০ মিলি।',
    weight: 260,
  },
  'Alta Red Lipstick': {
    nameBn: 'আলতা লাল লিপস্টিক',
    descriptionBn: 'কনের পায়ের আলতার লাল, সাটিন স্টিকে; ঠোঁট শুকায় না। চুম্বকের খাপ, রিফিল ভরা যায়।',
    weight: 60,
    colour: ['Alta red', 'আলতা লাল', '#b3202f'],
  },
  'Tiger Willow Cricket Bat': {
    nameBn: 'টাইগার উইলো ক্রিকেট ব্যাট',
    descriptionBn:
      'কাশ্মীর উইলো, মোটা কিনারা, নিচু পিচের জন্য নিচে সুইট স্পট; ছোট হাতল, নক করা। ব্যাগে একটি চামড়ার বল আছে। বাঘের মতো খেলুন।',
    fabric: ['Kashmir willow, cane handle', 'কাশ্মীর উইলো, বেতের হাতল'],
    care: ['Oil lightly twice a season.', 'মৌসুমে দুবার হালকা তেল দিন।'],
    weight: 1500,
  },
  'Maidan Match Football, Size 5': {
    nameBn: 'ময়দান ম্যাচ ফুটবল, সাইজ ৫',
    descriptionBn:
      'হাতে সেলাই করা বত্রিশ টুকরা, বিউটাইল ব্লাডার পুরো মৌসুম হাওয়া ধরে রাখে। ধুলা বা ভেজা ঘাস, দুটোতেই সমান বাউন্স।',
    fabric: ['Polyurethane, butyl bladder', 'পলিইউরেথেন, বিউটাইল ব্লাডার'],
    care: CARE.wipe,
    weight: 520,
  },
  'Hex Dumbbells, 5 kg Pair': {
    nameBn: 'হেক্স ডাম্বেল, ৫ কেজি জোড়া',
    descriptionBn:
      'রাবারে মোড়া ছয়কোনা ডাম্বেল, যেখানে রাখবেন সেখানেই থাকে; খাঁজকাটা স্টিলের হাতল। শোবার ঘরের যেকোনো কোণের জন্য।',
    fabric: ['Cast iron, rubber, steel', 'ঢালাই লোহা, রাবার, স্টিল'],
    care: CARE.wipe,
    weight: 10_300,
  },
  'Shanti Yoga Mat with Strap': {
    nameBn: 'শান্তি ইয়োগা ম্যাট, ফিতাসহ',
    descriptionBn: 'ছয় মিলিমিটার প্রাকৃতিক রাবার, ফোঁটা ফোঁটা গ্রিপ, চামড়ার ফিতায় গোটানো। গন্ধ নেই, পিছলায় না।',
    fabric: ['Natural rubber', 'প্রাকৃতিক রাবার'],
    care: CARE.wipe,
    weight: 1700,
  },
  'Winter Court Badminton Set': {
    nameBn: 'উইন্টার কোর্ট ব্যাডমিন্টন সেট',
    descriptionBn:
      'কার্বন শ্যাফটের র‍্যাকেট আর এক টিউব পালকের শাটল, পৌষের আলো জ্বালা কোর্টের জন্য। ২২ পাউন্ডে তার বাঁধা।',
    fabric: ['Carbon shaft, aluminium head', 'কার্বন শ্যাফট, অ্যালুমিনিয়ামের মাথা'],
    weight: 480,
  },
};
