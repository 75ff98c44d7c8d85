import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { loginErrorText } from '@nargisus/domain/messages';
import { useEffect, useState } from 'react';
import { refreshEmailVerified, requestVerificationMail } from '#data/auth/email-verification.ts';
import { profileStrings } from '#locales/en/profile.ts';
import { useTranslate } from '#locales/translate.ts';
import { useLanguage, useStrings } from '#locales/use-strings.ts';
import { CheckIcon } from '#ui/form-icons.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';

/** How long before another mail is offered, in ms: Firebase refuses who asks too often. */
const RESEND_WAIT_MS = 60_000;

interface Props {
  email: string;
  isVerified: boolean;
}

/**
 * docs/reference/specification.md 2's 'Verified Account' with its tick for a proved address; otherwise the truth,
 * and the way to prove it.
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
  const sayError = useTranslate();
  // The button is off while the mail is sent, and gone afterwards: the focus goes to what came of it.
  const piece = useKeptFocus<HTMLDivElement>(state === 'sending', (it) =>
    it.querySelector<HTMLElement>('[role=status]'),
  );

  // The link opens in another window or on another device: the tick is there when this one is looked at again.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshEmailVerified();
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);

  useEffect(() => {
    if (state !== 'sent') return;
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
    if (isTooMany(error)) return sayError(loginErrorText(error));
    return error ? t.proofFailed : isSent && t.proofSent(email);
  };
  return (
    <Box ref={piece} sx={{ mt: 0.25 }}>
      <Typography variant="body2" color="textSecondary">
        {t.unverified}
      </Typography>
      {/* Balanced: a long address would leave the full stop behind it on a line of its own. */}
      <Typography
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
          disabled={state === 'sending'}
          onClick={() => void send()}
          sx={{ ml: -2 }}
        >
          {state === 'sending' ? t.proofSending : t.proofSend}
        </Button>
      )}
    </Box>
  );
}

const isTooMany = (cause: unknown) => (cause as { code?: unknown } | null)?.code === 'auth/too-many-requests';
