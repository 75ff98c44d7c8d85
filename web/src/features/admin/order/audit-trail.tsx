import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@nargisus/domain/audit';
import { statusLabel, type Order, type Standing } from '@nargisus/domain/orders';
import { useAuditTrail } from '../../../data/audit-trail.ts';
import { adminOrderTexts } from '../../../texts/en/admin-order.ts';
import { useFormats } from '../../../texts/formats.ts';
import { useSay } from '../../../texts/sentences.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ListSection } from '../table/list-section.tsx';

/** What staff did to the order and its money by hand, newest first, live: the audit log, which nobody can change. */
export function AuditTrail({ order }: { order: Order }) {
  const t = useTexts(adminOrderTexts);
  const formats = useFormats();
  const entries = useAuditTrail(order);
  return (
    <section aria-labelledby="audit-trail">
      <Typography id="audit-trail" variant="h4" component="h2">
        {t.audit}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t.auditText}
      </Typography>
      <ListSection
        of={entries}
        failed={t.auditFailed}
        rows={2}
        isEmpty={(some) => some.length === 0}
        empty={<Typography color="textSecondary">{t.noAudit}</Typography>}
      >
        {(some) => (
          <Box component="ol" aria-labelledby="audit-trail" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {some.map((entry) => (
              <Box component="li" key={entry._id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
                <Typography sx={{ fontWeight: 600 }}>
                  {(t.auditActions as Partial<Record<string, string>>)[entry.action] ?? entry.action}
                </Typography>
                <Changes entry={entry} />
                {entry.note && <Typography sx={{ overflowWrap: 'anywhere' }}>{entry.note}</Typography>}
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  <span title={entry.by?.email}>{entry.by?.name ?? t.theShop}</span>,{' '}
                  <time dateTime={entry.at.toISOString()}>{formats.dateTime(entry.at)}</time>
                </Typography>
              </Box>
            ))}
          </Box>
        )}
      </ListSection>
    </section>
  );
}

/** Each changed field, before and after. */
function Changes({ entry: { before, after } }: { entry: AuditEntry }) {
  const t = useTexts(adminOrderTexts);
  const say = useSay();
  const formats = useFormats();
  const names = t.auditFields as Partial<Record<string, string>>;
  const shown = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (field === 'refund' || field === 'state')
      return (t.refunds as Partial<Record<string, string>>)[String(value)] ?? String(value);
    if (field.endsWith('Status')) return say(statusLabel(value as Standing[keyof Standing]));
    return typeof value === 'number' ? formats.number(value) : String(value);
  };
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <>
      {fields.map((field) => (
        <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {names[field] ?? field}: {before && `${shown(field, before[field])} → `}
          {shown(field, after?.[field])}
        </Typography>
      ))}
    </>
  );
}
