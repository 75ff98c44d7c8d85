import { defineStrings } from '../define-strings.ts';

/** The advance of a cash order, at the checkout. */
export const advanceStrings = defineStrings('advance', {
  split: (advance: string, rest: string) => `Pay ${advance} now, ${rest} in cash when it arrives`,
  whole: (total: string) => `Pay ${total} now, nothing when it arrives`,
  why: 'This shop asks for an advance before it sends a cash order to your address. It is part of the total.',
});
