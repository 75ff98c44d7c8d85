import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import type { SignedIn } from '#data/auth/identity.ts';
import { reauthenticationMethod, type Reauthentication } from '#data/users/own-account.ts';
import { profileStrings } from '#locales/en/profile.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { useDataExport } from './use-data-export.ts';

/** Renders the buttons that download the user's data and delete the account. */
export function YourData({ person }: { person: SignedIn }) {
  const t = useStrings(profileStrings);
  const { run, isBusy } = useDataExport();
  const [method, setMethod] = useState<'loading' | Reauthentication['by'] | null>(null);
  // Loaded before the dialog opens: browsers open Google's window only within the click that confirms.
  const openDialog = async () => {
    setMethod('loading');
    setMethod(await reauthenticationMethod().catch(() => 'password' as const));
  };
  return (
    <section aria-labelledby="your-data">
      <Typography id="your-data" variant="h3" component="h2" sx={{ mb: 1 }}>
        {t.yourData}
      </Typography>
      <Row text={t.exportText}>
        <Button variant="outlined" size="small" {...busyProps(isBusy, () => void run())}>
          {isBusy ? t.exporting : t.exportData}
        </Button>
      </Row>
      <Row text={t.deleteText}>
        <Button
          variant="outlined"
          color="error"
          size="small"
          {...busyProps(method === 'loading', () => void openDialog())}
        >
          {t.deleteAccount}
        </Button>
      </Row>
      {method !== null && method !== 'loading' && (
        <DeleteAccountDialog person={person} by={method} onClose={() => setMethod(null)} />
      )}
    </section>
  );
}

function Row({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
        alignItems: 'center',
        justifyItems: 'start',
        gap: { xs: 1.5, sm: 3 },
        py: 2.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}
