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
import { toast } from '#ui/toast.ts';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { ChosenPasswordFields } from './chosen-password-fields.tsx';

interface Props {
  code: string;
  email: string;
  /** The link died while the password was typed. */
  onUsed(): void;
}

/** The new password, by the rules of Signup; who has chosen it is signed in with it at once. */
export function NewPasswordForm({ code, email, onUsed }: Props) {
  const t = useStrings(authStrings);
  const translate = useTranslate();
  const navigate = useNavigate();
  const form = useSchemaForm(newPasswordSchema, { password: '', confirmPassword: '' });
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const save = async (password: string) => {
    setBusy(true);
    setFault(null);
    try {
      if ((await choosePassword(code, password)) === 'used') return onUsed();
    } catch (cause) {
      const weak = /weak-password|does-not-meet/.test(String((cause as { code?: unknown } | null)?.code));
      setFault(weak ? signUpErrorText(cause) : t.saveFailed);
      setBusy(false);
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
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={form.submit((form) => void save(form.password))}
    >
      {fault && <AlertBox severity="error">{translate(fault)}</AlertBox>}
      {/* For the browser's own password keeper, which wants to know whose it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <ChosenPasswordFields field={form.field} label={t.newPassword} />
      <Button type="submit" size="large" disabled={busy}>
        {busy ? t.savingPassword : t.savePassword}
      </Button>
    </Stack>
  );
}
