import { calls, errorMessages, ShopError } from '@nargisus/domain/contract';
import type { CourierName } from '@nargisus/domain/couriers';
import { bytesOf } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { reportError, stackOf } from '../logging/report-error.ts';
import { applyEvent } from './apply-event.ts';
import type { NoticeReader } from './courier.ts';
import type { ParcelRepositories } from './parcel-dependencies.ts';

export interface WebhookDependencies {
  readonly courierNotices: (courier: CourierName) => NoticeReader;
}

/**
 * Receives the notices of couriers. A route of its own kind: the signature covers the bytes, and a genuine notice is answered
 * 200 whatever it says, because the courier repeats no 4xx. It is stored first; what cannot be applied now, the sweep applies.
 */
export const webhookRoute: Route<ParcelRepositories, WebhookDependencies> = {
  call: calls.courierWebhook,
  run: async (request, { courierNotices, repositories, now }) => {
    const params = calls.courierWebhook.params.safeParse(request.params);
    if (!params.success) throw new ShopError('not-found', errorMessages.forbidden);
    const { courier } = params.data;
    const reader = courierNotices(courier);
    const notice = { headers: request.headers, body: await bytesOf(request) };
    if (!reader.isGenuine(notice)) throw new ShopError('unauthenticated', errorMessages.forbidden);
    const event = reader.read(notice, now());
    const opened = await repositories();
    await opened.courierEvents.store(courier, event, now());
    try {
      await applyEvent(opened, event.key, now());
    } catch (thrown) {
      reportError('A notice of a courier could not be applied', { key: event.key, stack: stackOf(thrown) });
    }
    return { data: { status: 'success' }, status: 200 };
  },
};
