import Box from '@mui/material/Box';
import { cardOf, type CatalogueEntry } from '@nargisus/domain/catalogue';
import { useFormats } from '#locales/formats.ts';
import { useProductName } from '#locales/use-localized.ts';
import { Button } from '#ui/button.tsx';
import { ProductThumb } from '#ui/product-thumb.tsx';

interface Props {
  label: string;
  entries: readonly CatalogueEntry[];
  /** Shown where there are no entries. */
  none: string;
  buttonOf(entry: CatalogueEntry): { readonly text: string; readonly isDisabled: boolean };
  onPick(entry: CatalogueEntry): void;
}

/** Renders found products, each with a button that picks it. */
export function ProductResults({ label, entries, none, buttonOf, onPick }: Props) {
  const { taka } = useFormats();
  const nameOf = useProductName();
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {entries.map((entry) => {
        const { text, isDisabled } = buttonOf(entry);
        return (
          <Box
            component="li"
            key={entry.id}
            sx={{ display: 'flex', gap: { xs: 1, sm: 2 }, alignItems: 'center' }}
          >
            <ProductThumb src={cardOf(entry).image} alt="" width={40} />
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {nameOf(entry)} ·{' '}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {taka(entry.price)}
              </Box>
            </Box>
            <Button
              type="button"
              variant="outlined"
              small
              aria-label={`${text}: ${nameOf(entry)}`}
              aria-disabled={isDisabled}
              onClick={() => isDisabled || onPick(entry)}
            >
              {text}
            </Button>
          </Box>
        );
      })}
      {entries.length === 0 && <li>{none}</li>}
    </Box>
  );
}
