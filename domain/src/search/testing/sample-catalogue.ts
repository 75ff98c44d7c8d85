import { productSchema, type Product } from '../../catalogue/product.ts';

const pick = (n: number, salt: number, words: string): string => {
  const all = words.split(' ');
  return all[(n * salt + (n >> 3)) % all.length]!;
};

/** Returns products whose names, descriptions and URLs have realistic lengths, no two the same. */
export const sampleProducts = (count: number): Product[] =>
  Array.from({ length: count }, (_, n) => sampleProduct(n));

/** Everything but numbers and the price repeats after so many products. */
export const SAMPLE_PERIOD = 2_880;

/** Returns the product of a number: a later number is a newer product. */
export function sampleProduct(n: number): Product {
  const createdAt = new Date(Date.parse('2026-01-01') + n * 61_000);
  const id = `PROD_${createdAt.getTime()}_${(n * 389) % 1000}`;
  const place = pick(n, 7, 'Tangail Rajshahi Sylhet Comilla Dhanmondi Sajek Padma Meghna Uttara Turag');
  const kind = pick(n, 5, 'Panjabi Saree Kurta Shirt Lungi Blazer Frock Cushion Vase Sandals Necklace Mugs');
  const tone = pick(n, 3, 'Garnet Ivory Teal Indigo Rust Saffron Charcoal Olive');
  const file = (width: number, format: string) =>
    `https://firebasestorage.googleapis.com/v0/b/nargisus.firebasestorage.app/o/products%2F${id}%2F${width}.${format}?alt=media`;
  return productSchema.parse({
    _id: id,
    id,
    name: `${place} ${kind} ${n}, ${tone}`,
    nameBn: `টাঙ্গাইলের ${n % 2 ? 'তাঁতের শাড়ি' : 'সুতি পাঞ্জাবি'} ${n}, নীল`,
    price: 350 + ((n * 37) % 9000),
    description:
      `Woven by hand in ${place} over ${n % 9} days, with ${tone} borders and worked ends. ` +
      `ঈদ ও বিয়ের জন্য সেরা পছন্দ নম্বর ${n}। Dry clean the first ${n % 4} times, then wash it gently at home.`,
    category: pick(n, 11, 'clothing home shoes bags jewelry accessories beauty sports electronics general'),
    image: file(640, 'webp'),
    images: [320, 640, 960].map((width) => ({
      width,
      height: (width * 5) / 4,
      avif: file(width, 'avif'),
      webp: file(width, 'webp'),
    })),
    inStock: n % 9 > 0,
    featured: n % 12 === 0,
    createdAt,
    updatedAt: createdAt,
  });
}
