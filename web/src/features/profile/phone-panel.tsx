import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { provePhone, setPhone, switchToHolder } from '#data/auth/link-sign-ins.ts';
import { signInMethodStrings } from '#locales/en/sign-in-methods.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { currentStrings, useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { busyProps } from '#ui/busy-props.ts';
import { CodeForm } from '#ui/code-form.tsx';
import { PhoneNumberForm } from '#ui/phone-number-form.tsx';
import { toast } from '#ui/toast.ts';
import { usePhoneCode } from './use-phone-code.ts';

interface Props {
  /** The account's number; '' without one. */
  present: string;
  onDone(): void;
}

/**
 * Renders the steps that add a number to the account, or change it: a changed number needs a code to the old one first, then one
 * to the new one. A number of another account leads to signing in to that account.
 */
export function PhonePanel({ present, onDone }: Props) {
  const t = useStrings(signInMethodStrings);
  const translate = useTranslate();
  const [isProved, setProved] = useState(present === '');
  const { sent, error, fail, send, check, reset } = usePhoneCode();
  const [isSwitching, setSwitching] = useState(false);
  const isTaken = error !== null && isHeldByAnother(error.cause);

  const confirm = async (code: string) => {
    if (!isProved) {
      if (await check(code, provePhone)) setProved(true);
      return;
    }
    if (!(await check(code, setPhone))) return;
    toast(currentStrings(signInMethodStrings).phoneSaved);
    onDone();
    return 'leaving' as const;
  };
  const switchAccount = async () => {
    setSwitching(true);
    try {
      await switchToHolder(error?.cause);
    } catch (cause) {
      fail(cause);
      setSwitching(false);
    }
  };

  return (
    <Stack spacing={2.5} sx={{ maxWidth: 480 }}>
      {error && <AlertBox severity="error">{translate(error.text)}</AlertBox>}
      {isTaken ? (
        <Button variant="outlined" {...busyProps(isSwitching, () => void switchAccount())}>
          {t.switchAccount}
        </Button>
      ) : sent ? (
        <CodeForm
          // A field of its own for the code of each number.
          key={String(isProved)}
          phone={sent.phone}
          sentAt={sent.sentAt}
          isRejected={error?.isWrongCode ?? false}
          onCode={confirm}
          onSendAgain={() => send(sent.phone)}
          onChangeNumber={reset}
        />
      ) : isProved ? (
        <PhoneNumberForm
          initial={{ name: '', phone: '' }}
          asksName={false}
          onSend={({ phone }) => send(phone)}
        />
      ) : (
        <PresentNumber phone={present} onSend={() => send(present)} />
      )}
    </Stack>
  );
}

/** Renders the request for a code to the number that the account has now. */
function PresentNumber({ phone, onSend }: { phone: string; onSend(): Promise<void> }) {
  const t = useStrings(signInMethodStrings);
  const { digits } = useFormats();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await onSend();
    setBusy(false);
  };
  return (
    <>
      <Typography>{t.proveFirst(digits(phone))}</Typography>
      <Button {...busyProps(isBusy, () => void send())}>{t.sendToPresent}</Button>
    </>
  );
}

const isHeldByAnother = (cause: unknown) =>
  ['auth/credential-already-in-use', 'auth/account-exists-with-different-credential'].includes(
    String((cause as { code?: unknown } | null)?.code),
  );
