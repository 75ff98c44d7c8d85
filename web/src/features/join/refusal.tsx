import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { serverError } from '#data/api/call-api.ts';
import { signOut } from '#data/auth/auth-mutations.ts';
import { joinStrings } from '#locales/en/staff/join.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';

/** Renders why an invitation was not accepted, with what helps: another account, or the profile. */
export function Refusal({ cause, account }: { cause: unknown; account: string }) {
  const t = useStrings(joinStrings);
  const translate = useTranslate();
  const error = serverError(cause);
  const code = error?.coded?.code;
  const isOtherAccount = code === 'rights.otherAddress';
  const needsProfile = code === 'rights.unprovedAddress' || code === 'rights.otherSignIn';
  return (
    <AlertBox severity="error">
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {translate(error ?? t.failed)} {isOtherAccount && t.signedInAs(account)}
        {code === 'rights.unprovedAddress' && t.toProfileHint}
      </Box>
      {isOtherAccount && (
        <Button size="small" variant="outlined" onClick={() => void signOut()} sx={{ mt: 1.5 }}>
          {t.signOut}
        </Button>
      )}
      {needsProfile && (
        <Button size="small" variant="outlined" component={Link} to={paths.userProfile()} sx={{ mt: 1.5 }}>
          {t.toProfile}
        </Button>
      )}
    </AlertBox>
  );
}
