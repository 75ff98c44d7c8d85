import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { User } from '@nargisus/domain/accounts';
import type { CustomerSort } from '#data/users/customer-queries.ts';
import { adminCustomersStrings } from '#locales/en/staff/admin-customers.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SoftWrap } from '../table/soft-wrap.tsx';
import { ColumnMenu } from '../table/column-menu.tsx';
import { DataTable } from '../table/data-table.tsx';
import type { Column } from '../table/table-props.ts';
import { TableBar } from '../table/table-styles.ts';
import { useColumnVisibility } from '../table/use-column-visibility.ts';
import { Chip } from '../shared/chip.tsx';
import { CustomerRowActions } from './customer-row-actions.tsx';

interface Props {
  users: readonly User[];
  sort: { current: CustomerSort; onSort(sort: string): void };
  isOld: boolean;
}

/**
 * Renders the customers (docs/reference/specification.md 2): avatar or initial, name, short ID, email, phone, role,
 * status, joined.
 */
export function CustomerTable({ users, sort, isOld }: Props) {
  const shared = useStrings(adminSharedStrings);
  const t = useStrings(adminCustomersStrings);
  const formats = useFormats();
  const emailCounts = new Map<string, number>();
  for (const { email } of users) emailCounts.set(email, (emailCounts.get(email) ?? 0) + 1);
  const columns: Column<User>[] = [
    {
      key: 'name',
      name: t.columns.name,
      onCard: 'wide',
      sorts: { up: 'name', down: 'name' },
      cell: (user) => <UserCell user={user} />,
    },
    {
      key: 'email',
      name: t.columns.email,
      onCard: 'wide',
      cell: (user) => (
        <EmailCell user={user} isShared={user.email !== '' && (emailCounts.get(user.email) ?? 0) > 1} />
      ),
    },
    { key: 'phone', name: t.columns.phone, cell: ({ phone }) => phone || t.noPhone },
    {
      key: 'role',
      name: t.columns.role,
      onCard: 'plain',
      cell: ({ role, can }) => (
        <Chip color={role === 'admin' ? 'plum' : 'grey'}>{can ? shared.staffMember : t.roles[role]}</Chip>
      ),
    },
    {
      key: 'status',
      name: t.columns.status,
      onCard: 'plain',
      cell: ({ isActive }) => (
        <Chip color={isActive ? 'green' : 'red'}>{isActive ? t.isActive : t.isInactive}</Chip>
      ),
    },
    {
      key: 'joined',
      name: t.columns.joined,
      sorts: { down: 'newest', up: 'oldest' },
      cell: ({ createdAt }) => <span style={{ whiteSpace: 'nowrap' }}>{formats.date(createdAt)}</span>,
    },
    {
      key: 'actions',
      name: shared.actions,
      onCard: 'wide',
      cell: (user) => <CustomerRowActions user={user} />,
    },
  ];
  const { shown, choice } = useColumnVisibility({ rememberedAs: 'nargisus.customer-columns', columns });
  return (
    <>
      <TableBar>
        <ColumnMenu {...choice} />
      </TableBar>
      <DataTable
        label={t.title}
        columns={shown}
        rows={users}
        idOf={({ uid }) => uid}
        nameOf={({ name }) => name}
        sort={sort}
        isOld={isOld}
      />
    </>
  );
}

/**
 * Renders the email with warnings: anyone can sign up with an email that is not theirs, so staff see whether it is
 * verified and unique.
 */
function EmailCell({
  user: { email, emailVerified, provedPhone },
  isShared,
}: {
  user: User;
  isShared: boolean;
}) {
  const t = useStrings(adminCustomersStrings);
  if (!email) return t.signsInBy(provedPhone);
  return (
    <Box sx={{ minWidth: { md: 150 }, overflowWrap: 'anywhere' }}>
      <SoftWrap text={email} />
      {!emailVerified && (
        <Typography variant="body2" color="textSecondary">
          {t.notVerified}
        </Typography>
      )}
      {isShared && (
        <Typography variant="body2" color="error" sx={{ fontWeight: 600 }}>
          {t.sharedAddress}
        </Typography>
      )}
    </Box>
  );
}

/**
 * Returns the short ID (docs/reference/specification.md 2): the first 8 characters of an ID that Firebase generated;
 * our own IDs are short already.
 */
const shortId = (uid: string) => (uid.length > 20 ? uid.slice(0, 8) : uid);

function UserCell({ user: { name, uid, imageUrl } }: { user: User }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Avatar
        src={imageUrl || undefined}
        alt=""
        aria-hidden
        slotProps={{ img: { referrerPolicy: 'no-referrer', loading: 'lazy' } }}
        sx={{ width: 40, height: 40, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        {[...name][0]?.toUpperCase()}
      </Avatar>
      <Box sx={{ minWidth: { xs: 0, md: 96 }, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>
        <Typography variant="body2" color="textSecondary" title={uid}>
          {shortId(uid)}
        </Typography>
      </Box>
    </Box>
  );
}
