import Box from '@mui/material/Box';
import {
  MAX_HOME_ROWS,
  MAX_ROW_PRODUCTS,
  MAX_ROW_TITLE,
  STANDARD_ROW,
  type HomeRow,
  type HomeRowSource,
} from '@nargisus/domain/home';
import { adminHomeStrings } from '#locales/en/staff/admin-home.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { OrderedList } from './ordered-list.tsx';
import type { PartEditor } from './part-editor.ts';
import { useRowSources, useSourceLabel } from './use-source-label.ts';

/** Renders the editor of the home page's rows of products. */
export function RowsInput(part: PartEditor<readonly HomeRow[]>) {
  const t = useStrings(adminHomeStrings);
  const { number } = useFormats();
  const labelOf = useSourceLabel();
  const sources = useRowSources();
  const counts = Array.from({ length: MAX_ROW_PRODUCTS }, (_, at): [string, string] => [
    String(at + 1),
    number(at + 1),
  ]);
  return (
    <OrderedList
      part={part}
      most={MAX_HOME_ROWS}
      empty={t.noRows}
      addLabel={t.addRow}
      nameOf={t.row}
      newItem={() => STANDARD_ROW}
      renderItem={(row, error, set) => (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'minmax(0, 3fr) minmax(0, 1fr)' } }}>
          <SelectField
            label={t.shows}
            value={row.source}
            error={error('source') !== undefined}
            helperText={error('source')}
            options={[...new Set([...sources, row.source])].map(
              (source) => [source, labelOf(source)] as const,
            )}
            onChange={({ target }) => set({ ...row, source: target.value as HomeRowSource })}
          />
          <SelectField
            label={t.count}
            value={String(row.count)}
            error={error('count') !== undefined}
            helperText={error('count')}
            options={counts}
            onChange={({ target }) => set({ ...row, count: Number(target.value) })}
          />
          <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>
            <TextInput
              label={t.rowTitle}
              value={row.title}
              maxLength={MAX_ROW_TITLE}
              isOptional
              error={error('title') !== undefined}
              helperText={error('title') ?? t.rowTitleHelp}
              onChange={({ target }) => set({ ...row, title: target.value })}
            />
            <TextInput
              label={t.rowTitleBn}
              value={row.titleBn}
              lang="bn"
              maxLength={MAX_ROW_TITLE}
              isOptional
              error={error('titleBn') !== undefined}
              helperText={error('titleBn')}
              onChange={({ target }) => set({ ...row, titleBn: target.value })}
            />
          </Box>
        </Box>
      )}
    />
  );
}
