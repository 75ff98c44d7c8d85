import { blazer, waistcoat } from '../pictures/garments/jacket.ts';
import { panjabi } from '../pictures/garments/panjabi.ts';
import { shirt } from '../pictures/garments/shirt.ts';
import { trousers } from '../pictures/garments/trousers.ts';
import { herringbone, jamdani, leaves, slub, stripe, twill } from '../pictures/weaves.ts';
import { inCategory } from './seed-product.ts';

export const menswear = inCategory('clothing', [
  {
    name: 'Shonar Bangla Jamdani Panjabi',
    price: 4250,
    description:
      'Handwoven Dhakai jamdani in deep maroon, with gold buti floated in by two weavers of Rupganj over six days. Band collar, four shell buttons and side slits. ঈদ ও বিয়ের জন্য সেরা পছন্দ। Dry clean the first three times.',
    featured: true,
    picture: {
      paper: 'mist',
      draw: (s) =>
        panjabi(s, {
          colour: '#7d2230',
          weave: jamdani('#e9c98f'),
          embroidery: '#e9c98f',
          motif: 'lines',
          buttons: '#e9c98f',
        }),
    },
  },
  {
    name: 'Boishakhi White Khadi Panjabi',
    price: 2350,
    description:
      'Comilla khadi, spun and woven by hand, bleached soft white for পহেলা বৈশাখ. A narrow vine of gold thread runs down the placket and round the cuffs. Breathes well in April heat.',
    featured: true,
    picture: {
      paper: 'ivory',
      draw: (s) =>
        panjabi(s, {
          colour: '#f3efe6',
          weave: slub('#b8a88c'),
          embroidery: '#b08d57',
          buttons: '#c9a86a',
        }),
    },
  },
  {
    name: 'Padma Green Silk Panjabi',
    price: 3890,
    description:
      'Rajshahi silk the green of river water, with a row of worked diamonds beside the placket. Lined at the yoke so that it hangs straight. Comes with a spare button.',
    picture: {
      paper: 'sand',
      draw: (s) =>
        panjabi(s, { colour: '#1f3a34', embroidery: '#c9a86a', motif: 'diamonds', buttons: '#c9a86a' }),
    },
  },
  {
    name: 'Nil Short Kurta, Rolled Sleeve',
    price: 1450,
    description:
      'A short kurta in chambray-blue cotton for every day: sleeves rolled and tabbed, hem above the thigh, dark coconut buttons. Wear it with jeans. মেশিনে ধোয়া যায়।',
    picture: {
      paper: 'clay',
      draw: (s) =>
        panjabi(s, {
          colour: '#49617c',
          weave: slub('#dbe4ee', 0.2),
          buttons: '#3a2a20',
          hem: 780,
          sleeves: 'rolled',
        }),
      scale: 1.08,
      lift: 20,
    },
  },
  {
    name: 'Rajkumar Wedding Sherwani',
    price: 14500,
    description:
      'Ivory brocade sherwani with two bands of gold embroidery down the front and seven covered buttons. Cut close at the waist, full at the hem. বরের জন্য তৈরি। Includes one free alteration at our Dhaka workshop.',
    featured: true,
    picture: {
      paper: 'sand',
      draw: (s) =>
        panjabi(s, {
          colour: '#efe3cd',
          weave: jamdani('#d9c39a', 52),
          embroidery: '#b08d57',
          buttons: '#c9a86a',
          front: 'full',
          hem: 930,
        }),
    },
  },
  {
    name: 'Classic Mujib Coat',
    price: 2950,
    description:
      'The classic black Mujib coat: six buttons, band collar, two welt pockets and one at the chest. Soft wool blend, half lined. Shown over our white khadi panjabi, which is sold separately.',
    picture: {
      paper: 'ivory',
      draw: (s) => waistcoat(s, { colour: '#1f1e20', under: '#f3efe6', buttons: '#4a4646' }),
    },
  },
  {
    name: 'Sylhet Tweed Koti',
    price: 2650,
    description:
      'A waistcoat in brown herringbone for the cool months between অগ্রহায়ণ and ফাল্গুন. Horn-look buttons, satin back, adjustable strap.',
    picture: {
      paper: 'mist',
      draw: (s) =>
        waistcoat(s, {
          colour: '#6f5138',
          weave: herringbone('#e3cba6', 0.26),
          under: '#dfe6ea',
          buttons: '#3a2618',
        }),
    },
  },
  {
    name: 'Gulshan Navy Two-Piece Suit',
    price: 12800,
    description:
      'A two-button suit in navy herringbone wool blend, half canvassed, with notch lapels and side vents. Jacket shown; flat-front trousers are included. Alterations of sleeve and hem are free.',
    featured: true,
    picture: {
      paper: 'clay',
      draw: (s) =>
        blazer(s, {
          colour: '#2b3a55',
          weave: herringbone('#8fa0bd', 0.16),
          shirt: '#f6f2ea',
          tie: '#7d2230',
          square: '#f6f2ea',
          buttons: '#1a2233',
        }),
    },
  },
  {
    name: 'Banani Linen Blazer, Sand',
    price: 6900,
    description:
      'Unlined linen blazer for evening receptions in warm weather. Patch of pale sand over an open collar; real horn buttons. Light enough to fold into a bag.',
    picture: {
      paper: 'mist',
      draw: (s) =>
        blazer(s, {
          colour: '#c3a883',
          weave: slub('#8a6f4c', 0.22),
          shirt: '#e9eef2',
          square: '#49617c',
          buttons: '#5b3a22',
        }),
    },
  },
  {
    name: 'Dhanmondi Striped Oxford Shirt',
    price: 1650,
    description:
      'Blue and white Oxford stripe with a button placket, chest pocket and curved hem. Pre-washed so that it keeps its size. অফিস থেকে আড্ডা, সবখানে মানানসই।',
    picture: {
      paper: 'ivory',
      draw: (s) =>
        shirt(s, {
          colour: '#a9c3d9',
          weave: stripe('#ffffff', 14, 5, 0.5),
          kind: 'shirt',
          sleeves: 'long',
          pocket: true,
        }),
    },
  },
  {
    name: 'Sajek Leaf Print Camp Shirt',
    price: 1350,
    description:
      'A loose camp-collar shirt in viscose, printed with the leaves of the Sajek hills. Coconut buttons, straight hem. Made for holidays and hot afternoons.',
    picture: {
      paper: 'sand',
      draw: (s) =>
        shirt(s, {
          colour: '#f4efe4',
          weave: leaves('#3f6b57', '#c98b5e'),
          kind: 'camp',
          sleeves: 'short',
          buttons: '#6b4a2e',
        }),
    },
  },
  {
    name: 'Cox’s Bazar Polo, Navy',
    price: 1150,
    description:
      'Combed cotton piqué polo with a cream collar and cuffs that keep their shape. Three-button placket, side vents. Made in Gazipur.',
    picture: {
      paper: 'mist',
      draw: (s) => shirt(s, { colour: '#23364f', contrast: '#f0e9dc', kind: 'polo', sleeves: 'short' }),
    },
  },
  {
    name: 'Everyday Tee, Terracotta',
    price: 590,
    description:
      'A 190 gsm cotton tee with a ribbed neck that does not curl. Straight cut, double-stitched hem. প্রতিদিনের আরাম।',
    picture: {
      paper: 'ivory',
      draw: (s) => shirt(s, { colour: '#b0563c', kind: 'tee', sleeves: 'short' }),
    },
  },
  {
    name: 'Alpona Print Tee, Black',
    price: 690,
    description:
      'Heavy black cotton with an alpona ring printed on the chest in cream, after the patterns painted on courtyards at festivals. Water-based ink, soft to the hand.',
    picture: {
      paper: 'rose',
      draw: (s) => shirt(s, { colour: '#2b2a2b', kind: 'tee', sleeves: 'short', print: alpona('#efe3cd') }),
    },
  },
  {
    name: 'Motijheel Formal Trousers, Charcoal',
    price: 1890,
    description:
      'Flat-front trousers in a wrinkle-resistant viscose blend, with a sharp crease and a hidden hook at the waist. Unfinished hems on request.',
    picture: { paper: 'sand', draw: (s) => trousers(s, { kind: 'formal', colour: '#4a4d52' }) },
  },
  {
    name: 'Mirpur Slim Jeans, River Wash',
    price: 1790,
    description:
      'Mid-blue denim with two per cent stretch, faded at the thigh. Copper rivets, orange stitching, a proper coin pocket. কাটিং: স্লিম।',
    picture: {
      paper: 'mist',
      draw: (s) => trousers(s, { kind: 'jeans', colour: '#3b5876', weave: twill('#e6eef5', 0.22) }),
    },
  },
  {
    name: 'Uttara Chino, Khaki',
    price: 1490,
    description:
      'Cotton twill chinos, garment dyed, cut straight with room at the thigh. Slant pockets and two buttoned ones at the back.',
    picture: {
      paper: 'ivory',
      draw: (s) => trousers(s, { kind: 'chino', colour: '#b3925f', weave: twill('#6b4f28', 0.12) }),
    },
  },
  {
    name: 'White Cotton Pajama',
    price: 850,
    description:
      'The partner of every panjabi: roomy white cotton with a drawstring waist and side pockets. Does not turn grey in the wash. পাঞ্জাবির সাথে মানানসই।',
    picture: {
      paper: 'clay',
      draw: (s) => trousers(s, { kind: 'pajama', colour: '#f1ece0', thread: '#d9cdb5' }),
    },
  },
  {
    name: 'Turag Joggers, Slate',
    price: 1190,
    description:
      'Loop-back cotton joggers with ribbed ankles and a flat cord. Zipped pocket at the back for keys.',
    soldOut: true,
    picture: {
      paper: 'rose',
      draw: (s) => trousers(s, { kind: 'joggers', colour: '#5d6a73', thread: '#f0e9dc' }),
    },
  },
]);

/** A courtyard ring: petals within dots, as painted for festivals. */
function alpona(ink: string): string {
  const petals = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M0,-34 C-16,-54 -14,-78 0,-92 C14,-78 16,-54 0,-34 Z" transform="rotate(${i * 30})"/>`,
  ).join('');
  const beads = Array.from(
    { length: 36 },
    (_, i) => `<circle cy="-106" r="3.6" transform="rotate(${i * 10})"/>`,
  ).join('');
  return `<g transform="translate(400 430)" fill="${ink}"><g fill="none" stroke="${ink}" stroke-width="4">${petals}<circle r="26"/></g>${beads}<circle r="11"/></g>`;
}
