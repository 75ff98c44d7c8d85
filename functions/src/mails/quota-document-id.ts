import type { DhakaDay } from '@nargisus/domain/time';
import { createHash } from 'node:crypto';

/** Returns the id of a day's counter of mails to an address. A hash: the address itself is not stored. */
export function quotaDocumentId(email: string, day: DhakaDay): string {
  return `${createHash('sha256').update(email).digest('hex').slice(0, 32)}_${day}`;
}
