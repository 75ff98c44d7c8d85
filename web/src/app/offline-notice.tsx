import { useEffect, useState } from 'react';
import { layoutStrings } from '../locales/en/layout.ts';
import { useStrings } from '../locales/use-strings.ts';
import { useOnline } from '../ui/use-online.ts';
import css from './offline-notice.module.css';

/** Milliseconds that the notice of a restored connection stays. */
const RESTORED_NOTICE_MS = 4_000;

/**
 * Shows a notice while the device is offline and shortly after it is online again. It overlays the page and shifts
 * nothing.
 */
export function OfflineNotice() {
  const t = useStrings(layoutStrings);
  const connection = useConnection();
  return (
    <div className={css.place} role="status">
      {connection !== 'online' && (
        <p className={css.note}>{connection === 'offline' ? t.offline : t.online}</p>
      )}
    </div>
  );
}

type Connection = 'online' | 'offline' | 'restored';

function useConnection(): Connection {
  const online = useOnline();
  const [settled, setSettled] = useState(online);
  if (!online && settled) setSettled(false);
  useEffect(() => {
    if (!online || settled) return;
    const timer = setTimeout(() => setSettled(true), RESTORED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [online, settled]);
  if (!online) return 'offline';
  return settled ? 'online' : 'restored';
}
