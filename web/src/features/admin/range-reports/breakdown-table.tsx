import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface BreakdownColumn<Row> {
  readonly name: string;
  /** The first column names the row; the others are numbers. */
  readonly cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  label: string;
  columns: readonly BreakdownColumn<Row>[];
  rows: readonly Row[];
}

/**
 * Renders figures as a table that scrolls inside its frame, in both directions: unlike DataTable, whose rows are cards on a phone,
 * because hundreds of rows are compared by column.
 */
export function BreakdownTable<Row>({ label, columns, rows }: Props<Row>) {
  const [first, ...others] = columns;
  return (
    <Frame tabIndex={0} role="group" aria-label={label}>
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row">{first?.cell(row)}</th>
              {others.map(({ name, cell }) => (
                <td key={name}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const line = `1px solid ${palette.divider}`;
  return {
    overflow: 'auto',
    maxHeight: 420,
    minWidth: 0,
    border: line,
    background: palette.background.paper,
    '&:focus-visible': { outline: `2px solid ${palette.text.primary}`, outlineOffset: 2 },
    '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      background: palette.cloth,
      color: palette.text.secondary,
      fontSize: '0.875rem',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      textAlign: 'right',
    },
    '& th, & td': { padding: '8px 10px', borderBottom: line },
    '& td': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& thead th:first-of-type, & tbody th': { textAlign: 'left' },
    '& tbody th': { fontWeight: 400, minWidth: 120, maxWidth: 260, overflowWrap: 'anywhere' },
    '& tbody th, & td': { fontSize: '0.9375rem' },
    '& tr:last-of-type > *': { borderBottom: 0 },
  };
});
