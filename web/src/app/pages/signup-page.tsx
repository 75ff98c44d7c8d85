import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { AuthCard } from '#features/auth/auth-card.tsx';
import { SignInWays } from '#features/auth/sign-in-ways.tsx';
import { SignupForm } from '#features/auth/signup-form.tsx';
import { authStrings } from '#locales/en/auth.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { OnlySignedOut } from '../guards/only-signed-out.tsx';
import { withTheme } from '#theme/theme-provider.tsx';

/** /signup (docs/reference/specification.md 2). */
export const SignupPage = withTheme(function SignupPage() {
  const t = useStrings(authStrings);
  const { state } = useLocation();
  return (
    <OnlySignedOut>
      <PageMeta title={t.signupTitle} description={t.signupDescription} />
      <AuthCard
        title={t.signupTitle}
        lead={t.signupLead}
        footer={
          <>
            {t.haveAccount}{' '}
            <Link component={RouterLink} to={paths.login()} state={state}>
              {t.signInLink}
            </Link>
          </>
        }
      >
        <SignInWays purpose="sign-up">
          <SignupForm />
        </SignInWays>
      </AuthCard>
    </OnlySignedOut>
  );
});
