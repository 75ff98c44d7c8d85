import Typography from '@mui/material/Typography';
import { ProfileSkeleton } from '#features/profile/profile-skeleton.tsx';
import { Profile } from '#features/profile/profile.tsx';
import { usePlacedOrderToast } from '#features/profile/use-placed-order-toast.ts';
import { profileStrings } from '#locales/en/profile.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { Container } from '#ui/container.tsx';
import { RequireSignIn } from '../guards/require-sign-in.tsx';
import css from './page.module.css';
import { withTheme } from '#theme/theme-provider.tsx';

/** /user-profile (docs/reference/specification.md 2). */
export const UserProfilePage = withTheme(function UserProfilePage() {
  const t = useStrings(profileStrings);
  usePlacedOrderToast();
  return (
    <Container className={css.page}>
      <PageMeta title={t.title} description={t.description} noIndex />
      <Typography variant="h2" component="h1" sx={{ mb: { xs: 3, md: 5 } }}>
        {t.title}
      </Typography>
      <RequireSignIn wait={<ProfileSkeleton />}>{(person) => <Profile person={person} />}</RequireSignIn>
    </Container>
  );
});
