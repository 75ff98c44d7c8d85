import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { shownStatus, type Order } from '@nargisus/domain/orders';
import { useId, useState } from 'react';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { commonStrings } from '#locales/en/common.ts';
import { profileStrings } from '#locales/en/profile.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ExpandMark } from '#ui/expand-mark.tsx';
import { Money } from '#ui/money.tsx';
import { OrderItems } from '#ui/order-items.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';

/** Renders an order as a row that expands to its items and payment. */
export function RecentOrder({ order, title }: { order: Order; title: string }) {
  const t = useStrings(profileStrings);
  const labels = useStrings(orderLabelStrings);
  const common = useStrings(commonStrings);
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const details = useId();
  const count = order.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase
        aria-expanded={open}
        aria-controls={details}
        onClick={() => setOpen(!open)}
        sx={{
          width: '100%',
          py: 2,
          px: 1,
          gap: 2,
          textAlign: 'left',
          justifyContent: 'space-between',
          '&:hover': { bgcolor: 'cloth' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography component="span" variant="body2" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
            {order.orderId}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {formats.date(order.createdAt)} · {common.items(count, formats.number(count))}
          </Typography>
        </Box>
        <Box
          sx={{
            ml: 'auto',
            display: 'flex',
            gap: { xs: 0.5, sm: 2 },
            flexDirection: { xs: 'column', sm: 'row' },
            alignItems: { xs: 'flex-end', sm: 'center' },
          }}
        >
          <StatusBadge status={shownStatus(order)} />
          <Typography component="span" sx={{ fontWeight: 600 }}>
            <Money amount={order.totalAmount} />
          </Typography>
        </Box>
        <ExpandMark open={open} />
      </ButtonBase>
      <Collapse in={open} id={details} unmountOnExit>
        <Box sx={{ pt: 1.5, pb: 3, px: 1 }}>
          <OrderItems items={order.items} isLinked />
          <Typography variant="body2" sx={{ mt: 2 }}>
            {t.paymentMethod} <strong>{labels.paymentMethods[order.paymentMethod]}</strong>
          </Typography>
        </Box>
      </Collapse>
    </Box>
  );
}
