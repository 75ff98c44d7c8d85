import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sizesOfSystem } from '@nargisus/domain/catalogue';
import type { SettingField } from '@nargisus/domain/settings';
import { fallingSizes, MAX_MEASURES, type SizeChart } from '@nargisus/domain/size-charts';
import { useRef, useState } from 'react';
import { adminSettingsStrings } from '#locales/en/staff/admin-settings.ts';
import { useFormats } from '#locales/formats.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { SizeChartGrid } from './size-chart-grid.tsx';

interface Props {
  field: SettingField;
  label: string;
  help: string;
  value: unknown;
  error: string | undefined;
  onChange(value: unknown): void;
}

/** Renders a size chart as a grid of numbers that opens below its name, with a warning for sizes that fall. */
export function SizeChartInput({ field, label, help, value, error, onChange }: Props) {
  const t = useStrings(adminSettingsStrings).chart;
  const text = useLocalized();
  const { label: sizeLabel } = useSizeText();
  const { number } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || error !== undefined;
  const grid = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { measures } = value as SizeChart;
  const sizing = field.sizing ?? 'own';
  const sizes = sizesOfSystem(sizing);
  const set = (next: SizeChart['measures']) => onChange({ measures: next });
  const falling = measures.flatMap((it) => {
    const found = fallingSizes(it, sizes).map((size) => sizeLabel({ size, sizing }));
    return found.length === 0 ? [] : [t.falling(text(it, 'name').children || t.unnamed, found.join(', '))];
  });
  const add = () => {
    set([...measures, { of: 'garment', name: '', nameBn: '', values: {} }]);
    // After the row is rendered.
    setTimeout(() => grid.current?.querySelector<HTMLElement>('tbody tr:last-child select')?.focus());
  };
  return (
    <Box
      component="details"
      open={isShown}
      onToggle={({ currentTarget }) => setOpen((currentTarget as HTMLDetailsElement).open)}
      sx={{ borderBottom: 1, borderColor: 'divider', '&[open]': { pb: 3 } }}
    >
      <Box component="summary" sx={{ py: 1.25, cursor: 'pointer' }}>
        <Typography component="span" sx={{ fontWeight: 650 }}>
          {label}
        </Typography>{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {t.measures(number(measures.length))}
        </Typography>
      </Box>
      {isShown && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
          <Typography variant="body2" color="textSecondary">
            {help}
          </Typography>
          <div aria-live="polite">{error && <AlertBox severity="error">{error}</AlertBox>}</div>
          {measures.length === 0 ? (
            <Typography>{t.none}</Typography>
          ) : (
            <SizeChartGrid
              ref={grid}
              label={label}
              measures={measures}
              sizing={sizing}
              isChecked={error !== undefined}
              onChange={(index, measure) => set(measures.with(index, measure))}
              onRemove={(index) => {
                set(measures.toSpliced(index, 1));
                addButton.current?.focus();
              }}
            />
          )}
          <div aria-live="polite">
            {falling.length > 0 && (
              <AlertBox severity="warning">
                {falling.map((it) => (
                  <div key={it}>{it}</div>
                ))}
              </AlertBox>
            )}
          </div>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              ref={addButton}
              size="small"
              variant="outlined"
              disabled={measures.length >= MAX_MEASURES}
              onClick={add}
            >
              {t.add}
            </Button>
            <Button size="small" variant="text" onClick={() => onChange(field.byDefault)}>
              {t.restore}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}
