import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useStrings } from '#locales/use-strings.ts';

interface Props {
  label: string;
  /** #rrggbb, or empty while none is chosen. */
  value: string;
  error: string | undefined;
  onChange(hex: string): void;
}

/** What the picker opens with; it cannot be empty. */
const NEUTRAL = '#9a8f83';

/** Renders the browser's colour picker, which starts without a choice. */
export function SwatchField({ label, value, error, onChange }: Props) {
  const t = useStrings(adminProductsStrings).details;
  const id = useId();
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 56 }}>
        <Box
          component="input"
          type="color"
          id={id}
          value={value || NEUTRAL}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-help`}
          sx={{
            width: 48,
            height: 48,
            p: 0.5,
            flexShrink: 0,
            border: value ? 1 : '1px dashed',
            borderColor: error ? 'error.main' : 'text.secondary',
            borderRadius: 1,
            background: 'none',
            opacity: value ? 1 : 0.55,
            cursor: 'pointer',
          }}
        />
        <Typography component="label" htmlFor={id} variant="body2">
          {label}
          <br />
          <span style={{ fontVariantNumeric: 'tabular-nums' }}>{value || t.noSwatch}</span>
        </Typography>
        {value && (
          <Button variant="text" size="small" onClick={() => onChange('')}>
            {t.clearSwatch}
          </Button>
        )}
      </Box>
      {error && (
        <FormHelperText id={`${id}-help`} error>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
