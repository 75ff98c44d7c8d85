import type { AuditRecord } from '@nargisus/domain/audit';
import type { Caller } from '../http/authenticate.ts';

/** Returns the staff account as an audit entry names it. */
export function staffOf({ uid }: Pick<Caller, 'uid'>): NonNullable<AuditRecord['by']> {
  return { uid };
}
