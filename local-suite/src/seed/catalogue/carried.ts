import { check, slub, twill } from '../pictures/weaves.ts';
import { hangingCloth } from '../pictures/garments/hanging-cloth.ts';
import { bag } from '../pictures/objects/bags.ts';
import { shoes } from '../pictures/objects/shoes.ts';
import { belt, cap, sunglasses, topi, watch } from '../pictures/objects/wearables.ts';
import { inCategory } from './seed-product.ts';

const SHOE = { scale: 0.97, lift: 140 } as const;

export const accessories = inCategory('accessories', [
  {
    name: 'Surma Automatic Watch, Green Dial',
    price: 6450,
    description:
      'A self-winding watch with a river-green dial, gold hands and a saddle-brown strap. Sapphire-coated glass, water resistant to 50 metres. One year of service in Dhaka and Chattogram.',
    featured: true,
    picture: { paper: 'clay', draw: (s) => watch(s, { strap: '#5b2f1d', dial: '#1f3a34', metal: 'gold' }) },
  },
  {
    name: 'Karnaphuli Steel Watch',
    price: 4890,
    description:
      'Quartz watch on a steel bracelet, with a midnight dial and a small seconds. Two links can be taken out without tools. ব্যাটারি তিন বছর চলে।',
    picture: {
      paper: 'mist',
      draw: (s) => watch(s, { strap: '#8d959c', dial: '#22324a', metal: 'steel', linked: true }),
    },
  },
  {
    name: 'Saddle Leather Belt, Brass Buckle',
    price: 950,
    description:
      'Full-grain cowhide from Hazaribagh, 35 mm, stitched along both edges. A solid brass buckle that ages with you.',
    picture: {
      paper: 'sand',
      draw: (s) => belt(s, { colour: '#5b2f1d', buckle: 'brass' }),
      scale: 1.2,
      lift: 120,
    },
  },
  {
    name: 'Kuakata Sunglasses, Tortoise',
    price: 1250,
    description:
      'Rounded acetate frames in warm tortoise with graded brown lenses, UV400. Spring hinges; case and cloth included.',
    picture: {
      paper: 'ivory',
      draw: (s) => sunglasses(s, { frame: '#5a3620', lensTop: '#33241a', lensBottom: '#b98a5c' }),
      scale: 1.15,
      lift: 150,
    },
  },
  {
    name: 'Embroidered Cotton Topi',
    price: 350,
    description:
      'A white prayer cap with three rings of gold embroidery and an open sunburst on the crown. Keeps its form when folded. জুমার নামাজের জন্য।',
    picture: {
      paper: 'ivory',
      draw: (s) => topi(s, { colour: '#f3efe6', thread: '#b08d57' }),
      scale: 1.3,
      lift: 140,
    },
  },
  {
    name: 'Shapla Field Cap, Forest',
    price: 550,
    description:
      'Six-panel cotton cap with a stitched shapla on the front and a brass slider behind. One size.',
    soldOut: true,
    picture: {
      paper: 'mist',
      draw: (s) => cap(s, { colour: '#37503f', accent: '#e6c37e' }),
      scale: 1.12,
      lift: 110,
    },
  },
]);

export const footwear = inCategory('shoes', [
  {
    name: 'Elephant Road Penny Loafers',
    price: 3250,
    description:
      'Hand-lasted loafers in polished brown leather, leather lined, with a stacked heel and a brass bar. They can be resoled. আসল চামড়া।',
    featured: true,
    picture: {
      paper: 'clay',
      draw: (s) => shoes(s, { kind: 'loafer', colour: '#5b2f1d', sole: '#2a1a12', accent: '#c9a15a' }),
      ...SHOE,
    },
  },
  {
    name: 'Hatirjheel Court Sneakers',
    price: 2450,
    description:
      'White court sneakers with a green heel and stripe. Cushioned insole, stitched rubber cup that survives the monsoon.',
    picture: {
      paper: 'sand',
      draw: (s) => shoes(s, { kind: 'sneaker', colour: '#f3eee4', sole: '#e7dccb', accent: '#2f5d50' }),
      ...SHOE,
    },
  },
  {
    name: 'Nawabi Nagra, Crimson',
    price: 1850,
    description:
      'Curled-toe nagra in crimson velvet, worked by hand in gold zari. For holud, bou-bhat and every evening with a sherwani. বিয়ের নাগরা।',
    picture: {
      paper: 'ivory',
      draw: (s) => shoes(s, { kind: 'nagra', colour: '#8c1f2f', sole: '#5a3a22', accent: '#e0b75e' }),
      ...SHOE,
    },
  },
  {
    name: 'Bhairab Leather Sandals',
    price: 1290,
    description:
      'Open sandals from the shoe lanes of Bhairab: three broad straps, a moulded cork bed and a brass buckle at the ankle. They soften in a week.',
    picture: {
      paper: 'mist',
      draw: (s) => shoes(s, { kind: 'sandal', colour: '#7a4a2b', sole: '#b78a5a', accent: '#e6d2a8' }),
      ...SHOE,
    },
  },
  {
    name: 'Rani Block Heels, Vermilion',
    price: 2190,
    description:
      'Low block heels in glossed vermilion with a gold piping and a beaded toe. Padded, quiet on tiles.',
    soldOut: true,
    picture: {
      paper: 'rose',
      draw: (s) => shoes(s, { kind: 'heel', colour: '#b3473f', sole: '#3a211b', accent: '#e0b75e' }),
      ...SHOE,
    },
  },
]);

