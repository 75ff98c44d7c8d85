import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { loginFaultText } from '@nargisus/domain/messages';
import { useEffect, useState } from 'react';
import { refreshProof, requestProofMail } from '../../data/email-proof.ts';
import { profileTexts } from '../../texts/en/profile.ts';
import { say } from '../../texts/sentences.ts';
import { useLanguage, useTexts } from '../../texts/use-texts.ts';
import { CheckIcon } from '../../ui/form-icons.tsx';

/** How long before another mail is offered, in ms: Firebase refuses who asks too often. */
const RESEND_WAIT_MS = 60_000;

interface Props {
  email: string;
  isProved: boolean;
}

/** SPEC 2's 'Verified Account' with its tick for a proved address; otherwise the truth, and the way to prove it. */
export function AccountProof({ email, isProved }: Props) {
  const t = useTexts(profileTexts);
  if (!isProved) return <Unproved email={email} />;
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

function Unproved({ email }: { email: string }) {
  const t = useTexts(profileTexts);
  const language = useLanguage();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [fault, setFault] = useState<string | null>(null);

  // The link opens in another window, or on another device: whoever comes back from there finds the tick.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshProof();
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
    setFault(null);
    try {
      await requestProofMail(language);
      setState('sent');
    } catch (cause) {
      const isTooMuch = (cause as { code?: unknown } | null)?.code === 'auth/too-many-requests';
      setFault(isTooMuch ? say(loginFaultText(cause)) : t.proofFailed);
      setState('idle');
    }
  };
  return (
    <Box sx={{ mt: 0.25 }}>
      <Typography variant="body2" color="textSecondary">
        {t.unverified}
      </Typography>
      <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {fault ?? (state === 'sent' ? t.proofSent(email) : '')}
      </Typography>
      {state !== 'sent' && (
        <Button
          variant="text"
          size="small"
          disabled={state === 'sending'}
          onClick={() => void send()}
          sx={{ ml: -1.25 }}
        >
          {state === 'sending' ? t.proofSending : t.proofSend}
        </Button>
      )}
    </Box>
  );
}
