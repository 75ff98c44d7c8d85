import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SignedIn } from '../../data/identity.ts';
import { AccountPhoto } from '../../ui/account-photo.tsx';
import { profileMessages } from './profile-messages.ts';

/** Who it is. The icon stands in for a photo that is missing or broken (SPEC 2). */
export function ProfileCard({ person }: { person: SignedIn }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, minWidth: 0 }}>
      <AccountPhoto photoUrl={person.photoUrl} size={72} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {person.displayName || profileMessages.customer}
        </Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {person.email}
        </Typography>
        <Typography variant="body2" color="success">
          Verified Account
        </Typography>
      </Box>
    </Box>
  );
}
