import { useEffect, useState } from 'react';

const inDhaka = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The shop's time, every second (SPEC 9). Days of the dashboard are Dhaka days, wherever the admin sits. */
export function LiveClock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  return (
    <time dateTime={now.toISOString()} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {inDhaka.format(now)}
    </time>
  );
}
