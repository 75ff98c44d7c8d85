import { asOf, catalogueEntryOf, collectionsOf, type CatalogueEntry } from '@nargisus/domain/catalogue';
import {
  bandsOfPrice,
  searchDocumentId,
  storedSearchKeys,
  type KeyQuery,
  type SearchSource,
} from '@nargisus/domain/search';
import { SAMPLE_PERIOD, sampleProduct } from '@nargisus/domain/testing';

/** What Firestore would bill for, and what it would look at. */
interface Cost {
  reads: number;
  /** Index entries visited. */
  visited: number;
}

type Stored = ReturnType<typeof storedSearchKeys>;

/** Keys and words with digits are of one product: no query here asks for them. */
const isOfOne = (key: string): boolean => /\d/.test(key);

/**
 * The search documents of a shop of any size, as lists of the products that have a key: a million products take 4 MB a key.
 * Answers as Firestore does, counts what Firestore bills (docs/adr/0053) and how many index entries it visits. Products are
 * numbers, of which all but the price repeats (SAMPLE_PERIOD).
 */
export class PostingsSource implements SearchSource {
  readonly cost: Cost = { reads: 0, visited: 0 };
  readonly #size: number;
  readonly #patterns: readonly Stored[];
  readonly #postings = new Map<string, Uint32Array>();

  constructor(size: number) {
    this.#size = size;
    this.#patterns = Array.from({ length: Math.min(size, SAMPLE_PERIOD) }, (_, n) =>
      storedSearchKeys(entryAt(n)),
    );
  }

  best(key: string, limit: number): Promise<CatalogueEntry[]> {
    const ranks = [...new Set(this.#patterns.flatMap(({ rank }) => rank[key] ?? []))].sort((a, b) => a - b);
    const found: number[] = [];
    for (const rank of ranks) {
      if (found.length >= limit) break;
      const own = this.#numbers(`rank ${rank} ${key}`, (pattern) => pattern.rank[key] === rank);
      for (const n of own.subarray(0, limit - found.length)) found.push(n);
    }
    return this.#answer(found, found.length);
  }

  having(query: KeyQuery, limit: number): Promise<CatalogueEntry[]> {
    const { found, visited } = this.#merge(query, limit);
    return this.#answer(found, visited);
  }

  near(variants: readonly string[], limit: number): Promise<CatalogueEntry[]> {
    const asked = new Set(variants.filter((it) => !isOfOne(it)));
    const own = this.#numbers(`near ${[...asked].join(' ')}`, ({ near }) => near.some((it) => asked.has(it)));
    const found = [...own.subarray(0, limit)];
    return this.#answer(found, found.length);
  }

  count(query: KeyQuery, most: number): Promise<number> {
    const { found, visited } = this.#merge(query, most);
    this.cost.reads += Math.max(1, Math.ceil(visited / 1_000));
    this.cost.visited += visited;
    return Promise.resolve(found.length);
  }

  /** Merges the indexes of the keys: each is sought up to what the others have, as Firestore does. */
  #merge({ keys, bands }: KeyQuery, limit: number) {
    const lists = keys.map((key) =>
      this.#numbers(`has ${key}`, ({ has }) => !isOfOne(key) && has[key] === true),
    );
    const wanted = bands && new Set(bands);
    const [rarest, ...others] = lists.length
      ? lists.sort((a, b) => a.length - b.length)
      : [this.#numbers('all', () => true)];
    const places = others.map(() => 0);
    const found: number[] = [];
    let visited = 0;
    for (const n of rarest!) {
      if (found.length >= limit) break;
      visited += 1;
      const hasAll = others.every((list, at) => {
        places[at] = seek(list, n, places[at]!);
        visited += 1;
        return list[places[at]!] === n;
      });
      if (!hasAll) continue;
      if (wanted) visited += 1;
      if (!wanted || bandsOfPrice(entryAt(n).price).some((band) => wanted.has(band))) found.push(n);
    }
    return { found, visited };
  }

  /** Returns the products of the patterns, the newest first. */
  #numbers(name: string, matches: (pattern: Stored) => boolean): Uint32Array {
    const known = this.#postings.get(name);
    if (known) return known;
    const fits = this.#patterns.map(matches);
    const numbers: number[] = [];
    if (fits.includes(true)) {
      for (let n = this.#size - 1; n >= 0; n -= 1) if (fits[n % SAMPLE_PERIOD]) numbers.push(n);
    }
    const made = Uint32Array.from(numbers);
    this.#postings.set(name, made);
    return made;
  }

  #answer(found: readonly number[], visited: number): Promise<CatalogueEntry[]> {
    this.cost.reads += Math.max(1, found.length);
    this.cost.visited += visited;
    return Promise.resolve(found.map(entryAt));
  }
}

/** Returns the entry of a product. */
function entryAt(n: number): CatalogueEntry {
  const product = sampleProduct(n);
  return asOf(catalogueEntryOf({ ...product, collections: [...collectionsOf(product)] }), product.createdAt);
}

/** Returns the document of a product's keys, without those that are of one product alone. */
export function searchDocumentAt(n: number) {
  const entry = entryAt(n);
  const { rank, has, near, ...rest } = storedSearchKeys(entry);
  const shared = <T>(keys: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(keys).filter(([key]) => !isOfOne(key)));
  return [
    searchDocumentId(entry),
    { rank: shared(rank), has: shared(has), near: near.filter((it) => !isOfOne(it)), ...rest },
  ] as const;
}

/** Returns the place of the first number at or below `wanted` in a descending list, from a place on. */
function seek(list: Uint32Array, wanted: number, from: number): number {
  let [low, high] = [from, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! > wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
