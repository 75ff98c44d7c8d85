import { trackingCalls, type SentPartOf } from '@nargisus/domain/contract';
import type { TrackedOrder } from '@nargisus/domain/orders';
import { callApi } from '../api/call-api.ts';

/**
 * Returns where an order is, for a visitor without an account. Rejects with ShopError: 'not-found' when number and phone do not
 * belong together or the link has ended, 'too-many-requests'.
 */
export const trackOrder = (
  proof: SentPartOf<typeof trackingCalls.trackOrder, 'body'>,
): Promise<TrackedOrder> => callApi(trackingCalls.trackOrder, { body: proof });
