import Button from '@mui/material/Button';
import { commonStrings } from '../locales/en/common.ts';
import { useStrings } from '../locales/use-strings.ts';
import { AlertBox } from './alert-box.tsx';

/** A section whose data could not be had: the words of docs/reference/specification.md 8, and a way to ask again. */
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
