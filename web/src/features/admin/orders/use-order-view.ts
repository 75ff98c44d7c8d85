import { DELIVERY_STATUSES, PAYMENT_STATUSES, SHOWN_STATUSES } from '@nargisus/domain/orders';
import { ORDER_SORTS, type OrderListRequest } from '#data/orders/staff-order-queries.ts';
import { useSearchParam } from '../shared/use-search-param.ts';

/** What the Orders tab shows, as its address says. */
export function useOrderView() {
  const address = useSearchParam();
  const request: OrderListRequest = {
    shown: address.oneOf('status', SHOWN_STATUSES),
    deliveryStatus: address.oneOf('delivery', DELIVERY_STATUSES),
    paymentStatus: address.oneOf('payment', PAYMENT_STATUSES),
    sort: address.oneOf('sort', ORDER_SORTS) ?? 'newest',
    place: address.place,
  };
  const { shown, deliveryStatus, paymentStatus } = request;
  return {
    request,
    term: address.text('q').trim(),
    openId: address.text('open') || null,
    isFiltered: Boolean(shown ?? deliveryStatus ?? paymentStatus),
    filter: address.filter,
    sortBy: address.sortBy,
    go: address.go,
    open: (id: string | null) => address.set({ open: id }, { replace: true }),
    clear: () => address.filter({ q: null, status: null, delivery: null, payment: null }),
  };
}
