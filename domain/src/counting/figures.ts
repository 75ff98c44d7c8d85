/** What is counted of a collection: all documents, or those whose field has that value. */
export type Figure = readonly [field: string, value: string | boolean] | null;

export type FiguresOf<T extends Readonly<Record<string, Figure>>> = { readonly [K in keyof T]: number };

/** docs/reference/specification.md 2, Products: Total, In Stock, Featured. Kept in counters/figures (docs/adr/0019). */
export const PRODUCT_FIGURES = {
  total: null,
  inStock: ['inStock', true],
  featured: ['featured', true],
} as const satisfies Record<string, Figure>;

/** docs/reference/specification.md 2, Customers: Total Users, Active Users, Admins. Kept there as well. */
export const USER_FIGURES = {
  total: null,
  active: ['isActive', true],
  admins: ['role', 'admin'],
} as const satisfies Record<string, Figure>;

export type ProductFigures = FiguresOf<typeof PRODUCT_FIGURES>;
export type UserFigures = FiguresOf<typeof USER_FIGURES>;

type Stored = object | undefined;

/** What a change of one document changes in the figures; nothing where it had, or has, no document. */
export function figuresChange<T extends Readonly<Record<string, Figure>>>(
  figures: T,
  { before, after }: { readonly before: Stored; readonly after: Stored },
): FiguresOf<T> {
  const counts = (document: Stored, figure: Figure) =>
    Number(
      document !== undefined &&
        (figure === null || (document as Record<string, unknown>)[figure[0]] === figure[1]),
    );
  const change = Object.entries(figures).map(([name, figure]) => [
    name,
    counts(after, figure) - counts(before, figure),
  ]);
  return Object.fromEntries(change) as FiguresOf<T>;
}

/** The figures of these documents. */
export function figuresOf<T extends Readonly<Record<string, Figure>>>(
  figures: T,
  documents: readonly object[],
): FiguresOf<T> {
  const counted = Object.fromEntries(Object.keys(figures).map((name) => [name, 0]));
  for (const after of documents) {
    for (const [name, by] of Object.entries(figuresChange(figures, { before: undefined, after }))) {
      counted[name]! += by;
    }
  }
  return counted as FiguresOf<T>;
}
