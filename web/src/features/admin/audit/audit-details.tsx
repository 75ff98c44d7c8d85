import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@nargisus/domain/audit';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { adminAuditStrings } from '#locales/en/staff/admin-audit.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useAuditValue } from '../shared/use-audit-value.ts';

/** Renders the fields of an entry before and after; only the names of those without logged values. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const { action, subject, before, after, changed = [] } = entry;
  const t = useStrings(adminAuditStrings);
  const { auditFields } = useStrings(adminOrderStrings);
  const valueOf = useAuditValue();
  const names: Readonly<Partial<Record<string, string>>> =
    subject.kind === 'order' || subject.kind === 'payment' ? { ...t.fields, ...auditFields } : t.fields;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <>
      {fields.length > 0 && (
        <Box component="details" sx={{ my: 0.5, '& summary': { cursor: 'pointer', py: 0.5 } }}>
          <summary>{t.details(t.actions[action])}</summary>
          <Box component="dl" sx={{ m: 0, pl: 2 }}>
            {fields.map((field) => (
              <Box key={field} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
                <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
                  {names[field] ?? field}
                </Typography>
                {before && <Value name={t.before} value={valueOf(field, before[field])} />}
                {after && <Value name={t.after} value={valueOf(field, after[field])} />}
              </Box>
            ))}
          </Box>
        </Box>
      )}
      {changed.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t.changedFields} {changed.map((field) => names[field] ?? field).join(', ')}
        </Typography>
      )}
    </>
  );
}

function Value({ name, value }: { name: string; value: string }) {
  return (
    <Typography component="dd" variant="body2" sx={{ m: 0 }}>
      {name}: {value}
    </Typography>
  );
}
