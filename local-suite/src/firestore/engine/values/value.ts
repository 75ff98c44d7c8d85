/**
 * Integer microseconds since the Unix epoch: Firestore's resolution, exact in a JS number until the year
 * 2255.
 */
export type Micros = number;

export type MapValue = Map<string, Value>;

/**
 * A Firestore value. A vector is a map with `__type__: '__vector__'` on the wire; here it is a kind of its
 * own, because it has its own place in the type order.
 */
export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'timestamp'; readonly micros: Micros }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'reference'; readonly name: string }
  | { readonly kind: 'geopoint'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'array'; readonly values: readonly Value[] }
  | { readonly kind: 'vector'; readonly values: readonly number[] }
  | { readonly kind: 'map'; readonly fields: MapValue };
