import { CANVAS } from './outline.ts';

/** A part of a drawing at 4:5, in fractions of its width and height; the height is the same fraction as the width. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const PART_OF_SHAPE = {
  garment: { x: 0.29, y: 0.1, width: 0.42 },
  small: { x: 0.3, y: 0.26, width: 0.4 },
  trousers: { x: 0.32, y: 0.06, width: 0.36 },
  hanging: { x: 0.3, y: 0.52, width: 0.4 },
} as const satisfies Record<string, Part>;

/** Of an object that stands in the middle. */
const PART_OF_OBJECT: Part = { x: 0.42, y: 0.45, width: 0.3 };

const SHAPES: Readonly<Record<keyof typeof PART_OF_SHAPE, readonly string[]>> = {
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

/** Where neither the shape's nor the object's part shows anything. */
const OWN_PART: Readonly<Record<string, Part>> = {
  'Alta Red Lipstick': { x: 0.38, y: 0.5, width: 0.3 },
  'Baul Wireless Headphones': { x: 0.3, y: 0.12, width: 0.4 },
  'Bijoy Power Bank 20,000 mAh': { x: 0.5, y: 0.45, width: 0.36 },
  'Borsha Umbrella, Ink Blue': { x: 0.38, y: 0.55, width: 0.3 },
  'Cha Mugs, Pair, Dipped Blue': { x: 0.2, y: 0.35, width: 0.36 },
  'Dokhina Table Fan, 12 inch': { x: 0.35, y: 0.5, width: 0.3 },
  'Elephant Road Penny Loafers': { x: 0.5, y: 0.36, width: 0.36 },
  'Golden Fibre Jute Tote': { x: 0.42, y: 0.45, width: 0.3 },
  'Hatirjheel Court Sneakers': { x: 0.45, y: 0.38, width: 0.36 },
  'Jamdani Curtain Pair, Ivory': { x: 0.55, y: 0.55, width: 0.36 },
  'Kuakata Sunglasses, Tortoise': { x: 0.5, y: 0.3, width: 0.38 },
  'Nawabi Nagra, Crimson': { x: 0.5, y: 0.35, width: 0.4 },
  'Pradip Table Lamp': { x: 0.35, y: 0.5, width: 0.3 },
  'Rani Block Heels, Vermilion': { x: 0.4, y: 0.45, width: 0.4 },
  'Shapla Field Cap, Forest': { x: 0.45, y: 0.4, width: 0.36 },
  'Winter Court Badminton Set': { x: 0.37, y: 0.69, width: 0.27 },
};

/** Returns the part of a product's drawing that its detail shows. */
function partOf(productName: string): Part {
  const own = OWN_PART[productName];
  if (own) return own;
  const shapes = Object.keys(SHAPES) as (keyof typeof SHAPES)[];
  const shape = shapes.find((it) => SHAPES[it].includes(productName));
  return shape ? PART_OF_SHAPE[shape] : PART_OF_OBJECT;
}

const SIZE = /viewBox="[^"]*" width="\d+" height="\d+"/;

/**
 * Returns a detail of a product's drawing: the same vectors in a smaller window, so that weave and stitches are as sharp as
 * in the whole.
 */
export function detailOf(productName: string, svg: string): string {
  const { width, height } = CANVAS;
  const { x, y, width: part } = partOf(productName);
  const box = [x * width, y * height, part * width, part * height];
  return svg.replace(SIZE, `viewBox="${box.map(Math.round).join(' ')}" width="${width}" height="${height}"`);
}
