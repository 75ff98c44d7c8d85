import type { Value } from './value.ts';

/**
 * Classes of the total order (docs/reference/firestore-protocol.md 7.3). Range filters compare within one
 * class; NaN has its own.
 */
export const TypeOrder = {
  NULL: 0,
  BOOLEAN: 1,
  NAN: 2,
  NUMBER: 3,
  TIMESTAMP: 4,
  STRING: 5,
  BYTES: 6,
  REFERENCE: 7,
  GEOPOINT: 8,
  ARRAY: 9,
  VECTOR: 10,
  MAP: 11,
} as const;

export type TypeOrder = (typeof TypeOrder)[keyof typeof TypeOrder];

export function typeOrder(value: Value): TypeOrder {
  switch (value.kind) {
    case 'null':
      return TypeOrder.NULL;
    case 'boolean':
      return TypeOrder.BOOLEAN;
    case 'integer':
      return TypeOrder.NUMBER;
    case 'double':
      return Number.isNaN(value.value) ? TypeOrder.NAN : TypeOrder.NUMBER;
    case 'timestamp':
      return TypeOrder.TIMESTAMP;
    case 'string':
      return TypeOrder.STRING;
    case 'bytes':
      return TypeOrder.BYTES;
    case 'reference':
      return TypeOrder.REFERENCE;
    case 'geopoint':
      return TypeOrder.GEOPOINT;
    case 'array':
      return TypeOrder.ARRAY;
    case 'vector':
      return TypeOrder.VECTOR;
    case 'map':
      return TypeOrder.MAP;
  }
}
