import { useEffect, useState } from 'react';
import type { Language } from '../../../texts/language.ts';
import { useLanguage } from '../../../texts/use-texts.ts';

const clockOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Dhaka',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  });

const CLOCKS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: clockOf('en-GB'),
  bn: clockOf('bn-BD'),
};

/** The shop's time, every second (SPEC 9). Days of the dashboard are Dhaka days, wherever the admin sits. */
export function LiveClock() {
  const language = useLanguage();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  return (
    <time dateTime={now.toISOString()} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {CLOCKS[language].format(now)}
    </time>
  );
}
