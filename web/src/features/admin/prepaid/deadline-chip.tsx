import type { PrepaidDeadline } from '@nargisus/domain/orders';
import { dhakaDay } from '@nargisus/domain/time';
import { useState } from 'react';
import { prepaidStrings } from '#locales/en/staff/prepaid.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Chip } from '../shared/chip.tsx';

/** Renders a deadline of an order that was paid in advance, in a row of a table; in red once it has passed. */
export function DeadlineChip({ duty, dueAt }: PrepaidDeadline) {
  const t = useStrings(prepaidStrings);
  const { day } = useFormats();
  const [now] = useState(() => new Date());
  const isLate = dueAt < now;
  return isLate ? (
    <Chip color="red">{t.late[duty]}</Chip>
  ) : (
    <Chip color="plum" wraps>
      {t.chip[duty](day(dhakaDay(dueAt)))}
    </Chip>
  );
}
