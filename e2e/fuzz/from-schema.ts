import fc from 'fast-check';
import type { Call } from '@nargisus/domain/contract';
import { invalidText } from './invalid-values.ts';

type Schema = NonNullable<Call['body']>;

/** Values that exist in the shop, by field name, so that a request passes the first checks. */
export type Pool = Readonly<Record<string, readonly unknown[]>>;

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  innerType?: Schema;
  element?: Schema;
  in?: Schema;
  options?: Schema[];
  entries?: Record<string, string>;
  values?: unknown[];
}

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

/** Generates what a client sends for a schema (taka, text): mostly valid, otherwise similar. */
export function fromSchema(schema: Schema, pool: Pool, name = ''): fc.Arbitrary<unknown> {
  const known = pool[name];
  const own = bySchema(schema, pool, name);
  return known ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, own) : own;
}

function bySchema(schema: Schema, pool: Pool, name: string): fc.Arbitrary<unknown> {
  const { type, shape, innerType, element, in: input, options, entries, values } = definitionOf(schema);
  switch (type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(shape ?? {}).map(([field, it]) => [field, fromSchema(it, pool, field)]),
        ),
      );
    case 'array':
      return fc.array(fromSchema(element!, pool, name), { minLength: 1, maxLength: 3 });
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(fromSchema(innerType!, pool, name), { nil: undefined, freq: 4 });
    case 'nullable':
      return fc.option(fromSchema(innerType!, pool, name), { freq: 3 });
    case 'pipe':
      return fromSchema(input!, pool, name);
    case 'union':
      return fc.oneof(...(options ?? []).map((it) => fromSchema(it, pool, name)));
    case 'enum':
      return fc.constantFrom(...Object.values(entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(values ?? []));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.oneof(
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 100_000 }).map((it) => it / 100),
      );
    case 'date':
      return fc.constant(new Date('2026-11-21T00:00:00Z').toISOString());
    default:
      return fc.oneof(fc.string({ minLength: 1, maxLength: 30 }), invalidText);
  }
}
