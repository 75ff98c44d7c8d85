import type { DhakaDay } from '@nargisus/domain/time';
import { createHash } from 'node:crypto';

/** Returns the id of the count of a day's mails to an address: the address itself is not stored for that. */
export function quotaDocumentId(email: string, day: DhakaDay): string {
  return `${createHash('sha256').update(email).digest('hex').slice(0, 32)}_${day}`;
}
