import * as z from 'zod/mini';
import { fixedText } from '../text/message.ts';
import { typedText } from '../text/written-text.ts';
import { homeMessages } from './home-messages.ts';
import { homeRowSourceSchema } from './home-row-source.ts';

export const MAX_HOME_ROWS = 6;
/** The largest number of products in a row. */
export const MAX_ROW_PRODUCTS = 8;
/** In characters. */
export const MAX_ROW_TITLE = 60;

const countInvalid = fixedText(homeMessages.rowCountInvalid, { count: MAX_ROW_PRODUCTS });
const count = z.int(countInvalid).check(z.gte(1, countInvalid), z.lte(MAX_ROW_PRODUCTS, countInvalid));

/** A row of products. Without a title it has the name of what it shows. */
const homeRowSchema = z.object({
  source: homeRowSourceSchema,
  title: typedText(MAX_ROW_TITLE),
  titleBn: typedText(MAX_ROW_TITLE),
  count,
});

export type HomeRow = z.output<typeof homeRowSchema>;

export const homeRowsSchema = z
  .array(homeRowSchema)
  .check(z.maxLength(MAX_HOME_ROWS, fixedText(homeMessages.tooManyRows, { count: MAX_HOME_ROWS })));

/** New Arrivals: the first three products (docs/reference/specification.md 9). */
export const STANDARD_ROW: HomeRow = { source: 'newest', title: '', titleBn: '', count: 3 };
