import { CARE, FIT, type DetailsByName } from './seed-details.ts';

export const womenswearDetails: DetailsByName = {
  'Tangail Jamdani Saree, Garnet': {
    nameBn: 'টাঙ্গাইল জামদানি শাড়ি, ডালিম লাল',
    descriptionBn:
      'ডালিম লাল রঙের টাঙ্গাইল সুতি শাড়ি, বারো হাত; সারা গায়ে সোনালি বুটি, গাঢ় বোনা পাড়, আঁচলজুড়ে ফুল। সেলাই ছাড়া ব্লাউজ পিস সঙ্গে আছে। পাথরাইলের গর্ত-তাঁতে বোনা। শাড়িতেই নারী।',
    fabric: ['Handloom cotton jamdani', 'তাঁতের সুতি জামদানি'],
    care: CARE.dry,
    weight: 560,
    colour: ['Garnet', 'ডালিম লাল', '#7a1f2b'],
  },
  'Shapla Cotton Saree, Pond Green': {
    nameBn: 'শাপলা সুতি শাড়ি, পুকুর সবুজ',
    descriptionBn:
      'রোদে পুকুরের পানির মতো সবুজ নরম তাঁতের সুতি শাড়ি; ক্রিম পাড়, ডোরাকাটা আঁচল। সারা দিন কাজের মধ্যেও হালকা। বাসায় সহজে ধোয়া যায়।',
    fabric: ['Handloom cotton', 'তাঁতের সুতি'],
    care: CARE.hand,
    weight: 480,
    colour: ['Pond green', 'পুকুর সবুজ', '#4d7a63'],
  },
  'Meghna Three-Piece, Teal': {
    nameBn: 'মেঘনা থ্রি-পিস, ফিরোজা',
    descriptionBn:
      'সোনালি ফোঁটা আর গলায় কাজ করা ফিরোজা ঘেরওয়ালা কামিজ, ক্রিম সালোয়ার, টাসেল দেওয়া গাঁদা রঙের ওড়না। স্ট্যান্ডার্ড মাপে সেলাই করা। তিন পিস সেট।',
    fabric: ['Cotton blend; orna of chiffon', 'সুতি মিশ্রণ; শিফনের ওড়না'],
    fit: FIT.regular,
    care: CARE.hand,
    weight: 720,
    colour: ['Teal', 'ফিরোজা', '#1f6f73'],
  },
  'Kakoli Block Print Three-Piece': {
    nameBn: 'কাকলি ব্লক প্রিন্ট থ্রি-পিস',
    descriptionBn:
      'কোরা সুতি কাপড়ে নীল আর মরচে রঙের হাতে ছাপা কলকা, নীল সালোয়ার, মরচে রঙের ওড়না। প্রতিটি ছাপ একটু এদিক-ওদিক: তাতেই বোঝা যায় হাতের কাজ।',
    fabric: ['Unbleached cotton', 'কোরা সুতি'],
    fit: FIT.regular,
    care: CARE.hand,
    weight: 650,
    colour: ['Indigo and rust', 'নীল ও মরচে', '#35456e'],
  },
  'Chhoto Shona Panjabi Set, Kids': {
    nameBn: 'ছোট্ট সোনা পাঞ্জাবি সেট, শিশু',
    descriptionBn:
      'জাফরান সুতির ছোট পাঞ্জাবি, সামনে সাদা লতা; চার থেকে দশ বছরের জন্য। সঙ্গে পাজামা। ঈদে বাবার সাথে মিলিয়ে।',
    fabric: ['100% cotton', '১০০% সুতি'],
    fit: FIT.regular,
    care: CARE.machine,
    weight: 280,
    colour: ['Saffron', 'জাফরান', '#d98a2b'],
  },
  'Jhumjhumi Dotted Frock': {
    nameBn: 'ঝুমঝুমি ফোঁটা ফ্রক',
    descriptionBn:
      'হালকা গোলাপি সুতিতে ক্রিম ফোঁটার পার্টি ফ্রক; ফোলা হাতা, গোল কলার, কোমরে বাঁধার ফিতা। ভেতরে লাইনিং, নিচে নেটের ঘের। দুই থেকে আট বছরের জন্য।',
    fabric: ['Cotton, cotton lining', 'সুতি, সুতির লাইনিং'],
    fit: FIT.regular,
    care: CARE.hand,
    weight: 260,
    colour: ['Blush', 'হালকা গোলাপি', '#e3b1ab'],
  },
  'Sirajganj Checked Lungi': {
    nameBn: 'সিরাজগঞ্জের চেক লুঙ্গি',
    descriptionBn:
      'যমুনার পুব পাড়ের নীল চেক, মার্সেরাইজড সুতি, দুই মিটার। রং পাকা, সেলাই করা, পরার জন্য তৈরি। গরমে আরামের রাজা।',
    fabric: ['Mercerised cotton', 'মার্সেরাইজড সুতি'],
    care: CARE.machine,
    weight: 300,
    colour: ['Blue check', 'নীল চেক', '#3f5f8a'],
  },
  'Pahari Wool Shawl, Rust': {
    nameBn: 'পাহাড়ি উলের শাল, মরচে লাল',
    descriptionBn:
      'রাঙামাটিতে কোমর-তাঁতে বোনা: মরচে লাল উল, দুই প্রান্তে ক্রিম আর কালো ডোরা, গিঁট দেওয়া ঝালর। দুবার জড়ানোর মতো চওড়া।',
    fabric: ['Wool', 'উল'],
    care: CARE.dry,
    weight: 540,
    colour: ['Rust', 'মরচে লাল', '#9a4a2c'],
  },
};
