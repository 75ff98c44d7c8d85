// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authStrings } from '#locales/en/auth.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { LoginForm } from './login-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { SignupForm } from './signup-form.tsx';

const send = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#data/auth/auth-mutations.ts', () => ({
  signIn: send,
  signUp: send,
  prefetchGoogleSignIn: () => undefined,
}));
vi.mock('#data/auth/password-reset.ts', () => ({ requestPasswordReset: send, choosePassword: send }));

beforeEach(() => void send.mockReset());
afterEach(cleanup);

const t = authStrings.en;
const PASSWORD = 'secret-1';

const FORMS: [name: string, form: ReactNode, typed: Record<string, string>, button: string, busy: string][] =
  [
    ['login', <LoginForm />, { [t.email]: 'a@b.co', [t.password]: PASSWORD }, t.signIn, t.signingIn],
    [
      'sign-up',
      <SignupForm />,
      {
        [t.name]: 'Mina',
        [t.email]: 'a@b.co',
        [t.phone]: '01711000001',
        [t.password]: PASSWORD,
        [t.confirmPassword]: PASSWORD,
      },
      t.createAccount,
      t.creatingAccount,
    ],
    ['forgotten password', <ForgotPassword />, { [t.email]: 'a@b.co' }, t.sendLink, t.sendingLink],
    [
      'new password',
      <NewPasswordForm code="c" email="a@b.co" onUsed={() => undefined} />,
      { [t.newPassword]: PASSWORD, [t.confirmPassword]: PASSWORD },
      t.savePassword,
      t.savingPassword,
    ],
  ];

test.each(FORMS)(
  '%s sends once when Enter is pressed twice, keeps the focus and sends again after a failure',
  async (_name, form, typed, button, busy) => {
    let fail = () => {};
    send.mockImplementation(() => new Promise((_resolve, reject) => (fail = () => reject(new Error('no')))));
    renderWithProviders(form);
    for (const [label, text] of Object.entries(typed))
      await userEvent.type(screen.getByLabelText(label), text);
    await userEvent.keyboard('{Enter}{Enter}');
    expect(send).toHaveBeenCalledOnce();
    const submit = screen.getByRole('button', { name: busy });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(submit, { pointerEventsCheck: 0 });
    expect(submit).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledOnce();
    fail();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: button })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledTimes(2);
  },
);
