import type { DhakaDay } from '@nargisus/domain/time';
import { createHash } from 'node:crypto';

/** Returns the id of a day's counter of messages to an address or a number. A hash: the recipient itself is not stored. */
export const dailyQuotaId = (recipient: string, day: DhakaDay): string =>
  `${createHash('sha256').update(recipient).digest('hex').slice(0, 32)}_${day}`;
