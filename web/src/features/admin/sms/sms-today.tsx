import Typography from '@mui/material/Typography';
import { paisa } from '@nargisus/domain/money';
import { dhakaDay } from '@nargisus/domain/time';
import { useState } from 'react';
import { useSmsDay } from '#data/sms/sms-queries.ts';
import { adminSmsStrings } from '#locales/en/staff/admin-sms.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders what today's text messages cost; nothing before the first. Live; reads one document. */
export function SmsToday() {
  const t = useStrings(adminSmsStrings);
  const { number, taka } = useFormats();
  const [today] = useState(() => dhakaDay(new Date()));
  const day = useSmsDay(today);
  if (day.state !== 'ready') return null;
  const { messages, parts, costPaisa } = day.value;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
      {t.today(messages, number(messages), t.parts(parts, number(parts)), taka(paisa(costPaisa)))}
    </Typography>
  );
}
