import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DELIVERY_STATUSES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  statusLabel,
  type DeliveryStatus,
  type OrderStatus,
  type PaymentStatus,
} from '@nargisus/domain/orders';
import { adminDeskTexts } from '../../../texts/en/admin-desk.ts';
import { adminOrdersTexts } from '../../../texts/en/admin-orders.ts';
import { useSay } from '../../../texts/sentences.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ChoiceInput } from '../../../ui/choice-input.tsx';
import { SearchField } from '../table/search-field.tsx';
import { ORDER_SORTS, type useOrderView } from './use-order-view.ts';

/** Search, filters and sorting; all of it is in the address. */
export function OrderFilters({ view }: { view: ReturnType<typeof useOrderView> }) {
  const desk = useTexts(adminDeskTexts);
  const t = useTexts(adminOrdersTexts);
  const say = useSay();
  const { request, term, filter, isFiltered, clear } = view;
  const optionsOf = (statuses: readonly (OrderStatus | DeliveryStatus | PaymentStatus)[]) => [
    ['', desk.all] as const,
    ...statuses.map((status) => [status, say(statusLabel(status))] as const),
  ];
  return (
    <Box
      component="search"
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        alignItems: 'center',
        gridTemplateColumns: {
          xs: '1fr 1fr',
          lg: 'minmax(280px, 2fr) repeat(4, minmax(132px, 1fr))',
        },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
      }}
    >
      <SearchField
        label={t.searchLabel}
        value={term}
        onSearch={(q) => filter({ q }, { replace: term !== '' })}
      />
      <ChoiceInput
        label={t.orderStatus}
        isOptional
        value={request.orderStatus ?? ''}
        options={optionsOf(ORDER_STATUSES)}
        onChange={({ target }) => filter({ status: target.value })}
      />
      <ChoiceInput
        label={t.deliveryStatus}
        isOptional
        value={request.deliveryStatus ?? ''}
        options={optionsOf(DELIVERY_STATUSES)}
        onChange={({ target }) => filter({ delivery: target.value })}
      />
      <ChoiceInput
        label={t.paymentStatus}
        isOptional
        value={request.paymentStatus ?? ''}
        options={optionsOf(PAYMENT_STATUSES)}
        onChange={({ target }) => filter({ payment: target.value })}
      />
      <ChoiceInput
        label={t.sort}
        isOptional
        value={request.sort}
        options={ORDER_SORTS.map((sort) => [sort, t.sorts[sort]] as const)}
        onChange={({ target }) => filter({ sort: target.value === 'newest' ? null : target.value })}
      />
      {(isFiltered || term) && (
        <Button variant="text" size="small" onClick={clear} sx={{ justifySelf: 'start' }}>
          {desk.clearFilters}
        </Button>
      )}
    </Box>
  );
}
