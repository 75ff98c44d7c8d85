import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { orderFindingStrings } from '#locales/en/staff/order-finding.ts';
import { useStrings } from '#locales/use-strings.ts';
import type { OrderListParams } from '../orders/use-order-list-params.ts';

const FilterSheet = lazy(() => import('./filter-sheet.tsx').then((m) => ({ default: m.FilterSheet })));

/** Renders the button that opens the filters beside the statuses. */
export function MoreFilters({ params }: { params: OrderListParams }) {
  const t = useStrings(orderFindingStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start' }}
      >
        {t.more}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet params={params} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
