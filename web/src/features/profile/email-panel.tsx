import { addEmailSchema, type AddEmail } from '@nargisus/domain/accounts';
import { phoneErrorText, signUpErrorText } from '@nargisus/domain/messages';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { requestVerificationMail } from '#data/auth/email-verification.ts';
import { addPassword, signOutWithCart } from '#data/auth/link-sign-ins.ts';
import { authStrings } from '#locales/en/auth.ts';
import { signInMethodStrings } from '#locales/en/sign-in-methods.ts';
import { useTranslate } from '#locales/translate.ts';
import { currentStrings, useLanguage, useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { busyProps } from '#ui/busy-props.ts';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.ts';
import { useSchemaForm } from '#ui/use-schema-form.ts';

/**
 * Renders the form that adds an email and a password to an account, and sends the verification mail. An email of another account
 * leads to signing in to that account.
 */
export function EmailPanel({ onDone }: { onDone(): void }) {
  const t = useStrings(signInMethodStrings);
  const auth = useStrings(authStrings);
  const translate = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useSchemaForm(addEmailSchema, { email: '', password: '', confirmPassword: '' });
  const [error, setError] = useState<{ text: string; isTaken: boolean } | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  const add = async ({ email, password }: AddEmail) => {
    setError(null);
    try {
      await addPassword(email, password);
    } catch (cause) {
      const code = (cause as { code?: unknown } | null)?.code;
      const text = code === 'auth/requires-recent-login' ? phoneErrorText(cause) : signUpErrorText(cause);
      setError({ text, isTaken: code === 'auth/email-already-in-use' });
      return;
    }
    toast(currentStrings(signInMethodStrings).emailSaved(email));
    // The profile offers the mail again.
    await requestVerificationMail(language).catch(() => undefined);
    onDone();
    return 'leaving' as const;
  };
  const leave = async () => {
    setLeaving(true);
    // First, because the profile's guard would lead to /login and back here.
    await navigate(paths.home());
    await signOutWithCart();
    await navigate(paths.login(), { state: { email: form.values.email } });
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.submit(add)} sx={{ maxWidth: 480 }}>
      {error && <AlertBox severity="error">{translate(error.text)}</AlertBox>}
      <TextInput {...form.field('email')} label={auth.email} type="email" autoComplete="email" />
      <TextInput
        {...form.field('password')}
        label={auth.password}
        type="password"
        autoComplete="new-password"
      />
      <TextInput
        {...form.field('confirmPassword')}
        label={auth.confirmPassword}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" {...busyProps(form.isSubmitting)}>
        {t.saveEmail}
      </Button>
      {error?.isTaken && (
        <Button variant="outlined" {...busyProps(isLeaving, () => void leave())}>
          {t.switchAccount}
        </Button>
      )}
    </Stack>
  );
}
