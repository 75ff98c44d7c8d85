import { CATEGORIES, filtersOf, SORTS, type ListQuery, type Sort } from '@nargisus/domain/catalogue';
import { useId, useState } from 'react';
import { prefetchCatalogue } from '#data/catalogue/use-catalogue.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ExpandMark } from '#ui/expand-mark.tsx';
import { Labelled, PlainSelect } from '#ui/plain-field.tsx';
import { PriceFilter } from './price-filter.tsx';
import { SearchField } from './search-field.tsx';
import css from './list-filters.module.css';

interface Props {
  query: ListQuery;
  /** Whether the server lists the products, which offers one order only. */
  isClosed: boolean;
  onChange(change: Partial<ListQuery>): void;
  autoFocus?: boolean;
  /** Staff picked the products and their order, which is the default. */
  isPicked?: boolean;
}

/** Renders search, filters and sorting of a list. On a phone a button, which shows their number, opens the filters. */
export function ListFilters({ query, isClosed, onChange, autoFocus, isPicked = false }: Props) {
  const t = useStrings(listFilterStrings);
  const formats = useFormats();
  const labels = useStrings(catalogueLabelStrings);
  const id = useId();
  const active = filtersOf(query);
  const [open, setOpen] = useState(active > 0);
  const isSearch = query.search.trim() !== '';
  // Best match needs a search term; without one the newest products come first, and picked ones in their order.
  const hasBest = isSearch || isPicked;
  const standard: Sort = hasBest ? 'best' : 'newest';
  const sorts: readonly Sort[] = isClosed ? [standard] : SORTS.filter((sort) => hasBest || sort !== 'best');
  const sort = isClosed || query.sort === 'best' ? standard : query.sort;
  const sortTexts: Record<Sort, string> = {
    best: isSearch ? t.best : t.chosenOrder,
    newest: t.newest,
    'price-up': t.priceUp,
    'price-down': t.priceDown,
    name: t.byName,
  };

  return (
    <div className={css.controls} onFocus={prefetchCatalogue}>
      <SearchField value={query.search} onSearch={(search) => onChange({ search })} autoFocus={autoFocus} />
      <Button
        className={css.toggle}
        type="button"
        variant="outlined"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {active ? t.filtersWith(formats.number(active)) : t.filters}
        <ExpandMark open={open} />
      </Button>
      <div className={css.filters} id={id} data-open={open}>
        <Labelled className={css.wideOnPhone}>
          {t.category}
          <PlainSelect
            value={query.category ?? ''}
            onChange={({ target }) =>
              onChange({ category: CATEGORIES.find((it) => it === target.value) ?? null })
            }
          >
            <option value="">{t.everyCategory}</option>
            {CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {labels.categories[category]}
              </option>
            ))}
          </PlainSelect>
        </Labelled>
        <PriceFilter value={query} onChange={onChange} />
        <Labelled className={css.wideOnPhone}>
          {t.sort}
          <PlainSelect
            value={sort}
            onChange={({ target }) => {
              const chosen = SORTS.find((it) => it === target.value) ?? 'best';
              onChange({ sort: !hasBest && chosen === 'newest' ? 'best' : chosen });
            }}
          >
            {sorts.map((it) => (
              <option key={it} value={it}>
                {sortTexts[it]}
              </option>
            ))}
          </PlainSelect>
        </Labelled>
        <label className={classNames(css.checkbox, css.wideOnPhone)}>
          <input
            type="checkbox"
            checked={query.inStock}
            onChange={({ target }) => onChange({ inStock: target.checked })}
          />
          {t.inStock}
        </label>
      </div>
    </div>
  );
}
