import { loginSchema, type Login } from '@nargisus/domain/accounts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { signIn } from '../../data/identity-actions.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { loginFaultText } from '@nargisus/domain/messages';
import { PasswordField } from './password-field.tsx';

/** SPEC 2 and 8, Login. The page leaves by itself once somebody is signed in. */
export function LoginForm() {
  const form = useSchemaForm(loginSchema, { email: '', password: '' });
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const login = async ({ email, password }: Login) => {
    setBusy(true);
    setFault(null);
    try {
      await signIn(email, password);
    } catch (cause) {
      setFault(loginFaultText(cause));
      setBusy(false);
    }
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.submit((values) => void login(values))}>
      {fault && <Alert severity="error">{fault}</Alert>}
      <TextInput {...form.field('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
      {/* SPEC 2: not wired to anything; a session always persists across reloads (SPEC 4). */}
      <FormControlLabel control={<Checkbox defaultChecked />} label="Remember me" />
      <Button type="submit" size="large" disabled={busy}>
        {busy ? 'Signing in...' : 'Sign In'}
      </Button>
    </Stack>
  );
}
