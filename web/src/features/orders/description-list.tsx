import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Renders names and values, one pair per row; long words break. */
export const DescriptionList = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: 10,
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 20px' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& > div[data-strong]': {
    ...theme.typography.h4,
    marginTop: 4,
    paddingTop: 14,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& dt': { color: 'inherit' },
  },
}));

export function DescriptionItem({
  name,
  strong,
  children,
}: {
  name: string;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
