import * as z from 'zod/mini';
import { POLICIES } from '../../policies/policy-ids.ts';
import { policySchema } from '../../policies/policy.ts';
import { call } from '../call.ts';
import { requestMessages } from '../request-messages.ts';

/** The policy pages (docs/reference/commerce.md 3). */
export const policyCalls = {
  /** The text of a policy in both languages: the shop's own, or the standard text. Cached at the CDN for a minute. */
  readPolicy: call({
    method: 'GET',
    path: '/api/policies/{policy}',
    access: 'anyone',
    params: z.object({ policy: z.enum(POLICIES, requestMessages.unknownPolicy) }),
    data: policySchema,
  }),
};
