import { filtersOf } from '@nargisus/domain/catalogue';
import { Suspense, useState } from 'react';
import { prefetchCatalogue } from '#data/catalogue/use-catalogue.ts';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { ActiveFilters, FilterSheet, loadFilterParts } from './load-filter-parts.ts';
import { SearchField } from './search-field.tsx';
import css from './list-filters.module.css';

interface Props extends Omit<FilterFieldsProps, 'hasChoices'> {
  autoFocus?: boolean;
  /** The number of products that the list finds, and as it is written; undefined while it is not known. */
  found?: { count: number; written: string };
}

/**
 * Renders search, filters and sorting of a list, and below them the active filters. On a phone a button, which shows their
 * number, opens the filters in a sheet.
 */
export function ListFilters({ autoFocus, found, ...fields }: Props) {
  const { query, onChange } = fields;
  const t = useStrings(listFilterStrings);
  const formats = useFormats();
  const active = filtersOf(query);
  // Until then a first visit has neither requests nor bytes for the sizes and colours.
  const [isReached, setReached] = useState(false);
  const reach = () => {
    prefetchCatalogue();
    setReached(true);
  };
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.controls} onFocus={reach} onPointerEnter={reach}>
      <SearchField value={query.search} onSearch={(search) => onChange({ search })} autoFocus={autoFocus} />
      <Button
        className={css.toggle}
        type="button"
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => void loadFilterParts()}
        onClick={() => setOpen(true)}
      >
        {active ? t.filtersWith(formats.number(active)) : t.filters}
      </Button>
      {isOpen ? (
        <Suspense>
          <FilterSheet query={query} found={found} onChange={onChange} onClose={() => setOpen(false)}>
            <FilterFields {...fields} />
          </FilterSheet>
        </Suspense>
      ) : (
        <div className={css.filters}>
          <FilterFields {...fields} hasChoices={isReached || active > 0} />
        </div>
      )}
      {active > 0 && (
        <Suspense fallback={<div className={css.active} />}>
          <ActiveFilters className={css.active} query={query} onChange={onChange} />
        </Suspense>
      )}
    </div>
  );
}
