import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { User } from '@nargisus/domain/accounts';
import { useUid } from '#data/auth/identity.ts';
import { adminStaffStrings } from '#locales/en/staff/admin-staff.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Chip } from '../shared/chip.tsx';
import { DataTable } from '../table/data-table.tsx';
import { SoftWrap } from '../table/soft-wrap.tsx';
import { RightChips } from './right-chips.tsx';
import { RightsButton } from './rights-button.tsx';

interface Props {
  people: readonly User[];
  isOld: boolean;
  onChanged(): void;
}

/** Renders who works for the shop, and what each may do. */
export function PeopleList({ people, isOld, onChanged }: Props) {
  const t = useStrings(adminStaffStrings);
  const own = useUid();
  return (
    <DataTable
      label={t.title}
      rows={people}
      isOld={isOld}
      idOf={({ uid }) => uid}
      nameOf={({ name }) => name}
      columns={[
        { key: 'person', name: t.columns.person, onCard: 'wide', cell: (user) => <Person user={user} /> },
        {
          key: 'rights',
          name: t.columns.rights,
          onCard: 'wide',
          cell: ({ role, can = [] }) =>
            role === 'admin' ? <Chip color="plum">{t.admin}</Chip> : <RightChips rights={can} />,
        },
        {
          key: 'actions',
          name: t.columns.actions,
          onCard: 'wide',
          cell: (user) =>
            user.uid === own ? (
              <Typography variant="body2" color="textSecondary">
                {t.you}
              </Typography>
            ) : (
              <RightsButton user={user} sx={{ px: 0.5, ml: -0.5 }} onSaved={onChanged} />
            ),
        },
      ]}
    />
  );
}

function Person({ user: { name, email, provedPhone, isActive } }: { user: User }) {
  const t = useStrings(adminStaffStrings);
  return (
    <Box sx={{ minWidth: { md: 160 }, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px' }}>
        <strong>{name}</strong>
        {!isActive && <Chip color="red">{t.inactive}</Chip>}
      </Box>
      <Typography variant="body2" color="textSecondary">
        <SoftWrap text={email || provedPhone} />
      </Typography>
    </Box>
  );
}
