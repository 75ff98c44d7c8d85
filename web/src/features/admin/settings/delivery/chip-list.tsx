import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Button } from '#ui/button.tsx';

interface Props {
  label: string;
  /** Shown without chips. */
  empty: string;
  chips: readonly { readonly id: string; readonly text: string }[];
  removeLabel(text: string): string;
  onRemove(id: string): void;
}

/** Renders values that are removed by a press. */
export function ChipList({ label, empty, chips, removeLabel, onRemove }: Props) {
  if (chips.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {empty}
      </Typography>
    );
  return (
    <List aria-label={label}>
      {chips.map(({ id, text }) => (
        <li key={id}>
          <Button
            type="button"
            variant="outlined"
            small
            style={{ whiteSpace: 'normal' }}
            aria-label={removeLabel(text)}
            onClick={() => onRemove(id)}
          >
            {text} ×
          </Button>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
});
