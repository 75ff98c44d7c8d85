import { loginSchema, type Login } from '@nargisus/domain/accounts';
import { loginErrorText } from '@nargisus/domain/messages';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { signIn } from '#data/auth/auth-mutations.ts';
import { authStrings } from '#locales/en/auth.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { emailFrom, stateWithEmail } from './carried-email.ts';
import { GoogleButton } from './google-button.tsx';
import { OrDivider } from './or-divider.tsx';
import { PasswordField } from './password-field.tsx';

interface Fault {
  text: string;
  /** The account is closed: trying again, as the text says, would not help. */
  closed: boolean;
}

/**
 * docs/reference/specification.md 2 and 8, Login: every fault, Google's too, in the red box above the form. The
 * page leaves once somebody is signed in.
 */
export function LoginForm() {
  const t = useStrings(authStrings);
  const translate = useTranslate();
  const { state } = useLocation();
  const form = useSchemaForm(loginSchema, { email: emailFrom(state), password: '' });
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState<'password' | 'google' | null>(null);

  const login = async ({ email, password }: Login) => {
    setBusy('password');
    setFault(null);
    try {
      await signIn(email, password);
    } catch (cause) {
      const closed = (cause as { code?: unknown } | null)?.code === 'auth/user-disabled';
      setFault({ text: loginErrorText(cause), closed });
      setBusy(null);
    }
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.submit((values) => void login(values))}>
      {fault && (
        <AlertBox severity="error">
          {translate(fault.text)}
          {fault.closed && (
            <Box component="span" sx={{ display: 'block' }}>
              {t.disabled}
            </Box>
          )}
        </AlertBox>
      )}
      <TextInput {...form.field('email')} label={t.email} type="email" autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={t.password}
        names={{ show: t.showPassword, hide: t.hidePassword }}
        autoComplete="current-password"
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        {/* docs/reference/specification.md 2: not wired to anything; a session always persists across reloads (docs/reference/specification.md 4). */}
        <FormControlLabel control={<Checkbox defaultChecked />} label={t.rememberMe} />
        <Link
          component={RouterLink}
          to={paths.forgotPassword()}
          state={stateWithEmail(state, form.values.email)}
          sx={{ py: 1.25 }}
        >
          {t.forgotLink}
        </Link>
      </Box>
      <Button type="submit" size="large" disabled={busy !== null}>
        {busy === 'password' ? t.signingIn : t.signIn}
      </Button>
      <OrDivider />
      <GoogleButton
        doing="sign-in"
        disabled={busy !== null}
        onBusy={(waiting) => {
          if (waiting) setFault(null);
          setBusy(waiting ? 'google' : null);
        }}
        onFault={(text) => setFault({ text, closed: false })}
      />
    </Stack>
  );
}
