import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { AuthCard } from '../../features/auth/auth-card.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { OnlySignedOut } from '../guards/only-signed-out.tsx';

/** /login (SPEC 2). */
export function LoginPage() {
  const { state } = useLocation();
  return (
    <OnlySignedOut>
      <PageTitle text="Sign in" />
      <AuthCard
        title="Sign in"
        lead="Welcome back. Your cart comes with you."
        footer={
          <>
            New to Nargisus?{' '}
            <Link component={RouterLink} to={paths.signup()} state={state}>
              Create an account
            </Link>
          </>
        }
      >
        <LoginForm />
      </AuthCard>
    </OnlySignedOut>
  );
}
