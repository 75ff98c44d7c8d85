import { isWrongCode, phoneErrorText } from '@nargisus/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { readPendingCode, savePendingCode } from '#data/auth/pending-code.ts';
import { sendCode, signInByCode, type Newcomer } from '#data/auth/phone-sign-in.ts';
import { useLanguage } from '#locales/use-strings.ts';
import { waitForDocument, writeUserDocument } from './create-account.ts';

/**
 * Takes a sign-in by phone from the number to the published identity. `error` is in English, for translation. A newcomer
 * who was not asked before is asked for a name after the code: `answerName` is set then.
 */
export function usePhoneSignIn() {
  const language = useLanguage();
  const [pending, setPending] = useState(readPendingCode);
  /** What the number's form shows when the number is to be changed. */
  const [typed, setTyped] = useState(() => ({ name: pending?.name ?? '', phone: pending?.phone ?? '' }));
  const [error, setError] = useState<{ text: string; isWrongCode: boolean } | null>(null);
  const [isNameAsked, setNameAsked] = useState(false);
  const answer = useRef<(name: string) => void>(undefined);
  // The identity is published without a name when the visitor leaves the question.
  useEffect(() => () => answer.current?.(''), []);

  const fail = (cause: unknown) => setError({ text: phoneErrorText(cause), isWrongCode: isWrongCode(cause) });

  const send = async ({ name, phone }: { name: string; phone: string }) => {
    setError(null);
    setTyped({ name, phone });
    try {
      const sent = { name, phone, verificationId: await sendCode(phone, language), sentAt: Date.now() };
      savePendingCode(sent);
      setPending(sent);
    } catch (cause) {
      fail(cause);
    }
  };

  const changeNumber = () => {
    savePendingCode(null);
    setPending(null);
    setError(null);
  };

  const askName = () => {
    setNameAsked(true);
    return new Promise<string>((resolve) => (answer.current = resolve));
  };

  const confirm = async (code: string): Promise<'leaving' | void> => {
    if (!pending) return;
    const { phone, verificationId } = pending;
    setError(null);
    const welcome = async (newcomer: Newcomer) => {
      const name = pending.name || (await askName());
      if (!name) return;
      await newcomer.setName(name).catch(() => undefined);
      await waitForDocument(writeUserDocument(newcomer, { name, phone, imageUrl: '' }));
    };
    try {
      await signInByCode({ verificationId, code }, welcome);
      savePendingCode(null);
      return 'leaving';
    } catch (cause) {
      fail(cause);
    }
  };

  return {
    typed,
    pending,
    error,
    send,
    confirm,
    changeNumber,
    answerName: isNameAsked ? (name: string) => answer.current?.(name) : null,
  };
}
