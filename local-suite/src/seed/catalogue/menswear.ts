import { inCategory, TROUSERS } from './seed-product.ts';

export const menswear = inCategory('clothing', [
  {
    name: 'Shonar Bangla Jamdani Panjabi',
    price: 4250,
    description:
      'Handwoven Dhakai jamdani in deep maroon, with gold buti floated in by two weavers of Rupganj over six days. Band collar, four shell buttons and side slits. ঈদ ও বিয়ের জন্য সেরা পছন্দ। Dry clean the first three times.',
    featured: true,
  },
  {
    name: 'Boishakhi White Khadi Panjabi',
    price: 2350,
    description:
      'Comilla khadi, spun and woven by hand, bleached soft white for পহেলা বৈশাখ. A narrow vine of gold thread runs down the placket and round the cuffs. Breathes well in April heat.',
    featured: true,
  },
  {
    name: 'Padma Green Silk Panjabi',
    price: 3890,
    description:
      'Rajshahi silk the green of river water, with a row of worked diamonds beside the placket. Lined at the yoke so that it hangs straight. Comes with a spare button.',
  },
  {
    name: 'Nil Short Kurta, Rolled Sleeve',
    price: 1450,
    description:
      'A short kurta in chambray-blue cotton for every day: sleeves rolled and tabbed, hem above the thigh, dark coconut buttons. Wear it with jeans. মেশিনে ধোয়া যায়।',
  },
  {
    name: 'Rajkumar Wedding Sherwani',
    price: 14500,
    description:
      'Ivory brocade sherwani with two bands of gold embroidery down the front and seven covered buttons. Cut close at the waist, full at the hem. বরের জন্য তৈরি। Includes one free alteration at our Dhaka workshop.',
    featured: true,
  },
  {
    name: 'Classic Mujib Coat',
    price: 2950,
    description:
      'The classic black Mujib coat: six buttons, band collar, two welt pockets and one at the chest. Soft wool blend, half lined. Shown over our white khadi panjabi, which is sold separately.',
  },
  {
    name: 'Sylhet Tweed Koti',
    price: 2650,
    description:
      'A waistcoat in brown herringbone for the cool months between অগ্রহায়ণ and ফাল্গুন. Horn-look buttons, satin back, adjustable strap.',
  },
  {
    name: 'Gulshan Navy Two-Piece Suit',
    price: 12800,
    description:
      'A two-button suit in navy herringbone wool blend, half canvassed, with notch lapels and side vents. Jacket shown; flat-front trousers are included. Alterations of sleeve and hem are free.',
    featured: true,
  },
  {
    name: 'Banani Linen Blazer, Sand',
    price: 6900,
    description:
      'Unlined linen blazer for evening receptions in warm weather. Patch of pale sand over an open collar; real horn buttons. Light enough to fold into a bag.',
  },
  {
    name: 'Dhanmondi Striped Oxford Shirt',
    price: 1650,
    description:
      'Blue and white Oxford stripe with a button placket, chest pocket and curved hem. Pre-washed so that it keeps its size. অফিস থেকে আড্ডা, সবখানে মানানসই।',
  },
  {
    name: 'Sajek Leaf Print Camp Shirt',
    price: 1350,
    description:
      'A loose camp-collar shirt in viscose, printed with the leaves of the Sajek hills. Coconut buttons, straight hem. Made for holidays and hot afternoons.',
  },
  {
    name: 'Cox’s Bazar Polo, Navy',
    price: 1150,
    description:
      'Combed cotton piqué polo with a cream collar and cuffs that keep their shape. Three-button placket, side vents. Made in Gazipur.',
  },
  {
    name: 'Everyday Tee, Terracotta',
    price: 590,
    description:
      'A 190 gsm cotton tee with a ribbed neck that does not curl. Straight cut, double-stitched hem. প্রতিদিনের আরাম।',
  },
  {
    name: 'Alpona Print Tee, Black',
    price: 690,
    description:
      'Heavy black cotton with an alpona ring printed on the chest in cream, after the patterns painted on courtyards at festivals. Water-based ink, soft to the hand.',
  },
  {
    name: 'Motijheel Formal Trousers, Charcoal',
    ...TROUSERS,
    price: 1890,
    description:
      'Flat-front trousers in a wrinkle-resistant viscose blend, with a sharp crease and a hidden hook at the waist. Unfinished hems on request.',
  },
  {
    name: 'Mirpur Slim Jeans, River Wash',
    ...TROUSERS,
    price: 1790,
    description:
      'Mid-blue denim with two per cent stretch, faded at the thigh. Copper rivets, orange stitching, a proper coin pocket. কাটিং: স্লিম।',
  },
  {
    name: 'Uttara Chino, Khaki',
    ...TROUSERS,
    price: 1490,
    description:
      'Cotton twill chinos, garment dyed, cut straight with room at the thigh. Slant pockets and two buttoned ones at the back.',
  },
  {
    name: 'White Cotton Pajama',
    price: 850,
    description:
      'The partner of every panjabi: roomy white cotton with a drawstring waist and side pockets. Does not turn grey in the wash. পাঞ্জাবির সাথে মানানসই।',
  },
  {
    name: 'Turag Joggers, Slate',
    price: 1190,
    description:
      'Loop-back cotton joggers with ribbed ankles and a flat cord. Zipped pocket at the back for keys.',
    soldOut: true,
  },
]);
