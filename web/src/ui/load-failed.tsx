import Button from '@mui/material/Button';
import { commonStrings } from '../locales/en/common.ts';
import { useStrings } from '../locales/use-strings.ts';
import { AlertBox } from './alert-box.tsx';

/** Renders a failed section: the message of docs/reference/specification.md 8 and a button to retry. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry(): void }) {
  const t = useStrings(commonStrings);
  return (
    <AlertBox
      severity="error"
      sx={{ mb: 3 }}
      action={
        <Button size="small" variant="text" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {text}
    </AlertBox>
  );
}
