import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { shownQueues, type Queue } from '@nargisus/domain/desk';
import type { OrderCounters } from '@nargisus/domain/orders';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { stageStrings } from '#locales/en/staff/stages.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

interface Props {
  label: string;
  /** How many orders wait, by stage; undefined while unknown. */
  counts: OrderCounters['stages'] | undefined;
  current?: Queue;
}

/** Renders the queues as links with what waits in each. They wrap, so that a phone shows all of them. */
export function QueueLinks({ label, counts, current }: Props) {
  const stages = useStrings(stageStrings);
  const { number } = useFormats();
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {shownQueues(counts ?? {}, current).map((queue) => (
        <QueueLink
          key={queue}
          to={dashboardPaths.queue(queue)}
          aria-current={queue === current ? 'page' : undefined}
        >
          {stages[queue]}
          {counts && <strong>{number(Math.max(0, counts[queue] ?? 0))}</strong>}
        </QueueLink>
      ))}
    </Box>
  );
}

const QueueLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  paddingInline: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& strong': { fontVariantNumeric: 'tabular-nums' },
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[aria-current]': {
    borderColor: theme.vars.palette.text.primary,
    boxShadow: `inset 0 -3px 0 ${theme.vars.palette.primary.main}`,
    fontWeight: 600,
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 2 },
  [theme.breakpoints.up('md')]: { minHeight: 36 },
}));
