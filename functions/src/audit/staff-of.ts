import type { AuditRecord } from '@nargisus/domain/audit';
import type { Caller } from '../http/authenticate.ts';

/** Returns who did it, as the audit log keeps it. */
export function staffOf({ uid, name, email }: Pick<Caller, 'uid' | 'name' | 'email'>): AuditRecord['by'] {
  return { uid, name: name || email, email };
}
