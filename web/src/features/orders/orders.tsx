import { SHOWN_STATUSES, type ShownStatus } from '@nargisus/domain/orders';
import { useSearchParams } from 'react-router-dom';
import { OrdersFilter } from './orders-filter.tsx';
import { OrderPages } from './order-pages.tsx';

/** Renders all orders of a customer. The URL holds the status filter and the number of pages. */
export function Orders({ uid }: { uid: string }) {
  const [query, setQuery] = useSearchParams();
  const status = statusIn(query);
  const pages = Math.max(1, Math.min(100, Number.parseInt(query.get('pages') ?? '1', 10) || 1));
  const showMore = () => {
    const next = new URLSearchParams(query);
    next.set('pages', String(pages + 1));
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <OrdersFilter chosen={status} />
      <OrderPages key={status} uid={uid} status={status} pages={pages} onMore={showMore} />
    </>
  );
}

function statusIn(query: URLSearchParams): ShownStatus | null {
  return SHOWN_STATUSES.find((status) => status === query.get('status')) ?? null;
}
