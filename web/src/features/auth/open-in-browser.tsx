import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { HostApp } from '#data/in-app-browser.ts';
import { authTexts } from '#texts/en/auth.ts';
import { textsNow, useTexts } from '#texts/use-texts.ts';
import { toast } from '#ui/toast.ts';

/** In place of Google's button where Google refuses to open: the way to a browser, and the way that works here. */
export function OpenInBrowser({ app }: { app: HostApp }) {
  const t = useTexts(authTexts);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast(textsNow(authTexts).linkCopied);
    } catch {
      // The address is in the app's own menu, too.
      toast(textsNow(authTexts).linkNotCopied, { kind: 'error' });
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
