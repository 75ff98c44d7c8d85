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
import { busyProps } from '#ui/busy-props.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { emailFrom, stateWithEmail } from './email-state.ts';
import { GoogleButton } from './google-button.tsx';
import { OrDivider } from './or-divider.tsx';
import { PasswordField } from './password-field.tsx';

interface LoginError {
  text: string;
  /** The account is disabled: the text suggests another attempt, which would fail too. */
  isDisabled: boolean;
}

/**
 * Renders the login form, with all errors, including Google's, in the red box above it
 * (docs/reference/specification.md 2 and 8, Login). The page's guard navigates away once the user is signed in.
 */
export function LoginForm() {
  const t = useStrings(authStrings);
  const translate = useTranslate();
  const { state } = useLocation();
  const form = useSchemaForm(loginSchema, { email: emailFrom(state), password: '' });
  const [error, setError] = useState<LoginError | null>(null);
  const [isGoogleOpen, setGoogleOpen] = useState(false);
  const isBusy = form.isSubmitting || isGoogleOpen;

  const login = async ({ email, password }: Login) => {
    setError(null);
    try {
      await signIn(email, password);
      return 'leaving';
    } catch (cause) {
      const isDisabled = (cause as { code?: unknown } | null)?.code === 'auth/user-disabled';
      setError({ text: loginErrorText(cause), isDisabled });
    }
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.submit(login)}>
      {error && (
        <AlertBox severity="error">
          {translate(error.text)}
          {error.isDisabled && (
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
        {/* Has no effect (docs/reference/specification.md 2): a session always persists across reloads (4). */}
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
      <Button type="submit" size="large" {...busyProps(isBusy)}>
        {form.isSubmitting ? t.signingIn : t.signIn}
      </Button>
      <OrDivider />
      <GoogleButton
        purpose="sign-in"
        disabled={isBusy}
        onBusy={(waiting) => {
          if (waiting) setError(null);
          setGoogleOpen(waiting);
        }}
        onError={(text) => setError({ text, isDisabled: false })}
      />
    </Stack>
  );
}
