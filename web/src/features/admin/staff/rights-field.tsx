import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RIGHTS, type Right } from '@nargisus/domain/accounts';
import { useId } from 'react';
import { adminStaffStrings } from '#locales/en/staff/admin-staff.ts';
import { useStrings } from '#locales/use-strings.ts';
import { CheckboxInput } from '#ui/labelled-checkbox.tsx';

interface Props {
  chosen: readonly Right[];
  error?: string | undefined;
  onChange(chosen: Right[]): void;
}

/** Renders a checkbox for each right with what it allows. What is chosen keeps the order of RIGHTS. */
export function RightsField({ chosen, error, onChange }: Props) {
  const t = useStrings(adminStaffStrings);
  const id = useId();
  const toggle = (right: Right, isOn: boolean) =>
    onChange(RIGHTS.filter((it) => (it === right ? isOn : chosen.includes(it))));
  return (
    <Box
      component="fieldset"
      aria-describedby={error ? `${id}-error` : undefined}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Typography component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {t.mayDo}
      </Typography>
      {error && (
        <FormHelperText id={`${id}-error`} error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
      {RIGHTS.map((right) => (
        <Row key={right}>
          <CheckboxInput
            id={`${id}-${right}`}
            type="checkbox"
            checked={chosen.includes(right)}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-${right}-allows`}
            onChange={({ target }) => toggle(right, target.checked)}
          />
          <label htmlFor={`${id}-${right}`}>
            <strong>{t.rights[right]}</strong>
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              id={`${id}-${right}-allows`}
              sx={{ display: 'block' }}
            >
              {t.allows[right]}
            </Typography>
          </label>
        </Row>
      ))}
    </Box>
  );
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: 12,
  alignItems: 'start',
  '& > input': { marginTop: 12 },
  '& > label': { padding: '10px 0', cursor: 'pointer', '& > strong': { fontWeight: 600 } },
});
