import { CODE_LENGTH, typedCode } from '@nargisus/domain/accounts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState, type Ref } from 'react';
import type { SentCode } from '#data/auth/phone-sign-in.ts';
import { phoneSignInStrings } from '#locales/en/phone-sign-in.ts';
import { profileStrings } from '#locales/en/profile.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { busyProps } from '#ui/busy-props.ts';
import { TextInput } from '#ui/text-input.tsx';
import { usePhoneCode } from './use-phone-code.ts';

interface Props {
  phone: string;
  /** The dialog submits the form with it. */
  formRef: Ref<HTMLFormElement>;
  isBusy: boolean;
  onCode(sent: SentCode): void;
}

/** Renders the reauthentication by a code to the account's number, in the dialog that deletes the account. */
export function DeleteByCode({ phone, formRef, isBusy, onCode }: Props) {
  const t = useStrings(profileStrings);
  const codes = useStrings(phoneSignInStrings);
  const translate = useTranslate();
  const { digits } = useFormats();
  const { sent, error, send } = usePhoneCode();
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const request = async () => {
    setSending(true);
    await send(phone);
    setSending(false);
  };
  return (
    <Stack
      component="form"
      noValidate
      ref={formRef}
      spacing={2}
      sx={{ mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!sent || code.length < CODE_LENGTH) return setMissing(true);
        onCode({ verificationId: sent.verificationId, code });
      }}
    >
      {(error ?? isMissing) && (
        <AlertBox severity="error">{error ? translate(error.text) : t.codeMissing}</AlertBox>
      )}
      <Button variant="outlined" {...busyProps(isSending || isBusy, () => void request())}>
        {isSending ? codes.sending : t.sendCodeTo(digits(phone))}
      </Button>
      {sent && (
        <TextInput
          name="code"
          label={codes.code}
          value={code}
          onChange={({ target }) => {
            setCode(typedCode(target.value));
            setMissing(false);
          }}
          inputMode="numeric"
          autoComplete="one-time-code"
          readOnly={isBusy}
        />
      )}
    </Stack>
  );
}
