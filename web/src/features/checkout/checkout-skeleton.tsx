import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** Renders 'Loading checkout...' (docs/reference/specification.md 2) with placeholders for form and summary. */
export function CheckoutSkeleton() {
  const t = useStrings(checkoutStrings);
  return (
    <Box role="status">
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t.loading}
      </Typography>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 8 },
          gridTemplateColumns: { md: '7fr 5fr' },
          minHeight: '60svh',
        }}
      >
        <Box
          sx={{ display: 'grid', alignContent: 'start', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
        >
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} style={{ height: 58 }} />
          ))}
        </Box>
        <Box sx={{ display: 'grid', alignContent: 'start', gap: 2.5 }}>
          {[90, 90, 160, 52].map((height, index) => (
            <Skeleton key={index} style={{ height }} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
