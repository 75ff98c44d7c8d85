import Button from '@mui/material/Button';
import type { User } from '@nargisus/domain/accounts';
import { changeRole } from '#data/customer-list.ts';
import { adminCustomersTexts } from '#texts/en/admin-customers.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useDialogs } from '../desk/dialogs.ts';
import { useStaffAction } from '../desk/use-staff-action.ts';

/** Makes somebody an admin, or no longer one, after telling what that means. Nobody who is shut out can become one. */
export function RoleButton({ user }: { user: User }) {
  const { name, email, role, isActive } = user;
  const t = useTexts(adminCustomersTexts);
  const { ask } = useDialogs();
  const { run, isBusy } = useStaffAction();
  const isAdmin = role === 'admin';
  if (!isAdmin && !isActive) return null;

  const change = async () => {
    const isAgreed = await ask(
      isAdmin
        ? { title: t.unmakeTitle, text: t.unmakeText(name, email), yes: t.unmakeYes, isGrave: true }
        : { title: t.makeTitle, text: t.makeText(name, email), yes: t.makeYes },
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
      disabled={isBusy}
      aria-label={isAdmin ? t.unmakeOf(name) : t.makeOf(name)}
      onClick={() => void change()}
    >
      {isAdmin ? t.unmake : t.make}
    </Button>
  );
}
