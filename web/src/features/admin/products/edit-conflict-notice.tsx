import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  ASSIGNABLE_COLLECTIONS,
  type Edited,
  type EditedField,
  type FieldConflict,
} from '@nargisus/domain/catalogue';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { adminProductsStrings } from '#locales/en/admin-products.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';

interface Props {
  by: string | null;
  base: Edited;
  stored: Edited;
  mine: Edited;
  conflicts: readonly FieldConflict[];
  /** Puts the colleague's value of a field into the form. */
  onAccept(field: EditedField): void;
}

/**
 * Renders what a colleague saved while the form was open: both values of each field, and a choice where both edited
 * it.
 */
export function EditConflictNotice({ by, base, stored, mine, conflicts, onAccept }: Props) {
  const t = useStrings(adminProductsStrings);
  const formatValue = useFormatValue();
  return (
    <AlertBox severity="warning">
      <strong>{t.stale.title(by)}</strong>
      <Box component="ul" sx={{ m: '8px 0', pl: 2.5 }}>
        {conflicts.map(({ field, isTaken }) => (
          <Box component="li" key={field} sx={{ overflowWrap: 'anywhere' }}>
            {isTaken
              ? t.stale.taken(t.stale.fields[field], formatValue(field, stored), formatValue(field, base))
              : t.stale.both(
                  t.stale.fields[field],
                  formatValue(field, stored),
                  formatValue(field, mine, true),
                )}
            {!isTaken && (
              <Button size="small" variant="text" onClick={() => onAccept(field)}>
                {t.stale.use(formatValue(field, stored))}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {t.stale.text}
    </AlertBox>
  );
}

/** In characters: a longer description would push the form off the screen. */
const MAX_SHOWN_LENGTH = 80;

function useFormatValue() {
  const t = useStrings(adminProductsStrings);
  const labels = useStrings(catalogueLabelStrings);
  const formats = useFormats();
  return (field: EditedField, product: Edited, isMine = false): string => {
    switch (field) {
      case 'price':
        return formats.takaInWords(product.price);
      case 'category':
        return labels.categories[product.category];
      case 'inStock':
        return product.inStock ? t.inStock : t.outOfStock;
      case 'featured':
        return product.featured ? t.featured : t.notFeatured;
      case 'image':
        return isMine ? t.stale.thisImage : t.stale.otherImage;
      case 'collections': {
        const chosen = ASSIGNABLE_COLLECTIONS.filter((id) => product.collections?.includes(id));
        return chosen.map((id) => labels.collections[id].label).join(', ') || t.stale.noCollection;
      }
      case 'name':
      case 'description': {
        const text = product[field];
        return text.length > MAX_SHOWN_LENGTH ? `“${text.slice(0, MAX_SHOWN_LENGTH)}…”` : `“${text}”`;
      }
    }
  };
}
