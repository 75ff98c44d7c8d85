import { styled } from '@mui/material/styles';
import { pulse } from './pulse.ts';

/** A piece of a skeleton: as large as what will stand there. */
export const Skeleton = styled('div')(({ theme }) => ({
  background: theme.vars.palette.cloth,
  animation: pulse,
}));
