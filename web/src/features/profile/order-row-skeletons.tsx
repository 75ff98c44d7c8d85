import Stack from '@mui/material/Stack';
import { Skeleton } from '#ui/skeleton.tsx';

/** docs/reference/specification.md 2: three rows of orders that are on their way. */
export function OrderRowSkeletons() {
  return (
    <Stack spacing="1px">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} style={{ height: 84 }} />
      ))}
    </Stack>
  );
}
