import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** Renders the frame and the heading of a chart. */
export function ChartBox({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        p: { xs: 2, md: 3 },
        minWidth: 0,
      }}
    >
      <Typography id={id} variant="body2" component="h3" color="textSecondary">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
