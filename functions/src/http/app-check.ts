import { APP_CHECK_HEADER, errorMessages, ShopError, type Call } from '@nargisus/domain/contract';
import type { Request } from 'express';

/** `monitor` lets every call through and logs it, so that no user is locked out on the first day (docs/adr/0013). */
export const APP_CHECK_MODES = ['off', 'monitor', 'enforce'] as const;
export type AppCheckMode = (typeof APP_CHECK_MODES)[number];

/** Whether a request comes from the shop's own app, by its token. */
export type Attestation = 'verified' | 'missing' | 'invalid';

export type Attest = (token: string | undefined) => Promise<Attestation>;

interface AppCheck {
  readonly appCheck: () => AppCheckMode;
  readonly attest: Attest;
}

/**
 * Returns undefined for calls that anyone may make: the CDN caches the catalogue, pages read it before Firebase is
 * loaded, and the gateway's callbacks are signed.
 */
export async function attestationOf(
  { access: who }: Call,
  request: Request,
  { appCheck, attest }: AppCheck,
): Promise<Attestation | undefined> {
  if (who === 'anyone' || appCheck() === 'off') return undefined;
  return attest(request.get(APP_CHECK_HEADER));
}

/** @throws ShopError 'forbidden' under `enforce`, for a request that does not come from our app */
export function requireOurApp(
  attestation: Attestation | undefined,
  { appCheck }: Pick<AppCheck, 'appCheck'>,
): void {
  if (attestation === undefined || attestation === 'verified' || appCheck() !== 'enforce') return;
  throw new ShopError('forbidden', errorMessages.notOurApp);
}
