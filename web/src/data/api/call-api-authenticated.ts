import { ShopError, type Call, type PartOf } from '@nargisus/domain/contract';
import { callApi } from './call-api.ts';
import { getIdToken } from '../auth/auth-mutations.ts';

type AuthenticatedCallOptions<C extends Call> = Omit<NonNullable<Parameters<typeof callApi<C>>[1]>, 'token'>;

/** A call of the contract in the name of who is signed in. Rejects with ShopError. */
export async function callApiAuthenticated<C extends Call>(
  call: C,
  sending?: AuthenticatedCallOptions<C>,
): Promise<PartOf<C, 'data'>> {
  return callApi(call, { ...sending, token: await getIdToken() });
}

/**
 * What the shop itself said of a failure; nothing where it could not be reached (docs/reference/specification.md 8:
 * then the screen's own words).
 */
export function serverMessage(fault: unknown): string | undefined {
  if (!(fault instanceof ShopError) || fault.code === 'unreachable') return undefined;
  return fault.message || undefined;
}
