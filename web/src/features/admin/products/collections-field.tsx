import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ASSIGNABLE_COLLECTIONS, type AssignableCollection } from '@nargisus/domain/catalogue';
import { useId } from 'react';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LabelledCheckbox } from '#ui/labelled-checkbox.tsx';

interface Props {
  /** Undefined until staff choose; then the suggestion applies, which follows name and category. */
  chosen: readonly AssignableCollection[] | undefined;
  suggested: readonly AssignableCollection[];
  onChange(chosen: readonly AssignableCollection[] | undefined): void;
}

/** Renders the choice of the collections of a product (docs/adr/0008). */
export function CollectionsField({ chosen, suggested, onChange }: Props) {
  const t = useStrings(adminProductsStrings);
  const labels = useStrings(catalogueLabelStrings);
  const id = useId();
  const shown = chosen ?? suggested;
  const isSuggestion = ASSIGNABLE_COLLECTIONS.every((it) => shown.includes(it) === suggested.includes(it));
  return (
    <Box
      component="fieldset"
      aria-describedby={id}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 0.5 }}
    >
      <Typography component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {t.collections}
      </Typography>
      <Typography id={id} variant="body2" color="textSecondary">
        {chosen ? t.collectionsHint : t.collectionsSuggested}
      </Typography>
      <Box
        sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}
      >
        {ASSIGNABLE_COLLECTIONS.map((collection) => (
          <LabelledCheckbox
            key={collection}
            label={labels.collections[collection].label}
            isOn={shown.includes(collection)}
            // Keeps the order of the list, whichever box was ticked last.
            onChange={(isOn) =>
              onChange(ASSIGNABLE_COLLECTIONS.filter((it) => (it === collection ? isOn : shown.includes(it))))
            }
          />
        ))}
      </Box>
      {!isSuggestion && (
        <Button
          variant="text"
          size="small"
          onClick={() => onChange(undefined)}
          sx={{ justifySelf: 'start', ml: -1 }}
        >
          {t.useSuggestion}
        </Button>
      )}
    </Box>
  );
}
