import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { PrintOrders } from '../../features/admin/print/print-orders.tsx';
import { adminDeskTexts } from '../../texts/en/admin-desk.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { RequireAdmin } from '../guards/require-admin.tsx';

/** As many sheets at once as a page of the table has rows, and some. */
const MOST_SHEETS = 50;

/** /dashboard/print/{packing-slips or invoices}?ids=…: sheets alone, without the dashboard around them. */
export function PrintOrdersPage() {
  const { what } = useParams();
  const [params] = useSearchParams();
  const t = useTexts(adminDeskTexts);
  const ids = (params.get('ids') ?? '').split(',').filter((id) => /^[^/]{1,128}$/.test(id));
  if ((what !== 'packing-slips' && what !== 'invoices') || !ids.length)
    return <Navigate to={paths.dashboard('orders')} replace />;
  return (
    <RequireAdmin>
      {() => (
        <>
          <PageTitle text={t.title} unlisted />
          <PrintOrders what={what} ids={ids.slice(0, MOST_SHEETS)} />
        </>
      )}
    </RequireAdmin>
  );
}
