import Typography from '@mui/material/Typography';
import { LiveFirestore } from '../../data/live-firestore.ts';
import { Profile } from '../../features/profile/profile.tsx';
import { usePlacedOrderToast } from '../../features/profile/use-placed-order-toast.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { RequireSignIn } from '../guards/require-sign-in.tsx';

/** /user-profile (SPEC 2). */
export function UserProfilePage() {
  usePlacedOrderToast();
  return (
    <Wrap sx={{ py: { xs: 4, md: 7 } }}>
      <PageTitle text="My Profile" />
      <Typography variant="h2" component="h1" sx={{ mb: { xs: 3, md: 5 } }}>
        My Profile
      </Typography>
      <RequireSignIn wait={<Waiting text="Loading your profile" />}>
        {(person) => (
          <LiveFirestore>
            <Profile person={person} />
          </LiveFirestore>
        )}
      </RequireSignIn>
    </Wrap>
  );
}
