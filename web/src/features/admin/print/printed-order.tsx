import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { statusLabel, type Order } from '@nargisus/domain/orders';
import { COLORS } from '@nargisus/domain/store';
import { adminOrderTexts } from '../../../texts/en/admin-order.ts';
import { useFormats } from '../../../texts/formats.ts';
import { useSay } from '../../../texts/sentences.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Money } from '../../../ui/money.tsx';
import { orderSums } from '../order/order-sums.ts';

/** One sheet. A packing slip tells what goes into the parcel and what to collect; an invoice tells every amount. */
export function PrintedOrder({ order, isInvoice }: { order: Order; isInvoice: boolean }) {
  const t = useTexts(adminOrderTexts);
  const say = useSay();
  const formats = useFormats();
  const to = order.shippingAddress;
  const title = isInvoice ? t.invoice : t.packingSlip;
  const isOver = order.orderStatus === 'cancelled' || order.orderStatus === 'delivered';
  const toCollect =
    order.paymentStatus === 'paid'
      ? t.paidAlready
      : isOver
        ? say(statusLabel(order.paymentStatus))
        : t.collect(formats.taka(order.totalAmount));
  return (
    <Sheet aria-label={`${title} ${order.orderId}`}>
      <header>
        <strong>Nargisus</strong>
        <span>
          <h1>
            {title} · {order.orderId}
          </h1>
          {formats.dateTime(order.createdAt)}
        </span>
      </header>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, my: 3 }}>
        <div>
          <h2>{t.shipTo}</h2>
          <p>
            {to.recipientName}
            <br />
            {to.recipientPhone}
            <br />
            {order.deliveryAddress}
          </p>
        </div>
        <div>
          {isInvoice ? (
            <>
              <h2>{t.billTo}</h2>
              <p>
                {order.userName}
                <br />
                {order.userEmail}
              </p>
            </>
          ) : (
            <>
              <h2>{t.deliveryTitle}</h2>
              <p>
                {order.deliveryAssignedTo || t.nobody}
                <br />
                {order.deliveryNotes}
              </p>
            </>
          )}
        </div>
      </Box>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.product}</th>
            <th scope="col">{t.size}</th>
            <th scope="col">{t.quantity}</th>
            {isInvoice && <th scope="col">{t.price}</th>}
            {isInvoice && <th scope="col">{t.amount}</th>}
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={`${item.productId} ${item.size}`}>
              <td>{item.name}</td>
              <td>{item.size}</td>
              <td>{formats.number(item.quantity)}</td>
              {isInvoice && (
                <td>
                  <Money amount={item.price} />
                </td>
              )}
              {isInvoice && (
                <td>
                  <Money amount={item.itemTotal} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {isInvoice && (
          <tfoot>
            {orderSums(order, t).map(({ name, amount, isOff }) => (
              <tr key={name}>
                <th scope="row" colSpan={4}>
                  {name}
                </th>
                <td>
                  {isOff && '− '}
                  <Money amount={amount} />
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row" colSpan={4}>
                {t.total}
              </th>
              <td>
                <strong>
                  <Money amount={order.totalAmount} />
                </strong>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      <footer>
        <strong>{toCollect}</strong> · {say(order.paymentMethod)}
        {isInvoice && <p>{t.thanks}</p>}
      </footer>
    </Sheet>
  );
}

const Sheet = styled('article')({
  background: COLORS.sheet,
  color: COLORS.ink,
  padding: 32,
  marginBottom: 24,
  border: '1px solid #cfd3cc',
  breakAfter: 'page',
  // Only what somebody has written may be broken within a word; a narrow column of ours would be broken letter by letter.
  overflowWrap: 'break-word',
  '& p, & td:first-of-type': { overflowWrap: 'anywhere' },
  '& header': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px 24px' },
  '& header strong': { fontSize: '1.75rem', lineHeight: 1.1 },
  '& header span': { marginLeft: 'auto', textAlign: 'right' },
  '& h1': { margin: 0, font: 'inherit', letterSpacing: 'normal' },
  '& h2': { margin: '0 0 4px', fontSize: '0.875rem', fontWeight: 600, color: COLORS.faded },
  '& p': { margin: 0 },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': { padding: '8px 10px 8px 0', textAlign: 'left', borderBottom: `1px solid ${COLORS.line}` },
  '& td:nth-of-type(n + 3), & th:nth-of-type(n + 3), & tfoot th, & tfoot td': { textAlign: 'right' },
  '& tfoot th, & tfoot td': { borderBottom: 0, paddingBlock: 4 },
  '& tr': { breakInside: 'avoid' },
  '& footer': { marginTop: 24 },
  '@media print': { border: 0, padding: 0, margin: 0, '&:last-of-type': { breakAfter: 'auto' } },
  '@media (max-width: 600px)': { padding: 16 },
});
