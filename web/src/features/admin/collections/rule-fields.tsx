import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ASSIGNABLE_COLLECTIONS, CATEGORIES } from '@nargisus/domain/catalogue';
import { adminCollectionsStrings } from '#locales/en/staff/admin-collections.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { LabelledCheckbox } from '#ui/labelled-checkbox.tsx';
import { Choices } from '../shared/choices.tsx';
import type { RuleValues } from './collection-values.ts';

interface Props {
  rule: RuleValues;
  onChange(rule: RuleValues): void;
}

/** Renders the conditions of a rule; a product must meet all of them. */
export function RuleFields({ rule, onChange }: Props) {
  const t = useStrings(adminCollectionsStrings);
  const labels = useStrings(catalogueLabelStrings);
  const set = (change: Partial<RuleValues>) => onChange({ ...rule, ...change });
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Typography color="textSecondary">{t.ruleHint}</Typography>
      <Choices
        legend={t.categories}
        options={CATEGORIES.map((value) => ({ value, label: labels.categories[value] }))}
        chosen={rule.categories}
        onChange={(categories) => set({ categories })}
      />
      <Choices
        legend={t.shelves}
        options={ASSIGNABLE_COLLECTIONS.map((value) => ({ value, label: labels.collections[value].label }))}
        chosen={rule.collections}
        onChange={(collections) => set({ collections })}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput
          label={t.priceFrom}
          isOptional
          value={rule.from}
          onChange={({ target }) => set({ from: target.value })}
        />
        <TextInput
          label={t.priceTo}
          isOptional
          value={rule.to}
          onChange={({ target }) => set({ to: target.value })}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        <LabelledCheckbox label={t.onSale} isOn={rule.onSale} onChange={(onSale) => set({ onSale })} />
        <LabelledCheckbox label={t.isNew} isOn={rule.isNew} onChange={(isNew) => set({ isNew })} />
        <LabelledCheckbox
          label={t.featured}
          isOn={rule.featured}
          onChange={(featured) => set({ featured })}
        />
      </Box>
    </Box>
  );
}
