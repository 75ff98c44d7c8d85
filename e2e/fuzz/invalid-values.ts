import fc from 'fast-check';

/** Names of properties that every object inherits. */
const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

const hostileTexts = fc.constantFrom(
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\n\t',
    '\u202e',
    '\ud800',
    '🧵'.repeat(200),
    'ক্ষ'.repeat(100),
    '../..',
    '%2e%2e%2f',
  ],
  ...[
    '<script>alert(1)</script>',
    "' or 1=1 --",
    '${7*7}',
    '{{7*7}}',
    '=1+1',
    '-0',
    '1e309',
    'NaN',
    'null',
    'true',
  ],
  ...PROTOTYPE_NAMES,
  'x'.repeat(129),
  'x'.repeat(70_000),
);

/** Texts of every alphabet, and texts that are known to break software. */
export const invalidText: fc.Arbitrary<string> = fc.oneof(
  hostileTexts,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);

const junkNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 0.005, 2 ** 31, 2 ** 53, 1e21, -1e-7, Number.MAX_VALUE),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const depths = fc.constantFrom(1, 30, 2_000);
const nested = fc.tuple(depths, fc.boolean()).map(([depth, isList]) => {
  let value: unknown = 'end';
  for (let level = 0; level < depth; level++) value = isList ? [value] : { a: value };
  return value;
});

/** Any JSON value. */
const junkValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, [], {}),
  invalidText,
  junkNumber,
  nested,
  fc.array(fc.oneof(invalidText, junkNumber), { maxLength: 60 }),
  fc.dictionary(fc.oneof(fc.constantFrom(...PROTOTYPE_NAMES), fc.string()), invalidText, { maxKeys: 5 }),
);

/** Generates the value with one field replaced, dropped or added, at any depth. */
export function mutated(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value) && value.length > 0) {
    const rest = value.slice(1);
    return fc.oneof(
      junkValue,
      mutated(value[0]).map((first) => [first, ...rest]),
      fc.constantFrom(2, 60, 400).map((count) => Array<unknown>(count).fill(value[0])),
    );
  }
  if (typeof value !== 'object' || value === null) return junkValue;
  const fields = Object.entries(value as Record<string, unknown>);
  const added = fc
    .tuple(fc.oneof(fc.constantFrom(...PROTOTYPE_NAMES), fc.string()), junkValue)
    .map(([name, more]) => Object.fromEntries([...fields, [name, more]]));
  if (fields.length === 0) return fc.oneof(junkValue, added);
  const changed = fc
    .nat(fields.length - 1)
    .chain((place) =>
      mutated(fields[place]![1]).map((other) =>
        Object.fromEntries(fields.map(([name, own], at) => [name, at === place ? other : own])),
      ),
    );
  const dropped = fc
    .nat(fields.length - 1)
    .map((place) => Object.fromEntries(fields.filter((_, at) => at !== place)));
  return fc.oneof({ weight: 6, arbitrary: changed }, dropped, added, junkValue);
}
