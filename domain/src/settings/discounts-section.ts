import { discountMessages } from '../orders/discount-messages.ts';
import { countField } from './fields.ts';
import { defineSection, type ValuesOf } from './section.ts';

/** Discounts that staff give (docs/adr/0089). Admins are bound by no limit. */
export const discountsSection = defineSection({
  isPublic: false,
  fields: {
    mostPercent: countField(discountMessages.percentOutOfRange, { least: 0, most: 100 }, 10),
  },
});

export type DiscountSettings = ValuesOf<typeof discountsSection>;
