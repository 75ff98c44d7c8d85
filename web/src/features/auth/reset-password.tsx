import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { readResetLink, type ResetLink } from '#data/auth/password-reset.ts';
import { authStrings } from '#locales/en/auth.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { AuthCard } from './auth-card.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

type LinkCheck = { state: 'checking' } | { state: 'unreachable' } | ResetLink;

/** Renders the page that the reset mail links to. Validates the code before it shows the form. */
export function ResetPassword({ code }: { code: string }) {
  const t = useStrings(authStrings);
  const [link, setLink] = useState<LinkCheck>(code ? { state: 'checking' } : { state: 'used' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!code) return;
    let isObsolete = false;
    readResetLink(code).then(
      (found) => !isObsolete && setLink(found),
      () => !isObsolete && setLink({ state: 'unreachable' }),
    );
    return () => {
      isObsolete = true;
    };
  }, [code, attempt]);

  if (link.state === 'checking') return <LoadingScreen text={t.checkingLink} />;
  if (link.state === 'used') return <LinkUsed />;
  if (link.state === 'unreachable') {
    const retry = () => {
      setLink({ state: 'checking' });
      setAttempt(attempt + 1);
    };
    return (
      <AuthCard title={t.resetTitle} footer={<BackToLogin />}>
        <LoadFailed text={t.checkFailed} onRetry={retry} />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t.resetTitle} lead={t.resetLead(link.email)} footer={<BackToLogin />}>
      <NewPasswordForm code={code} email={link.email} onUsed={() => setLink({ state: 'used' })} />
    </AuthCard>
  );
}

function LinkUsed() {
  const t = useStrings(authStrings);
  return (
    <AuthCard title={t.linkUsedTitle} lead={t.linkUsed} footer={<BackToLogin />}>
      <Button component={Link} to={paths.forgotPassword()} size="large">
        {t.sendNewLink}
      </Button>
    </AuthCard>
  );
}
