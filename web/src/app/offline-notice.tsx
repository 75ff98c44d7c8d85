import { useEffect, useState } from 'react';
import { layoutStrings } from '../locales/en/layout.ts';
import { useStrings } from '../locales/use-strings.ts';
import { useOnline } from '../ui/use-online.ts';
import css from './offline-notice.module.css';

/** Milliseconds that the notice of a restored connection stays. */
const WELCOME_BACK = 4_000;

/**
 * Shows a notice while the device is offline and shortly after it is online again. It overlays the page and shifts
 * nothing.
 */
export function OfflineNotice() {
  const t = useStrings(layoutStrings);
  const connection = useConnection();
  return (
    <div className={css.place} role="status">
      {connection !== 'there' && <p className={css.note}>{connection === 'gone' ? t.offline : t.online}</p>}
    </div>
  );
}

type Connection = 'there' | 'gone' | 'back';

function useConnection(): Connection {
  const online = useOnline();
  const [settled, setSettled] = useState(online);
  if (!online && settled) setSettled(false);
  useEffect(() => {
    if (!online || settled) return;
    const timer = setTimeout(() => setSettled(true), WELCOME_BACK);
    return () => clearTimeout(timer);
  }, [online, settled]);
  if (!online) return 'gone';
  return settled ? 'there' : 'back';
}
