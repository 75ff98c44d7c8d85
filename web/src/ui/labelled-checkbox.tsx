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
      <CheckboxInput
        type="checkbox"
        checked={isOn}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </Label>
  );
}

const Label = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  cursor: 'pointer',
});

/** Renders a native checkbox in the colour of the theme; its label has the touch target and the cursor. */
export const CheckboxInput = styled('input')(({ theme }) => ({
  flexShrink: 0,
  width: 20,
  height: 20,
  margin: 0,
  accentColor: theme.vars.palette.primary.main,
  cursor: 'inherit',
}));
