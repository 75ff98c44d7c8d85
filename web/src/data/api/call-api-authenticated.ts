import { ShopError, type Call, type PartOf } from '@nargisus/domain/contract';
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

/**
 * Returns the server's message of an error, undefined when the server could not be reached: then the screen shows its own
 * (docs/reference/specification.md 8).
 */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof ShopError) || error.code === 'unreachable') return undefined;
  return error.message || undefined;
}
