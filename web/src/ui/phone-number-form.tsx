import { phoneSignInSchema, phoneSignUpSchema } from '@nargisus/domain/accounts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { phoneSignInStrings } from '../locales/en/phone-sign-in.ts';
import { useStrings } from '../locales/use-strings.ts';
import { busyProps } from './busy-props.ts';
import { TextInput } from './text-input.tsx';
import { useSchemaForm } from './use-schema-form.ts';

interface Props {
  initial: { name: string; phone: string };
  /** Whether the name is asked for too. */
  asksName: boolean;
  onSend(values: { name: string; phone: string }): Promise<void>;
  onFocus?(): void;
}

/** Renders the form that requests a code by SMS. Passes on the number in its normal form. */
export function PhoneNumberForm({ initial, asksName, onSend, onFocus }: Props) {
  const t = useStrings(phoneSignInStrings);
  const schema = asksName ? phoneSignUpSchema : phoneSignInSchema;
  const form = useSchemaForm<typeof initial, { name?: string; phone: string }>(schema, initial);
  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onFocus={onFocus}
      onSubmit={form.submit(({ name = '', phone }) => onSend({ name, phone }))}
    >
      {asksName && <TextInput {...form.field('name')} label={t.name} autoComplete="name" />}
      <TextInput {...form.field('phone')} label={t.phone} type="tel" autoComplete="tel-national" />
      <Button type="submit" size="large" {...busyProps(form.isSubmitting)}>
        {form.isSubmitting ? t.sending : t.sendCode}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {t.phoneHint}
      </Typography>
    </Stack>
  );
}
