import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { User } from '@nargisus/domain/accounts';
import { isStaff } from '@nargisus/domain/accounts';
import { userMessages } from '@nargisus/domain/messages';
import { deleteCustomer, setCustomerActive } from '#data/users/customer-mutations.ts';
import { useIdentity } from '#data/auth/identity.ts';
import { adminCustomersStrings } from '#locales/en/staff/admin-customers.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TrashIcon } from '#ui/icons.tsx';
import { useDialogs } from '../shared/dialogs.ts';
import { useConfirmDelete } from '../shared/use-confirm-delete.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { RowActions } from '../table/row-actions.tsx';
import { RoleButton } from './role-button.tsx';
import { busyProps } from '#ui/busy-props.ts';
import { useRights } from '../shared/rights.ts';
import { RightsButton } from '../staff/rights-button.tsx';

/** Renders the actions on an account; none on the own account, which the server would reject. All need the right to people. */
export function CustomerRowActions({ user }: { user: User }) {
  const { uid, name, isActive } = user;
  const signIn = user.email || user.provedPhone;
  const { confirm } = useDialogs();
  const t = useStrings(adminCustomersStrings);
  const identity = useIdentity();
  const { isAdmin } = useRights();
  const confirmDelete = useConfirmDelete();
  const { run, isBusy } = useStaffAction();
  const remove = async () => {
    if (!(await confirmDelete(t.removeText(name, signIn)))) return;
    await run(() => deleteCustomer(user), {
      failed: userMessages.deleteFailed,
      done: t.removed,
      outcome: 'deleted',
    });
  };
  const setActive = async () => {
    const options = {
      title: t.deactivateTitle,
      text: t.deactivateText(name, signIn),
      confirmLabel: t.deactivateYes,
      isDestructive: true,
    };
    // Deactivating ends open sessions at once, so it asks; activating is harmless.
    if (isActive && !(await confirm(options))) return;
    await run(() => setCustomerActive(user, !isActive), { failed: t.changeFailed });
  };
  if (identity.state === 'signed-in' && identity.uid === uid)
    return (
      <Typography variant="body2" color="textSecondary">
        {t.you}
      </Typography>
    );
  // Admins alone change the accounts of those who work for the shop.
  if (!isAdmin && isStaff(user)) return null;
  return (
    <RowActions>
      {/* Stacked where a row would push the last button out of the table. */}
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column', xl: 'row' },
          alignItems: 'flex-start',
          // Two of them are as high as the avatar; WCAG 2.5.8 requires at least 24 px.
          '& > .MuiButton-root': { minHeight: { md: 24, xl: 36 }, py: { md: 0 } },
        }}
      >
        <RoleButton user={user} />
        <RightsButton user={user} />
        <Button
          size="small"
          variant="text"
          aria-label={isActive ? t.deactivateOf(name) : t.activateOf(name)}
          {...busyProps(isBusy, () => void setActive())}
        >
          {isActive ? t.deactivate : t.activate}
        </Button>
      </Box>
      <IconButton aria-label={t.remove(name)} {...busyProps(isBusy, () => void remove())}>
        <TrashIcon size={20} />
      </IconButton>
    </RowActions>
  );
}
