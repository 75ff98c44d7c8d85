import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { SIZINGS, sizesOfSystem, type Size, type Sizing } from '@nargisus/domain/catalogue';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SelectField } from '#ui/select-field.tsx';
import { LabelledCheckbox } from '#ui/labelled-checkbox.tsx';
import { OwnSizesField } from './own-sizes-field.tsx';
import { startingSizes } from './starting-sizes.ts';

interface Props {
  sizing: Sizing;
  sizes: readonly Size[];
  error: string | undefined;
  onChange(sizing: Sizing, sizes: readonly Size[]): void;
}

/** Renders the choice of a size system and of the sizes of it that the product is made in (docs/adr/0044). */
export function SizesField({ sizing, sizes, error, onChange }: Props) {
  const t = useStrings(adminProductsStrings);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SelectField
        label={t.sizing}
        name="sizing"
        value={sizing}
        options={SIZINGS.map((it) => [it, t.sizings[it]] as const)}
        onChange={({ target }) => {
          const chosen = target.value as Sizing;
          onChange(chosen, startingSizes(chosen));
        }}
      />
      {sizing === 'own' && (
        <OwnSizesField sizes={sizes} error={error} onChange={(typed) => onChange('own', typed)} />
      )}
      {sizing !== 'own' && sizing !== 'one-size' && (
        <TickedSizes
          sizing={sizing}
          sizes={sizes}
          error={error}
          onChange={(ticked) => onChange(sizing, ticked)}
        />
      )}
    </Box>
  );
}

function TickedSizes({
  sizing,
  sizes,
  error,
  onChange,
}: Omit<Props, 'onChange'> & { onChange(sizes: readonly Size[]): void }) {
  const t = useStrings(adminProductsStrings);
  const { label } = useSizeText();
  const system = sizesOfSystem(sizing);
  const areAll = sizes.length === system.length;
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 0.5 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {t.sizesMade}
      </Typography>
      <Box
        sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))' }}
      >
        {system.map((size) => (
          <LabelledCheckbox
            key={size}
            label={label({ size, sizing })}
            isOn={sizes.includes(size)}
            isInvalid={error !== undefined}
            onChange={(isOn) => onChange(system.filter((it) => (it === size ? isOn : sizes.includes(it))))}
          />
        ))}
      </Box>
      {error && (
        <FormHelperText error sx={{ m: 0 }}>
          {error}
        </FormHelperText>
      )}
      <Button
        variant="text"
        size="small"
        onClick={() => onChange(areAll ? [] : system)}
        sx={{ justifySelf: 'start', ml: -1 }}
      >
        {areAll ? t.untickSizes : t.tickSizes}
      </Button>
    </Box>
  );
}
