import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** Renders a named section of the page of a number. */
export function PhoneSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h4" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
