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
 * Returns the error if the server answered with a message of its own; undefined if it did not or could not be reached
 * (docs/reference/specification.md 8: then the screen has a message).
 */
export function serverError(cause: unknown): ShopError | undefined {
  return cause instanceof ShopError && cause.code !== 'unreachable' && cause.message ? cause : undefined;
}
