import { CANVAS } from './outline.ts';

/** A part of a drawing at 4:5, in fractions of its width and height; the height is the same fraction as the width. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

type Parts = readonly [near: Part, detail: Part];

const PARTS_OF_SHAPE = {
  garment: [
    { x: 0.29, y: 0.1, width: 0.42 },
    { x: 0.24, y: 0.5, width: 0.36 },
  ],
  small: [
    { x: 0.3, y: 0.26, width: 0.4 },
    { x: 0.3, y: 0.5, width: 0.36 },
  ],
  trousers: [
    { x: 0.32, y: 0.06, width: 0.36 },
    { x: 0.3, y: 0.52, width: 0.36 },
  ],
  hanging: [
    { x: 0.3, y: 0.22, width: 0.4 },
    { x: 0.3, y: 0.52, width: 0.4 },
  ],
} as const satisfies Record<string, Parts>;

/** Of an object that stands in the middle. */
const PARTS_OF_OBJECT: Parts = [
  { x: 0.27, y: 0.32, width: 0.42 },
  { x: 0.42, y: 0.45, width: 0.3 },
];

const SHAPES: Readonly<Record<keyof typeof PARTS_OF_SHAPE, readonly string[]>> = {
  garment: [
    'Alpona Print Tee, Black',
    'Banani Linen Blazer, Sand',
    'Boishakhi White Khadi Panjabi',
    'Classic Mujib Coat',
    'Cox’s Bazar Polo, Maroon',
    'Cox’s Bazar Polo, Navy',
    'Dhanmondi Striped Oxford Shirt',
    'Everyday Tee, Indigo',
    'Everyday Tee, Olive',
    'Everyday Tee, Terracotta',
    'Gulshan Navy Two-Piece Suit',
    'Kakoli Block Print Three-Piece',
    'Meghna Three-Piece, Teal',
    'Padma Green Silk Panjabi',
    'Rajkumar Wedding Sherwani',
    'Sajek Leaf Print Camp Shirt',
    'Shonar Bangla Jamdani Panjabi',
    'Sylhet Tweed Koti',
    'Nil Short Kurta, Rolled Sleeve',
  ],
  small: ['Chhoto Shona Panjabi Set, Kids', 'Jhumjhumi Dotted Frock'],
  trousers: [
    'Mirpur Slim Jeans, River Wash',
    'Motijheel Formal Trousers, Charcoal',
    'Turag Joggers, Slate',
    'Uttara Chino, Khaki',
    'White Cotton Pajama',
  ],
  hanging: [
    'Jamalpur Gamcha, Red Check',
    'Pahari Wool Shawl, Rust',
    'Shapla Cotton Saree, Pond Green',
    'Sirajganj Checked Lungi',
    'Tangail Jamdani Saree, Garnet',
  ],
};

/** Where neither the shape's nor the object's parts show anything. */
const OWN_PARTS: Readonly<Record<string, Parts>> = {
  'Alta Red Lipstick': [
    { x: 0.36, y: 0.22, width: 0.3 },
    { x: 0.38, y: 0.5, width: 0.3 },
  ],
  'Baul Wireless Headphones': [
    { x: 0.14, y: 0.3, width: 0.36 },
    { x: 0.3, y: 0.12, width: 0.4 },
  ],
  'Bijoy Power Bank 20,000 mAh': [
    { x: 0.35, y: 0.2, width: 0.36 },
    { x: 0.5, y: 0.45, width: 0.36 },
  ],
  'Borsha Umbrella, Ink Blue': [
    { x: 0.2, y: 0.2, width: 0.4 },
    { x: 0.38, y: 0.55, width: 0.3 },
  ],
  'Cha Mugs, Pair, Dipped Blue': [
    { x: 0.27, y: 0.32, width: 0.42 },
    { x: 0.2, y: 0.35, width: 0.36 },
  ],
  'Dokhina Table Fan, 12 inch': [
    { x: 0.3, y: 0.2, width: 0.4 },
    { x: 0.35, y: 0.5, width: 0.3 },
  ],
  'Elephant Road Penny Loafers': [
    { x: 0.15, y: 0.4, width: 0.4 },
    { x: 0.5, y: 0.36, width: 0.36 },
  ],
  'Golden Fibre Jute Tote': [
    { x: 0.25, y: 0.15, width: 0.45 },
    { x: 0.42, y: 0.45, width: 0.3 },
  ],
  'Hatirjheel Court Sneakers': [
    { x: 0.15, y: 0.4, width: 0.4 },
    { x: 0.45, y: 0.38, width: 0.36 },
  ],
  'Jamdani Curtain Pair, Ivory': [
    { x: 0.05, y: 0.2, width: 0.4 },
    { x: 0.55, y: 0.55, width: 0.36 },
  ],
  'Kuakata Sunglasses, Tortoise': [
    { x: 0.12, y: 0.3, width: 0.42 },
    { x: 0.5, y: 0.3, width: 0.38 },
  ],
  'Nawabi Nagra, Crimson': [
    { x: 0.1, y: 0.4, width: 0.4 },
    { x: 0.5, y: 0.35, width: 0.4 },
  ],
  'Pradip Table Lamp': [
    { x: 0.3, y: 0.15, width: 0.4 },
    { x: 0.35, y: 0.5, width: 0.3 },
  ],
  'Rani Block Heels, Vermilion': [
    { x: 0.05, y: 0.4, width: 0.4 },
    { x: 0.4, y: 0.45, width: 0.4 },
  ],
  'Shapla Field Cap, Forest': [
    { x: 0.25, y: 0.28, width: 0.42 },
    { x: 0.45, y: 0.4, width: 0.36 },
  ],
  'Winter Court Badminton Set': [
    { x: 0.28, y: 0.02, width: 0.36 },
    { x: 0.62, y: 0.62, width: 0.3 },
  ],
};

/** Returns the two parts of a product's drawing that its further pictures show: from near, and a detail. */
function partsOf(productName: string): Parts {
  const own = OWN_PARTS[productName];
  if (own) return own;
  const shapes = Object.keys(SHAPES) as (keyof typeof SHAPES)[];
  const shape = shapes.find((it) => SHAPES[it].includes(productName));
  return shape ? PARTS_OF_SHAPE[shape] : PARTS_OF_OBJECT;
}

const SIZE = /viewBox="[^"]*" width="\d+" height="\d+"/;

/**
 * Returns a product's drawing seen from near and in a detail: the same vectors in a smaller window, so that weave and
 * stitches are as sharp as in the whole.
 */
export function closerViews(productName: string, svg: string): [near: string, detail: string] {
  const { width, height } = CANVAS;
  const [near, detail] = partsOf(productName).map((part) => {
    const box = [part.x * width, part.y * height, part.width * width, part.width * height];
    return svg.replace(
      SIZE,
      `viewBox="${box.map(Math.round).join(' ')}" width="${width}" height="${height}"`,
    );
  });
  return [near!, detail!];
}
