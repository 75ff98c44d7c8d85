import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Loadable } from '#data/query/loadable.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** Renders one number of the shop; a dash if it could not be read. */
export function StatCard<T>({
  name,
  note,
  of,
  children,
}: {
  name: string;
  note?: string;
  of: Loadable<T>;
  children(value: T): ReactNode;
}) {
  return (
    <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', p: { xs: 2, md: 3 } }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography
        component="dd"
        variant="h3"
        sx={{ m: 0, mt: 0.75, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        {of.state === 'loading' && (
          <Skeleton as="span" style={{ display: 'inline-block', width: '5ch', height: '0.7em' }} />
        )}
        {of.state === 'ready' && children(of.value)}
        {(of.state === 'failed' || of.state === 'missing') && '–'}
      </Typography>
      {note && (
        <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0 }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