export const bags = inCategory('bags', [
  {
    name: 'Bandarban Canvas Backpack',
    price: 2850,
    description:
      'Waxed canvas and leather with room for a 15-inch laptop, two side pockets and brass buckles. Sheds a Sylhet shower.',
    featured: true,
    picture: {
      paper: 'sand',
      draw: (s) =>
        bag(s, { kind: 'backpack', colour: '#47583f', trim: '#8a5a34', weave: slub('#dfe3cf', 0.14) }),
      lift: 40,
    },
  },
  {
    name: 'Golden Fibre Jute Tote',
    price: 650,
    description:
      'The fibre we are known for: a stiff jute tote with leather-look handles and a cotton lining. Carries twelve kilos of bazaar. সোনালি আঁশ।',
    picture: {
      paper: 'ivory',
      draw: (s) => bag(s, { kind: 'tote', colour: '#c4a472', trim: '#5b3a22', weave: slub('#6b4a24', 0.4) }),
      scale: 1.05,
      lift: 50,
    },
  },
  {
    name: 'Bailey Road Handbag, Burgundy',
    price: 3650,
    description:
      'A structured bag in burgundy leather with a turning gold clasp, one tall handle and feet underneath. Suede lined, with a zipped pocket.',
    picture: {
      paper: 'clay',
      draw: (s) => bag(s, { kind: 'handbag', colour: '#6d2430', trim: '#f0e3c8' }),
      scale: 1.06,
      lift: 60,
    },
  },
  {
    name: 'Bifold Wallet with Snap',
    price: 990,
    description:
      'Eight cards, two notes compartments and a snapped coin pocket in vegetable-tanned leather. Fits a front pocket.',
    picture: {
      paper: 'mist',
      draw: (s) => bag(s, { kind: 'wallet', colour: '#6a3f25', trim: '#e2c08a' }),
      scale: 1.1,
      lift: 90,
    },
  },
  {
    name: 'Launch Ghat Weekender',
    price: 3950,
    description:
      'A navy duffel for two nights away: water-resistant twill, leather ends, a wide zip and a strap that does not slip. সদরঘাট থেকে বরিশাল, নিশ্চিন্তে।',
    picture: {
      paper: 'sand',
      draw: (s) =>
        bag(s, { kind: 'duffel', colour: '#2f3e50', trim: '#1f2833', weave: twill('#9fb2c7', 0.2) }),
      scale: 1.05,
      lift: 70,
    },
  },
]);

export const gamcha = inCategory('general', [
  {
    name: 'Jamalpur Gamcha, Red Check',
    price: 220,
    description:
      'The towel, scarf and shade of the country in one: thin checked cotton that dries in minutes. গামছা ছাড়া বাঙালি চলে?',
    picture: {
      paper: 'ivory',
      draw: (s) =>
        hangingCloth(s, {
          colour: '#f0e4cf',
          weave: check('#b3272d', 46, 20, '#b3272d', 0.6),
          end: 90,
          endColour: '#b3272d',
          accent: '#f0e4cf',
          motif: 'lines',
          layered: false,
          halfWidth: 150,
          hem: 800,
          fringe: true,
        }),
    },
  },
]);
