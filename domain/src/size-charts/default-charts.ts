import { SIZE_SYSTEMS } from '../catalogue/sizes.ts';
import { CHART_SIZINGS, type SizeChartId } from './chart-ids.ts';
import type { Measure, Measured, SizeChart } from './size-chart.ts';

/** A measure of a chart: what is measured, its two names, and cm for each size of the system in order. */
type Row = readonly [of: Measured, name: string, nameBn: string, cm: readonly number[]];

/** The waist of a wearer by the sizes in inches, for trousers and belts. */
const BODY_WAIST: Row = [
  'body',
  'Waist',
  'কোমর',
  [71, 73.5, 76, 78.5, 81.5, 84, 86.5, 89, 91.5, 94, 96.5, 99, 101.5, 104, 106.5],
];

/**
 * Letters in Asian Standard, children's sizes by the height of their age, feet by EU sizes (ISO/TS 19407), waists by
 * their inches. The shop's own measures replace them.
 */
const ROWS: Readonly<Record<SizeChartId, readonly Row[]>> = {
  men: [
    ['body', 'Chest', 'বুক', [84, 88, 94, 100, 106, 112]],
    ['body', 'Waist', 'কোমর', [70, 74, 80, 86, 92, 98]],
    ['body', 'Hip', 'হিপ', [86, 90, 96, 102, 108, 114]],
    ['garment', 'Chest', 'বুক', [94, 98, 104, 110, 116, 122]],
    ['garment', 'Shoulder', 'কাঁধ', [42, 43.5, 45, 46.5, 48, 49.5]],
    ['garment', 'Sleeve', 'হাতা', [59, 60, 61, 62, 63, 64]],
    ['garment', 'Shirt length', 'শার্টের ঝুল', [68, 70, 72, 74, 76, 78]],
    ['garment', 'Panjabi length', 'পাঞ্জাবির ঝুল', [94, 97, 100, 103, 106, 109]],
    ['garment', 'Pyjama length', 'পায়জামার ঝুল', [94, 96, 98, 100, 102, 104]],
  ],
  women: [
    ['body', 'Bust', 'বুক', [78, 82, 88, 94, 100, 106]],
    ['body', 'Waist', 'কোমর', [62, 66, 72, 78, 84, 90]],
    ['body', 'Hip', 'হিপ', [86, 90, 96, 102, 108, 114]],
    ['garment', 'Bust', 'বুক', [86, 90, 96, 102, 108, 114]],
    ['garment', 'Shoulder', 'কাঁধ', [34, 35, 36.5, 38, 39.5, 41]],
    ['garment', 'Sleeve', 'হাতা', [42, 43, 44, 45, 46, 47]],
    ['garment', 'Kameez length', 'কামিজের ঝুল', [96, 98, 100, 102, 104, 106]],
    ['garment', 'Salwar length', 'সালোয়ারের ঝুল', [92, 94, 96, 98, 100, 102]],
  ],
  kids: [
    ['body', 'Height', 'উচ্চতা', [92, 98, 104, 110, 116, 122, 128, 134, 140, 146, 152, 158, 164]],
    ['body', 'Chest', 'বুক', [53, 55, 57, 59, 61, 63, 66, 69, 72, 75, 78, 81, 84]],
    ['body', 'Waist', 'কোমর', [51, 52, 53, 54, 55, 56.5, 58, 60, 62, 64, 66, 68, 70]],
    ['garment', 'Chest', 'বুক', [61, 63, 65, 67, 69, 71, 74, 77, 80, 83, 86, 89, 92]],
    ['garment', 'Length', 'ঝুল', [40, 42.5, 45, 47.5, 50, 52.5, 55, 57.5, 60, 62, 64, 66, 68]],
  ],
  trousers: [
    BODY_WAIST,
    [
      'body',
      'Hip',
      'হিপ',
      [86, 88.5, 91, 93.5, 96, 98.5, 101, 103.5, 106, 108.5, 111, 113.5, 116, 118.5, 121],
    ],
    [
      'garment',
      'Waist',
      'কোমর',
      [73, 75.5, 78, 80.5, 83.5, 86, 88.5, 91, 93.5, 96, 98.5, 101, 103.5, 106, 108.5],
    ],
    ['garment', 'Thigh', 'উরু', [55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69]],
    [
      'garment',
      'Inseam',
      'ভেতরের ঝুল',
      [76, 76.5, 77, 77.5, 78, 78.5, 79, 79.5, 80, 80, 80.5, 80.5, 81, 81, 81],
    ],
    [
      'garment',
      'Length',
      'ঝুল',
      [99, 99.5, 100.5, 101, 102, 102.5, 103.5, 104, 105, 105, 106, 106, 107, 107, 107],
    ],
  ],
  belts: [
    BODY_WAIST,
    [
      'garment',
      'Buckle to middle hole',
      'বকলেস থেকে মাঝের ছিদ্র',
      [76, 78.5, 81.5, 84, 86.5, 89, 91.5, 94, 96.5, 99, 101.5, 104, 106.5, 109, 112],
    ],
  ],
  shoes: [
    ['body', 'Foot length', 'পায়ের পাতার দৈর্ঘ্য', [22.5, 23, 24, 24.5, 25, 26, 26.5, 27.5, 28, 28.5, 29.5]],
    [
      'garment',
      'Insole length',
      'ভেতরের সুকতলার দৈর্ঘ্য',
      [23, 24, 24.5, 25.5, 26, 26.5, 27.5, 28, 29, 29.5, 30],
    ],
  ],
};

/** Returns the chart that counts until staff have stored another. */
export function defaultSizeChart(id: SizeChartId): SizeChart {
  const sizes = SIZE_SYSTEMS[CHART_SIZINGS[id]];
  const measures = ROWS[id].map(([of, name, nameBn, cm]): Measure => {
    return { of, name, nameBn, values: Object.fromEntries(sizes.map((size, index) => [size, cm[index]!])) };
  });
  return { measures };
}
