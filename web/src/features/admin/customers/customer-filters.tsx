import { ROLES } from '@nargisus/domain/accounts';
import { CUSTOMER_SORTS, type CustomerListRequest } from '#data/customer-list.ts';
import { adminCustomersTexts } from '#texts/en/admin-customers.ts';
import { adminDeskTexts } from '#texts/en/admin-desk.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ChoiceInput } from '#ui/choice-input.tsx';
import { useAddress } from '../desk/use-address.ts';
import { FilterBar } from '../table/filter-bar.tsx';

interface Props {
  term: string;
  request: CustomerListRequest;
}

/** What staff can look for among them; all of it is in the address. */
export function CustomerFilters({ term, request }: Props) {
  const desk = useTexts(adminDeskTexts);
  const t = useTexts(adminCustomersTexts);
  const address = useAddress();
  const { filter } = address;
  const isFiltered = Boolean(term || request.role || request.status);
  return (
    <FilterBar
      address={address}
      onClear={isFiltered ? () => filter({ q: null, role: null, status: null }) : null}
      search={{ label: t.searchLabel, term }}
      sort={{ current: request.sort, options: CUSTOMER_SORTS.map((sort) => [sort, t.sorts[sort]] as const) }}
    >
      <ChoiceInput
        label={t.columns.role}
        isOptional
        value={request.role ?? ''}
        options={[['', desk.all], ...ROLES.map((role) => [role, t.roles[role]] as const)]}
        onChange={({ target }) => filter({ role: target.value })}
      />
      <ChoiceInput
        label={t.columns.status}
        isOptional
        value={request.status ?? ''}
        options={[
          ['', desk.all],
          ['active', t.isActive],
          ['inactive', t.isInactive],
        ]}
        onChange={({ target }) => filter({ status: target.value })}
      />
    </FilterBar>
  );
}
