import { isWrongCode, phoneErrorText } from '@nargisus/domain/messages';
import { useState } from 'react';
import { sendCode, type SentCode } from '#data/auth/phone-sign-in.ts';
import { useLanguage } from '#locales/use-strings.ts';

interface Sent {
  phone: string;
  verificationId: string;
  /** In ms since 1970. */
  sentAt: number;
}

/** Returns the code that was sent to a number, with the error of the last step in English, and its steps. */
export function usePhoneCode() {
  const language = useLanguage();
  const [sent, setSent] = useState<Sent | null>(null);
  const [error, setError] = useState<{ text: string; isWrongCode: boolean; cause: unknown } | null>(null);
  const fail = (cause: unknown) =>
    setError({ text: phoneErrorText(cause), isWrongCode: isWrongCode(cause), cause });

  const send = async (phone: string): Promise<void> => {
    setError(null);
    try {
      setSent({ phone, verificationId: await sendCode(phone, language), sentAt: Date.now() });
    } catch (cause) {
      fail(cause);
    }
  };

  /** Runs `apply` with a typed code; returns whether it resolved. */
  const check = async (code: string, apply: (sent: SentCode) => Promise<unknown>): Promise<boolean> => {
    if (!sent) return false;
    setError(null);
    try {
      await apply({ verificationId: sent.verificationId, code });
      setSent(null);
      return true;
    } catch (cause) {
      fail(cause);
      return false;
    }
  };

  const reset = () => {
    setSent(null);
    setError(null);
  };
  return { sent, error, fail, send, check, reset };
}
