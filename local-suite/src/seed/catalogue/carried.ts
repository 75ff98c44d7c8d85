import { BELTS, inCategory, WOMENS_SHOES } from './seed-product.ts';

export const accessories = inCategory('accessories', [
  {
    name: 'Surma Automatic Watch, Green Dial',
    price: 6450,
    description:
      'A self-winding watch with a river-green dial, gold hands and a saddle-brown strap. Sapphire-coated glass, water resistant to 50 metres. One year of service in Dhaka and Chattogram.',
    featured: true,
  },
  {
    name: 'Karnaphuli Steel Watch',
    price: 4890,
    description:
      'Quartz watch on a steel bracelet, with a midnight dial and a small seconds. Two links can be taken out without tools. ব্যাটারি তিন বছর চলে।',
  },
  {
    name: 'Saddle Leather Belt, Brass Buckle',
    ...BELTS,
    price: 950,
    description:
      'Full-grain cowhide from Hazaribagh, 35 mm, stitched along both edges. A solid brass buckle that ages with you.',
  },
  {
    name: 'Kuakata Sunglasses, Tortoise',
    price: 1250,
    description:
      'Rounded acetate frames in warm tortoise with graded brown lenses, UV400. Spring hinges; case and cloth included.',
  },
  {
    name: 'Embroidered Cotton Topi',
    sizing: 'own',
    sizes: ['21', '21.5', '22', '22.5', '23'],
    price: 350,
    description:
      'A white prayer cap with three rings of gold embroidery and an open sunburst on the crown. Keeps its form when folded. জুমার নামাজের জন্য।',
  },
  {
    name: 'Shapla Field Cap, Forest',
    price: 550,
    description:
      'Six-panel cotton cap with a stitched shapla on the front and a brass slider behind. One size.',
    soldOut: true,
  },
]);

export const footwear = inCategory('shoes', [
  {
    name: 'Elephant Road Penny Loafers',
    price: 3250,
    description:
      'Hand-lasted loafers in polished brown leather, leather lined, with a stacked heel and a brass bar. They can be resoled. আসল চামড়া।',
    featured: true,
  },
  {
    name: 'Hatirjheel Court Sneakers',
    price: 2450,
    description:
      'White court sneakers with a green heel and stripe. Cushioned insole, stitched rubber cup that survives the monsoon.',
  },
  {
    name: 'Nawabi Nagra, Crimson',
    price: 1850,
    description:
      'Curled-toe nagra in crimson velvet, worked by hand in gold zari. For holud, bou-bhat and every evening with a sherwani. বিয়ের নাগরা।',
  },
  {
    name: 'Bhairab Leather Sandals',
    price: 1290,
    description:
      'Open sandals from the shoe lanes of Bhairab: three broad straps, a moulded cork bed and a brass buckle at the ankle. They soften in a week.',
  },
  {
    name: 'Rani Block Heels, Vermilion',
    ...WOMENS_SHOES,
    price: 2190,
    description:
      'Low block heels in glossed vermilion with a gold piping and a beaded toe. Padded, quiet on tiles.',
    soldOut: true,
  },
]);

export const bags = inCategory('bags', [
  {
    name: 'Bandarban Canvas Backpack',
    price: 2850,
    description:
      'Waxed canvas and leather with room for a 15-inch laptop, two side pockets and brass buckles. Sheds a Sylhet shower.',
    featured: true,
  },
  {
    name: 'Golden Fibre Jute Tote',
    price: 650,
    description:
      'The fibre we are known for: a stiff jute tote with leather-look handles and a cotton lining. Carries twelve kilos of bazaar. সোনালি আঁশ।',
  },
  {
    name: 'Bailey Road Handbag, Burgundy',
    price: 3650,
    description:
      'A structured bag in burgundy leather with a turning gold clasp, one tall handle and feet underneath. Suede lined, with a zipped pocket.',
  },
  {
    name: 'Bifold Wallet with Snap',
    price: 990,
    description:
      'Eight cards, two notes compartments and a snapped coin pocket in vegetable-tanned leather. Fits a front pocket.',
  },
  {
    name: 'Launch Ghat Weekender',
    price: 3950,
    description:
      'A navy duffel for two nights away: water-resistant twill, leather ends, a wide zip and a strap that does not slip. সদরঘাট থেকে বরিশাল, নিশ্চিন্তে।',
  },
]);

export const gamcha = inCategory('general', [
  {
    name: 'Jamalpur Gamcha, Red Check',
    price: 220,
    description:
      'The towel, scarf and shade of the country in one: thin checked cotton that dries in minutes. গামছা ছাড়া বাঙালি চলে?',
  },
]);
