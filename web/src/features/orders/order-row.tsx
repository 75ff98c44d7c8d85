import { styled } from '@mui/material/styles';
import { shownStatus, type Order } from '@nargisus/domain/orders';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { commonStrings } from '#locales/en/common.ts';
import { ordersStrings } from '#locales/en/orders.ts';
import { useFormats } from '#locales/formats.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { ProductThumb } from '#ui/product-thumb.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';

const PICTURES = 3;

/** Renders the summary of an order in the list. The whole card links to its page. */
export function OrderRow({ order }: { order: Order }) {
  const t = useStrings(ordersStrings);
  const common = useStrings(commonStrings);
  const { date, number } = useFormats();
  const nameOf = useProductName();
  const count = order.items.reduce((sum, item) => sum + item.quantity, 0);
  const more = order.items.length - 1;
  return (
    <Card>
      <Pictures aria-hidden>
        {order.items.slice(0, PICTURES).map((item) => (
          <ProductThumb key={`${item.productId}_${item.size}`} src={item.image} alt="" width={56} />
        ))}
      </Pictures>
      <div>
        <Link to={paths.order(order.orderId)}>{order.orderId}</Link>
        <p>
          {t.placedOn(date(order.createdAt))} · {common.items(count, number(count))}
        </p>
        <p>
          {order.items[0] && nameOf(order.items[0])}
          {more > 0 && ` ${t.more(number(more))}`}
        </p>
      </div>
      <Right>
        <StatusBadge status={shownStatus(order)} />
        <strong>
          <Money amount={order.totalAmount} />
        </strong>
      </Right>
    </Card>
  );
}

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px 20px',
  alignItems: 'center',
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 2,
  background: theme.vars.palette.background.paper,
  '&:hover': { background: theme.vars.palette.cloth },
  '& a': { color: 'inherit', fontWeight: 600, textDecoration: 'none', overflowWrap: 'anywhere' },
  // The link covers the whole card; screen readers announce only its text.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& p': {
    ...theme.typography.body2,
    margin: '2px 0 0',
    color: theme.vars.palette.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflowWrap: 'anywhere',
  },
  '@media (min-width: 600px)': { gridTemplateColumns: '118px minmax(0, 1fr) auto' },
  '@media (min-width: 900px)': { gridTemplateColumns: '180px minmax(0, 1fr) auto' },
}));

const Pictures = styled('div')({
  display: 'flex',
  gap: 6,
  '@media (max-width: 599px)': { '& > * + *': { display: 'none' } },
  '@media (max-width: 899px)': { '& > * + * + *': { display: 'none' } },
});

const Right = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  gridColumn: '1 / -1',
  '@media (min-width: 600px)': { gridColumn: 'auto', flexDirection: 'column', alignItems: 'flex-end' },
});
