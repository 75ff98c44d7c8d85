import * as z from 'zod/mini';
import { SIZE_SYSTEMS, type Size } from '../catalogue/sizes.ts';
import { settingsMessages } from '../settings/settings-messages.ts';
import { requiredText, typedText } from '../text/written-text.ts';
import { CHART_SIZINGS, type SizeChartId } from './chart-ids.ts';

/** The smallest and largest measure, in cm. */
const SMALLEST = 1;
const LARGEST = 300;

/** The most measures of a chart: more columns than this are not read on a phone. */
export const MAX_MEASURES = 12;

/** The longest name of a measure, in characters. */
export const MAX_MEASURE_NAME = 40;

/** What is measured: the person who wears it, or the garment laid flat, all around. */
export const MEASURED = ['body', 'garment'] as const;

export type Measured = (typeof MEASURED)[number];

const cmSchema = z.number(settingsMessages.measureInvalid).check(
  z.gte(SMALLEST, settingsMessages.measureInvalid),
  z.lte(LARGEST, settingsMessages.measureInvalid),
  z.refine((cm) => Number(cm.toFixed(1)) === cm, settingsMessages.measureInvalid),
);

/** Returns whether a value can be a measure in cm. */
export const isMeasure = (value: unknown): boolean => cmSchema.safeParse(value).success;

/** Returns the schema of a chart: its measures by size, in cm. A size that a measure does not have is left out. */
export function sizeChartSchemaOf(id: SizeChartId) {
  const sizes: readonly Size[] = SIZE_SYSTEMS[CHART_SIZINGS[id]];
  const values = z
    .record(z.string(), cmSchema, settingsMessages.measureInvalid)
    .check(
      z.refine((cm) => Object.keys(cm).every((size) => sizes.includes(size)), settingsMessages.measureSize),
    );
  const measure = z.object({
    of: z.enum(MEASURED),
    name: requiredText(settingsMessages.measureNameMissing, MAX_MEASURE_NAME),
    nameBn: typedText(MAX_MEASURE_NAME),
    values,
  });
  return z.object({
    measures: z.array(measure).check(z.maxLength(MAX_MEASURES, settingsMessages.tooManyMeasures)),
  });
}

export type SizeChart = z.output<ReturnType<typeof sizeChartSchemaOf>>;
export type Measure = SizeChart['measures'][number];

/**
 * Returns the sizes of a measure whose value is below that of a smaller size: probably a slip of the pen, but the merchant
 * decides.
 */
export function fallingSizes({ values }: Pick<Measure, 'values'>, sizes: readonly Size[]): Size[] {
  let largest = 0;
  return sizes.filter((size) => {
    const value = Number(values[size] ?? Number.NaN);
    const isFalling = value < largest;
    if (value > largest) largest = value;
    return isFalling;
  });
}
