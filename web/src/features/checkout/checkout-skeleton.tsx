import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { checkoutTexts } from '#texts/en/checkout.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Block } from '#ui/block.tsx';

/** 'Loading checkout...' (docs/reference/specification.md 2), where form and summary will stand. */
export function CheckoutSkeleton() {
  const t = useTexts(checkoutTexts);
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
          {Array.from({ length: 8 }, (_, place) => (
            <Block key={place} style={{ height: 58 }} />
          ))}
        </Box>
        <Box sx={{ display: 'grid', alignContent: 'start', gap: 2.5 }}>
          {[90, 90, 160, 52].map((height, place) => (
            <Block key={place} style={{ height }} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
