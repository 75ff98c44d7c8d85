import type { AuditRecord } from '@nargisus/domain/audit';

/** Returns the staff account as an audit entry names it. */
export function staffOf({ uid }: { readonly uid: string }): NonNullable<AuditRecord['by']> {
  return { uid };
}
