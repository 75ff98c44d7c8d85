import type { DeliveryDateMessages } from '@nargisus/domain/delivery';
import { formats } from './formats.ts';

/** The estimated delivery date. */
export const deliveryEstimate: DeliveryDateMessages = {
  todayOrTomorrow: 'আজ/আগামীকাল',
  today: 'আজ',
  tomorrow: 'আগামীকাল',
  day: formats.day,
  range: (from, to) => `${from} – ${to}`,
};
