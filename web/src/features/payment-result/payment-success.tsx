import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '@nargisus/domain/orders';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { Money } from '../../ui/money.tsx';

export interface PaymentResult {
  orderId: string | null;
  transactionId: string | null;
  /** Known where the shopper comes straight from checkout; a provider's redirect only brings the ids. */
  order: Order | null;
  message: string | null;
}

/** SPEC 2, /payment/success. */
export function PaymentSuccess({
  result: { orderId, transactionId, order, message },
}: {
  result: PaymentResult;
}) {
  return (
    <Box sx={{ maxWidth: 620, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 6, md: 10 } }}>
      <Tick />
      <Typography variant="h2" component="h1" sx={{ mt: 3 }}>
        Payment Successful
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        {message ?? 'Thank you. Your order has been placed.'}
        {order?.paymentStatus === 'pending' && ' You pay in cash when it arrives.'}
      </Typography>
      <Box
        component="dl"
        sx={{ my: 4, borderBlock: 1, borderColor: 'divider', py: 2.5, display: 'grid', gap: 1.5 }}
      >
        {orderId && <Fact name="Order ID">{orderId}</Fact>}
        {transactionId && <Fact name="Transaction ID">{transactionId}</Fact>}
        {order && (
          <>
            <Fact name="Total">
              <Money amount={order.totalAmount} />
            </Fact>
            <Fact name="Delivering to">{order.deliveryAddress}</Fact>
          </>
        )}
      </Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button
          component={Link}
          to={paths.userProfile()}
          state={orderId ? { orderPlaced: true, orderId } : undefined}
        >
          View your orders
        </Button>
        <Button component={Link} to={paths.products()} variant="outlined">
          Continue Shopping
        </Button>
        <Button component={Link} to={paths.home()} variant="text">
          Go Home
        </Button>
      </Stack>
    </Box>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
      <Typography component="dt" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

function Tick() {
  return (
    <Box
      component="svg"
      viewBox="0 0 48 48"
      aria-hidden
      sx={{
        width: 64,
        height: 64,
        color: 'success.main',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2.5,
      }}
    >
      <circle cx="24" cy="24" r="21" strokeDasharray="7 4.5" />
      <path d="m15 24.5 6.5 6.5L33.5 18" strokeLinecap="round" strokeLinejoin="round" />
    </Box>
  );
}
