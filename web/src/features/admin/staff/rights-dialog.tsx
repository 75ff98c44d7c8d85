import Typography from '@mui/material/Typography';
import { RIGHTS, type Right, type User } from '@nargisus/domain/accounts';
import { useState } from 'react';
import { changeRights } from '#data/users/staff.ts';
import { adminStaffStrings } from '#locales/en/staff/admin-staff.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useDialogs } from '../shared/dialogs.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { RightsField } from './rights-field.tsx';
import { useRightNames } from './use-right-names.ts';

interface Props {
  user: Pick<User, 'uid' | 'name' | 'email' | 'can'>;
  onSaved(): void;
  onClose(): void;
}

/** Renders the dialog that changes what somebody may do, and what the change is. Asks before the last right goes. */
export function RightsDialog({ user, onSaved, onClose }: Props) {
  const t = useStrings(adminStaffStrings);
  const { confirm } = useDialogs();
  const { run, isBusy } = useStaffAction();
  // Those of the opening: the server rejects the change when a colleague changed them in the meantime.
  const [held] = useState<readonly Right[]>(user.can ?? []);
  const [chosen, setChosen] = useState<Right[]>([...held]);
  const { name } = user;
  const isChanged = RIGHTS.some((right) => held.includes(right) !== chosen.includes(right));
  const isLast = held.length > 0 && chosen.length === 0;

  const save = async () => {
    if (!isChanged) return onClose();
    const question = {
      title: t.lastTitle,
      text: t.lastText(name),
      confirmLabel: t.lastYes,
      isDestructive: true,
    };
    if (isLast && !(await confirm(question))) return;
    const messages = { failed: t.saveFailed, done: isLast ? t.removed(name) : t.saved(name) };
    if (!(await run(() => changeRights({ ...user, can: [...held] }, chosen), messages))) return;
    onSaved();
    onClose();
  };
  return (
    <FormDialog
      title={t.changeTitle(name)}
      submit={t.save}
      submitting={t.saving}
      maxWidth="sm"
      isBusy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onClose={onClose}
    >
      {user.email && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {user.email}
        </Typography>
      )}
      <RightsField chosen={chosen} onChange={setChosen} />
      <Change from={held} to={chosen} />
    </FormDialog>
  );
}

/** Renders what a change gives and takes, for screen readers too. */
function Change({ from, to }: { from: readonly Right[]; to: readonly Right[] }) {
  const t = useStrings(adminStaffStrings);
  const namesOf = useRightNames();
  const added = to.filter((right) => !from.includes(right));
  const takenAway = from.filter((right) => !to.includes(right));
  return (
    <Typography role="status" variant="body2">
      {added.length + takenAway.length === 0 && t.unchanged}
      {added.length > 0 && t.added(namesOf(added))} {takenAway.length > 0 && t.takenAway(namesOf(takenAway))}
    </Typography>
  );
}
