import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SmsRecord } from '@nargisus/domain/sms';
import { useId } from 'react';
import { useSmsOfOrder } from '#data/sms/sms-queries.ts';
import { adminSmsStrings } from '#locales/en/staff/admin-sms.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';

/** Renders the text messages about an order, oldest first, with what became of them. Nothing while there are none. Live. */
export function SmsSection({ orderId }: { orderId: string }) {
  const t = useStrings(adminSmsStrings);
  const heading = useId();
  const messages = useSmsOfOrder(orderId);
  if (messages.state === 'failed') return <LoadFailed text={t.loadFailed} onRetry={messages.retry} />;
  if (messages.state !== 'ready' || messages.value.length === 0) return null;
  const sorted = messages.value.toSorted((a, b) => a.firstAt.getTime() - b.firstAt.getTime());
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {t.title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {sorted.map((message) => (
          <Message key={message._id} message={message} />
        ))}
      </Box>
    </section>
  );
}

function Message({ message }: { message: SmsRecord }) {
  const t = useStrings(adminSmsStrings);
  const { dateTime, number } = useFormats();
  const { kind, state, receipt, text, parts, at, error } = message;
  const facts = [
    t.states[state],
    t.receipts[receipt],
    state === 'sent' && t.parts(parts, number(parts)),
    dateTime(at),
  ];
  return (
    <li>
      <Typography sx={{ fontWeight: 600 }}>{t.kinds[kind]}</Typography>
      {text && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', my: 0.5 }}>
          {text}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      {error && (
        <Typography variant="body2" color="error" lang="en">
          {error}
        </Typography>
      )}
    </li>
  );
}
