import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TextInput } from '#ui/text-input.tsx';

const ENDS = ['from', 'to'] as const;

/** A range of days as it is typed: each is '' or YYYY-MM-DD. */
export type WrittenRange = Readonly<Record<(typeof ENDS)[number], string>>;

interface Props {
  labels: WrittenRange;
  written: WrittenRange;
  /** What is wrong with the range, shown below the end that it names. */
  error: { readonly end: keyof WrittenRange; readonly text: string } | null;
  onChange(written: WrittenRange): void;
  /** The button beside the fields. */
  children: ReactNode;
}

/** Renders the first and the last day of a range with the button that uses it. */
export function RangeFields({ labels, written, error, onChange, children }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 220px) minmax(0, 220px) auto' },
        justifyContent: { sm: 'start' },
        '& > .MuiButton-root': { minHeight: 54 },
      }}
    >
      {ENDS.map((end) => (
        <TextInput
          key={end}
          label={labels[end]}
          type="date"
          value={written[end]}
          error={error?.end === end}
          helperText={error?.end === end ? error.text : undefined}
          onChange={({ target }) => onChange({ ...written, [end]: target.value })}
        />
      ))}
      {children}
    </Box>
  );
}
