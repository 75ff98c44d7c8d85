import { loginSchema } from '@nargisus/domain/accounts';
import { useRef } from 'react';
import type { SignedIn } from '#data/auth/identity.ts';
import type { Reauthentication } from '#data/users/own-account.ts';
import { profileStrings } from '#locales/en/profile.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { useDeleteAccount } from './use-delete-account.ts';

interface Props {
  person: Pick<SignedIn, 'uid' | 'email'>;
  /** Which proof this person can give. */
  by: Reauthentication['by'];
  onClose(): void;
}

/** Says what is lost, asks who it is once more, and deletes. What is in the way stands above the answers. */
export function DeleteAccountDialog({ person, by, onClose }: Props) {
  const { email } = person;
  const t = useStrings(profileStrings);
  const { run, busy, fault } = useDeleteAccount(person);
  const form = useSchemaForm(loginSchema, { email, password: '' });
  const fields = useRef<HTMLFormElement>(null);
  return (
    <ConfirmDialog
      title={t.deleteTitle}
      confirmLabel={busy ? t.deleting : t.deleteYes}
      cancelLabel={t.deleteNo}
      isDestructive
      isBusy={busy}
      onConfirm={() => (by === 'google' ? void run({ by }) : fields.current?.requestSubmit())}
      onCancel={onClose}
    >
      <p>{t.deleteText}</p>
      <p>{t.deleteWarning}</p>
      <p>{by === 'google' ? t.deleteProofGoogle : t.deleteProof}</p>
      {by === 'password' && (
        <form
          ref={fields}
          noValidate
          onSubmit={form.submit(({ password }) => void run({ by, password }))}
          style={{ marginTop: 16 }}
        >
          {/* For password managers, which file passwords under who it is. */}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <TextInput
            {...form.field('password')}
            label={t.password}
            type="password"
            autoComplete="current-password"
            readOnly={busy}
          />
        </form>
      )}
      {fault && (
        <AlertBox severity="error" sx={{ mt: 2 }}>
          {fault}
        </AlertBox>
      )}
    </ConfirmDialog>
  );
}
