import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';

interface Props {
  title: string;
  hint: string;
  /** Whether any of the fields has a value when the form opens. */
  isFilled: boolean;
  /** Whether any of the fields has an error, which must be seen. */
  hasError: boolean;
  children: ReactNode;
}

/** Renders optional fields, closed until they are needed. */
export function FieldDisclosure({ title, hint, isFilled, hasError, children }: Props) {
  const [isOpen, setOpen] = useState(isFilled);
  const isShown = isOpen || hasError;
  return (
    <Box
      component="details"
      open={isShown}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{
        borderBlock: 1,
        borderColor: 'divider',
        '& + &': { borderTop: 0, mt: -4 },
        '& > summary': { py: 2, cursor: 'pointer', listStylePosition: 'outside', ml: 2.5 },
        '& > summary h2': { display: 'inline' },
      }}
    >
      <summary>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      </summary>
      {isShown && <Box sx={{ display: 'grid', gap: 4, pt: 1.5, pb: 3 }}>{children}</Box>}
    </Box>
  );
}
