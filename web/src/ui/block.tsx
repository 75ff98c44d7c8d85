import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** A piece of a skeleton: as large as what will stand there. */
export const Block = styled('div')(({ theme }) => ({
  background: theme.vars.palette.cloth,
  animation: `${breathe} 1.6s ease-in-out infinite`,
}));
