/** The shop's policy pages (docs/reference/commerce.md 3), each at `/{id}`. */
export const POLICIES = ['terms', 'privacy', 'returns', 'delivery'] as const;

export type PolicyId = (typeof POLICIES)[number];
