import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@nargisus/domain/audit';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { adminAuditStrings } from '#locales/en/staff/admin-audit.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useSignerOf } from '../shared/use-signer-of.ts';
import { AuditDetails } from './audit-details.tsx';

/** Renders entries of the audit log: what was done to what, by whom and when, with the fields before and after. */
export function AuditEntries({ entries, isOld }: { entries: AuditEntry[]; isOld: boolean }) {
  const t = useStrings(adminAuditStrings);
  const { dateTime } = useFormats();
  const signerOf = useSignerOf({ state: 'ready', value: entries }, t.theShop);
  return (
    <Box component="ol" aria-label={t.list} aria-busy={isOld} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) => (
        <Box component="li" key={entry._id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Typography sx={{ fontWeight: 600 }}>{t.actions[entry.action]}</Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {t.kinds[entry.subject.kind]}: <Subject {...entry.subject} />
          </Typography>
          {entry.note && <Typography sx={{ overflowWrap: 'anywhere' }}>{entry.note}</Typography>}
          <AuditDetails entry={entry} />
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {signerOf(entry).name}, <time dateTime={entry.at.toISOString()}>{dateTime(entry.at)}</time>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** An order leads to its page. */
function Subject({ kind, id, label }: AuditEntry['subject']) {
  if (kind !== 'order') return label;
  return (
    <Link component={RouterLink} to={dashboardPaths.order(id)}>
      {label}
    </Link>
  );
}
