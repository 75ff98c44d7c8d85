import { ROLES } from '@nargisus/domain/accounts';
import { CUSTOMER_SORTS, type CustomerListRequest } from '#data/users/customer-queries.ts';
import { adminCustomersStrings } from '#locales/en/staff/admin-customers.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useListParams } from '../shared/use-list-params.ts';
import { FilterBar } from '../table/filter-bar.tsx';

interface Props {
  term: string;
  request: CustomerListRequest;
}

/** Renders search, filters and sort order of the customers. */
export function CustomerFilters({ term, request }: Props) {
  const shared = useStrings(adminSharedStrings);
  const t = useStrings(adminCustomersStrings);
  const params = useListParams();
  const { filter } = params;
  const isFiltered = Boolean(term || request.role || request.status);
  return (
    <FilterBar
      params={params}
      onClear={isFiltered ? () => filter({ q: null, role: null, status: null }) : null}
      search={{ label: t.searchLabel, term }}
      sort={{ current: request.sort, options: CUSTOMER_SORTS.map((sort) => [sort, t.sorts[sort]] as const) }}
    >
      <SelectField
        label={t.columns.role}
        isOptional
        value={request.role ?? ''}
        options={[['', shared.all], ...ROLES.map((role) => [role, t.roles[role]] as const)]}
        onChange={({ target }) => filter({ role: target.value })}
      />
      <SelectField
        label={t.columns.status}
        isOptional
        value={request.status ?? ''}
        options={[
          ['', shared.all],
          ['active', t.isActive],
          ['inactive', t.isInactive],
        ]}
        onChange={({ target }) => filter({ status: target.value })}
      />
    </FilterBar>
  );
}
