import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The frame both forms stand in: one column, a heading, a sentence, the form, the way to the other form. */
export function AuthCard({
  title,
  lead,
  children,
  footer,
}: {
  title: string;
  lead: string;
  children: ReactNode;
  footer: ReactNode;
}) {
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 5, md: 9 } }}>
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {lead}
      </Typography>
      {children}
      <Typography sx={{ mt: 4 }}>{footer}</Typography>
    </Box>
  );
}
