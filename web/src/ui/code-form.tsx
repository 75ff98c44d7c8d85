import { CODE_LENGTH, NEXT_CODE_AFTER_MS, typedCode } from '@nargisus/domain/accounts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '../locales/formats.ts';
import { phoneSignInStrings } from '../locales/en/phone-sign-in.ts';
import { useStrings } from '../locales/use-strings.ts';
import { busyProps } from './busy-props.ts';
import { TextInput } from './text-input.tsx';

interface Props {
  /** The number that the code was sent to. */
  phone: string;
  /** When it was sent, in ms since 1970. */
  sentAt: number;
  /** Whether the last code was rejected. */
  isRejected: boolean;
  /** Resolves to 'leaving' when the code was accepted and the form goes away. */
  onCode(code: string): Promise<'leaving' | void>;
  onSendAgain(): Promise<void>;
  onChangeNumber(): void;
}

/**
 * Renders the field of a code, which a phone fills in from the SMS. Goes on by itself at the last digit; another code can be
 * requested 30 seconds after the last one.
 */
export function CodeForm({ phone, sentAt, isRejected, onCode, onSendAgain, onChangeNumber }: Props) {
  const t = useStrings(phoneSignInStrings);
  const { digits } = useFormats();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState<'checking' | 'sending' | null>(null);
  const isInFlight = useRef(false); // set before the next render, for a paste and an Enter
  const field = useRef<HTMLInputElement>(null);
  const seconds = useSecondsUntil(sentAt + NEXT_CODE_AFTER_MS);
  const [firstSentAt] = useState(sentAt);
  useEffect(() => field.current?.focus(), []);

  const run = async (what: 'checking' | 'sending', work: () => Promise<'leaving' | void>) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setBusy(what);
    if ((await work()) === 'leaving') return;
    isInFlight.current = false;
    setBusy(null);
    field.current?.focus();
    field.current?.select(); // the next digits replace a wrong code
  };
  const check = (typed: string) => run('checking', () => onCode(typed));

  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={(event) => {
        event.preventDefault();
        void check(code);
      }}
    >
      <Typography>{t.sentTo(digits(phone))}</Typography>
      <TextInput
        name="code"
        label={t.code}
        value={code}
        onChange={({ target }) => {
          const typed = typedCode(target.value);
          setCode(typed);
          if (typed.length === CODE_LENGTH && typed !== code) void check(typed);
        }}
        error={isRejected && busy === null}
        inputMode="numeric"
        autoComplete="one-time-code"
        inputRef={field}
        readOnly={busy === 'checking'}
      />
      <Button type="submit" size="large" {...busyProps(busy !== null)}>
        {busy === 'checking' ? t.checking : t.confirm}
      </Button>
      {/* The labels are at the edges of the field, not the buttons. */}
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}
      >
        <SendAgainButton
          seconds={seconds}
          isBusy={busy !== null}
          onPress={() => void run('sending', onSendAgain)}
        />
        <Button variant="text" sx={{ px: 0 }} onClick={onChangeNumber}>
          {t.changeNumber}
        </Button>
      </Stack>
      <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
        {sentAt !== firstSentAt && t.sentAgain}
      </Typography>
    </Stack>
  );
}

interface SendAgainButtonProps {
  /** Until another code can be sent. */
  seconds: number;
  isBusy: boolean;
  onPress(): void;
}

function SendAgainButton({ seconds, isBusy, onPress }: SendAgainButtonProps) {
  const t = useStrings(phoneSignInStrings);
  const { digits } = useFormats();
  return (
    <Button variant="text" sx={{ px: 0 }} {...busyProps(seconds > 0 || isBusy, onPress)}>
      {seconds > 0 ? t.sendAgainIn(digits(String(seconds))) : t.sendAgain}
    </Button>
  );
}

/** Returns the whole seconds until a moment, 0 when it has passed. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return seconds;
}
