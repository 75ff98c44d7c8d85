import { styled } from '@mui/material/styles';

interface Props {
  label: string;
  isOn: boolean;
  isInvalid?: boolean;
  onChange(isOn: boolean): void;
}

/** Renders a checkbox with its label, 44 px high for touch. */
export function LabelledCheckbox({ label, isOn, isInvalid, onChange }: Props) {
  return (
    <Label>
      <input
        type="checkbox"
        checked={isOn}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </Label>
  );
}

const Label = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  cursor: 'pointer',
  '& input': {
    width: 20,
    height: 20,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
    cursor: 'inherit',
  },
}));
