import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { AuthCard } from '#features/auth/auth-card.tsx';
import { LoginForm } from '#features/auth/login-form.tsx';
import { authTexts } from '#texts/en/auth.ts';
import { useTexts } from '#texts/use-texts.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { OnlySignedOut } from '../guards/only-signed-out.tsx';

/** /login (docs/reference/specification.md 2). */
export function LoginPage() {
  const t = useTexts(authTexts);
  const { state } = useLocation();
  return (
    <OnlySignedOut>
      <PageTitle text={t.loginTitle} description={t.loginDescription} />
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
        <LoginForm />
      </AuthCard>
    </OnlySignedOut>
  );
}
