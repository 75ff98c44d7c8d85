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

type Outcome = 'asking' | 'verified' | 'used' | 'unreachable';

/** Shows what came of the link in the verification mail. Works signed out too, as the mail may be read on another device. */
export function VerifyEmail({ code }: { code: string }) {
  const t = useStrings(authStrings);
  const [outcome, setOutcome] = useState<Outcome>(code ? 'asking' : 'used');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!code) return;
    let left = false;
    verifyOnce(code, attempt).then(
      (found) => !left && setOutcome(found),
      () => !left && setOutcome('unreachable'),
    );
    return () => {
      left = true;
    };
  }, [code, attempt]);

  if (outcome === 'asking') return <LoadingScreen text={t.checkingLink} />;
  if (outcome === 'unreachable') {
    const retry = () => (setOutcome('asking'), setAttempt(attempt + 1));
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

/** A person who signed up with somebody else's address knows the password until the owner of the address sets a new one. */
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

let asked: { key: string; answer: Promise<'verified' | 'used'> } | undefined;

/** A code works once: React may run an effect twice, and the second answer would be 'used'. */
function verifyOnce(code: string, attempt: number): Promise<'verified' | 'used'> {
  const key = `${code} ${attempt}`;
  if (asked?.key !== key) asked = { key, answer: verifyEmail(code) };
  return asked.answer;
}
