/** Which documents of a Firestore collection a stat counts: all (null), or those whose field has the value. */
export type StatFilter = readonly [field: string, value: string | boolean] | null;

export type StatsOf<T extends Readonly<Record<string, StatFilter>>> = { readonly [K in keyof T]: number };

/**
 * The stats of products: Total, In Stock, Featured (docs/reference/specification.md 2). Stored in counters/figures
 * (docs/adr/0019).
 */
export const PRODUCT_STATS = {
  total: null,
  inStock: ['inStock', true],
  featured: ['featured', true],
} as const satisfies Record<string, StatFilter>;

/**
 * The stats of customers: Total Users, Active Users, Admins (docs/reference/specification.md 2). Stored in the same
 * place.
 */
export const USER_STATS = {
  total: null,
  active: ['isActive', true],
  admins: ['role', 'admin'],
} as const satisfies Record<string, StatFilter>;

export type ProductStats = StatsOf<typeof PRODUCT_STATS>;
export type UserStats = StatsOf<typeof USER_STATS>;

type Stored = object | undefined;

/**
 * Returns the change of the stats when one document changes; `before` or `after` is undefined where it does not exist.
 */
export function statsChange<T extends Readonly<Record<string, StatFilter>>>(
  stats: T,
  { before, after }: { readonly before: Stored; readonly after: Stored },
): StatsOf<T> {
  const counts = (document: Stored, filter: StatFilter) =>
    Number(
      document !== undefined &&
        (filter === null || (document as Record<string, unknown>)[filter[0]] === filter[1]),
    );
  const change = Object.entries(stats).map(([name, filter]) => [
    name,
    counts(after, filter) - counts(before, filter),
  ]);
  return Object.fromEntries(change) as StatsOf<T>;
}

/** Returns the stats of these documents. */
export function statsOf<T extends Readonly<Record<string, StatFilter>>>(
  stats: T,
  documents: readonly object[],
): StatsOf<T> {
  const counted = Object.fromEntries(Object.keys(stats).map((name) => [name, 0]));
  for (const after of documents) {
    for (const [name, by] of Object.entries(statsChange(stats, { before: undefined, after }))) {
      counted[name]! += by;
    }
  }
  return counted as StatsOf<T>;
}
