import { styled } from '@mui/material/styles';

interface Props {
  label: string;
  rows: readonly { readonly place: string; readonly text: string }[];
}

/** Renders rows, each with what is said about it. Scrolls within the dialog: a file may have 5,000. */
export function RowList({ label, rows }: Props) {
  return (
    <List aria-label={label} tabIndex={0}>
      {rows.map(({ place, text }, index) => (
        // A row can have two faults in one column.
        <li key={index}>
          <strong>{place}</strong> {text}
        </li>
      ))}
    </List>
  );
}

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  maxHeight: 320,
  overflowY: 'auto',
  fontSize: '0.875rem',
  '& li': {
    padding: '6px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
    // Rows outside the view are not laid out.
    contentVisibility: 'auto',
  },
}));
