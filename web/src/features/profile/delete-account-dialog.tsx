import { loginSchema } from '@nargisus/domain/accounts';
import { lazy, Suspense, useRef } from 'react';
import type { SignedIn } from '#data/auth/identity.ts';
import type { Reauthentication } from '#data/users/own-account.ts';
import { profileStrings } from '#locales/en/profile.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { useDeleteAccount } from './use-delete-account.ts';

/** A chunk of its own: most accounts have a password or Google. */
const DeleteByCode = lazy(async () => ({ default: (await import('./delete-by-code.tsx')).DeleteByCode }));

interface Props {
  person: Pick<SignedIn, 'uid' | 'email' | 'phone'>;
  /** How the user can reauthenticate. */
  by: Reauthentication['by'];
  onClose(): void;
}

/** Renders the confirmation of an account deletion, with a reauthentication and its errors. */
export function DeleteAccountDialog({ person, by, onClose }: Props) {
  const { email } = person;
  const t = useStrings(profileStrings);
  const { run, isBusy, error } = useDeleteAccount(person);
  const form = useSchemaForm(loginSchema, { email, password: '' });
  const fields = useRef<HTMLFormElement>(null);
  return (
    <ConfirmDialog
      title={t.deleteTitle}
      confirmLabel={isBusy ? t.deleting : t.deleteYes}
      cancelLabel={t.deleteNo}
      isDestructive
      isBusy={isBusy}
      onConfirm={() => (by === 'google' ? void run({ by }) : fields.current?.requestSubmit())}
      onCancel={onClose}
    >
      <p>{t.deleteText}</p>
      <p>{t.deleteWarning}</p>
      <p>{t.reauthenticateBy[by]}</p>
      {by === 'phone' && (
        <Suspense>
          <DeleteByCode
            phone={person.phone}
            formRef={fields}
            isBusy={isBusy}
            onCode={(sent) => void run({ by, ...sent })}
          />
        </Suspense>
      )}
      {by === 'password' && (
        <form
          ref={fields}
          noValidate
          onSubmit={form.submit(({ password }) => void run({ by, password }))}
          style={{ marginTop: 16 }}
        >
          {/* For password managers, which store a password under its user name. */}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <TextInput
            {...form.field('password')}
            label={t.password}
            type="password"
            autoComplete="current-password"
            readOnly={isBusy}
          />
        </form>
      )}
      {error && (
        <AlertBox severity="error" sx={{ mt: 2 }}>
          {error}
        </AlertBox>
      )}
    </ConfirmDialog>
  );
}
