import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useOrdersById } from '../../../data/order-list.ts';
import { adminOrderTexts } from '../../../texts/en/admin-order.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { AlertBox } from '../../../ui/alert-box.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { PrintedOrder } from './printed-order.tsx';

/**
 * Packing slips or invoices, one per sheet, for the browser's own printing, which also saves PDF: it sets Bangla right, with
 * the shop's typeface, on whatever paper there is (docs/adr/0009).
 */
export function PrintOrders({ what, ids }: { what: 'packing-slips' | 'invoices'; ids: readonly string[] }) {
  const t = useTexts(adminOrderTexts);
  const orders = useOrdersById(ids);
  if (orders.state === 'failed') return <LoadFailed text={t.failed} onRetry={orders.retry} />;
  if (orders.state !== 'ready') return <Waiting text="" />;
  return (
    <Box
      component="main"
      sx={{ maxWidth: 820, mx: 'auto', p: { xs: 2, md: 4 }, '@media print': { p: 0, maxWidth: 'none' } }}
    >
      <GlobalStyles styles={ON_PAPER} />
      <Box sx={{ mb: 3, '@media print': { display: 'none' } }}>
        <Button onClick={() => window.print()}>{t.printNow}</Button>
        {orders.value.length < ids.length && (
          <AlertBox severity="warning" sx={{ mt: 2 }}>
            {t.printFailed}
          </AlertBox>
        )}
      </Box>
      {orders.value.map((order) => (
        <PrintedOrder key={order._id} order={order} isInvoice={what === 'invoices'} />
      ))}
    </Box>
  );
}

/** Paper is white, whatever scheme the screen has. */
const ON_PAPER = {
  '@page': { margin: '14mm' },
  '@media print': { 'html, body': { background: '#fff !important' } },
};
