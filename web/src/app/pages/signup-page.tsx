import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { AuthCard } from '../../features/auth/auth-card.tsx';
import { SignupForm } from '../../features/auth/signup-form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { OnlySignedOut } from '../guards/only-signed-out.tsx';

/** /signup (SPEC 2). */
export function SignupPage() {
  const { state } = useLocation();
  return (
    <OnlySignedOut>
      <PageTitle text="Create an account" />
      <AuthCard
        title="Create your account"
        lead="Order faster and see where your parcels are."
        footer={
          <>
            Already have an account?{' '}
            <Link component={RouterLink} to={paths.login()} state={state}>
              Sign in
            </Link>
          </>
        }
      >
        <SignupForm />
      </AuthCard>
    </OnlySignedOut>
  );
}
