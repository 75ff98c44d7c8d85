import { styled } from '@mui/material/styles';
import { CheckboxInput } from '#ui/labelled-checkbox.tsx';

interface Props {
  /** The accessible name. */
  name: string;
  isOn: boolean;
  isPartly?: boolean;
  onChange(isOn: boolean): void;
}

/** Renders a checkbox with a touch target of 44 px. */
export function Checkbox({ name, isOn, isPartly = false, onChange }: Props) {
  return (
    <Label>
      <CheckboxInput
        type="checkbox"
        aria-label={name}
        checked={isOn}
        ref={(box) => {
          if (box) box.indeterminate = isPartly && !isOn;
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Label>
  );
}

const Label = styled('label')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  margin: -8,
  cursor: 'pointer',
});
