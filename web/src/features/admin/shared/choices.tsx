import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LabelledCheckbox } from '#ui/labelled-checkbox.tsx';

interface Props<Value extends string> {
  legend: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: readonly Value[];
  onChange(chosen: Value[]): void;
}

/** Renders a list of checkboxes; what is chosen keeps the order of the list. */
export function Choices<Value extends string>({ legend, options, chosen, onChange }: Props<Value>) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {legend}
      </Typography>
      <Box
        sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}
      >
        {options.map(({ value, label }) => (
          <LabelledCheckbox
            key={value}
            label={label}
            isOn={chosen.includes(value)}
            // Keeps the order of the list, whichever box was ticked last.
            onChange={(isOn) =>
              onChange(
                options.map((it) => it.value).filter((it) => (it === value ? isOn : chosen.includes(it))),
              )
            }
          />
        ))}
      </Box>
    </Box>
  );
}
