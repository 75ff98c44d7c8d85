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
import { stageStrings } from '#locales/en/stages.ts';
import { statusStrings } from '#locales/en/statuses.ts';
import { adminSharedStrings } from '#locales/en/admin-shared.ts';
import { adminOrdersStrings } from '#locales/en/admin-orders.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SelectField } from '#ui/select-field.tsx';
import { FilterBar } from '../table/filter-bar.tsx';
import type { OrderListParams } from './use-order-list-params.ts';

/** Renders search, filters and sort order of the orders. */
export function OrderFilters({ params }: { params: OrderListParams }) {
  const shared = useStrings(adminSharedStrings);
  const t = useStrings(adminOrdersStrings);
  const statusLabels = useStrings(statusStrings);
  const stages = useStrings(stageStrings);
  const { request, stage, term, filter, isFiltered, clear } = params;
  const optionsOf = (statuses: readonly (ShownStatus | DeliveryStatus | PaymentStatus)[]) => [
    ['', shared.all] as const,
    ...statuses.map((status) => [status, statusLabels[status]] as const),
  ];
  return (
    <FilterBar
      params={params}
      onClear={isFiltered || term ? clear : null}
      search={{ label: t.searchLabel, term }}
      sort={{ current: request.sort, options: ORDER_SORTS.map((sort) => [sort, t.sorts[sort]] as const) }}
    >
      <SelectField
        label={t.orderStatus}
        isOptional
        value={request.shown ?? ''}
        options={optionsOf(SHOWN_STATUSES)}
        onChange={({ target }) => filter({ status: target.value })}
      />
      <SelectField
        label={t.deliveryStatus}
        isOptional
        value={request.deliveryStatus ?? ''}
        options={optionsOf(DELIVERY_STATUSES)}
        onChange={({ target }) => filter({ delivery: target.value })}
      />
      <SelectField
        label={t.paymentStatus}
        isOptional
        value={request.paymentStatus ?? ''}
        options={optionsOf(PAYMENT_STATUSES)}
        onChange={({ target }) => filter({ payment: target.value })}
      />
      <SelectField
        label={t.stage}
        isOptional
        value={stage ?? ''}
        options={[['', shared.all] as const, ...STAGES.map((it) => [it, stages[it]] as const)]}
        onChange={({ target }) => filter({ stage: target.value })}
      />
    </FilterBar>
  );
}
