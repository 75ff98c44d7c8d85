import Button from '@mui/material/Button';
import { useState } from 'react';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';
import { busyProps } from '#ui/busy-props.ts';

interface Props {
  refresh(): Promise<void>;
  done: string;
  failed: string;
}

/** Refetches a list. The lists are live; the button serves staff who do not trust the connection. */
export function RefreshButton({ refresh, done, failed }: Props) {
  const t = useStrings(adminSharedStrings);
  const [isBusy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    refresh()
      .then(
        () => toast(done),
        () => toast(failed, { kind: 'error' }),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="outlined" size="small" {...busyProps(isBusy, run)}>
      {t.refresh}
    </Button>
  );
}
