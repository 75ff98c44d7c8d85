import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

/*
 * One instance answers eighty requests at once, so a text that takes a schema seconds stops them all. Every text field of
 * every call is given a text of characters that patterns match slowly. A body has at most 64 KB
 * (functions/src/http/read-body.ts), which a pattern that takes HARMLESS_MS here takes sixteen times as long for.
 */
const LENGTH = 16_000;
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

/** Returns how long the schema takes with a value, in ms, but at least 1: less than that is noise. */
function timeOf(schema: z.ZodMiniType, value: unknown): number {
  const started = Date.now();
  schema.safeParse(value);
  return Math.max(Date.now() - started, 1);
}

/** How often a text is measured before it counts as slow. */
const RUNS = 16;
/** How often a text is measured that takes CONCLUSIVE_MS or more: other load does not prolong both runs that much. */
const CONCLUSIVE_RUNS = 2;
const CONCLUSIVE_MS = 1_000;
/**
 * A pattern that looks at LENGTH characters for each of them takes 100 ms and longer. Allocating texts can take up to 20 ms where
 * memory is mapped slowly, and those of a quarter next to nothing.
 */
const HARMLESS_MS = 40;

/**
 * Returns whether the time grows faster than the text: four times the text takes four times as long, or 16 times where
 * a pattern backtracks. It has to do so every time, with the shortest time of the whole text so far, because other load on
 * the machine prolongs one measurement. Not an eighth of the text: Node allocates large strings apart, page by page, which on
 * some machines costs more than parsing them.
 */
function backtracks(schema: z.ZodMiniType, quarter: unknown, whole: unknown): boolean {
  let shortest = Infinity;
  for (let run = 1; run <= RUNS; run++) {
    shortest = Math.min(shortest, timeOf(schema, whole));
    if (shortest < HARMLESS_MS || shortest / timeOf(schema, quarter) <= 8) return false;
    if (run >= CONCLUSIVE_RUNS && shortest >= CONCLUSIVE_MS) break;
  }
  return true;
}

interface SlowText {
  readonly name: string;
  readonly quarter: string;
  readonly whole: string;
}

/** Made once for all schemas: making a text takes longer than most schemas take to parse it. */
const texts: readonly SlowText[] = PIECES.flatMap((piece) =>
  BEGINNINGS.flatMap((begins) =>
    ENDS.map((ends) => {
      const ofLength = (length: number): string => begins + piece.repeat(length / piece.length) + ends;
      return { name: `${begins}${piece}…${ends}`, quarter: ofLength(LENGTH / 4), whole: ofLength(LENGTH) };
    }),
  ),
);

/** Returns the name of the first text that the schema takes too long with: further ones would prolong the failure by minutes. */
function findSlowText(schema: z.ZodMiniType): string | undefined {
  return texts.find(({ quarter, whole }) =>
    backtracks(schema, filledWith(quarter, schema), filledWith(whole, schema)),
  )?.name;
}

describe.each(parts)('%s, %s', (_name, _part, schema) => {
  test('parses long texts of every kind in linear time', () => {
    expect(findSlowText(schema)).toBeUndefined();
  });
});
