import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { verifyEmail } from '#data/auth/email-verification.ts';
import { authStrings } from '#locales/en/auth.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { AuthCard } from './auth-card.tsx';
import { BackToLogin } from './back-to-login.tsx';

type Outcome = 'checking' | 'verified' | 'used' | 'unreachable';

/** Renders the result of the link in the verification mail; also signed out, because another device may open the mail. */
export function VerifyEmail({ code }: { code: string }) {
  const t = useStrings(authStrings);
  const [outcome, setOutcome] = useState<Outcome>(code ? 'checking' : 'used');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!code) return;
    let isObsolete = false;
    verifyOnce(code, attempt).then(
      (found) => !isObsolete && setOutcome(found),
      () => !isObsolete && setOutcome('unreachable'),
    );
    return () => {
      isObsolete = true;
    };
  }, [code, attempt]);

  if (outcome === 'checking') return <LoadingScreen text={t.checkingLink} />;
  if (outcome === 'unreachable') {
    const retry = () => {
      setOutcome('checking');
      setAttempt(attempt + 1);
    };
    return (
      <AuthCard title={t.verifyTitle} footer={<BackToLogin />}>
        <LoadFailed text={t.checkFailed} onRetry={retry} />
      </AuthCard>
    );
  }
  const isVerified = outcome === 'verified';
  return (
    <AuthCard
      title={isVerified ? t.verifiedTitle : t.linkUsedTitle}
      lead={isVerified ? t.verifiedLead : t.verifyUsed}
      footer={isVerified && <NotYourAccount />}
    >
      <Button component={Link} to={isVerified ? paths.home() : paths.userProfile()} size="large">
        {isVerified ? t.verifiedAction : t.verifyUsedAction}
      </Button>
    </AuthCard>
  );
}

/** Renders a link to a password reset: a stranger who signed up with this address knows the password until then. */
function NotYourAccount() {
  const t = useStrings(authStrings);
  return (
    <>
      {t.notYourAccount}{' '}
      <TextLink component={Link} to={paths.forgotPassword()}>
        {t.takeAccountOver}
      </TextLink>
    </>
  );
}

let verification: { key: string; answer: Promise<'verified' | 'used'> } | undefined;

/** Verifies a code once per attempt: React may run an effect twice, and the second answer would be 'used'. */
function verifyOnce(code: string, attempt: number): Promise<'verified' | 'used'> {
  const key = `${code} ${attempt}`;
  if (verification?.key !== key) verification = { key, answer: verifyEmail(code) };
  return verification.answer;
}
