import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { User } from '@nargisus/domain/accounts';
import { userMessages } from '@nargisus/domain/messages';
import {
  placeOfCustomer,
  refreshCustomerList,
  useCustomerFigures,
  useCustomerList,
  useFoundCustomers,
} from '../../../data/customer-list.ts';
import type { ListPage, PagePlace } from '../../../data/list-page.ts';
import type { Loadable } from '../../../data/loadable.ts';
import { adminCustomersTexts } from '../../../texts/en/admin-customers.ts';
import { useFormats } from '../../../texts/formats.ts';
import { useSay } from '../../../texts/sentences.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { countedWith } from '../counted-with.ts';
import { RefreshButton } from '../desk/refresh-button.tsx';
import { useAddress } from '../desk/use-address.ts';
import { StatCard } from '../stat-card.tsx';
import { StatCards } from '../stat-cards.tsx';
import { ListSection } from '../table/list-section.tsx';
import { Pager } from '../table/pager.tsx';
import { SearchField } from '../table/search-field.tsx';
import { CustomerTable } from './customer-table.tsx';

/** SPEC 2, Customers: live. Reads a page of users and three counts. */
export function Customers() {
  const t = useTexts(adminCustomersTexts);
  const say = useSay();
  const { text, place } = useAddress();
  const term = text('q').trim();
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, mb: 3 }}>
        <Typography variant="h2" component="h1">
          {t.title}
        </Typography>
        <RefreshButton
          refresh={() => refreshCustomerList(place)}
          done={t.upToDate}
          failed={say(userMessages.listFailed)}
        />
      </Box>
      {term ? <Found term={term} /> : <Pages place={place} />}
    </>
  );
}

function Pages({ place }: { place: PagePlace | null }) {
  return <List of={useCustomerList(place)} term="" />;
}

function Found({ term }: { term: string }) {
  const found = useFoundCustomers(term);
  const page: Loadable<ListPage<User>> =
    found.state === 'ready'
      ? { state: 'ready', value: { rows: found.value, hasPrevious: false, hasNext: false } }
      : found;
  return <List of={page} term={term} />;
}

function List({ of, term }: { of: Loadable<ListPage<User>>; term: string }) {
  const t = useTexts(adminCustomersTexts);
  const say = useSay();
  const { go, filter } = useAddress();
  // What is counted changes with what is seen to change here.
  const counted = countedWith(of, ({ rows }) => rows.map((it) => `${it.uid}${it.isActive}${it.role}`).join());
  return (
    <>
      <Figures countedAt={counted} />
      <Box component="search" sx={{ maxWidth: 480, mb: 2 }}>
        <SearchField
          label={t.searchLabel}
          value={term}
          onSearch={(q) => filter({ q }, { replace: term !== '' })}
        />
      </Box>
      <ListSection
        of={of}
        failed={say(userMessages.listFailed)}
        isEmpty={({ rows }) => rows.length === 0}
        empty={term ? t.noneFound(term) : t.none}
      >
        {(page, isOld) => (
          <>
            <CustomerTable users={page.rows} isOld={isOld} />
            <Pager page={page} isOld={isOld} placeOf={placeOfCustomer} onGo={go} />
          </>
        )}
      </ListSection>
    </>
  );
}

function Figures({ countedAt }: { countedAt: string | null }) {
  const t = useTexts(adminCustomersTexts);
  const formats = useFormats();
  const figures = useCustomerFigures(countedAt);
  return (
    <StatCards across={3}>
      <StatCard name={t.total} of={figures}>
        {({ total }) => formats.number(total)}
      </StatCard>
      <StatCard name={t.active} of={figures}>
        {({ active }) => formats.number(active)}
      </StatCard>
      <StatCard name={t.admins} of={figures}>
        {({ admins }) => formats.number(admins)}
      </StatCard>
    </StatCards>
  );
}
