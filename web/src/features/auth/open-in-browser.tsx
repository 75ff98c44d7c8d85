import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { HostApp } from '#data/auth/in-app-browser.ts';
import { authStrings } from '#locales/en/auth.ts';
import { currentStrings, useStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';

/** In place of Google's button where Google refuses to open: the way to a browser, and the way that works here. */
export function OpenInBrowser({ app }: { app: HostApp }) {
  const t = useStrings(authStrings);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast(currentStrings(authStrings).linkCopied);
    } catch {
      // The address is in the app's own menu, too.
      toast(currentStrings(authStrings).linkNotCopied, { kind: 'error' });
    }
  };
  return (
    <Stack spacing={1} role="note">
      <Typography variant="body2">{t.noGoogleIn(app === 'app' ? t.thisApp : app)}</Typography>
      <Button variant="outlined" size="small" onClick={() => void copy()} sx={{ alignSelf: 'flex-start' }}>
        {t.copyLink}
      </Button>
    </Stack>
  );
}
