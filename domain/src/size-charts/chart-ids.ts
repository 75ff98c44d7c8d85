import type { Sizing } from '../catalogue/sizes.ts';

/** The size charts, each with the size system whose sizes it measures, in the order of the Settings tab. */
export const CHART_SIZINGS = {
  men: 'letters',
  women: 'letters',
  kids: 'kids',
  trousers: 'waist',
  belts: 'waist',
  shoes: 'shoes',
} as const satisfies Record<string, Exclude<Sizing, 'one-size' | 'own'>>;

export type SizeChartId = keyof typeof CHART_SIZINGS;
