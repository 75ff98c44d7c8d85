import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { sizesOfSystem, type Sizing } from '@nargisus/domain/catalogue';
import { MAX_MEASURE_NAME, MEASURED, type Measure } from '@nargisus/domain/size-charts';
import type { Ref } from 'react';
import { adminSettingsStrings } from '#locales/en/staff/admin-settings.ts';
import { useFormats } from '#locales/formats.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { MeasureCell } from './measure-cell.tsx';

interface Props {
  label: string;
  measures: readonly Measure[];
  sizing: Sizing;
  /** Whether staff have tried to save, so that missing names are marked. */
  isChecked: boolean;
  onChange(index: number, measure: Measure): void;
  onRemove(index: number): void;
  ref: Ref<HTMLDivElement>;
}

/** Renders a row for each measure: of body or garment, its names, and a number in cm for each size. Scrolls within itself. */
export function SizeChartGrid({ label, measures, sizing, isChecked, onChange, onRemove, ref }: Props) {
  const t = useStrings(adminSettingsStrings).chart;
  const text = useLocalized();
  const { label: sizeLabel } = useSizeText();
  const { number } = useFormats();
  const sizes = sizesOfSystem(sizing);
  return (
    <Box ref={ref} role="group" aria-label={label} tabIndex={0} sx={gridStyle}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t.measured}</th>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.nameBn}</th>
            {sizes.map((size) => (
              <th scope="col" key={size}>
                {sizeLabel({ size, sizing })}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {measures.map((measure, index) => {
            const row = number(index + 1);
            const name = text(measure, 'name').children || t.unnamed;
            const set = (over: Partial<Measure>) => onChange(index, { ...measure, ...over });
            return (
              <tr key={index}>
                <td>
                  <select
                    aria-label={t.measuredOf(row)}
                    value={measure.of}
                    onChange={({ target }) => set({ of: target.value as Measure['of'] })}
                  >
                    {MEASURED.map((of) => (
                      <option key={of} value={of}>
                        {t.of[of]}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  <input
                    aria-label={t.nameOf(row)}
                    aria-invalid={(isChecked && measure.name.trim() === '') || undefined}
                    maxLength={MAX_MEASURE_NAME}
                    value={measure.name}
                    onChange={({ target }) => set({ name: target.value })}
                  />
                </td>
                <td>
                  <input
                    aria-label={t.nameBnOf(row)}
                    lang="bn"
                    maxLength={MAX_MEASURE_NAME}
                    value={measure.nameBn}
                    onChange={({ target }) => set({ nameBn: target.value })}
                  />
                </td>
                {sizes.map((size) => (
                  <td key={size}>
                    <MeasureCell
                      label={t.cell(`${name} (${t.of[measure.of]})`, sizeLabel({ size, sizing }))}
                      value={measure.values[size]}
                      onChange={(cm) => {
                        const { [size]: _previous, ...others } = measure.values;
                        // A text that is no number stays until it is corrected: the schema rejects it.
                        set({ values: cm === undefined ? others : { ...others, [size]: cm as number } });
                      }}
                    />
                  </td>
                ))}
                <td>
                  <IconButton aria-label={t.remove(name)} onClick={() => onRemove(index)}>
                    <CloseIcon />
                  </IconButton>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Box>
  );
}

const gridStyle = {
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: '2px',
  '& table': { borderCollapse: 'collapse' },
  '& th': { px: 1, py: 1, fontSize: 13, fontWeight: 600, textAlign: 'start', whiteSpace: 'nowrap' },
  '& td': { p: 0, borderTop: 1, borderColor: 'divider' },
  '& thead td': { border: 0 },
  '& input, & select': {
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    border: 0,
    height: 44,
    px: 1,
    width: 150,
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
    '&[aria-invalid=true]': { boxShadow: 'inset 0 0 0 2px', color: 'error.main' },
  },
  '& select': { width: 104 },
  '& option': { color: 'text.primary', bgcolor: 'background.paper' },
  '& input[inputmode]': { width: 58, fontVariantNumeric: 'tabular-nums' },
} as const;
