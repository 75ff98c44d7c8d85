import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@nargisus/domain/audit';
import type { Order } from '@nargisus/domain/orders';
import { useAuditTrail } from '#data/orders/order-history-queries.ts';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SignedList } from '../shared/signed-list.tsx';
import { useAuditValue } from '../shared/use-audit-value.ts';
import { useSignerOf } from '../shared/use-signer-of.ts';

/** Renders the audit log of an order, newest first, live: what staff changed by hand. Entries cannot be edited. */
export function AuditTrail({ order }: { order: Order }) {
  const t = useStrings(adminOrderStrings);
  const entries = useAuditTrail(order);
  const signerOf = useSignerOf(entries, t.theShop);
  return (
    <SignedList
      id="audit-trail"
      title={t.audit}
      text={t.auditText}
      of={entries}
      failed={t.auditFailed}
      empty={t.noAudit}
      signerOf={signerOf}
      contentOf={(entry) => (
        <>
          <Typography sx={{ fontWeight: 600 }}>
            {(t.auditActions as Partial<Record<string, string>>)[entry.action] ?? entry.action}
          </Typography>
          <Changes entry={entry} />
          {entry.note && <Typography sx={{ overflowWrap: 'anywhere' }}>{entry.note}</Typography>}
        </>
      )}
    />
  );
}

/**
 * Renders each changed field with its values before and after; only the name of a field whose values are not logged.
 */
function Changes({ entry: { before, after, changed = [] } }: { entry: AuditEntry }) {
  const t = useStrings(adminOrderStrings);
  const names = t.auditFields as Partial<Record<string, string>>;
  const shown = useAuditValue();
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <>
      {fields.map((field) => (
        <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {names[field] ?? field}: {before && `${shown(field, before[field])} → `}
          {shown(field, after?.[field])}
        </Typography>
      ))}
      {changed.map((field) => (
        <Typography key={field} variant="body2">
          {t.auditChanged(names[field] ?? field)}
        </Typography>
      ))}
    </>
  );
}
