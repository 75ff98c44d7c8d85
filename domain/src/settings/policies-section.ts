import { pageField } from './fields.ts';
import { defineSection, type ValuesOf } from './section.ts';

/** The longest text of a policy, in characters. */
const MAX_POLICY = 20_000;

/**
 * The policy pages in both languages (domain/src/policies). An empty field shows the standard text. Public, but with a call of
 * their own, because every page reads the public settings.
 */
export const policiesSection = defineSection({
  isPublic: false,
  fields: {
    terms: pageField(MAX_POLICY),
    termsBn: pageField(MAX_POLICY),
    privacy: pageField(MAX_POLICY),
    privacyBn: pageField(MAX_POLICY),
    returns: pageField(MAX_POLICY),
    returnsBn: pageField(MAX_POLICY),
    delivery: pageField(MAX_POLICY),
    deliveryBn: pageField(MAX_POLICY),
  },
});

export type PolicySettings = ValuesOf<typeof policiesSection>;
