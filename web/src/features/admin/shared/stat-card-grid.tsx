import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A row of figures; two beside each other on a phone. */
export function StatCardGrid({ across, children }: { across: number; children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 4,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: `repeat(${across}, minmax(0, 1fr))` },
        // An odd one out has the row to itself.
        '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      {children}
    </Box>
  );
}
