import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** Renders fields that belong together, with their name. */
export function FieldGroup({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={hint && id}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2.5 }}
    >
      <Typography component="legend" sx={{ p: 0, mb: hint ? 0.5 : 2.5, fontWeight: 600 }}>
        {title}
      </Typography>
      {hint && (
        <Typography id={id} variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {children}
    </Box>
  );
}

/** Renders fields side by side, below each other on a phone. */
export const FieldRow = ({ count = 2, children }: { count?: 2 | 3; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2.5,
      alignItems: 'start',
      gridTemplateColumns: { sm: `repeat(${count}, minmax(0, 1fr))` },
    }}
  >
    {children}
  </Box>
);
