import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StaffInvitation } from '@nargisus/domain/accounts';
import { withdrawInvitation } from '#data/users/staff.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { adminStaffStrings } from '#locales/en/staff/admin-staff.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { useDialogs } from '../shared/dialogs.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { DataTable } from '../table/data-table.tsx';
import { SoftWrap } from '../table/soft-wrap.tsx';
import { RightChips } from './right-chips.tsx';

interface Props {
  invitations: readonly StaffInvitation[];
  isOld: boolean;
  onChanged(): void;
}

/** Renders the invitations that nobody has accepted yet. */
export function InvitationList({ invitations, isOld, onChanged }: Props) {
  const t = useStrings(adminStaffStrings);
  const shared = useStrings(adminSharedStrings);
  const { dateTime } = useFormats();
  return (
    <section aria-labelledby="staff-invitations">
      <Typography id="staff-invitations" variant="h3" component="h2" sx={{ mt: 5, mb: 2 }}>
        {t.invitations}
      </Typography>
      {invitations.length === 0 ? (
        <Typography color="textSecondary">{t.noInvitations}</Typography>
      ) : (
        <DataTable
          label={t.invitations}
          rows={invitations}
          isOld={isOld}
          idOf={({ _id }) => _id}
          nameOf={({ email }) => email}
          columns={[
            {
              key: 'email',
              name: t.invitationColumns.email,
              onCard: 'wide',
              cell: ({ email }) => <SoftWrap text={email} />,
            },
            {
              key: 'rights',
              name: t.invitationColumns.rights,
              onCard: 'wide',
              cell: ({ can }) => <RightChips rights={can} />,
            },
            {
              key: 'expires',
              name: t.invitationColumns.expires,
              cell: ({ expireAt }) => dateTime(expireAt),
            },
            {
              key: 'actions',
              name: shared.actions,
              onCard: 'wide',
              cell: (invitation) => <WithdrawButton invitation={invitation} onDone={onChanged} />,
            },
          ]}
        />
      )}
    </section>
  );
}

function WithdrawButton({
  invitation: { _id, email },
  onDone,
}: {
  invitation: StaffInvitation;
  onDone(): void;
}) {
  const t = useStrings(adminStaffStrings);
  const { confirm } = useDialogs();
  const { run, isBusy } = useStaffAction();
  const withdraw = async () => {
    const question = {
      title: t.withdrawTitle,
      text: t.withdrawText(email),
      confirmLabel: t.withdrawYes,
      cancelLabel: t.withdrawKeep,
      isDestructive: true,
    };
    if (!(await confirm(question))) return;
    await run(() => withdrawInvitation(_id), { failed: t.withdrawFailed, done: t.withdrawn });
    onDone(); // also after a failure: it may have been accepted in the meantime
  };
  return (
    <Button
      size="small"
      variant="text"
      aria-label={t.withdrawOf(email)}
      sx={{ px: 0.5, ml: -0.5 }}
      {...busyProps(isBusy, () => void withdraw())}
    >
      {t.withdraw}
    </Button>
  );
}
