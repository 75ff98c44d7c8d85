import type { Category } from './categories.ts';
import { ASSIGNABLE_COLLECTIONS, type AssignableCollection } from './collections.ts';

interface Suggestion {
  /** All of these categories stand on the shelf. */
  readonly all?: readonly Category[];
  /** Of the others, what is called or described so. Whole words; a trailing plural s does not count. */
  readonly words?: readonly string[];
  /** Only of these categories. */
  readonly among?: readonly Category[];
}

const WORN: readonly Category[] = ['clothing', 'shoes', 'accessories', 'bags'];

/** Where a product belongs by its category and its name, for as long as nobody has chosen (ADR 8). */
const suggestions = (): Readonly<Record<AssignableCollection, Suggestion>> => ({
  summer: {
    words: [
      ...[
        'linen',
        'khadi',
        'lungi',
        'camp',
        'polo',
        'tee',
        'tank',
        'shorts',
        'sandal',
        'sunglasses',
        'gamcha',
      ],
      ...['umbrella', 'fan', 'hat', 'cap', 'muslin', 'viscose', 'summer', 'short kurta', 'cotton saree'],
      ...['সুতি', 'গরমে', 'গামছা', 'ছাতা', 'লুঙ্গি', 'গ্রীষ্ম'],
    ],
    among: ['clothing', 'shoes', 'accessories', 'general', 'electronics'],
  },
  women: {
    all: ['jewelry'],
    words: [
      ...[
        'saree',
        'sari',
        'three-piece',
        'three piece',
        'kameez',
        'salwar',
        'orna',
        'kurti',
        'women',
        'woman',
      ],
      ...[
        'heel',
        'handbag',
        'clutch',
        'abaya',
        'hijab',
        'lehenga',
        'blouse',
        'shawl',
        'tote',
        'lipstick',
        'cream',
      ],
      ...['churi', 'শাড়ি', 'থ্রি-পিস', 'সালোয়ার', 'কামিজ', 'ওড়না', 'মেয়েদের', 'নারী', 'বোরকা', 'হিজাব'],
    ],
    among: [...WORN, 'beauty'],
  },
  men: {
    words: [
      ...[
        'panjabi',
        'punjabi',
        'kurta',
        'sherwani',
        'lungi',
        'coat',
        'koti',
        'waistcoat',
        'suit',
        'blazer',
        'shirt',
      ],
      ...[
        'polo',
        'tee',
        'trouser',
        'chino',
        'jean',
        'jogger',
        'pajama',
        'belt',
        'wallet',
        'topi',
        'loafer',
        'nagra',
      ],
      ...['sandal', 'watch', 'men', 'পাঞ্জাবি', 'শার্ট', 'লুঙ্গি', 'প্যান্ট', 'টুপি', 'ছেলেদের', 'পুরুষ', 'কোট'],
    ],
    among: WORN,
  },
  teen: {
    words: [
      ...['tee', 'jean', 'jogger', 'sneaker', 'backpack', 'earbud', 'headphone', 'cap', 'hoodie', 'chino'],
      ...[
        'camp shirt',
        'sunglasses',
        'bat',
        'football',
        'badminton',
        'teen',
        'notebook',
        'টি-শার্ট',
        'জিন্স',
        'কিশোর',
      ],
    ],
  },
  kids: {
    words: [
      ...[
        'kid',
        'child',
        'children',
        'baby',
        'boy',
        'girl',
        'frock',
        'toy',
        'toys',
        'school',
        'football',
        'badminton',
      ],
      ...['cricket', 'শিশু', 'বাচ্চা', 'ছোটদের', 'ফ্রক', 'খেলনা'],
    ],
  },
  'home-decor': { all: ['home'] },
  accessories: { all: ['accessories', 'bags', 'jewelry'] },
});

/** What is made for children is not hung among the clothes of their parents. */
const childrens = () => ['kid', 'child', 'children', 'baby', 'frock', 'শিশু', 'বাচ্চা', 'ছোটদের', 'ফ্রক'];

interface Spelled {
  readonly childrens: RegExp;
  readonly shelves: readonly (Suggestion & {
    readonly shelf: AssignableCollection;
    readonly pattern: RegExp;
  })[];
}

let known: Spelled | undefined;

/** Made with the first question: screens that never ask must not carry the words. */
function spelledOut(): Spelled {
  const all = suggestions();
  return {
    childrens: spelled(childrens()),
    shelves: ASSIGNABLE_COLLECTIONS.map((shelf) => ({
      ...all[shelf],
      shelf,
      pattern: spelled(all[shelf].words ?? []),
    })),
  };
}

/** The shelves a product would stand on: what the product form proposes, and what holds where nobody chose. */
export function suggestedCollections(product: {
  readonly name: string;
  readonly category: Category;
}): AssignableCollection[] {
  const { name, category } = product;
  known ??= spelledOut();
  const isChildrens = known.childrens.test(name);
  return known.shelves.flatMap(({ shelf, all = [], among, pattern }) => {
    if (isChildrens && (shelf === 'men' || shelf === 'women')) return [];
    if (all.includes(category)) return shelf;
    return (!among || among.includes(category)) && pattern.test(name) ? shelf : [];
  });
}

/** A product's shelves: those that were chosen, else those that are suggested. */
export function collectionsOf(product: {
  readonly name: string;
  readonly category: Category;
  readonly collections?: readonly AssignableCollection[] | undefined;
}): readonly AssignableCollection[] {
  return product.collections ?? suggestedCollections(product);
}

/** Any of these as whole words, in the plural too. \b knows Latin letters only, so the edges are spelled out. */
function spelled(words: readonly string[]): RegExp {
  const edge = '[^\\p{L}\\p{M}\\p{N}]';
  return words.length ? new RegExp(`(^|${edge})(${words.join('|')})s?($|${edge})`, 'iu') : /$^/;
}
