import { POLICIES, type Policy, type PolicyId } from '@nargisus/domain/policies';
import { prefetchQuery, useQuery } from '../query/query-cache.ts';
import type { Loadable } from '../query/loadable.ts';

export const isPolicy = (id: string | undefined): id is PolicyId => POLICIES.some((it) => it === id);

const keyOf = (id: PolicyId) => `policy ${id}`;
const read = (id: PolicyId) => () => import('./read-policy.ts').then((module) => module.readPolicy(id));

/** Returns the text of a policy. One request, which the CDN answers. */
export const usePolicy = (id: PolicyId): Loadable<Policy> => useQuery(keyOf(id), read(id));

/** Prefetches the text of a policy, before its page is rendered. */
export const prefetchPolicy = (id: PolicyId) => prefetchQuery(keyOf(id), read(id));
