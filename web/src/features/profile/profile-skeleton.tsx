import Box from '@mui/material/Box';
import { profileTexts } from '#texts/en/profile.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Block } from '#ui/block.tsx';
import { OrderRowSkeletons } from './order-row-skeletons.tsx';
import { ProfileFrame } from './profile-frame.ts';

/** Where everything will stand, while the remembered session is being checked. */
export function ProfileSkeleton() {
  const t = useTexts(profileTexts);
  return (
    <ProfileFrame role="status" aria-label={t.loading}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, height: 156 }}>
        <Block style={{ width: 88, height: 88, borderRadius: '50%' }} />
        <Box sx={{ flex: 1, display: 'grid', gap: 1.25 }}>
          <Block style={{ width: '60%', height: 24 }} />
          <Block style={{ width: '80%', height: 16 }} />
          <Block style={{ width: '50%', height: 16 }} />
        </Box>
      </Box>
      <Box component={Block} sx={{ height: { xs: 180, sm: 108 } }} />
      <section>
        <Block style={{ width: '40%', height: 32, marginBottom: 24 }} />
        <OrderRowSkeletons />
      </section>
    </ProfileFrame>
  );
}
