/** What the second picture of a product shows, in English and in Bangla, by the products that it is true of. */
const STYLED_VIEWS: readonly (readonly [english: string, bangla: string, products: readonly string[]])[] = [
  [
    'folded',
    'ভাঁজ করা',
    [
      'Alpona Print Tee, Black',
      'Boishakhi White Khadi Panjabi',
      'Chhoto Shona Panjabi Set, Kids',
      'Cox’s Bazar Polo, Maroon',
      'Cox’s Bazar Polo, Navy',
      'Dhanmondi Striped Oxford Shirt',
      'Everyday Tee, Indigo',
      'Everyday Tee, Olive',
      'Everyday Tee, Terracotta',
      'Jamalpur Gamcha, Red Check',
      'Jamdani Curtain Pair, Ivory',
      'Kakoli Block Print Three-Piece',
      'Meghna Three-Piece, Teal',
      'Mirpur Slim Jeans, River Wash',
      'Motijheel Formal Trousers, Charcoal',
      'Nil Short Kurta, Rolled Sleeve',
      'Padma Green Silk Panjabi',
      'Pahari Wool Shawl, Rust',
      'Sajek Leaf Print Camp Shirt',
      'Shapla Cotton Saree, Pond Green',
      'Shonar Bangla Jamdani Panjabi',
      'Sirajganj Checked Lungi',
      'Tangail Jamdani Saree, Garnet',
      'Turag Joggers, Slate',
      'Uttara Chino, Khaki',
      'White Cotton Pajama',
    ],
  ],
  [
    'on a tailor’s form',
    'ম্যানিকুইনে পরানো',
    [
      'Banani Linen Blazer, Sand',
      'Classic Mujib Coat',
      'Gulshan Navy Two-Piece Suit',
      'Jhumjhumi Dotted Frock',
      'Rajkumar Wedding Sherwani',
      'Sylhet Tweed Koti',
    ],
  ],
  [
    'seen from above',
    'ওপর থেকে দেখা',
    [
      'Bhairab Leather Sandals',
      'Elephant Road Penny Loafers',
      'Embroidered Cotton Topi',
      'Hatirjheel Court Sneakers',
      'Nawabi Nagra, Crimson',
      'Rani Block Heels, Vermilion',
    ],
  ],
  ['seen from behind', 'পেছন থেকে দেখা', ['Bandarban Canvas Backpack', 'Shapla Field Cap, Forest']],
  ['with its long strap', 'লম্বা ফিতাসহ', ['Bailey Road Handbag, Burgundy', 'Launch Ghat Weekender']],
  ['open', 'খোলা অবস্থায়', ['Alpona Cloth-Bound Notebook', 'Bifold Wallet with Snap', 'Nargisus Gift Box']],
  ['with the shopping in it', 'বাজার ভরা', ['Golden Fibre Jute Tote']],
  ['hung on a peg', 'হুকে ঝোলানো', ['Saddle Leather Belt, Brass Buckle']],
  ['with its hard case', 'শক্ত খাপসহ', ['Kuakata Sunglasses, Tortoise']],
  [
    'in its case',
    'খোলা বাক্সে সাজানো',
    [
      'Karnaphuli Steel Watch',
      'Noor Jhumka, Ruby and Emerald',
      'Padmavati Gold-Plated Necklace',
      'Panna Flower Ring',
      'Reshmi Churi, Set of Eleven',
      'Surma Automatic Watch, Green Dial',
    ],
  ],
  [
    'with its box',
    'বাক্সসহ',
    [
      'Alta Red Lipstick',
      'Baul Wireless Headphones',
      'Bijoy Power Bank 20,000 mAh',
      'Dokhina Table Fan, 12 inch',
      'Jonaki True Wireless Earbuds',
      'Keshkala Herbal Hair Oil',
      'Malai Night Cream',
      'Neem and Turmeric Soap, Pair',
      'Rajanigandha Attar, 12 ml',
    ],
  ],
  ['on a made bed', 'বিছানায় পাতা', ['Nakshi Kantha Quilt, Double', 'Striped Bed Sheet Set, King']],
  ['two of them on a bench', 'বেঞ্চের ওপর দুটি', ['Ikat Cushion Cover, Bottle Green']],
  ['with sweets on it', 'মিষ্টি সাজানো', ['Dhamrai Brass Plate']],
  ['on a table beside books', 'টেবিলে বইয়ের পাশে', ['Potter’s Vase, Terracotta']],
  ['on a tray, steaming', 'ট্রেতে, ধোঁয়া ওঠা', ['Cha Mugs, Pair, Dipped Blue']],
  ['with a plant in it', 'ভেতরে গাছ বসানো', ['Hogla and Jute Basket']],
  ['lit in the evening', 'সন্ধ্যায় জ্বালানো', ['Pradip Table Lamp']],
  ['rolled and tied', 'গুটিয়ে বাঁধা', ['Borsha Umbrella, Ink Blue']],
  ['leaning on the stumps', 'স্টাম্পে হেলান দেওয়া', ['Tiger Willow Cricket Bat']],
  ['in front of a goal', 'গোলপোস্টের সামনে', ['Maidan Match Football, Size 5']],
  ['on a mat with a towel and a bottle', 'ম্যাটে, তোয়ালে ও বোতলের পাশে', ['Hex Dumbbells, 5 kg Pair']],
  ['unrolled', 'মেলে রাখা', ['Shanti Yoga Mat with Strap']],
  ['a racket and shuttlecocks on the court', 'কোর্টে একটি র‍্যাকেট ও শাটল', ['Winter Court Badminton Set']],
];

/**
 * Returns what the second picture of a product shows: `folded`.
 *
 * @throws Error for a product that is not listed.
 */
export function styledViewOf(name: string): { readonly shows: string; readonly showsBn: string } {
  const found = STYLED_VIEWS.find(([, , products]) => products.includes(name));
  if (!found) throw new Error(`${name} has no second view`);
  return { shows: found[0], showsBn: found[1] };
}
