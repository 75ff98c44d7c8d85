import { ROLES } from '@nargisus/domain/accounts';
import { CUSTOMER_SORTS, type CustomerListRequest } from '../../../data/customer-list.ts';
import { adminCustomersTexts } from '../../../texts/en/admin-customers.ts';
import { adminDeskTexts } from '../../../texts/en/admin-desk.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ChoiceInput } from '../../../ui/choice-input.tsx';
import { useAddress } from '../desk/use-address.ts';
import { FilterBar } from '../table/filter-bar.tsx';
import { SearchField } from '../table/search-field.tsx';

interface Props {
  term: string;
  request: CustomerListRequest;
}

/** Above the list and not in it: while one types, one list makes room for another. */
export function CustomerFilters({ term, request }: Props) {
  const desk = useTexts(adminDeskTexts);
  const t = useTexts(adminCustomersTexts);
  const { filter, sortBy } = useAddress();
  const isFiltered = Boolean(term || request.role || request.status);
  return (
    <FilterBar
      onClear={isFiltered ? () => filter({ q: null, role: null, status: null }) : null}
      search={
        <SearchField
          label={t.searchLabel}
          value={term}
          onSearch={(q) => filter({ q }, { replace: term !== '' })}
        />
      }
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
      <ChoiceInput
        label={desk.sort}
        isOptional
        value={request.sort}
        options={CUSTOMER_SORTS.map((sort) => [sort, t.sorts[sort]] as const)}
        onChange={({ target }) => sortBy(target.value)}
      />
    </FilterBar>
  );
}
