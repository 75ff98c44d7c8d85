import { catalogueEntryOf } from '@nargisus/domain/catalogue';
import { makeSearchIndex, searchLarge } from '@nargisus/domain/search';
import { MemorySource } from '@nargisus/domain/testing/search';
import { describe, expect, test } from 'vitest';
import { CATALOGUE, productRecord } from './catalogue.ts';
import { renditionsAt } from './testing/renditions-at.ts';

const entries = CATALOGUE.map((product) =>
  catalogueEntryOf(productRecord(product, renditionsAt(product.id))),
);
const index = makeSearchIndex(entries);
const namesFor = (query: string) => index.search(query).results.map(({ entry }) => entry.name);

/** What shoppers type, by the product that comes first; a part of a name stands for each product that has it. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  Tee: [
    ...[
      't-shirt',
      'tshirt',
      't shirt',
      'tee shirt',
      'T-Shirt for men',
      'tshirts',
      'ti shirt',
      'tees',
      'genji',
    ],
    ...['টি শার্ট', 'টি-শার্ট', 'টিশার্ট', 'গেঞ্জি', 'ছেলেদের টি শার্ট', 'প্রতিদিনের টি শার্ট'],
  ],
  'Alpona Print Tee, Black': ['black tshirt', 'kalo t shirt', 'কালো টি শার্ট', 'black t-shirt for men'],
  'Three-Piece': [
    ...[
      '3 piece',
      '3-piece',
      '3piece',
      'three piece',
      'threepiece',
      'three-piece',
      '3 pcs',
      '3 pis',
      'tin piece',
      'meyeder jama',
    ],
    ...[
      '৩ পিস',
      'থ্রি পিস',
      'থ্রিপিস',
      'থ্রি-পিস',
      'তিন পিস',
      'salwar kameez',
      'shalwar kamiz',
      'সালোয়ার কামিজ',
    ],
    ...['kurti', 'কুর্তি', 'orna', 'odna', 'ওড়না', 'dupatta', 'meyeder three piece', 'থ্রি পিস দাম'],
  ],
  'Kakoli Block Print Three-Piece': ['block print three piece', 'ব্লক প্রিন্ট থ্রি পিস'],
  'Two-Piece Suit': ['two piece', '2 piece', 'suit', 'স্যুট', 'navy suit', 'blue suit for men'],
  Saree: [
    ...['saree', 'sari', 'shari', 'sharee', 'saari', 'sarees', 'saree price in bangladesh', 'ladies saree'],
    ...['শাড়ি', 'শাড়ী', 'শা\u09dcি', 'শাড়ির দাম', 'মেয়েদের শাড়ি', 'eid saree', 'ঈদের শাড়ি', 'puja saree'],
    ...['durga puja saree', 'পূজার শাড়ি', 'pohela boishakh saree', 'বৈশাখের শাড়ি', 'black saree', 'কালো শাড়ি'],
  ],
  'Tangail Jamdani Saree, Garnet': [
    ...['lal shari', 'red saree', 'লাল শাড়ি', 'lal saree', 'jamdani saree', 'জামদানি শাড়ি', 'jamdani shari'],
    ...[
      'tangail saree',
      'টাঙ্গাইল শাড়ি',
      'biyer saree',
      'বিয়ের শাড়ি',
      'saree above 5000',
      '৫০০০ টাকার বেশি শাড়ি',
    ],
  ],
  'Shapla Cotton Saree, Pond Green': [
    ...[
      'green saree',
      'sobuj shari',
      'সবুজ শাড়ি',
      'suti shari',
      'cotton saree',
      'সুতি শাড়ি',
      'saree under 5000',
    ],
    ...['saree 3000 to 5000', '৫০০০ টাকার মধ্যে শাড়ি', 'শাড়ি ৩০০০-৫০০০'],
  ],
  Panjabi: [
    ...[
      'panjabi',
      'punjabi',
      'panjabee',
      'panjbi',
      'panjabis',
      'panjabi for men',
      'panjabi dam koto',
      'punjabi bd',
    ],
    ...['পাঞ্জাবি', 'পাঞ্জাবী', 'পান্জাবি', 'পাঞাবি', 'পাঞ্জাবির দাম', 'ছেলেদের পাঞ্জাবি', 'zebra panjabi'],
  ],
  'Shonar Bangla Jamdani Panjabi': [
    'jamdani panjabi',
    'জামদানি পাঞ্জাবি',
    'red panjabi',
    'lal panjabi',
    'eid panjabi',
  ],
  'Boishakhi White Khadi Panjabi': [
    ...['white panjabi', 'sada panjabi', 'সাদা পাঞ্জাবি', 'khadi panjabi', 'খাদি পাঞ্জাবি', 'pohela boishakh'],
    ...[
      'পহেলা বৈশাখ',
      'boishakh',
      'বৈশাখ',
      'boishakhi panjabi',
      'বৈশাখী পাঞ্জাবি',
      'নববর্ষ',
      'pohela baishakh panjabi',
    ],
  ],
  'Padma Green Silk Panjabi': [
    'silk panjabi',
    'সিল্ক পাঞ্জাবি',
    'green panjabi',
    'সবুজ পাঞ্জাবি',
    'resham panjabi',
  ],
  'Chhoto Shona Panjabi Set, Kids': [
    ...[
      'kids panjabi',
      'baby panjabi',
      'baccader panjabi',
      'বাচ্চাদের পাঞ্জাবি',
      'shishu panjabi',
      'ছোটদের পাঞ্জাবি',
    ],
    ...['panjabi under 1300', '১৩০০ টাকার মধ্যে পাঞ্জাবি'],
  ],
  'Nil Short Kurta': ['kurta', 'কুর্তা', 'short kurta', 'নীল কুর্তা'],
  Sherwani: ['sherwani', 'শেরওয়ানি', 'biyer sherwani', 'বিয়ের শেরওয়ানি', 'borer sherwani', 'wedding dress'],
  'Mujib Coat': ['mujib coat', 'মুজিব কোট', 'coat', 'কোট', 'black coat', 'kalo coat'],
  Koti: ['winter jacket', 'শীতের জ্যাকেট', 'koti', 'কটি', 'waistcoat', 'vest'],
  'Linen Blazer': ['blazer', 'ব্লেজার', 'linen blazer', 'লিনেন ব্লেজার'],
  'Oxford Shirt': [
    ...[
      'shirt',
      'শার্ট',
      'formal shirt',
      'office shirt',
      'অফিসের শার্ট',
      'blue shirt',
      'nil shirt',
      'নীল শার্ট',
    ],
    ...['shirt for man', 'men shirt', 'half shirt', 'striped shirt', 'শার্টের দাম'],
  ],
  'Camp Shirt': ['shirt under 1500', '১৫০০ টাকার মধ্যে শার্ট', 'print shirt', 'shirt 1000-1500'],
  Polo: ['polo', 'polo shirt', 'পোলো', 'পোলো শার্ট', 'polo t shirt', 'polo for men'],
  'Formal Trousers': ['pant', 'pants', 'প্যান্ট', 'formal pant', 'trousers', 'ফর্মাল প্যান্ট'],
  'Slim Jeans': ['jeans', 'jeans pant', 'জিন্স', 'জিন্স প্যান্ট', 'denim', 'blue jeans'],
  'Chino, Khaki': ['chino', 'chinos', 'gabardine pant', 'গ্যাবার্ডিন প্যান্ট'],
  Joggers: ['jogger', 'joggers', 'track pant'],
  Pajama: ['pajama', 'pyjama', 'payjama', 'পায়জামা', 'পাজামা'],
  Lungi: ['lungi', 'longi', 'লুঙ্গি', 'checked lungi'],
  Gamcha: ['gamcha', 'gamsa', 'গামছা', 'lal gamcha', 'towel'],
  Shawl: ['shawl', 'শাল', 'chador', 'চাদর', 'wool shawl', 'উলের চাদর', 'শীতের চাদর'],
  Frock: ['frock', 'ফ্রক', 'baby frock', 'বাচ্চাদের ফ্রক'],
  Loafers: ['shoes', 'juta', 'জুতা', 'জুতো', 'cheleder juta', 'ছেলেদের জুতা', 'gents shoe', 'loafer', 'লোফার'],
  Sneakers: ['sneakers', 'snekers', 'keds', 'কেডস', 'white shoes', 'sada juta', 'সাদা জুতা'],
  Nagra: ['nagra', 'নাগরা', 'biyer juta', 'বিয়ের জুতা', 'red shoes', 'lal juta'],
  Sandals: ['sandal', 'sandals', 'স্যান্ডেল', 'leather sandal', 'চামড়ার স্যান্ডেল'],
  Heels: ['heel', 'high heel', 'হিল', 'meyeder juta', 'মেয়েদের জুতা', 'ladies shoes'],
  Backpack: ['school bag', 'স্কুল ব্যাগ', 'laptop bag', 'backpack', 'ব্যাকপ্যাক', 'back pack'],
  Tote: ['bag', 'ব্যাগ', 'jute bag', 'পাটের ব্যাগ', 'shopping bag', 'tote bag', 'bag under 700'],
  Handbag: ['ladies bag', 'hand bag', 'handbag', 'ভ্যানিটি ব্যাগ', 'হ্যান্ডব্যাগ'],
  Weekender: ['travel bag', 'ট্রাভেল ব্যাগ', 'duffel'],
  Wallet: ['wallet', 'money bag', 'moneybag', 'মানিব্যাগ', 'মানি ব্যাগ', 'leather wallet'],
  Belt: ['belt', 'বেল্ট', 'leather belt', 'চামড়ার বেল্ট'],
  Watch: ['watch', 'ghori', 'ঘড়ি', 'hat ghori', 'হাত ঘড়ি', 'watch for men', 'ঘড়ির দাম'],
  Sunglasses: ['sunglass', 'sun glass', 'chosma', 'চশমা', 'সানগ্লাস'],
  Topi: ['topi', 'টুপি', 'namazer tupi', 'নামাজের টুপি', 'tupi'],
  'Field Cap': ['cap', 'ক্যাপ'],
  Necklace: ['necklace', 'নেকলেস', 'gohona', 'গহনা', 'গয়না', 'jewellery', 'jewelry', 'golar har'],
  Jhumka: ['earring', 'ear ring', 'kaner dul', 'কানের দুল', 'jhumka', 'ঝুমকা', 'jhumko'],
  Churi: ['churi', 'চুড়ি', 'bangles', 'lal churi', 'লাল চুড়ি', 'reshmi churi'],
  'Panna Flower Ring': ['ring', 'আংটি', 'angti'],
  Headphones: ['headphone', 'head phone', 'হেডফোন', 'wireless headphone'],
  Earbuds: ['earbuds', 'ear buds', 'airpods', 'ইয়ারবাড', 'earphone'],
  'Power Bank': [
    'power bank',
    'powerbank',
    'পাওয়ার ব্যাংক',
    'mobile charger',
    'charger',
    '20000 mah',
    '২০,০০০ mah',
  ],
  'Table Fan': ['fan', 'ফ্যান', 'table fan', 'টেবিল ফ্যান'],
  Lamp: ['lamp', 'table lamp', 'টেবিল ল্যাম্প', 'বাতি'],
  Attar: ['attar', 'ator', 'আতর', 'perfume', 'সুগন্ধি'],
  Soap: ['soap', 'saban', 'সাবান', 'neem soap'],
  'Night Cream': ['night cream', 'cream', 'ক্রিম', 'krim'],
  'Hair Oil': ['hair oil', 'chuler tel', 'চুলের তেল', 'oil'],
  Lipstick: ['lipstick', 'lip stick', 'লিপস্টিক', 'লাল লিপস্টিক', 'red lipstick'],
  'Cricket Bat': ['cricket bat', 'bat', 'ক্রিকেট ব্যাট', 'ব্যাট'],
  Football: ['football', 'foot ball', 'ফুটবল'],
  Badminton: ['badminton', 'ব্যাডমিন্টন', 'racket', 'winter'],
  Dumbbells: ['dumbbell', 'dumbell 5kg', 'ডাম্বেল', '5 kg dumbbell'],
  'Yoga Mat': ['yoga mat', 'yoga', 'ইয়োগা ম্যাট'],
  Mugs: ['mug', 'মগ', 'tea cup', 'চায়ের কাপ', 'cha cup', 'কাপ'],
  Vase: ['vase', 'ফুলদানি', 'fuldani', 'flower vase'],
  'Nakshi Kantha': ['nakshi kantha', 'নকশি কাঁথা', 'katha', 'kombol kantha', 'কাঁথা'],
  'Bed Sheet': ['bed sheet', 'bedsheet', 'বিছানার চাদর', 'bed cover', 'বেডশিট'],
  'Cushion Cover': ['cushion cover', 'কুশন কভার', 'kushon'],
  Curtain: ['curtain', 'পর্দা', 'porda', 'curtains'],
  Basket: ['basket', 'ঝুড়ি', 'jhuri'],
  'Brass Plate': ['brass plate', 'কাঁসার থালা', 'পিতলের প্লেট'],
  Umbrella: ['umbrella', 'ছাতা', 'chata', 'বর্ষা', 'rain'],
  Notebook: ['notebook', 'note book', 'khata', 'খাতা', 'diary'],
  'Gift Box': ['gift', 'gift box', 'উপহার', 'birthday gift', 'gift under 1k', 'জন্মদিনের উপহার'],
};

const cases = Object.entries(FIRST).flatMap(([name, queries]) =>
  queries.map((query) => [query, name] as const),
);

test('there are hundreds of queries, no two the same', () => {
  const queries = cases.map(([query]) => query);
  expect(queries.length).toBeGreaterThan(300);
  expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
});

test.each(cases)('"%s" finds %s first', (query, name) => {
  expect(namesFor(query)[0]).toContain(name);
});

const source = new MemorySource(entries);
const everything = {
  filter: {},
  least: null,
  most: null,
  limit: entries.length,
  now: new Date('2026-11-24'),
};

test.each(cases)('"%s" finds %s first in a shop that is too large to be in memory', async (query, name) => {
  const { results, ignored, total } = await searchLarge(source, { ...everything, query });
  const expected = index.search(query);
  expect(results[0]?.name).toContain(name);
  expect([ignored, total]).toEqual([expected.ignored, expected.results.length]);
});

/** Broader queries: products that are among the first. */
const AMONG_FIRST: readonly (readonly [query: string, within: number, names: readonly string[]])[] = [
  ['eid', 2, ['Shonar Bangla Jamdani Panjabi', 'Chhoto Shona Panjabi Set, Kids']],
  ['ঈদ', 2, ['Shonar Bangla Jamdani Panjabi', 'Chhoto Shona Panjabi Set, Kids']],
  ['eid', 12, ['Tangail Jamdani Saree, Garnet', 'Meghna Three-Piece, Teal', 'Rajanigandha Attar, 12 ml']],
  ['ঈদের পাঞ্জাবি', 4, ['Shonar Bangla Jamdani Panjabi', 'Boishakhi White Khadi Panjabi']],
  ['eid dress', 6, ['Shonar Bangla Jamdani Panjabi', 'Tangail Jamdani Saree, Garnet']],
  ['puja', 8, ['Tangail Jamdani Saree, Garnet', 'Shonar Bangla Jamdani Panjabi', 'Meghna Three-Piece, Teal']],
  ['পূজা', 8, ['Tangail Jamdani Saree, Garnet', 'Shonar Bangla Jamdani Panjabi', 'Meghna Three-Piece, Teal']],
  ['pohela boishakh', 8, ['Shapla Cotton Saree, Pond Green', 'Jamalpur Gamcha, Red Check']],
  ['winter', 8, ['Pahari Wool Shawl, Rust', 'Sylhet Tweed Koti', 'Classic Mujib Coat']],
  ['শীতের কাপড়', 5, ['Pahari Wool Shawl, Rust', 'Sylhet Tweed Koti', 'Classic Mujib Coat']],
  ['biye', 12, ['Rajkumar Wedding Sherwani', 'Nawabi Nagra, Crimson', 'Tangail Jamdani Saree, Garnet']],
  ['jewelry', 4, ['Noor Jhumka, Ruby and Emerald', 'Reshmi Churi, Set of Eleven', 'Panna Flower Ring']],
  ['bag', 5, ['Bandarban Canvas Backpack', 'Bailey Road Handbag, Burgundy', 'Launch Ghat Weekender']],
  ['জুতা', 5, ['Hatirjheel Court Sneakers', 'Nawabi Nagra, Crimson', 'Bhairab Leather Sandals']],
  ['electronics', 5, ['Baul Wireless Headphones', 'Dokhina Table Fan, 12 inch', 'Pradip Table Lamp']],
  ['home decor', 8, ['Dhamrai Brass Plate', 'Potter’s Vase, Terracotta', 'Hogla and Jute Basket']],
  ['ঘর সাজানো', 8, ['Dhamrai Brass Plate', 'Potter’s Vase, Terracotta', 'Hogla and Jute Basket']],
  ['খেলার জিনিস', 5, ['Tiger Willow Cricket Bat', 'Maidan Match Football, Size 5']],
  ['gym', 2, ['Hex Dumbbells, 5 kg Pair', 'Shanti Yoga Mat with Strap']],
  ['মেয়েদের পোশাক', 4, ['Tangail Jamdani Saree, Garnet', 'Meghna Three-Piece, Teal']],
  ['under 500', 8, ['Sirajganj Checked Lungi', 'Neem and Turmeric Soap, Pair']],
  ['৫০০ টাকার নিচে', 8, ['Sirajganj Checked Lungi', 'Neem and Turmeric Soap, Pair']],
  ['panjabi 2000 takar moddhe', 2, ['Chhoto Shona Panjabi Set, Kids', 'Nil Short Kurta, Rolled Sleeve']],
  ['২৫০০ টাকার মধ্যে পাঞ্জাবি', 3, ['Boishakhi White Khadi Panjabi', 'Nil Short Kurta, Rolled Sleeve']],
  ['pant', 4, ['Mirpur Slim Jeans, River Wash', 'Uttara Chino, Khaki', 'Turag Joggers, Slate']],
];

