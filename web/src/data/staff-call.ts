import { ShopError, type Call, type PartOf } from '@nargisus/domain/contract';
import { callApi } from './call-api.ts';
import { getIdToken } from './identity-actions.ts';

type Sending<C extends Call> = Omit<NonNullable<Parameters<typeof callApi<C>>[1]>, 'token'>;

/** A call of the contract in the name of who is signed in. Rejects with ShopError. */
export async function staffCall<C extends Call>(call: C, sending?: Sending<C>): Promise<PartOf<C, 'data'>> {
  return callApi(call, { ...sending, token: await getIdToken() });
}

/**
 * What the shop itself said of a failure; nothing where it could not be reached (docs/reference/specification.md 8:
 * then the screen's own words).
 */
export function messageOf(fault: unknown): string | undefined {
  if (!(fault instanceof ShopError) || fault.code === 'unreachable') return undefined;
  return fault.message || undefined;
}
