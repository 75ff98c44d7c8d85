import {
  COLOUR_FAMILIES,
  FILTERED_SIZINGS,
  SIZE_FILTERS,
  sizeFiltersOf,
  sizeOfFilter,
  type ColourFamily,
  type ListQuery,
  type SizeFilter,
} from '@nargisus/domain/catalogue';
import { useMemo } from 'react';
import { useCatalogue } from '#data/catalogue/use-catalogue.ts';
import { listFilterNameStrings } from '#locales/en/list-filter-names.ts';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Labelled, PlainSelect } from '#ui/plain-field.tsx';

interface Props {
  query: Pick<ListQuery, 'size' | 'colour'>;
  onChange(change: Partial<ListQuery>): void;
}

interface Choices {
  sizes: readonly SizeFilter[];
  colours: readonly ColourFamily[];
}

/** Renders the filters by size and colour. */
export function SizeAndColour({ query: { size, colour }, onChange }: Props) {
  const t = useStrings(listFilterNameStrings);
  const list = useStrings(listFilterStrings);
  const { label } = useSizeText();
  const { sizes, colours } = useChoices({ size, colour });
  return (
    <>
      <Labelled>
        {list.size}
        <PlainSelect
          value={size ?? ''}
          onChange={({ target }) =>
            onChange({ size: SIZE_FILTERS.find((it) => it === target.value) ?? null })
          }
        >
          <option value="">{t.everySize}</option>
          {FILTERED_SIZINGS.map((sizing) => {
            const ofSystem = sizes.filter((it) => sizeOfFilter(it).sizing === sizing);
            return ofSystem.length > 0 ? (
              <optgroup key={sizing} label={t.sizings[sizing]}>
                {ofSystem.map((it) => (
                  <option key={it} value={it}>
                    {label(sizeOfFilter(it))}
                  </option>
                ))}
              </optgroup>
            ) : null;
          })}
        </PlainSelect>
      </Labelled>
      <Labelled>
        {list.colour}
        <PlainSelect
          value={colour ?? ''}
          onChange={({ target }) =>
            onChange({ colour: COLOUR_FAMILIES.find((it) => it === target.value) ?? null })
          }
        >
          <option value="">{t.everyColour}</option>
          {colours.map((it) => (
            <option key={it} value={it}>
              {t.colours[it]}
            </option>
          ))}
        </PlainSelect>
      </Labelled>
    </>
  );
}

/**
 * Returns the sizes and colours that some product has, once the catalogue is loaded; all of them before, and where the server
 * lists the products. Those of the query are always among them.
 */
function useChoices({ size, colour }: Props['query']): Choices {
  // The catalogue is fetched by the filter that has the focus (ListFilters).
  const catalogue = useCatalogue(false);
  const entries = catalogue.state === 'ready' && !catalogue.value.isClosed ? catalogue.value.entries : null;
  return useMemo(() => {
    const sizes = entries && new Set(entries.flatMap((entry) => (entry.inStock ? sizeFiltersOf(entry) : [])));
    const colours = entries && new Set(entries.map((entry) => entry.colour));
    return {
      sizes: SIZE_FILTERS.filter((it) => it === size || !sizes || sizes.has(it)),
      colours: COLOUR_FAMILIES.filter((it) => it === colour || !colours || colours.has(it)),
    };
  }, [entries, size, colour]);
}
