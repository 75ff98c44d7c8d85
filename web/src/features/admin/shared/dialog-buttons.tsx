import DialogActions from '@mui/material/DialogActions';
import type { ReactNode } from 'react';

/** Renders the buttons of a dialog, which wrap on phones instead of cutting their labels. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <DialogActions disableSpacing sx={{ p: 3, pt: 1, gap: 1, flexWrap: 'wrap', '& > *': { flexShrink: 0 } }}>
    {children}
  </DialogActions>
);
