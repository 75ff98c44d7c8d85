import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** Renders a section of the checkout with its heading. */
export function CheckoutStep({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 3, pb: { xs: 4, md: 5 } }}
    >
      <Typography id={heading} variant="h4" component="h2" sx={{ mb: 2.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
