import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { loginErrorText } from '@nargisus/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { refreshEmailVerified, requestVerificationMail } from '#data/auth/email-verification.ts';
import { profileStrings } from '#locales/en/profile.ts';
import { useTranslate } from '#locales/translate.ts';
import { useLanguage, useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { CheckIcon } from '#ui/form-icons.tsx';

/** Milliseconds until another mail is offered: Firebase rejects frequent requests. */
const RESEND_WAIT_MS = 60_000;

interface Props {
  email: string;
  isVerified: boolean;
}

/**
 * Renders 'Verified Account' with its tick for a verified address (docs/reference/specification.md 2); otherwise a button
 * that requests the verification mail.
 */
export function EmailVerification({ email, isVerified }: Props) {
  const t = useStrings(profileStrings);
  if (!isVerified) return <UnverifiedEmail email={email} />;
  return (
    <Typography
      variant="body2"
      color="success"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.25 }}
    >
      <CheckIcon size={18} />
      {t.verified}
    </Typography>
  );
}

function UnverifiedEmail({ email }: { email: string }) {
  const t = useStrings(profileStrings);
  const language = useLanguage();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  // Stays when another mail is offered: the first one may still be unread.
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const translate = useTranslate();
  const result = useRef<HTMLParagraphElement>(null);

  // The link may be opened in another window or on another device: checks again when this page becomes visible.
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshEmailVerified();
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('focus', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('focus', refresh);
    };
  }, []);

  useEffect(() => {
    if (state !== 'sent') return;
    // The button has unmounted: if it had the focus, the result receives it.
    if (document.activeElement === document.body) result.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setState('idle'), RESEND_WAIT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const send = async () => {
    setState('sending');
    setError(null);
    setSent(false);
    try {
      await requestVerificationMail(language);
      setSent(true);
      setState('sent');
    } catch (cause) {
      setError(cause);
      setState('idle');
    }
  };
  const outcome = () => {
    if (isTooMany(error)) return translate(loginErrorText(error));
    return error ? t.verificationFailed : isSent && t.verificationSent(email);
  };
  return (
    <Box sx={{ mt: 0.25 }}>
      <Typography variant="body2" color="textSecondary">
        {t.unverified}
      </Typography>
      {/* Balanced: otherwise the full stop after a long address may wrap to its own line. */}
      <Typography
        ref={result}
        variant="body2"
        role="status"
        tabIndex={-1}
        sx={{ overflowWrap: 'anywhere', textWrap: 'balance', outline: 'none' }}
      >
        {outcome()}
      </Typography>
      {state !== 'sent' && (
        <Button
          variant="text"
          size="small"
          {...busyProps(state === 'sending', () => void send())}
          sx={{ ml: -2 }}
        >
          {state === 'sending' ? t.sendingVerification : t.sendVerification}
        </Button>
      )}
    </Box>
  );
}

const isTooMany = (cause: unknown) => (cause as { code?: unknown } | null)?.code === 'auth/too-many-requests';
