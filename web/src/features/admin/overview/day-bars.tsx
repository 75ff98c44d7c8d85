import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { startOfDhakaDay, type DhakaDay } from '@nargisus/domain/time';
import { useState } from 'react';
import { adminOverviewStrings } from '#locales/en/staff/admin-overview.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { ChartBox } from './chart-box.tsx';

interface Day {
  day: DhakaDay;
  value: number;
  label: string;
}

interface Props {
  title: string;
  total: string;
  compared: string;
  /** What the numbers count. */
  counts: string;
  days: readonly Day[];
  /** A table of the same figures stands beside it, so that it needs none of its own. */
  hasTable?: boolean;
}

/**
 * Renders a bar chart of days, with a table for screen readers. Plain boxes: a chart library would add 98 KB (brotli)
 * for the same picture.
 */
export function DayBars({ title, total, compared, counts, days, hasTable }: Props) {
  const t = useStrings(adminOverviewStrings);
  const formats = useFormats();
  const [hovered, setHovered] = useState<Day | null>(null);
  const most = Math.max(...days.map(({ value }) => value), 1);
  const dateOf = ({ day }: Day) => formats.date(startOfDhakaDay(day));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <ChartBox title={title}>
      <Typography variant="h3" component="p" sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        {hovered ? hovered.label : total}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {hovered ? dateOf(hovered) : compared}
      </Typography>
      <Bars aria-hidden style={{ gap: gapOf(days.length) }} onPointerLeave={() => setHovered(null)}>
        {days.map((it) => (
          <span
            key={it.day}
            onPointerEnter={() => setHovered(it)}
            data-on={hovered?.day === it.day || undefined}
          >
            <span style={{ height: `${(it.value / most) * 100}%` }} />
          </span>
        ))}
      </Bars>
      {first && last && (
        <Box
          aria-hidden
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            fontSize: '0.8125rem',
            color: 'text.secondary',
          }}
        >
          <span>{dateOf(first)}</span>
          <span>{dateOf(last)}</span>
        </Box>
      )}
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        {counts}
      </Typography>
      {!hasTable && (
        <table style={visuallyHidden}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((it) => (
              <tr key={it.day}>
                <th scope="row">{dateOf(it)}</th>
                <td>{it.label}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ChartBox>
  );
}

/** Bars of a year leave no room for gaps on a phone. */
const gapOf = (days: number) => (days > 120 ? 0 : days > 40 ? 1 : 3);

const Bars = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'stretch',
  height: 160,
  marginTop: 16,
  marginBottom: 6,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > span': { flex: 1, minWidth: 0, display: 'flex', alignItems: 'flex-end' },
  // A day without a value shows a hairline.
  '& > span > span': { width: '100%', minHeight: 1, background: theme.vars.palette.primary.main },
  '& > span[data-on] > span': { background: theme.vars.palette.secondary.main },
}));
