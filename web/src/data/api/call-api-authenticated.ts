import type { Call, PartOf } from '@nargisus/domain/contract';
import { callApi } from './call-api.ts';
import { getIdToken } from '../auth/auth-mutations.ts';

type AuthenticatedCallOptions<C extends Call> = Omit<NonNullable<Parameters<typeof callApi<C>>[1]>, 'token'>;

/** Makes a call of the contract as the signed-in user. Rejects with ShopError. */
export async function callApiAuthenticated<C extends Call>(
  call: C,
  options?: AuthenticatedCallOptions<C>,
): Promise<PartOf<C, 'data'>> {
  return callApi(call, { ...options, token: await getIdToken() });
}
