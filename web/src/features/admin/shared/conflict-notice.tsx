import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AlertBox } from '#ui/alert-box.tsx';

interface Conflict {
  readonly field: string;
  /** Both values in a sentence. */
  readonly text: string;
  /** The ways to settle it; none where the colleague's value replaced one that was not edited. */
  readonly choices: readonly { readonly label: string; choose(): void }[];
}

interface Props {
  title: string;
  conflicts: readonly Conflict[];
  /** What to do next. */
  text: string;
}

/** Renders what a colleague saved while the form was open, and the choices for each field that both edited. */
export function ConflictNotice({ title, conflicts, text }: Props) {
  return (
    <AlertBox severity="warning">
      <strong>{title}</strong>
      <Box component="ul" sx={{ m: '8px 0', pl: 2.5 }}>
        {conflicts.map((conflict) => (
          <Box component="li" key={conflict.field} sx={{ overflowWrap: 'anywhere' }}>
            {conflict.text}
            {conflict.choices.map(({ label, choose }) => (
              <Button key={label} size="small" variant="text" onClick={choose} sx={{ textAlign: 'left' }}>
                {label}
              </Button>
            ))}
          </Box>
        ))}
      </Box>
      {text}
    </AlertBox>
  );
}
