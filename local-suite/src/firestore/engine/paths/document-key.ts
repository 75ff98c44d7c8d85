/** A document's path below its database: `orders/o1`, `carts/c1/items/i1`. Segments never contain a slash. */
export type DocumentKey = string & { readonly __brand: 'DocumentKey' };

/** Field path segments, unescaped: `['address', 'city']`. */
export type FieldPath = readonly string[];
