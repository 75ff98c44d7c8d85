import { STAGES } from '@nargisus/domain/desk';
import {
  DELIVERY_STATUSES,
  PAYMENT_STATUSES,
  SHOWN_STATUSES,
  type DeliveryStatus,
  type PaymentStatus,
  type ShownStatus,
} from '@nargisus/domain/orders';
import { ORDER_SORTS } from '#data/orders/order-list-request.ts';
import { stageStrings } from '#locales/en/staff/stages.ts';
import { statusStrings } from '#locales/en/statuses.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SelectField } from '#ui/select-field.tsx';
import { MoreFilters } from '../order-finding/more-filters.tsx';
import { FilterBar } from '../table/filter-bar.tsx';
import type { OrderListParams } from './use-order-list-params.ts';

/** Renders search, filters and sort order of the orders. */
export function OrderFilters({ params }: { params: OrderListParams }) {
  const shared = useStrings(adminSharedStrings);
  const t = useStrings(adminOrdersStrings);
  const statusLabels = useStrings(statusStrings);
  const stages = useStrings(stageStrings);
  const { request, filter, setFilter, isFiltered, clear } = params;
  const optionsOf = (statuses: readonly (ShownStatus | DeliveryStatus | PaymentStatus)[]) => [
    ['', shared.all] as const,
    ...statuses.map((status) => [status, statusLabels[status]] as const),
  ];
  return (
    <FilterBar
      params={{ filter: setFilter, sortBy: params.sortBy }}
      onClear={isFiltered ? clear : null}
      search={{ label: t.searchLabel, term: filter.q ?? '' }}
      more={<MoreFilters params={params} />}
      sort={{ current: request.sort, options: ORDER_SORTS.map((sort) => [sort, t.sorts[sort]] as const) }}
    >
      <SelectField
        label={t.orderStatus}
        isOptional
        value={filter.status ?? ''}
        options={optionsOf(SHOWN_STATUSES)}
        onChange={({ target }) => setFilter({ status: target.value })}
      />
      <SelectField
        label={t.deliveryStatus}
        isOptional
        value={filter.delivery ?? ''}
        options={optionsOf(DELIVERY_STATUSES)}
        onChange={({ target }) => setFilter({ delivery: target.value })}
      />
      <SelectField
        label={t.paymentStatus}
        isOptional
        value={filter.payment ?? ''}
        options={optionsOf(PAYMENT_STATUSES)}
        onChange={({ target }) => setFilter({ payment: target.value })}
      />
      <SelectField
        label={t.stage}
        isOptional
        value={filter.stage ?? ''}
        options={[['', shared.all] as const, ...STAGES.map((it) => [it, stages[it]] as const)]}
        onChange={({ target }) => setFilter({ stage: target.value })}
      />
    </FilterBar>
  );
}
