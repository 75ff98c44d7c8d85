import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  across: number;
  /** Columns on a phone; one for amounts that may need its width. */
  onPhone?: 1 | 2;
  children: ReactNode;
}

/** Renders a row of StatCards; two columns on a phone. */
export function StatCardGrid({ across, onPhone = 2, children }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 4,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: `repeat(${onPhone}, minmax(0, 1fr))`,
          sm: `repeat(${across}, minmax(0, 1fr))`,
        },
        // The last of an odd number takes the whole row.
        '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      {children}
    </Box>
  );
}
