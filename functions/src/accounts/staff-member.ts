import type { AuditRecord } from '@nargisus/domain/audit';
import type { Caller } from '../http/authenticate.ts';

/** Returns the staff account as an audit entry names it. */
export const staffMember = ({ uid, name, email }: Caller): NonNullable<AuditRecord['by']> => ({
  uid,
  name: name || email,
  email,
});
