import Button from '@mui/material/Button';
import type { User } from '@nargisus/domain/accounts';
import { personCalls } from '@nargisus/domain/contract';
import { changeRole } from '#data/users/customer-mutations.ts';
import { adminCustomersStrings } from '#locales/en/staff/admin-customers.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useDialogs } from '../shared/dialogs.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { busyProps } from '#ui/busy-props.ts';
import { useRights } from '../shared/rights.ts';

/**
 * Grants or revokes the admin role after a confirmation. Renders nothing for a user who cannot become an admin: an
 * inactive one, and one without an email.
 */
export function RoleButton({ user }: { user: User }) {
  const { name, email, role, isActive } = user;
  const signIn = email || user.provedPhone;
  const t = useStrings(adminCustomersStrings);
  const { confirm } = useDialogs();
  const { run, isBusy } = useStaffAction();
  const isAdmin = role === 'admin';
  const { mayCall } = useRights();
  if (!mayCall(personCalls.changePersonRole) || (!isAdmin && (!isActive || !email))) return null;

  const change = async () => {
    const isAgreed = await confirm(
      isAdmin
        ? {
            title: t.unmakeTitle,
            text: t.unmakeText(name, signIn),
            confirmLabel: t.unmakeYes,
            isDestructive: true,
          }
        : { title: t.makeTitle, text: t.makeText(name, signIn), confirmLabel: t.makeYes },
    );
    if (!isAgreed) return;
    await run(() => changeRole(user, isAdmin ? 'user' : 'admin'), {
      failed: t.roleFailed,
      done: isAdmin ? t.unmade(name) : t.made(name),
    });
  };
  return (
    <Button
      size="small"
      variant="text"
      aria-label={isAdmin ? t.unmakeOf(name) : t.makeOf(name)}
      {...busyProps(isBusy, () => void change())}
    >
      {isAdmin ? t.unmake : t.make}
    </Button>
  );
}
