import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@nargisus/domain/audit';
import { adminAuditStrings } from '#locales/en/admin-audit.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders the fields of an entry as they were stored before and after; only the names of those without logged values. */
export function AuditDetails({ entry: { action, before, after, changed = [] } }: { entry: AuditEntry }) {
  const t = useStrings(adminAuditStrings);
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
                  {field}
                </Typography>
                {before && <Value name={t.before} value={before[field]} />}
                {after && <Value name={t.after} value={after[field]} />}
              </Box>
            ))}
          </Box>
        </Box>
      )}
      {changed.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t.changedFields} {changed.join(', ')}
        </Typography>
      )}
    </>
  );
}

function Value({ name, value }: { name: string; value: unknown }) {
  const text = typeof value === 'string' ? value : value === undefined ? '–' : JSON.stringify(value);
  return (
    <Typography component="dd" variant="body2" sx={{ m: 0 }}>
      {name}: {text}
    </Typography>
  );
}
