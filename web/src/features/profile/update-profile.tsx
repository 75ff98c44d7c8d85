import type { Profile } from '@nargisus/domain/accounts';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { SignedIn } from '#data/auth/identity.ts';
import { useOwnUser } from '#data/users/use-own-user.ts';
import { profileStrings } from '#locales/en/profile.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { ProfileForm } from './profile-form.tsx';

/**
 * Renders the form with the user document; with the data of the Auth account when the document cannot be read
 * (docs/reference/specification.md 7).
 */
export function UpdateProfile({ person }: { person: SignedIn }) {
  const t = useStrings(profileStrings);
  const { user, viaGoogle } = useOwnUser(person.uid);
  if (user.state === 'loading') return <UpdateProfileSkeleton />;

  const known: Profile = {
    name: person.displayName ?? '',
    email: person.email,
    phone: '',
    imageUrl: person.photoUrl ?? '',
  };
  const stored = user.state === 'ready' ? { ...user.value, email: person.email } : known;
  return (
    <>
      {user.state === 'failed' && <LoadFailed text={t.loadFailed} onRetry={user.retry} />}
      <ProfileForm
        key={user.state}
        uid={person.uid}
        stored={{ name: stored.name, email: stored.email, phone: stored.phone, imageUrl: stored.imageUrl }}
        complete={user.state !== 'failed'}
        viaGoogle={viaGoogle}
      />
    </>
  );
}

/** Renders the back link and the heading, which need no data. */
export function UpdateProfileHead() {
  const t = useStrings(profileStrings);
  return (
    <Box sx={{ mb: { xs: 3, md: 4 } }}>
      <Link
        component={RouterLink}
        to={paths.profile()}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, py: 1.25 }}
      >
        <ArrowLeftIcon size={20} />
        {t.backToProfile}
      </Link>
      <Typography variant="h2" component="h1" sx={{ mt: 1 }}>
        {t.update}
      </Typography>
    </Box>
  );
}

export function UpdateProfileSkeleton() {
  const t = useStrings(profileStrings);
  return (
    <Stack spacing={2.5} role="status" aria-label={t.loadingForm}>
      {[58, 86, 58, 147, 48].map((height, index) => (
        <Skeleton key={index} style={{ height }} />
      ))}
    </Stack>
  );
}
