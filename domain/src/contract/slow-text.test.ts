import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

/*
 * One instance answers eighty requests at once, so a text that takes a schema seconds stops them all. Every text field of
 * every call is given 60 KB of what patterns find hard; a body has at most 64 KB (functions/src/http/read-body.ts).
 */
const LENGTH = 60_000;
const PIECES = [
  'a',
  '.',
  'a.',
  '@',
  'a@.',
  '-',
  '_',
  '0',
  '+',
  '/',
  ':',
  ',',
  ' ',
  'a ',
  '\u200b',
  '%40',
  'ا',
  '👍🏽',
];
const BEGINNINGS = ['', 'a@', 'https://', '/', '01'];
const ENDS = ['', ' x', '@', '\n', '\u0000'];
/** Schemas around another one: optional, nullable, default, pipe, array. */
const INNER = ['innerType', 'in', 'element'] as const;

interface Definition {
  readonly shape?: Record<string, z.ZodMiniType>;
  readonly options?: readonly z.ZodMiniType[];
  readonly innerType?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
}

/** Returns a value of the schema's shape with `text` wherever it takes a text. */
function filledWith(text: string, schema: z.ZodMiniType): unknown {
  const definition = schema._zod.def as unknown as Definition;
  if (definition.shape) {
    const fields = Object.entries(definition.shape);
    return Object.fromEntries(fields.map(([name, field]) => [name, filledWith(text, field)]));
  }
  if (definition.options?.[0]) return filledWith(text, definition.options.at(-1)!);
  const around = INNER.find((name) => definition[name] !== undefined);
  if (around === undefined) return text;
  const inner = filledWith(text, definition[around]!);
  return around === 'element' ? [inner] : inner;
}

const parts = Object.entries<Call>(calls).flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [[name, part, schema as z.ZodMiniType] as const] : [],
  ),
);

describe.each(parts)('%s, %s', (_name, _part, schema) => {
  test('parses long texts of every kind within half a second each', () => {
    const slow: string[] = [];
    for (const piece of PIECES) {
      const long = piece.repeat(LENGTH / piece.length);
      for (const text of BEGINNINGS.flatMap((begins) => ENDS.map((ends) => begins + long + ends))) {
        const value = filledWith(text, schema);
        const started = Date.now();
        schema.safeParse(value);
        if (Date.now() - started > 500) slow.push(`${text.slice(0, 20)}…${text.slice(-5)}`);
      }
    }
    expect(slow).toEqual([]);
  });
});
