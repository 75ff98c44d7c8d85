import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useHostApp } from '#data/auth/in-app-browser.ts';
import { useWasCodeAwaited } from '#data/auth/pending-code.ts';
import { OrDivider } from './or-divider.tsx';
import { PhoneSection } from './phone-section.tsx';

/**
 * Renders the phone beside the form with email and Google. It comes first in another app's browser, where Google does not
 * work, and after a reload that interrupted it.
 */
export function SignInWays({ purpose, children }: { purpose: 'sign-in' | 'sign-up'; children: ReactNode }) {
  const isInApp = useHostApp() !== null;
  const wasAwaited = useWasCodeAwaited();
  const isFirst = isInApp || wasAwaited;
  return (
    <Stack spacing={2.5}>
      {isFirst && <PhoneSection purpose={purpose} isOpen />}
      {isFirst && <OrDivider />}
      {children}
      {!isFirst && <PhoneSection purpose={purpose} />}
    </Stack>
  );
}
