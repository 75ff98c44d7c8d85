import Box from '@mui/material/Box';
import {
  UpdateProfile,
  UpdateProfileHead,
  UpdateProfileSkeleton,
} from '#features/profile/update-profile.tsx';
import { profileStrings } from '#locales/en/profile.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { RequireSignIn } from '../guards/require-sign-in.tsx';
import { withTheme } from '#theme/theme-provider.tsx';

/** /update-profile (docs/reference/specification.md 2). */
export const UpdateProfilePage = withTheme(function UpdateProfilePage() {
  const t = useStrings(profileStrings);
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 4, md: 7 } }}>
      <PageMeta title={t.update} description={t.formDescription} noIndex />
      <UpdateProfileHead />
      <RequireSignIn wait={<UpdateProfileSkeleton />}>
        {(person) => <UpdateProfile key={person.uid} person={person} />}
      </RequireSignIn>
    </Box>
  );
});
