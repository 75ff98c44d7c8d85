import DialogTitle from '@mui/material/DialogTitle';
import { UnbrokenOrderIds } from './unbroken-order-ids.tsx';

/** Renders the heading of a dialog, sized so that an order ID fits one line of a phone. */
export function DialogHeading({
  id,
  text,
  isError = false,
}: {
  id: string;
  text: string;
  isError?: boolean;
}) {
  return (
    <DialogTitle
      id={id}
      variant="h3"
      component="h2"
      color={isError ? 'error' : undefined}
      sx={{ overflowWrap: 'anywhere', fontSize: { xs: '1.125rem', sm: 'h3.fontSize' } }}
    >
      <UnbrokenOrderIds text={text} />
    </DialogTitle>
  );
}
