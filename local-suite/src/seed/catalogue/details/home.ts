import { CARE, type DetailsByName } from './seed-details.ts';

export const homeDetails: DetailsByName = {
  'Nakshi Kantha Quilt, Double': {
    nameBn: 'নকশিকাঁথা, ডাবল',
    descriptionBn:
      'পুরোনো শাড়ির তিন পরত সুতি, হাজারো ফোঁড়ে গাঁথা; লাল সুতার ফুল তুলেছেন যশোরের মেয়েরা। একটির মতো আরেকটি নেই। প্রতিটি ফোঁড়ে একটি গল্প।',
    fabric: ['Three layers of cotton', 'তিন পরত সুতি'],
    care: CARE.hand,
    weight: 1800,
  },
  'Striped Bed Sheet Set, King': {
    nameBn: 'স্ট্রাইপ বিছানার চাদর সেট, কিং',
    descriptionBn:
      'সবুজাভ স্ট্রাইপের পারকেল কাপড়ের কিং সাইজ চাদর আর দুটি বালিশের কভার, ২২০ সুতা। বহুবার ধোয়ার পরও মচমচে থাকে।',
    fabric: ['Cotton percale, 220 threads', 'সুতি পারকেল, ২২০ সুতা'],
    care: CARE.machine,
    weight: 1350,
    colour: ['Sage', 'সেজ সবুজ', '#9fb09a'],
  },
  'Jamdani Curtain Pair, Ivory': {
    nameBn: 'জামদানি পর্দা জোড়া, আইভরি',
    descriptionBn:
      'পাতলা জামদানির দুটি পর্দা: সকালের আলো আসে, রাস্তা আড়াল থাকে। পিতলের আইলেট, বাঁধার ফিতা সঙ্গে। ৭ ফুট।',
    fabric: ['Cotton jamdani', 'সুতি জামদানি'],
    care: CARE.hand,
    weight: 900,
    colour: ['Ivory', 'আইভরি', '#ece3d0'],
  },
  'Ikat Cushion Cover, Bottle Green': {
    nameBn: 'ইকত কুশন কভার, বোতল সবুজ',
    descriptionBn:
      'বোতল সবুজে ক্রিম আর ইট রঙের পালকের মতো বরফি, কিনারে সোনালি পাইপিং। লুকানো চেইন, ১৮ × ১৮ ইঞ্চি; ভেতরের তুলা সঙ্গে নেই।',
    fabric: ['Cotton ikat', 'সুতি ইকত'],
    care: CARE.hand,
    weight: 180,
    colour: ['Bottle green', 'বোতল সবুজ', '#1f4536'],
  },
  'Dhamrai Brass Plate': {
    nameBn: 'ধামরাইয়ের পিতলের থালা',
    descriptionBn:
      'চার শ বছর ধরে যেখানে পিতলের কাজ হয়, সেই ধামরাইয়ে পিটিয়ে গড়া ও খোদাই করা। দশ ইঞ্চি, সেগুন কাঠের স্ট্যান্ডে। কাঁসা-পিতলের ঐতিহ্য।',
    fabric: ['Brass; stand of teak', 'পিতল; স্ট্যান্ড সেগুনের'],
    care: ['Polish with tamarind or lemon, rinse and dry.', 'তেঁতুল বা লেবু দিয়ে মেজে ধুয়ে মুছে রাখুন।'],
    weight: 1400,
  },
  'Potter’s Vase, Terracotta': {
    nameBn: 'কুমারের ফুলদানি, পোড়ামাটি',
    descriptionBn:
      'সাভারের পাল পরিবারের চাকে গড়া, পোড়ানোর আগে চালের গুঁড়ার সাদায় আঁকা। ছবির শুকনো ঘাস সঙ্গে পাবেন।',
    fabric: ['Terracotta', 'পোড়ামাটি'],
    care: ['Dust with a soft brush. For dried flowers only.', 'নরম ব্রাশে ধুলা ঝাড়ুন। শুধু শুকনো ফুলের জন্য।'],
    weight: 1100,
  },
  'Cha Mugs, Pair, Dipped Blue': {
    nameBn: 'চায়ের মগ জোড়া, নীল',
    descriptionBn:
      'জমিয়ে দুধ চা খাওয়ার স্টোনওয়্যার মগ, নদীর নীল গ্লেজে ডোবানো, প্রতিটিতে ৩০০ মিলি। মাইক্রোওয়েভ আর ডিশওয়াশারে চলে।',
    fabric: ['Glazed stoneware', 'গ্লেজ করা স্টোনওয়্যার'],
    weight: 820,
    colour: ['River blue', 'নদী নীল', '#3c6285'],
  },
  'Hogla and Jute Basket': {
    nameBn: 'হোগলা ও পাটের ঝুড়ি',
    descriptionBn:
      'নোয়াখালীর হোগলা পাতা আর পাটের গভীর ঝুড়ি, বোতল সবুজ পট্টি দেওয়া। ময়লা কাপড়, খেলনা বা বড় গাছের টবের জন্য।',
    fabric: ['Hogla leaf and jute', 'হোগলা পাতা ও পাট'],
    care: CARE.wipe,
    weight: 750,
  },
  'Alpona Cloth-Bound Notebook': {
    nameBn: 'আলপনা কাপড়ে বাঁধানো খাতা',
    descriptionBn:
      'ক্রিম রঙের এক শ ষাট পাতা, সেলাই করা বলে খুললে সমান থাকে; নীল কাপড়ের মলাটে ক্রিম সুতার আলপনা। ইলাস্টিক আর ফিতাসহ।',
    fabric: ['Paper 100 gsm; cotton cover', 'কাগজ ১০০ জিএসএম; সুতির মলাট'],
    weight: 340,
    colour: ['Indigo', 'নীল', '#303f66'],
  },
  'Borsha Umbrella, Ink Blue': {
    nameBn: 'বর্ষা ছাতা, কালি নীল',
    descriptionBn:
      'ফাইবারগ্লাসের আটটি শিক, কাঠের বাঁকা হাতল আর আষাঢ়ের দ্বিতীয় সপ্তাহের মতো বড় ঘের। বাতাসে উল্টে গেলেও ভাঙে না।',
    fabric: ['Polyester; ribs of fibreglass', 'পলিয়েস্টার; ফাইবারগ্লাসের শিক'],
    care: ['Dry it open.', 'খোলা রেখে শুকান।'],
    weight: 560,
    colour: ['Ink blue', 'কালি নীল', '#202d4c'],
  },
  'Nargisus Gift Box': {
    nameBn: 'নার্গিসাস উপহারের বাক্স',
    descriptionBn:
      'আমাদের পোড়ামাটি রঙের শক্ত বাক্স, ক্রিম ফিতা, টিস্যু আর আপনার কথা হাতে লেখা একটি কার্ড। উপহার হোক মনে রাখার মতো।',
    fabric: ['Board, cotton ribbon', 'বোর্ড, সুতির ফিতা'],
    weight: 320,
    colour: ['Terracotta', 'পোড়ামাটি', '#a9553c'],
  },
};
