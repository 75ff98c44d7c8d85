import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The buttons of a row, beside each other as long as there is room. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        gap: { xs: 1, md: 0.5 },
        // On a card what has no edge of its own begins where the words above it do; in a table, words do.
        '& > .MuiIconButton-root:first-child': { ml: { xs: -1.25, md: 0 } },
        '& > div:first-child > .MuiButton-text': { ml: { md: -1.25 } },
        '& > div:first-child > .MuiButton-text:first-child': { ml: -1.25 },
        // Below each other from row to row, however long the words before it are.
        '& > div + .MuiIconButton-root': { ml: { md: 'auto' } },
      }}
    >
      {children}
    </Box>
  );
}
