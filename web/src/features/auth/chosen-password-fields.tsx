import { authStrings } from '#locales/en/auth.ts';
import { useStrings } from '#locales/use-strings.ts';
import type { useSchemaForm } from '#ui/use-schema-form.ts';
import { PasswordField } from './password-field.tsx';

type Form = ReturnType<typeof useSchemaForm<{ password: string; confirmPassword: string }, unknown>>;

/** Renders the fields for a new password and its confirmation, which a password manager may fill. */
export function ChosenPasswordFields({ field, label }: { field: Form['field']; label: string }) {
  const t = useStrings(authStrings);
  return (
    <>
      <PasswordField
        {...field('password')}
        label={label}
        names={{ show: t.showPassword, hide: t.hidePassword }}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label={t.confirmPassword}
        names={{ show: t.showConfirm, hide: t.hideConfirm }}
        autoComplete="new-password"
      />
    </>
  );
}
