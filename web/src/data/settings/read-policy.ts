import { policyCalls } from '@nargisus/domain/contract';
import type { Policy, PolicyId } from '@nargisus/domain/policies';
import { callApi } from '../api/call-api.ts';

/** Reads the text of a policy. A module of its own, because only the policy pages need the schema. */
export const readPolicy = (id: PolicyId): Promise<Policy> =>
  callApi(policyCalls.readPolicy, { params: { policy: id } });
