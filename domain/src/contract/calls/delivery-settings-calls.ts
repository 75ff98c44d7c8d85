import { deliverySection } from '../../settings/delivery-section.ts';
import { call } from '../call.ts';

/** What delivery costs by place (docs/adr/0072). */
export const deliverySettingsCalls = {
  /** The zones with their charges in taka, and the days without delivery. Cached at the CDN for a minute. */
  readDelivery: call({
    method: 'GET',
    path: '/api/delivery',
    access: 'anyone',
    data: deliverySection.schema,
  }),
};
