import { STAGES, type Stage } from '@nargisus/domain/desk';
import { DELIVERY_STATUSES, PAYMENT_STATUSES, SHOWN_STATUSES } from '@nargisus/domain/orders';
import { ORDER_SORTS, type OrderListRequest } from '#data/orders/order-list-request.ts';
import { useListParams, type ListParams } from '../shared/use-list-params.ts';

/** What the Orders tab shows, and the ways to change it. */
export interface OrderListParams {
  readonly request: OrderListRequest;
  /** The stage of the order desk that is listed; undefined for all. */
  readonly stage: Stage | undefined;
  /** The search term; '' without a search. */
  readonly term: string;
  /** The document ID of the order whose row is open. */
  readonly openId: string | null;
  readonly isFiltered: boolean;
  readonly filter: ListParams['filter'];
  readonly sortBy: ListParams['sortBy'];
  readonly go: ListParams['go'];
  open(id: string | null): void;
  /** Removes the search term and all filters. */
  clear(): void;
}

/** Reads the state of the Orders tab from the query string. */
export function useOrderListParams(): OrderListParams {
  const params = useListParams();
  const request: OrderListRequest = {
    shown: params.oneOf('status', SHOWN_STATUSES),
    deliveryStatus: params.oneOf('delivery', DELIVERY_STATUSES),
    paymentStatus: params.oneOf('payment', PAYMENT_STATUSES),
    sort: params.oneOf('sort', ORDER_SORTS) ?? 'newest',
    cursor: params.cursor,
  };
  const stage = params.oneOf('stage', STAGES);
  const { shown, deliveryStatus, paymentStatus } = request;
  return {
    request,
    stage,
    term: params.text('q').trim(),
    openId: params.text('open') || null,
    isFiltered: Boolean(shown ?? deliveryStatus ?? paymentStatus ?? stage),
    filter: params.filter,
    sortBy: params.sortBy,
    go: params.go,
    open: (id: string | null) => params.set({ open: id }, { replace: true }),
    clear: () => params.filter({ q: null, status: null, delivery: null, payment: null, stage: null }),
  };
}
