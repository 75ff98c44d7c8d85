import { sizesOf, type Product } from '@nargisus/domain/catalogue';
import { stockId } from '@nargisus/domain/stock';
import { seededRandom } from './seeded-random.ts';

/** How much of a product is there: all sizes, a broken run with sizes out and low, or the last pieces. */
type Range = 'full' | 'broken' | 'last';

/**
 * The counted products by name; the others are sold uncounted (made to order, or too many to count). The sarees and the oldest
 * products stay uncounted: tests order them without end.
 */
const COUNTED: Readonly<Record<string, Range>> = {
  'Shonar Bangla Jamdani Panjabi': 'full',
  'Boishakhi White Khadi Panjabi': 'broken',
  'Padma Green Silk Panjabi': 'broken',
  'Nil Short Kurta, Rolled Sleeve': 'full',
  'Rajkumar Wedding Sherwani': 'last',
  'Classic Mujib Coat': 'full',
  'Sylhet Tweed Koti': 'broken',
  'Gulshan Navy Two-Piece Suit': 'broken',
  'Banani Linen Blazer, Sand': 'last',
  'Dhanmondi Striped Oxford Shirt': 'full',
  'Sajek Leaf Print Camp Shirt': 'broken',
  'Cox’s Bazar Polo, Navy': 'full',
  'Cox’s Bazar Polo, Maroon': 'broken',
  'Everyday Tee, Terracotta': 'full',
  'Everyday Tee, Indigo': 'full',
  'Everyday Tee, Olive': 'broken',
  'Alpona Print Tee, Black': 'full',
  'Motijheel Formal Trousers, Charcoal': 'full',
  'Mirpur Slim Jeans, River Wash': 'broken',
  'Elephant Road Penny Loafers': 'broken',
  'Hatirjheel Court Sneakers': 'full',
  'Nawabi Nagra, Crimson': 'last',
  'Bhairab Leather Sandals': 'full',
  'Saddle Leather Belt, Brass Buckle': 'full',
  'Embroidered Cotton Topi': 'broken',
  'Chhoto Shona Panjabi Set, Kids': 'broken',
  'Jhumjhumi Dotted Frock': 'full',
  'Meghna Three-Piece, Teal': 'full',
  'Kakoli Block Print Three-Piece': 'broken',
  'Surma Automatic Watch, Green Dial': 'full',
  'Karnaphuli Steel Watch': 'last',
  'Bandarban Canvas Backpack': 'full',
  'Golden Fibre Jute Tote': 'full',
  'Bailey Road Handbag, Burgundy': 'last',
  'Bifold Wallet with Snap': 'full',
  'Baul Wireless Headphones': 'full',
  'Jonaki True Wireless Earbuds': 'last',
  'Padmavati Gold-Plated Necklace': 'last',
  'Reshmi Churi, Set of Eleven': 'broken',
  'Tiger Willow Cricket Bat': 'full',
};

/** The share of sizes that are out and low. */
const SHARES: Readonly<Record<Range, { readonly out: number; readonly low: number }>> = {
  full: { out: 0, low: 0 },
  broken: { out: 0.25, low: 0.3 },
  last: { out: 0.5, low: 1 },
};

/** A counted size, with the pieces that can be bought. */
export interface CountedSize {
  readonly id: string;
  readonly productId: string;
  readonly size: string;
  readonly available: number;
}

/** Returns the counted sizes of the seeded products; the same pieces on every run. */
export function countedSizes(products: readonly Product[]): CountedSize[] {
  const random = seededRandom(46);
  return products.flatMap((product) => {
    const range = COUNTED[product.name];
    if (!range) return [];
    const sizes = sizesOf(product);
    return sizes.map((size) => {
      const line = { productId: product.id, size };
      return { id: stockId(line), ...line, available: piecesIn(range, sizes.length, random) };
    });
  });
}

function piecesIn(range: Range, sizes: number, random: () => number): number {
  const { out, low } = SHARES[range];
  const chance = random();
  const [few, many] = [1 + Math.floor(random() * 3), 6 + Math.floor(random() * 19)];
  // A product in one size does not sell out: it would be missing from the shop.
  if (chance < out && sizes > 1) return 0;
  return chance < out + low ? few : many;
}
