import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { HostApp } from '#data/auth/in-app-browser.ts';
import { authStrings } from '#locales/en/auth.ts';
import { currentStrings, useStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';

/** Renders, in place of the Google button, how to open the page in a full browser or sign in by email here. */
export function OpenInBrowser({ app }: { app: HostApp }) {
  const t = useStrings(authStrings);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast(currentStrings(authStrings).linkCopied);
    } catch {
      // The message names the app's own menu instead.
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
