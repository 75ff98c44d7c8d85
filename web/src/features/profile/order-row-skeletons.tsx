import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** SPEC 2: three rows of orders that are on their way. */
export function OrderRowSkeletons() {
  return (
    <Stack spacing="1px">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rectangular" height={84} />
      ))}
    </Stack>
  );
}
