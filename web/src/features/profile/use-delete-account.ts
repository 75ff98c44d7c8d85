import { successMessages, ShopError } from '@nargisus/domain/contract';
import { googleErrorText, isWrongCode, loginErrorText, phoneErrorText } from '@nargisus/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { SignedIn } from '#data/auth/identity.ts';
import { signOut } from '#data/auth/auth-mutations.ts';
import { deleteOwnAccount, type Reauthentication } from '#data/users/own-account.ts';
import { profileStrings } from '#locales/en/profile.ts';
import { translate } from '#locales/translate.ts';
import { currentStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';

interface DeleteAccount {
  /** Does nothing while `isBusy`. */
  run(credential: Reauthentication): Promise<void>;
  isBusy: boolean;
  /** The error message in the active language. */
  error: string | null;
}

/** Deletes the account, navigates to the home page and signs out; on failure returns the error message. */
export function useDeleteAccount({ uid, email }: Pick<SignedIn, 'uid' | 'email'>): DeleteAccount {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isDeleted = useRef(false);
  const isInFlight = useRef(false); // set before the next render, for a second Enter
  // Signs out after the profile has unmounted: its guard redirects a signed-out visitor to /login.
  useEffect(
    () => () => {
      if (isDeleted.current) void signOut();
    },
    [],
  );
  const run = async (credential: Reauthentication) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setBusy(true);
    setError(null);
    try {
      await deleteOwnAccount(uid, credential);
    } catch (cause) {
      setError(errorText(cause, email));
      isInFlight.current = false;
      setBusy(false);
      return;
    }
    isDeleted.current = true;
    void navigate(paths.home(), { replace: true });
    toast(translate(successMessages.accountDeleted));
  };
  return { run, isBusy, error };
}

function errorText(cause: unknown, email: string): string {
  const t = currentStrings(profileStrings);
  if (cause instanceof ShopError) return cause.code === 'unreachable' ? t.deleteFailed : translate(cause);
  if (isWrongCode(cause)) return translate(phoneErrorText(cause));
  const code = (cause as { code?: unknown } | null)?.code;
  if (code === 'auth/user-mismatch') return t.otherGoogleAccount(email);
  // Firebase does not say which credential is wrong; the email is the account's own.
  if (code === 'auth/invalid-credential') return translate(loginErrorText({ code: 'auth/wrong-password' }));
  if (code === 'auth/wrong-password' || code === 'auth/too-many-requests')
    return translate(loginErrorText(cause));
  const isWindow = code === 'auth/popup-blocked' || code === 'auth/popup-closed-by-user';
  return isWindow ? translate(googleErrorText(cause, 'sign-in')) : t.deleteFailed;
}
