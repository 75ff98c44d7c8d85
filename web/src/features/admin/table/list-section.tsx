import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Loadable } from '#data/query/loadable.ts';
import { useKeepPreviousData } from '#data/query/use-keep-previous-data.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';

interface Props<T> {
  of: Loadable<T>;
  /** The error text (docs/reference/specification.md 8). */
  failed: string;
  isEmpty(value: T): boolean;
  empty: ReactNode;
  /** Number of placeholder rows while loading. */
  rows?: number;
  children(value: T, isOld: boolean): ReactNode;
}

/** Renders a list in all its states: loading, failed, empty, ready. */
export function ListSection<T>({ of, failed, isEmpty, empty, rows = 6, children }: Props<T>) {
  const t = useStrings(adminSharedStrings);
  const { shown, isOld } = useKeepPreviousData(of);
  if (shown.state === 'failed') return <LoadFailed text={failed} onRetry={shown.retry} />;
  if (shown.state !== 'ready')
    return (
      <Stack spacing="1px" role="status" aria-label={t.loadingList}>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} style={{ height: 60 }} />
        ))}
      </Stack>
    );
  if (isEmpty(shown.value))
    return typeof empty === 'string' ? (
      <Typography color="textSecondary" sx={{ py: 2 }}>
        {empty}
      </Typography>
    ) : (
      empty
    );
  return children(shown.value, isOld);
}
