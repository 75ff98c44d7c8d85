import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { authStrings } from '#locales/en/auth.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** A chunk of its own: most visits of /login sign in otherwise. */
const loadPhoneSignIn = () => import('./phone-sign-in.tsx');
const PhoneSignIn = lazy(async () => ({ default: (await loadPhoneSignIn()).PhoneSignIn }));
/** The height of the number's form, in pixels. */
const FORM_HEIGHT = 200;

interface Props {
  /** Selects the label, and whether the name is asked for with the number. */
  purpose: 'sign-in' | 'sign-up';
  /** Open at once, without a button. */
  isOpen?: boolean;
}

/** Renders the button that opens the sign-in by phone, then its form in place. */
export function PhoneSection({ purpose, isOpen = false }: Props) {
  const t = useStrings(authStrings);
  const [isPressed, setPressed] = useState(false);
  if (isOpen || isPressed)
    return (
      <Suspense fallback={<Skeleton style={{ height: FORM_HEIGHT }} />}>
        <PhoneSignIn asksName={purpose === 'sign-up'} />
      </Suspense>
    );
  const preload = () => void loadPhoneSignIn().catch(() => undefined);
  return (
    <Button
      variant="outlined"
      size="large"
      fullWidth
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setPressed(true)}
    >
      {purpose === 'sign-in' ? t.signInWithPhone : t.signUpWithPhone}
    </Button>
  );
}
