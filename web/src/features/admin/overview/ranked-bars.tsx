import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ChartBox } from './chart-box.tsx';

interface RankedBar {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: number;
  readonly label: string;
  readonly note?: string;
}

interface Props {
  title: string;
  bars: readonly RankedBar[];
  /** Shown when there are no bars. */
  empty: string;
}

/**
 * Renders a list of named values, each with a bar. The values are text, so the bars are hidden from screen readers.
 */
export function RankedBars({ title, bars, empty }: Props) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <ChartBox title={title}>
      {bars.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {empty}
        </Typography>
      ) : (
        <List>
          {bars.map(({ key, name, value, label, note }) => (
            <li key={key}>
              <div>
                <span>{name}</span>
                <strong>{label}</strong>
              </div>
              <span aria-hidden data-bar>
                <span style={{ width: `${(value / most) * 100}%` }} />
              </span>
              {note && <small>{note}</small>}
            </li>
          ))}
        </List>
      )}
    </ChartBox>
  );
}

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  display: 'grid',
  gap: 14,
  '& div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 16 },
  '& div > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', textDecorationColor: theme.vars.palette.edge, textUnderlineOffset: 3 },
  '& a:hover': { textDecorationColor: 'currentColor' },
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& [data-bar]': { display: 'block', height: 8, marginBlock: 4, background: theme.vars.palette.cloth },
  '& [data-bar] > span': { display: 'block', height: '100%', background: theme.vars.palette.primary.main },
  '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));
