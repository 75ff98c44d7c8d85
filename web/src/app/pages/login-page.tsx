import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { AuthCard } from '#features/auth/auth-card.tsx';
import { SignInWays } from '#features/auth/sign-in-ways.tsx';
import { LoginForm } from '#features/auth/login-form.tsx';
import { authStrings } from '#locales/en/auth.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { OnlySignedOut } from '../guards/only-signed-out.tsx';
import { withTheme } from '#theme/theme-provider.tsx';

/** /login (docs/reference/specification.md 2). */
export const LoginPage = withTheme(function LoginPage() {
  const t = useStrings(authStrings);
  const { state } = useLocation();
  return (
    <OnlySignedOut>
      <PageMeta title={t.loginTitle} description={t.loginDescription} />
      <AuthCard
        title={t.loginTitle}
        lead={t.loginLead}
        footer={
          <>
            {t.newHere}{' '}
            <Link component={RouterLink} to={paths.signup()} state={state}>
              {t.createLink}
            </Link>
          </>
        }
      >
        <SignInWays purpose="sign-in">
          <LoginForm />
        </SignInWays>
      </AuthCard>
    </OnlySignedOut>
  );
});
