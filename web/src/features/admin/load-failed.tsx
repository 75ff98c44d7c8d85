import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** SPEC 8, Admin: the error text with a Retry button. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry(): void }) {
  return (
    <Alert
      severity="error"
      sx={{ mb: 3 }}
      action={
        <Button size="small" variant="text" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
