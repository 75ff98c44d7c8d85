import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memberSince } from '@nargisus/domain/accounts';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { SignedIn } from '#data/auth/identity.ts';
import { profileStrings } from '#locales/en/profile.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AccountPhoto } from '#ui/account-photo.tsx';
import { EmailVerification } from './email-verification.tsx';

/** Renders the user's photo, name and email; an icon for a missing or broken photo (docs/reference/specification.md 2). */
export function ProfileCard({ person }: { person: SignedIn }) {
  const t = useStrings(profileStrings);
  const { digits } = useFormats();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5 }}>
        <AccountPhoto photoUrl={person.photoUrl} size={88} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {person.displayName || t.customer}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {person.email || digits(person.phone)}
          </Typography>
          {/* A number is proved by its code. */}
          <EmailVerification email={person.email} isVerified={person.emailVerified || !person.email} />
          <Typography variant="body2" color="textSecondary">
            {t.since(digits(String(memberSince(person.createdAt))))}
          </Typography>
        </Box>
      </Box>
      <Button component={Link} to={paths.updateProfile()} variant="outlined" size="small" sx={{ mt: 2.5 }}>
        {t.update}
      </Button>
    </Box>
  );
}
