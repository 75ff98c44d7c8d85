import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SIZE_SYSTEMS } from '../catalogue/sizes.ts';
import { settingsMessages } from '../settings/settings-messages.ts';
import { CHART_SIZINGS, type SizeChartId } from './chart-ids.ts';
import { sizeChartOf, type Charted } from './chart-of.ts';
import { defaultSizeChart } from './default-charts.ts';
import { fallingSizes, MAX_MEASURES, sizeChartSchemaOf } from './size-chart.ts';
import { toInches } from './to-inches.ts';

const IDS = Object.keys(CHART_SIZINGS) as SizeChartId[];

test.each<[Charted, SizeChartId | undefined]>([
  [{ category: 'clothing' }, 'men'],
  [{ category: 'clothing', collections: ['women', 'summer'] }, 'women'],
  [{ category: 'clothing', collections: ['women', 'men'] }, 'men'],
  [{ category: 'accessories' }, undefined],
  [{ category: 'clothing', sizing: 'kids' }, 'kids'],
  [{ category: 'clothing', sizing: 'waist' }, 'trousers'],
  [{ category: 'accessories', sizing: 'waist' }, 'belts'],
  [{ category: 'shoes', sizing: 'shoes' }, 'shoes'],
  [{ category: 'sports', sizing: 'shoes' }, 'shoes'],
  [{ category: 'bags', sizing: 'one-size' }, undefined],
  [{ category: 'home', sizing: 'own' }, undefined],
])('the chart of %o is %s', (product, expected) => {
  expect(sizeChartOf(product)).toBe(expected);
});

describe.each(IDS)('the default chart %s', (id) => {
  const sizes = SIZE_SYSTEMS[CHART_SIZINGS[id]];
  const chart = defaultSizeChart(id);

  test('is valid, in both languages, and measures every size of body and garment', () => {
    expect(sizeChartSchemaOf(id).parse(chart)).toEqual(chart);
    expect(new Set(chart.measures.map(({ of }) => of))).toEqual(new Set(['body', 'garment']));
    for (const { nameBn, values } of chart.measures) {
      expect(nameBn).toMatch(/^[ঀ-৿ ]+$/);
      expect(Object.keys(values).sort()).toEqual([...sizes].sort());
    }
  });

  test('rises with the sizes', () => {
    expect(chart.measures.flatMap((it) => fallingSizes(it, sizes))).toEqual([]);
  });
});

test('the waist of a trouser size is its number in inches', () => {
  const [waist] = defaultSizeChart('trousers').measures;
  for (const size of SIZE_SYSTEMS.waist) expect(toInches(waist!.values[size]!)).toBe(Number(size));
});

describe('a chart', () => {
  const measure = { of: 'body', name: 'Chest', nameBn: 'বুক', values: { S: 88, M: 94.5 } } as const;
  const errorOf = (...measures: object[]) =>
    sizeChartSchemaOf('men').safeParse({ measures }).error?.issues[0]?.message;

  test('may leave out sizes and Bangla names', () => {
    expect(errorOf({ ...measure, nameBn: '', values: {} })).toBeUndefined();
  });

  test.each([
    [{ name: ' ' }, settingsMessages.measureNameMissing],
    [{ values: { S: 0 } }, settingsMessages.measureInvalid],
    [{ values: { S: 301 } }, settingsMessages.measureInvalid],
    [{ values: { S: 88.25 } }, settingsMessages.measureInvalid],
    [{ values: { S: 'wide' } }, settingsMessages.measureInvalid],
    [{ values: { S: Number.NaN } }, settingsMessages.measureInvalid],
    [{ values: { 42: 90 } }, settingsMessages.measureSize],
  ])('with %o is rejected', (over, message) => {
    expect(errorOf({ ...measure, ...over })).toBe(message);
  });

  test('has a limited number of measures', () => {
    expect(errorOf(...Array.from({ length: MAX_MEASURES }, () => measure))).toBeUndefined();
    expect(errorOf(...Array.from({ length: MAX_MEASURES + 1 }, () => measure))).toBe(
      settingsMessages.tooManyMeasures,
    );
  });
});

test.each([
  [{ S: 88, M: 94, L: 100 }, []],
  [{ S: 88, M: 88 }, []],
  [{ S: 88, M: 49, L: 100 }, ['M']],
  [{ S: 880, M: 94, L: 100 }, ['M', 'L']],
  [{ S: 88, L: 70 }, ['L']],
])('the sizes of %o that are below a smaller size: %j', (values, expected) => {
  expect(fallingSizes({ values }, SIZE_SYSTEMS.letters)).toEqual(expected);
});

describe('inches', () => {
  test.each([
    [2.54, 1],
    [96, 38],
    [97, 38],
    [98, 38.5],
    [22.5, 9],
  ])('of %s cm are %s', (cm, inches) => {
    expect(toInches(cm)).toBe(inches);
  });

  test('are at most a quarter of an inch off', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 300, noNaN: true }), (cm) => {
        expect(Math.abs(toInches(cm) * 2.54 - cm)).toBeLessThanOrEqual(0.635 + 1e-9);
      }),
    );
  });
});
