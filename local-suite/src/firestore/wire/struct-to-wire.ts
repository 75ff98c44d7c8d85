import type { WireStruct } from './wire-messages.ts';

/** The subset of google.protobuf.Struct used here. */
export type PlainJson = { readonly [name: string]: string | PlainJson };

/** Encodes a plain object as a google.protobuf.Struct. */
export function structToWire(plain: PlainJson): WireStruct {
  const fields = Object.entries(plain).map(([name, value]) => [
    name,
    typeof value === 'string' ? { stringValue: value } : { structValue: structToWire(value) },
  ]);
  return { fields: Object.fromEntries(fields) as WireStruct['fields'] };
}

/** Returns the JSON form of a Struct: the object itself. The subset has no lists or numbers. */
export function structToJson({ fields }: WireStruct): PlainJson {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, value]) => [
      name,
      value.structValue ? structToJson(value.structValue) : (value.stringValue ?? ''),
    ]),
  );
}
