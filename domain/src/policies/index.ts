export { POLICIES, type PolicyId } from './policy-ids.ts';
export { policyOf, policySchema, type Policy } from './policy.ts';
export { parsePolicyText, type PolicyBlock } from './policy-text.ts';
