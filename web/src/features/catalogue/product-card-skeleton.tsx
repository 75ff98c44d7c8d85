import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

/** A card before its product: the same boxes, so that nothing moves. */
export function ProductCardSkeleton() {
  return (
    <div>
      <Block style={{ aspectRatio: '4 / 5', marginBottom: 12 }} />
      <Block style={{ width: '72%', height: 16, margin: '4px 0 9px' }} />
      <Block style={{ width: '38%', height: 16, margin: '6px 0' }} />
    </div>
  );
}

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const Block = styled('div')(({ theme }) => ({
  background: theme.vars.palette.cloth,
  animation: `${breathe} 1.6s ease-in-out infinite`,
}));
