import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { DELIVERY_OPTIONS, MAX_ZONE_NAME } from '@nargisus/domain/delivery';
import { adminZonesStrings } from '#locales/en/staff/admin-zones.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LabelledCheckbox } from '#ui/labelled-checkbox.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { banglaDigitsTyped } from '#ui/bangla-digits-typed.ts';
import type { WireZone } from './wire-zone.ts';
import { ZonePlaces } from './zone-places.tsx';

interface Props {
  zone: WireZone;
  /** Returns the error of a part by its path: `name`, `charges.standard`. */
  errorAt(part: string): string | undefined;
  onChange(zone: WireZone): void;
}

/** Renders the fields of a delivery zone: its names, places, charges, free from, extra days. */
export function ZoneFields({ zone, errorAt, onChange }: Props) {
  const t = useStrings(adminZonesStrings);
  const labels = useStrings(orderLabelStrings);
  const set = (change: Partial<WireZone>) => onChange({ ...zone, ...change });
  const field = (part: string, help?: string) => ({
    error: errorAt(part) !== undefined,
    helperText: errorAt(part) ?? help,
  });
  const number = (
    part: string,
    is: number | null,
    change: (typed: number | null) => void,
    help?: string,
  ) => ({
    ...field(part, help),
    type: 'number',
    min: 0,
    step: 1,
    isOptional: true,
    value: is ?? '',
    onBeforeInput: banglaDigitsTyped,
    onChange: ({ target }: { target: { value: string } }) =>
      change(target.value === '' ? null : Number(target.value)),
  });
  const charges = errorAt('charges');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput
          label={t.name}
          value={zone.name}
          maxLength={MAX_ZONE_NAME}
          {...field('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextInput
          label={t.nameBn}
          value={zone.nameBn}
          lang="bn"
          maxLength={MAX_ZONE_NAME}
          isOptional
          {...field('nameBn')}
          onChange={({ target }) => set({ nameBn: target.value })}
        />
      </Box>
      <ZonePlaces
        places={zone.places}
        error={errorAt('places') ?? zone.places.map((_, at) => errorAt(`places.${at}`)).find(Boolean)}
        onChange={(places) => set({ places })}
      />
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
        <Typography component="legend" sx={{ p: 0, fontWeight: 600 }}>
          {t.charges}
        </Typography>
        {charges ? (
          <FormHelperText error role="alert" sx={{ mt: 0 }}>
            {charges}
          </FormHelperText>
        ) : (
          <Typography variant="body2" color="textSecondary">
            {t.chargesHelp}
          </Typography>
        )}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
          {DELIVERY_OPTIONS.map((option) => (
            <TextInput
              key={option}
              label={labels.deliveryOptions[option]}
              {...number(`charges.${option}`, zone.charges[option], (charge) =>
                set({ charges: { ...zone.charges, [option]: charge } }),
              )}
            />
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput
          label={t.freeFrom}
          {...number('freeFrom', zone.freeFrom, (freeFrom) => set({ freeFrom }), t.freeFromHelp)}
        />
        <TextInput
          label={t.extraDays}
          {...number(
            'extraDays',
            zone.extraDays || null,
            (extraDays) => set({ extraDays: extraDays ?? 0 }),
            t.extraDaysHelp,
          )}
        />
      </Box>
      <LabelledCheckbox
        label={t.noAdvance}
        isOn={zone.noAdvance === true}
        onChange={(noAdvance) => set({ noAdvance })}
      />
    </Box>
  );
}
