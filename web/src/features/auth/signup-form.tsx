import { signUpSchema, type SignUp } from '@nargisus/domain/accounts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { signUpFaultText } from '@nargisus/domain/messages';
import { createAccount } from './create-account.ts';
import { PasswordField } from './password-field.tsx';

const EMPTY = { name: '', email: '', phone: '', password: '', confirmPassword: '' };

/** SPEC 2, 5 and 8, Signup. The page leaves by itself once somebody is signed in. */
export function SignupForm() {
  const form = useSchemaForm(signUpSchema, EMPTY);
  const [busy, setBusy] = useState(false);

  const register = async (account: SignUp) => {
    setBusy(true);
    try {
      await createAccount(account);
    } catch (cause) {
      toast(signUpFaultText(cause), { kind: 'error' });
      setBusy(false);
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={form.submit((values) => void register(values))}
    >
      <TextInput {...form.field('name')} label="Full Name" autoComplete="name" />
      <TextInput {...form.field('email')} label="Email" type="email" autoComplete="email" />
      <TextInput {...form.field('phone')} label="Phone" type="tel" autoComplete="tel" />
      <PasswordField {...form.field('password')} label="Password" autoComplete="new-password" />
      <PasswordField
        {...form.field('confirmPassword')}
        label="Confirm Password"
        autoComplete="new-password"
      />
      <Button type="submit" size="large" disabled={busy}>
        {busy ? 'Creating account...' : 'Create Account'}
      </Button>
    </Stack>
  );
}
