import { adCalls } from '@nargisus/domain/contract';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import type { AdIds } from './ad-cookies.ts';

const LONGEST_USER_AGENT = 512;

/** Asks the server to report an own order to Meta. Resolves to whether it had not been reported. Rejects with ShopError. */
export async function reportConversion(id: string, { browserId, clickId }: AdIds): Promise<boolean> {
  const userAgent = navigator.userAgent.slice(0, LONGEST_USER_AGENT);
  const body = { browserId, clickId, userAgent };
  return (await callApiAuthenticated(adCalls.reportConversion, { params: { id }, body })).isFirst;
}
