import type { AuditRecord } from '@nargisus/domain/audit';
import { takaFromPaisa } from '@nargisus/domain/money';
import type { Settlement } from '@nargisus/domain/settlements';
import { staffOf } from '../audit/audit-log.ts';

/** Returns the audit entry of an imported statement. */
export function importAudit({ _id, by, courier, reference, source, rows, paid }: Settlement): AuditRecord {
  return {
    by: staffOf({ uid: by }),
    action: 'settlement.imported',
    subject: { kind: 'settlement', id: `settlements/${_id}`, label: `${courier} ${reference}` },
    before: null,
    after: { source, rows, paid: takaFromPaisa(paid) },
    note: '',
  };
}
