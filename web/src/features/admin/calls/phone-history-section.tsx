import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { phoneHistory, type OrderDesk } from '@nargisus/domain/desk';
import type { Order } from '@nargisus/domain/orders';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useOrderDesk, useOrdersOfPhone } from '#data/orders/order-desk-queries.ts';
import { adminCallsStrings } from '#locales/en/staff/admin-calls.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PhoneNotice } from '../phones/phone-notice.tsx';
import { TrustReasons } from '../phones/trust-reasons.tsx';
import { CombineButton } from '../order-combine/combine-button.tsx';

/**
 * Renders what staff decided about the phone number, what was asked because of it, how earlier orders on it ended, warnings, and
 * orders that may be placed twice. Reads 22 documents at most.
 */
export function PhoneHistorySection({ order }: { order: Order }) {
  const t = useStrings(adminCallsStrings);
  const heading = useId();
  const { recipientPhone } = order.shippingAddress;
  const past = useOrdersOfPhone(recipientPhone);
  const desk = useOrderDesk(order._id);
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h4" component="h2" sx={{ mb: 0.5 }}>
        {t.number}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, mb: 1 }}>
        {desk.state === 'ready' && <TrustReasons reasons={desk.value.trust} />}
        <PhoneNotice phone={recipientPhone} />
      </Box>
      {past.state === 'loading' && <Skeleton style={{ height: 24 }} />}
      {past.state === 'failed' && <LoadFailed text={t.historyFailed} onRetry={past.retry} />}
      {past.state === 'ready' && <History order={order} past={past.value} />}
    </section>
  );
}

function History({ order, past }: { order: Order; past: readonly OrderDesk[] }) {
  const t = useStrings(adminCallsStrings);
  const { number, time } = useFormats();
  // What was read once does not say that an order was combined since.
  const [combined, setCombined] = useState<readonly string[]>([]);
  const { delivered, cameBack, returned, cancelled, warnings, ...history } = phoneHistory(order, past);
  const sameDay = history.sameDay.filter(({ _id }) => !combined.includes(_id));
  const ended = [delivered, cameBack, returned, cancelled] as const;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {warnings.map((warning) => (
        <AlertBox key={warning} severity="warning">
          {t.warnings[warning]}
        </AlertBox>
      ))}
      <Typography color="textSecondary">
        {ended.some((count) => count > 0)
          ? t.history(number(delivered), number(cameBack), number(returned), number(cancelled))
          : t.firstOrder}
      </Typography>
      {sameDay.length > 0 && (
        <div>
          <Typography>{t.sameDay}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {sameDay.map(({ _id, createdAt }) => (
              <li key={_id}>
                <MuiLink component={Link} to={dashboardPaths.order(_id)} color="inherit" sx={{ mr: 1.5 }}>
                  {t.orderAt(time(createdAt))}
                </MuiLink>
                <CombineButton
                  order={order}
                  other={{ _id, time: time(createdAt) }}
                  onCombined={() => setCombined([...combined, _id])}
                />
              </li>
            ))}
          </Box>
        </div>
      )}
    </Box>
  );
}
