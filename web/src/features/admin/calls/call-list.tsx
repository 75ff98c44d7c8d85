import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PhoneCall } from '@nargisus/domain/desk';
import { useUserNames } from '#data/users/use-user-names.ts';
import { adminCallsStrings } from '#locales/en/staff/admin-calls.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders the recorded calls of an order, the newest first. Reads one user record per member of staff. */
export function CallList({ calls }: { calls: readonly PhoneCall[] }) {
  const t = useStrings(adminCallsStrings);
  const { dateTime } = useFormats();
  const names = useUserNames(calls.map(({ by }) => by));
  const nameOf = (uid: string) => (names.state === 'ready' && names.value.get(uid)) || t.colleague;
  return (
    <Box component="ol" aria-label={t.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {calls.toReversed().map(({ at, by, outcome, note }) => (
        <Box
          component="li"
          key={at.getTime()}
          sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
        >
          <Typography>
            <strong>{t.outcomes[outcome]}</strong>
            {note && `: ${note}`}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {nameOf(by)}, <time dateTime={at.toISOString()}>{dateTime(at)}</time>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
