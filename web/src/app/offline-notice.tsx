import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { layoutStrings } from '../locales/en/layout.ts';
import { useStrings } from '../locales/use-strings.ts';
import { useOnline } from '../ui/use-online.ts';

/** How long it is said that the connection is back. */
const WELCOME_BACK = 4_000;

/** Says when the device goes offline, for as long as it is, and when it is back. It lies over the page and moves nothing. */
export function OfflineNotice() {
  const t = useStrings(layoutStrings);
  const connection = useConnection();
  return (
    <Place role="status">
      {connection !== 'there' && <Note>{connection === 'gone' ? t.offline : t.online}</Note>}
    </Place>
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

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  top: 76, // under the navbar, where nothing is that one must reach; the foot of a phone is where one buys
  insetInline: 12,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
}));

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 18px',
  maxWidth: '56ch',
  borderRadius: 2,
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  boxShadow: `0 16px 40px -16px ${theme.vars.palette.shade}`,
}));
