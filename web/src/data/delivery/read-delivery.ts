import { deliverySettingsCalls } from '@nargisus/domain/contract';
import type { DeliverySettings } from '@nargisus/domain/delivery';
import { callApi } from '../api/call-api.ts';

/** Reads the delivery settings. A module of its own, because it contains their schemas. */
export const readDelivery = (): Promise<DeliverySettings> => callApi(deliverySettingsCalls.readDelivery);
