/** What is counted of a collection: all documents, or those whose field has that value. */
export type StatFilter = readonly [field: string, value: string | boolean] | null;

export type StatsOf<T extends Readonly<Record<string, StatFilter>>> = { readonly [K in keyof T]: number };

/** docs/reference/specification.md 2, Products: Total, In Stock, Featured. Kept in counters/figures (docs/adr/0019). */
export const PRODUCT_STATS = {
  total: null,
  inStock: ['inStock', true],
  featured: ['featured', true],
} as const satisfies Record<string, StatFilter>;

/** docs/reference/specification.md 2, Customers: Total Users, Active Users, Admins. Kept there as well. */
export const USER_STATS = {
  total: null,
  active: ['isActive', true],
  admins: ['role', 'admin'],
} as const satisfies Record<string, StatFilter>;

export type ProductStats = StatsOf<typeof PRODUCT_STATS>;
export type UserStats = StatsOf<typeof USER_STATS>;

type Stored = object | undefined;

/** What a change of one document changes in the figures; nothing where it had, or has, no document. */
export function statsChange<T extends Readonly<Record<string, StatFilter>>>(
  figures: T,
  { before, after }: { readonly before: Stored; readonly after: Stored },
): StatsOf<T> {
  const counts = (document: Stored, figure: StatFilter) =>
    Number(
      document !== undefined &&
        (figure === null || (document as Record<string, unknown>)[figure[0]] === figure[1]),
    );
  const change = Object.entries(figures).map(([name, figure]) => [
    name,
    counts(after, figure) - counts(before, figure),
  ]);
  return Object.fromEntries(change) as StatsOf<T>;
}

/** The figures of these documents. */
export function statsOf<T extends Readonly<Record<string, StatFilter>>>(
  figures: T,
  documents: readonly object[],
): StatsOf<T> {
  const counted = Object.fromEntries(Object.keys(figures).map((name) => [name, 0]));
  for (const after of documents) {
    for (const [name, by] of Object.entries(statsChange(figures, { before: undefined, after }))) {
      counted[name]! += by;
    }
  }
  return counted as StatsOf<T>;
}
