import Box from '@mui/material/Box';
import { profileStrings } from '#locales/en/profile.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { OrderRowSkeletons } from './order-row-skeletons.tsx';
import { ProfileLayout } from './profile-layout.ts';

/** Renders the placeholder of the profile while the session is being checked. */
export function ProfileSkeleton() {
  const t = useStrings(profileStrings);
  return (
    <ProfileLayout role="status" aria-label={t.loading}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, height: 156 }}>
        <Skeleton style={{ width: 88, height: 88, borderRadius: '50%' }} />
        <Box sx={{ flex: 1, display: 'grid', gap: 1.25 }}>
          <Skeleton style={{ width: '60%', height: 24 }} />
          <Skeleton style={{ width: '80%', height: 16 }} />
          <Skeleton style={{ width: '50%', height: 16 }} />
        </Box>
      </Box>
      <Box component={Skeleton} sx={{ height: { xs: 180, sm: 108 } }} />
      <section>
        <Skeleton style={{ width: '40%', height: 32, marginBottom: 24 }} />
        <OrderRowSkeletons />
      </section>
    </ProfileLayout>
  );
}
