import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { profileTexts } from '../../texts/en/profile.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { OrderRowSkeletons } from './order-row-skeletons.tsx';
import { ProfileFrame } from './profile-frame.ts';

/** Where everything will stand, while the remembered session is being checked. */
export function ProfileSkeleton() {
  const t = useTexts(profileTexts);
  return (
    <ProfileFrame role="status" aria-label={t.loading}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, height: 148 }}>
        <Skeleton variant="circular" width={88} height={88} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width="60%" height={32} />
          <Skeleton width="80%" />
          <Skeleton width="50%" />
        </Box>
      </Box>
      <Skeleton variant="rectangular" height={108} sx={{ minHeight: { xs: 180, sm: 108 } }} />
      <section>
        <Skeleton width="40%" height={40} sx={{ mb: 2 }} />
        <OrderRowSkeletons />
      </section>
    </ProfileFrame>
  );
}
