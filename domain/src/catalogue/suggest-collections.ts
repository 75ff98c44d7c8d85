import type { Category } from './categories.ts';
import { ASSIGNABLE_COLLECTIONS, type AssignableCollection } from './collections.ts';

interface Suggestion {
  /** Every product of these categories is in the collection. */
  readonly all?: readonly Category[];
  /** Of the other categories, products whose name has one of these whole words; a trailing plural s is ignored. */
  readonly words?: readonly string[];
  /** Only products of these categories. */
  readonly among?: readonly Category[];
}

const WORN: readonly Category[] = ['clothing', 'shoes', 'accessories', 'bags'];

/** Which products belong to a collection by category and name, until staff choose (docs/adr/0008). */
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

/** Products for children are not in the collections of adults. */
const childrens = () => ['kid', 'child', 'children', 'baby', 'frock', 'শিশু', 'বাচ্চা', 'ছোটদের', 'ফ্রক'];

interface Spelled {
  readonly childrens: RegExp;
  readonly collections: readonly (Suggestion & {
    readonly collection: AssignableCollection;
    readonly pattern: RegExp;
  })[];
}

let known: Spelled | undefined;

/** Created on first use: pages that never call it must not load the words. */
function spelledOut(): Spelled {
  const all = suggestions();
  return {
    childrens: spelled(childrens()),
    collections: ASSIGNABLE_COLLECTIONS.map((collection) => ({
      ...all[collection],
      collection,
      pattern: spelled(all[collection].words ?? []),
    })),
  };
}

/** Returns the collections that the product form suggests, which also apply where staff chose none. */
export function suggestedCollections(product: {
  readonly name: string;
  readonly category: Category;
}): AssignableCollection[] {
  const { name, category } = product;
  known ??= spelledOut();
  const isChildrens = known.childrens.test(name);
  return known.collections.flatMap(({ collection, all = [], among, pattern }) => {
    if (isChildrens && (collection === 'men' || collection === 'women')) return [];
    if (all.includes(category)) return collection;
    return (!among || among.includes(category)) && pattern.test(name) ? collection : [];
  });
}

/** Returns a product's collections: those that staff chose, else the suggested ones. */
export function collectionsOf(product: {
  readonly name: string;
  readonly category: Category;
  readonly collections?: readonly AssignableCollection[] | undefined;
}): readonly AssignableCollection[] {
  return product.collections ?? suggestedCollections(product);
}

/**
 * Matches any of the words as a whole word, also in the plural. Spells out word boundaries, because \b knows Latin
 * letters only.
 */
function spelled(words: readonly string[]): RegExp {
  const edge = '[^\\p{L}\\p{M}\\p{N}]';
  return words.length ? new RegExp(`(^|${edge})(${words.join('|')})s?($|${edge})`, 'iu') : /$^/;
}
