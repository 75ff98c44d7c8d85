import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

interface Props {
  title: string;
  lead?: string;
  /** Receives the heading, for a caller that moves the focus to it. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
  footer: ReactNode;
}

/** Renders the frame of the auth forms: a heading, a sentence, the form, and a footer with a link to another form. */
export function AuthCard({ title, lead, headingRef, children, footer }: Props) {
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 5, md: 9 } }}>
      <Typography
        variant="h2"
        component="h1"
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        sx={{ outline: 'none' }}
      >
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4, overflowWrap: 'anywhere' }}>
        {lead}
      </Typography>
      {children}
      <Typography sx={{ mt: 4 }}>{footer}</Typography>
    </Box>
  );
}
