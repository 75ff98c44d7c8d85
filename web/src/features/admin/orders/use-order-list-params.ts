import {
  needsDesk,
  ORDER_FILTER_NAMES,
  readOrderFilter,
  type OrderFilter,
  type OrderFilterName,
} from '@nargisus/domain/desk';
import type { DeskSearch } from '#data/orders/order-desk-queries.ts';
import { ORDER_SORTS, type OrderListRequest } from '#data/orders/order-list-request.ts';
import { useListParams, type ListParams } from '../shared/use-list-params.ts';

/** What the Orders tab shows, and the ways to change it. */
export interface OrderListParams {
  readonly request: OrderListRequest;
  /** What is filtered by, with the search text. */
  readonly filter: OrderFilter;
  /** The page to find where the filter needs the order desk; null where the list of orders answers it. */
  readonly search: DeskSearch | null;
  /** The document ID of the order whose row is open. */
  readonly openId: string | null;
  readonly isFiltered: boolean;
  readonly setFilter: ListParams['filter'];
  readonly sortBy: ListParams['sortBy'];
  readonly go: ListParams['go'];
  open(id: string | null): void;
  /** Removes one filter. */
  remove(name: OrderFilterName): void;
  /** Removes the search term and all filters. */
  clear(): void;
  /** Replaces the search term and all filters. */
  show(filters: Readonly<Record<string, string>>): void;
}

const NO_FILTERS: Readonly<Record<string, null>> = Object.fromEntries(
  ORDER_FILTER_NAMES.map((name) => [name, null]),
);

/** Reads the state of the Orders tab from the query string. */
export function useOrderListParams(): OrderListParams {
  const params = useListParams();
  const filter = readOrderFilter({ get: params.text });
  const { status, delivery, payment } = filter;
  const request: OrderListRequest = {
    shown: status,
    deliveryStatus: delivery,
    paymentStatus: payment,
    sort: params.oneOf('sort', ORDER_SORTS) ?? 'newest',
    cursor: params.cursor,
  };
  return {
    request,
    filter,
    search: needsDesk(filter) ? { filter, sort: request.sort, cursor: request.cursor } : null,
    openId: params.text('open') || null,
    isFiltered: Object.keys(filter).length > 0,
    setFilter: params.filter,
    sortBy: params.sortBy,
    go: params.go,
    open: (id) => params.set({ open: id }, { replace: true }),
    remove: (name) => params.filter({ [name]: null }),
    clear: () => params.filter(NO_FILTERS),
    show: (filters) => params.filter({ ...NO_FILTERS, ...filters }),
  };
}
