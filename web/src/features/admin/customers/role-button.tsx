import Button from '@mui/material/Button';
import type { User } from '@nargisus/domain/accounts';
import { changeRole } from '../../../data/customer-list.ts';
import { adminCustomersTexts } from '../../../texts/en/admin-customers.ts';
import { textsNow, useTexts } from '../../../texts/use-texts.ts';
import { toast } from '../../../ui/toast.ts';
import { useDialogs } from '../desk/dialogs.ts';
import { useStaffAction } from '../desk/use-staff-action.ts';

/** Makes somebody an admin, or no longer one, after telling what that means. Nobody who is shut out can become one. */
export function RoleButton({ user: { name, email, role, isActive } }: { user: User }) {
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
    const isDone = await run(() => changeRole(email, isAdmin ? 'user' : 'admin'), { failed: t.roleFailed });
    if (!isDone) return;
    const now = textsNow(adminCustomersTexts);
    toast(isAdmin ? now.unmade(name) : now.made(name));
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