test.each(AMONG_FIRST)('"%s" has among its first %i: %s', (query, within, names) => {
  expect(namesFor(query).slice(0, within)).toEqual(expect.arrayContaining([...names]));
});

describe('words and prices that nothing matches are ignored and named', () => {
  test.each([
    ['panjabi zebra', 'Panjabi', ['zebra']],
    ['black saree', 'Saree', ['black']],
    ['কালো শাড়ি', 'Saree', ['কালো']],
    ['panjabi under 100', 'Panjabi', ['under 100']],
    ['১০০ টাকার মধ্যে পাঞ্জাবি', 'Panjabi', ['১০০ টাকার মধ্যে']],
    ['silk saree', 'Saree', ['silk']],
    ['hijab for eid', 'Panjabi', ['hijab']],
  ])('"%s"', (query, name, ignored) => {
    expect(namesFor(query)[0]).toContain(name);
    expect(index.search(query).ignored).toEqual(ignored);
  });

  test.each([
    'asdfghjkl',
    'hijab',
    'বোরকা',
    'lehenga',
    'zebra giraffe',
    'asdf under 500',
    'under 1 taka',
    '!?',
  ])('"%s" finds nothing', (query) => {
    expect(index.search(query)).toMatchObject({ results: [], ignored: [] });
  });
});
