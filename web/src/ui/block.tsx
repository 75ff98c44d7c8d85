import { styled } from '@mui/material/styles';
import { breathing } from './breathing.ts';

/** A piece of a skeleton: as large as what will stand there. */
export const Block = styled('div')(({ theme }) => ({
  background: theme.vars.palette.cloth,
  animation: breathing,
}));
