import { newcomerSchema } from '@nargisus/domain/accounts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { prefetchPhoneSignIn } from '#data/auth/phone-sign-in.ts';
import { phoneSignInStrings } from '#locales/en/phone-sign-in.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { busyProps } from '#ui/busy-props.ts';
import { CodeForm } from '#ui/code-form.tsx';
import { PhoneNumberForm } from '#ui/phone-number-form.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { usePhoneSignIn } from './use-phone-sign-in.ts';

interface Props {
  /** Whether the name is asked for with the number; otherwise a newcomer is asked after the code. */
  asksName: boolean;
}

/**
 * Renders the sign-in by phone and code (docs/adr/0075): number, code, and the name of a newcomer. The page notices the
 * published identity and goes on.
 */
export function PhoneSignIn({ asksName }: Props) {
  const translate = useTranslate();
  const { typed, pending, error, send, confirm, changeNumber, answerName } = usePhoneSignIn();
  return (
    <Stack spacing={2.5}>
      {error && <AlertBox severity="error">{translate(error.text)}</AlertBox>}
      {answerName ? (
        <NewcomerForm onName={answerName} />
      ) : pending ? (
        <CodeForm
          phone={pending.phone}
          sentAt={pending.sentAt}
          isRejected={error?.isWrongCode ?? false}
          onCode={confirm}
          onSendAgain={() => send(pending)}
          onChangeNumber={changeNumber}
        />
      ) : (
        <PhoneNumberForm initial={typed} asksName={asksName} onSend={send} onFocus={prefetchPhoneSignIn} />
      )}
    </Stack>
  );
}

/** Renders the question for a newcomer's name. */
function NewcomerForm({ onName }: { onName(name: string): void }) {
  const t = useStrings(phoneSignInStrings);
  const form = useSchemaForm(newcomerSchema, { name: '' });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = ({ name }: { name: string }) => {
    onName(name);
    return new Promise<void>(() => undefined); // busy until the page goes on
  };
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.submit(submit)}>
      <Typography>{t.askName}</Typography>
      <TextInput {...form.field('name')} label={t.name} autoComplete="name" inputRef={field} />
      <Button type="submit" size="large" {...busyProps(form.isSubmitting)}>
        {t.saveName}
      </Button>
    </Stack>
  );
}
