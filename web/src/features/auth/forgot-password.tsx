import { forgotPasswordSchema } from '@nargisus/domain/accounts';
import { loginErrorText } from '@nargisus/domain/messages';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { requestPasswordReset } from '#data/auth/password-reset.ts';
import { authStrings } from '#locales/en/auth.ts';
import { useTranslate } from '#locales/translate.ts';
import { useLanguage, useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { busyProps } from '#ui/busy-props.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { AuthCard } from './auth-card.tsx';
import { emailFrom } from './email-state.ts';
import { BackToLogin } from './back-to-login.tsx';

/** Renders the form that requests a reset link. The confirmation does not reveal whether the address has an account. */
export function ForgotPassword() {
  const { state } = useLocation();
  const [email, setEmail] = useState(emailFrom(state));
  const [isSent, setSent] = useState(false);
  if (isSent) return <LinkSent email={email} onAgain={() => setSent(false)} />;
  const onSent = (to: string) => {
    setEmail(to);
    setSent(true);
  };
  return <RequestLinkForm email={email} onSent={onSent} />;
}

function RequestLinkForm({ email, onSent }: { email: string; onSent(email: string): void }) {
  const t = useStrings(authStrings);
  const translate = useTranslate();
  const language = useLanguage();
  const form = useSchemaForm(forgotPasswordSchema, { email });
  const [error, setError] = useState<string | null>(null);

  const send = async (address: string) => {
    setError(null);
    try {
      await requestPasswordReset(address, language);
      onSent(address);
    } catch (cause) {
      setError(messageFor(cause) ?? t.sendFailed);
    }
  };

  return (
    <AuthCard title={t.forgotTitle} lead={t.forgotLead} footer={<BackToLogin />}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={form.submit((values) => send(values.email))}>
        {error && <AlertBox severity="error">{translate(error)}</AlertBox>}
        <TextInput {...form.field('email')} label={t.email} type="email" autoComplete="email" />
        <Button type="submit" size="large" {...busyProps(form.isSubmitting)}>
          {form.isSubmitting ? t.sendingLink : t.sendLink}
        </Button>
      </Stack>
    </AuthCard>
  );
}

/** Returns the message of an error that the user can correct; null for any other error. */
function messageFor(cause: unknown): string | null {
  const code = (cause as { code?: unknown } | null)?.code;
  return code === 'auth/too-many-requests' || code === 'auth/invalid-email' ? loginErrorText(cause) : null;
}

function LinkSent({ email, onAgain }: { email: string; onAgain(): void }) {
  const t = useStrings(authStrings);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus has unmounted: a screen reader announces the result instead.
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthCard title={t.linkSentTitle} lead={t.linkSent(email)} headingRef={heading} footer={<BackToLogin />}>
      <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
        <Typography>{t.linkNotThere}</Typography>
        <Button variant="outlined" onClick={onAgain}>
          {t.otherAddress}
        </Button>
      </Stack>
    </AuthCard>
  );
}
