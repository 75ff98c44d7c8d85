import type { deliverySection } from '@nargisus/domain/settings';
import type * as z from 'zod/mini';

/** The zones as the form and the settings' calls have them: amounts in taka. */
export type WireZones = z.input<(typeof deliverySection)['fields']['zones']['schema']>;
export type WireZone = WireZones[number];
