import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { googleErrorText } from '@nargisus/domain/messages';
import { useState } from 'react';
import { prefetchGoogleSignIn } from '#data/auth/auth-mutations.ts';
import { useHostApp } from '#data/auth/in-app-browser.ts';
import { authStrings } from '#locales/en/auth.ts';
import { translate } from '#locales/translate.ts';
import { currentStrings, useStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';
import { GoogleMark } from './google-mark.tsx';
import { OpenInBrowser } from './open-in-browser.tsx';

interface Props {
  /** What the person came for: it decides the words (docs/reference/specification.md 8, Google). */
  doing: 'sign-in' | 'sign-up';
  disabled: boolean;
  onBusy(busy: boolean): void;
  /** Says why it failed; a toast where it is left out. */
  onFault?(text: string): void;
}

const loadEntrance = () => import('./continue-with-google.ts');

const preload = () => {
  prefetchGoogleSignIn();
  void loadEntrance().catch(() => undefined);
};

/** Offers Google where its window can open; inside another app it says how to get there, and that e-mail works. */
export function GoogleButton(props: Props) {
  const app = useHostApp();
  return app ? <OpenInBrowser app={app} /> : <OpenGoogle {...props} />;
}

/** Opens Google's window. The page leaves by itself once somebody is signed in. */
function OpenGoogle({ doing, disabled, onBusy, onFault }: Props) {
  const t = useStrings(authStrings);
  const [waiting, setWaiting] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const enter = async () => {
    setWaiting(true);
    onBusy(true);
    try {
      const { continueWithGoogle: enterWithGoogle } = await loadEntrance();
      const name = await enterWithGoogle();
      const words = currentStrings(authStrings);
      toast(doing === 'sign-in' ? words.googleSignedIn(name) : words.googleSignedUp(name));
    } catch (cause) {
      setWaiting(false);
      setFailed(true);
      onBusy(false);
      const text = googleErrorText(cause, doing);
      if (onFault) onFault(text);
      else toast(translate(text), { kind: 'error' });
    }
  };

  const label = doing === 'sign-in' ? t.signInWithGoogle : t.signUpWithGoogle;
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        startIcon={<GoogleMark />}
        disabled={disabled || waiting}
        onPointerEnter={preload}
        onPointerDown={preload}
        onFocus={preload}
        onClick={() => void enter()}
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
