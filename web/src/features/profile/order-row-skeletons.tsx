import Stack from '@mui/material/Stack';
import { Skeleton } from '#ui/skeleton.tsx';

/** Renders three placeholders of orders (docs/reference/specification.md 2). */
export function OrderRowSkeletons() {
  return (
    <Stack spacing="1px">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} style={{ height: 84 }} />
      ))}
    </Stack>
  );
}
