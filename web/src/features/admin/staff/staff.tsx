import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useStaff } from '#data/users/staff.ts';
import { adminStaffStrings } from '#locales/en/staff/admin-staff.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TabHeading } from '../shared/tab-heading.tsx';
import { ListSection } from '../table/list-section.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PeopleList } from './people-list.tsx';

/** Renders the Staff tab, for admins: who works for the shop with what rights, and the open invitations (docs/adr/0082). */
export function Staff() {
  const t = useStrings(adminStaffStrings);
  const { staff, reload } = useStaff();
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <TabHeading title={t.title} about={t.about} />
      <Box sx={{ mb: 3 }}>
        <Button onClick={() => setInviting(true)}>{t.invite}</Button>
      </Box>
      <ListSection of={staff} failed={t.failed} isEmpty={() => false} empty="" rows={4}>
        {({ people, invitations }, isOld) => (
          <>
            <PeopleList people={people} isOld={isOld} onChanged={reload} />
            {people.every(({ role }) => role === 'admin') && (
              <Typography color="textSecondary" sx={{ mt: 2 }}>
                {t.none}
              </Typography>
            )}
            <InvitationList invitations={invitations} isOld={isOld} onChanged={reload} />
          </>
        )}
      </ListSection>
      {isInviting && <InviteDialog onSent={reload} onClose={() => setInviting(false)} />}
    </>
  );
}
