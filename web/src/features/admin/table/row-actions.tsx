import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Renders the buttons of a row; they wrap on a card. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        // Buttons with text go below each other before a table is wider than its frame; icons stay in a row.
        '&:has(> .MuiButton-root)': { flexWrap: 'wrap' },
        alignItems: 'center',
        gap: { xs: 1, md: 0.5 },
        // Aligns borderless buttons with the text above: icons on a card, text buttons in a table.
        '& > .MuiIconButton-root:first-child': { ml: { xs: -1.25, md: 0 } },
        '& > .MuiButton-text:first-child, & > div:first-child > .MuiButton-text': { ml: { md: -1 } },
        // Aligned between rows, whatever the length of the text before it.
        '& > div + .MuiIconButton-root': { ml: { md: 'auto' } },
      }}
    >
      {children}
    </Box>
  );
}
