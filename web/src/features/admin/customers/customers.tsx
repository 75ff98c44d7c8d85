import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ROLES, type User } from '@nargisus/domain/accounts';
import { userMessages } from '@nargisus/domain/messages';
import { useUserStats } from '#data/stats/counter-queries.ts';
import {
  CUSTOMER_SORTS,
  filterAndSortCustomers,
  cursorOfCustomer,
  refreshCustomerList,
  useCustomerList,
  useFoundCustomers,
  type CustomerListRequest,
} from '#data/users/customer-queries.ts';
import type { ListPage } from '#data/query/list-page.ts';
import type { Loadable } from '#data/query/loadable.ts';
import { adminCustomersStrings } from '#locales/en/staff/admin-customers.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { RefreshButton } from '../shared/refresh-button.tsx';
import { useListParams } from '../shared/use-list-params.ts';
import { StatCard } from '../shared/stat-card.tsx';
import { StatCardGrid } from '../shared/stat-card-grid.tsx';
import { ListSection } from '../table/list-section.tsx';
import { Pagination } from '../table/pagination.tsx';
import { CustomerFilters } from './customer-filters.tsx';
import { CustomerTable } from './customer-table.tsx';

const STATUSES = ['active', 'inactive'] as const;

/** Renders the Customers tab (docs/reference/specification.md 2), live. Reads a page of users and their stats. */
export function Customers() {
  const t = useStrings(adminCustomersStrings);
  const translate = useTranslate();
  const { text, oneOf, cursor } = useListParams();
  const term = text('q').trim();
  const request: CustomerListRequest = {
    role: oneOf('role', ROLES),
    status: oneOf('status', STATUSES),
    sort: oneOf('sort', CUSTOMER_SORTS) ?? 'newest',
    cursor,
  };
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, mb: 3 }}>
        <Typography variant="h2" component="h1">
          {t.title}
        </Typography>
        <RefreshButton
          refresh={() => refreshCustomerList(request)}
          done={t.upToDate}
          failed={translate(userMessages.listFailed)}
        />
      </Box>
      <CustomerStats />
      <CustomerFilters term={term} request={request} />
      {term ? <Found term={term} request={request} /> : <Pages request={request} />}
    </>
  );
}

function Pages({ request }: { request: CustomerListRequest }) {
  return <List of={useCustomerList(request)} request={request} term="" />;
}

/** Renders the search results within the filters. */
function Found({ term, request }: { term: string; request: CustomerListRequest }) {
  const found = useFoundCustomers(term);
  const page: Loadable<ListPage<User>> =
    found.state === 'ready'
      ? {
          state: 'ready',
          value: { rows: filterAndSortCustomers(found.value, request), hasPrevious: false, hasNext: false },
        }
      : found;
  return <List of={page} request={request} term={term} />;
}

interface ListProps {
  of: Loadable<ListPage<User>>;
  request: CustomerListRequest;
  term: string;
}

function List({ of, request, term }: ListProps) {
  const t = useStrings(adminCustomersStrings);
  const translate = useTranslate();
  const { go, sortBy } = useListParams();
  const isFiltered = Boolean(request.role || request.status);
  return (
    <ListSection
      of={of}
      failed={translate(userMessages.listFailed)}
      isEmpty={({ rows }) => rows.length === 0}
      empty={term ? t.noneFound(term) : isFiltered || request.cursor ? t.noneHere : t.none}
    >
      {(page, isOld) => (
        <>
          <CustomerTable users={page.rows} sort={{ current: request.sort, onSort: sortBy }} isOld={isOld} />
          <Pagination
            page={page}
            isOld={isOld}
            cursorOf={(it) => cursorOfCustomer(it, request.sort)}
            onGo={go}
          />
        </>
      )}
    </ListSection>
  );
}

function CustomerStats() {
  const t = useStrings(adminCustomersStrings);
  const formats = useFormats();
  const stats = useUserStats();
  return (
    <StatCardGrid across={3}>
      <StatCard name={t.total} of={stats}>
        {({ total }) => formats.number(total)}
      </StatCard>
      <StatCard name={t.active} of={stats}>
        {({ active }) => formats.number(active)}
      </StatCard>
      <StatCard name={t.admins} of={stats}>
        {({ admins }) => formats.number(admins)}
      </StatCard>
    </StatCardGrid>
  );
}
