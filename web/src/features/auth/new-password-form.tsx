import { newPasswordSchema } from '@nargisus/domain/accounts';
import { signUpErrorText } from '@nargisus/domain/messages';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { signIn } from '#data/auth/auth-mutations.ts';
import { choosePassword } from '#data/auth/password-reset.ts';
import { authStrings } from '#locales/en/auth.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { busyProps } from '#ui/busy-props.ts';
import { toast } from '#ui/toast.ts';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { ChosenPasswordFields } from './chosen-password-fields.tsx';

interface Props {
  code: string;
  email: string;
  /** Called when the link has expired since the form was opened. */
  onUsed(): void;
}

/** Renders the form for a new password, validated as at sign-up, and signs the user in with it. */
export function NewPasswordForm({ code, email, onUsed }: Props) {
  const t = useStrings(authStrings);
  const translate = useTranslate();
  const navigate = useNavigate();
  const form = useSchemaForm(newPasswordSchema, { password: '', confirmPassword: '' });
  const [error, setError] = useState<string | null>(null);

  const save = async (password: string): Promise<void | 'leaving'> => {
    setError(null);
    try {
      if ((await choosePassword(code, password)) === 'used') {
        onUsed();
        return 'leaving';
      }
    } catch (cause) {
      const weak = /weak-password|does-not-meet/.test(String((cause as { code?: unknown } | null)?.code));
      setError(weak ? signUpErrorText(cause) : t.saveFailed);
      return;
    }
    try {
      await signIn(email, password);
      toast(t.passwordSaved);
      void navigate(paths.home(), { replace: true });
    } catch {
      toast(t.passwordSavedSignIn);
      void navigate(paths.login(), { replace: true, state: { email } });
    }
    return 'leaving';
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={form.submit((values) => save(values.password))}
    >
      {error && <AlertBox severity="error">{translate(error)}</AlertBox>}
      {/* For password managers, which store a password under its user name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <ChosenPasswordFields field={form.field} label={t.newPassword} />
      <Button type="submit" size="large" {...busyProps(form.isSubmitting)}>
        {form.isSubmitting ? t.savingPassword : t.savePassword}
      </Button>
    </Stack>
  );
}
