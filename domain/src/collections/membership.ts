import * as z from 'zod/mini';
import { CATEGORIES } from '../catalogue/categories.ts';
import { ASSIGNABLE_COLLECTIONS } from '../catalogue/collections.ts';
import { priceSchema } from '../catalogue/price.ts';
import { productIdSchema } from '../catalogue/product-id.ts';
import { collectionMessages, MAX_PICKED, tooManyProducts } from './collection-messages.ts';

const isWithoutRepeats = (list: readonly string[]) => new Set(list).size === list.length;
const listOf = <const Values extends readonly string[]>(values: Values) =>
  z.array(z.enum(values)).check(z.refine(isWithoutRepeats, collectionMessages.choiceTwice));

/** The products that staff have picked, in their order. */
const handSchema = z.object({
  by: z.literal('hand'),
  products: z
    .array(productIdSchema)
    .check(
      z.maxLength(MAX_PICKED, tooManyProducts),
      z.refine(isWithoutRepeats, collectionMessages.productTwice),
    ),
});

/**
 * The products that meet every condition: facts of a product, each of which shoppers see too. An empty list and false mean no
 * condition.
 */
const ruleSchema = z
  .object({
    by: z.literal('rule'),
    /** Any of these. */
    categories: listOf(CATEGORIES),
    /** Any of these. */
    collections: listOf(ASSIGNABLE_COLLECTIONS),
    /** The lowest and the highest price that counts at the time, both included. */
    from: z.nullable(priceSchema),
    to: z.nullable(priceSchema),
    onSale: z.boolean(),
    isNew: z.boolean(),
    featured: z.boolean(),
  })
  .check(
    z.refine(({ from, to }) => from === null || to === null || from <= to, {
      error: collectionMessages.priceRangeInvalid,
    }),
    z.refine(
      ({ categories, collections, from, to, onSale, isNew, featured }) =>
        categories.length > 0 ||
        collections.length > 0 ||
        from !== null ||
        to !== null ||
        onSale ||
        isNew ||
        featured,
      { error: collectionMessages.ruleEmpty },
    ),
  );

/** Which products a collection shows: those that staff picked, or those that meet a rule (docs/adr/0054). */
export const membershipSchema = z.discriminatedUnion('by', [handSchema, ruleSchema]);

export type Membership = z.output<typeof membershipSchema>;
export type MembershipRule = z.output<typeof ruleSchema>;
