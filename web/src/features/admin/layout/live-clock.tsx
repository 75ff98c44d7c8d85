import { dhakaDay } from '@nargisus/domain/time';
import { useEffect, useState } from 'react';
import { useFormats } from '#locales/formats.ts';

/**
 * Renders the time in Dhaka, every second (docs/reference/specification.md 9). All days of the dashboard are Dhaka
 * days.
 */
export function LiveClock() {
  const formats = useFormats();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  const seconds = formats.digits(String(now.getUTCSeconds()).padStart(2, '0'));
  return (
    <time dateTime={now.toISOString()} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formats.day(dhakaDay(now))}, {formats.time(now)}:{seconds}
    </time>
  );
}
