import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { googleErrorText } from '@nargisus/domain/messages';
import { useState } from 'react';
import { prefetchGoogleSignIn } from '#data/auth/auth-mutations.ts';
import { useHostApp } from '#data/auth/in-app-browser.ts';
import { authStrings } from '#locales/en/auth.ts';
import { translate } from '#locales/translate.ts';
import { currentStrings, useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { toast } from '#ui/toast.ts';
import { GoogleMark } from './google-mark.tsx';
import { OpenInBrowser } from './open-in-browser.tsx';

interface Props {
  /** Selects the label and the messages (docs/reference/specification.md 8, Google). */
  purpose: 'sign-in' | 'sign-up';
  disabled: boolean;
  onBusy(isBusy: boolean): void;
  /** Called with the error message; without it, a toast shows the message. */
  onError?(text: string): void;
}

const loadContinueWithGoogle = () => import('./continue-with-google.ts');

const preload = () => {
  prefetchGoogleSignIn();
  void loadContinueWithGoogle().catch(() => undefined);
};

/** Renders the Google button; in another app's browser, where Google rejects sign-ins, how to open a full browser. */
export function GoogleButton(props: Props) {
  const app = useHostApp();
  return app ? <OpenInBrowser app={app} /> : <OpenGoogle {...props} />;
}

/** Renders the button that opens Google's window. The page's guard navigates away once the user is signed in. */
function OpenGoogle({ purpose, disabled, onBusy, onError }: Props) {
  const t = useStrings(authStrings);
  const [waiting, setWaiting] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const signIn = async () => {
    setWaiting(true);
    onBusy(true);
    try {
      const { continueWithGoogle } = await loadContinueWithGoogle();
      const name = await continueWithGoogle();
      const strings = currentStrings(authStrings);
      toast(purpose === 'sign-in' ? strings.googleSignedIn(name) : strings.googleSignedUp(name));
    } catch (cause) {
      setWaiting(false);
      setFailed(true);
      onBusy(false);
      const text = googleErrorText(cause, purpose);
      if (onError) onError(text);
      else toast(translate(text), { kind: 'error' });
    }
  };

  const label = purpose === 'sign-in' ? t.signInWithGoogle : t.signUpWithGoogle;
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        startIcon={<GoogleMark />}
        onPointerEnter={preload}
        onPointerDown={preload}
        onFocus={preload}
        {...busyProps(disabled || waiting, () => void signIn())}
      >
        {waiting ? t.waitingForGoogle : label}
      </Button>
      {hasFailed && !waiting && (
        <Typography variant="body2" color="textSecondary">
          {t.googleFailedHint}
        </Typography>
      )}
    </>
  );
}
