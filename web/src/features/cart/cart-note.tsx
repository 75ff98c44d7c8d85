import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Something about the cart as a whole that the visitor should know. */
export function CartNote({ children }: { children: ReactNode }) {
  return <Note role="status">{children}</Note>;
}

const Note = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '10px 24px',
  background: theme.vars.palette.cloth,
  color: theme.vars.palette.text.primary,
}));
