import { CATEGORIES, filtersOf, SORTS, type ListQuery, type Sort } from '@nargisus/domain/catalogue';
import { useId, useState } from 'react';
import { prefetchCatalogue } from '#data/catalogue/use-catalogue.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { ExpandMark } from '#ui/expand-mark.tsx';
import { Labelled, PlainSelect } from '#ui/plain-field.tsx';
import { PriceFilter } from './price-filter.tsx';
import { SearchField } from './search-field.tsx';
import css from './list-filters.module.css';

interface Props {
  query: ListQuery;
  onChange(change: Partial<ListQuery>): void;
  autoFocus?: boolean;
}

/** Search, filters and order of a list. On a phone the filters are folded away under a button that counts them. */
export function ListFilters({ query, onChange, autoFocus }: Props) {
  const t = useStrings(listFilterStrings);
  const formats = useFormats();
  const labels = useStrings(catalogueLabelStrings);
  const id = useId();
  const set = filtersOf(query);
  const [open, setOpen] = useState(set > 0);
  const sortTexts: Record<Sort, string> = {
    best: t.best,
    newest: t.newest,
    'price-up': t.priceUp,
    'price-down': t.priceDown,
    name: t.byName,
  };
  const isSearch = query.search.trim() !== '';
  // Without a search nothing is a better match than what is new.
  const sorts = SORTS.filter((sort) => (isSearch ? true : sort !== 'best'));
  const sort = !isSearch && query.sort === 'best' ? 'newest' : query.sort;

  return (
    <div className={css.tools} onFocus={prefetchCatalogue}>
      <SearchField value={query.search} onSearch={(search) => onChange({ search })} autoFocus={autoFocus} />
      <Button
        className={css.fold}
        type="button"
        variant="outlined"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {set ? t.filtersWith(formats.number(set)) : t.filters}
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
              onChange({ sort: !isSearch && chosen === 'newest' ? 'best' : chosen });
            }}
          >
            {sorts.map((it) => (
              <option key={it} value={it}>
                {sortTexts[it]}
              </option>
            ))}
          </PlainSelect>
        </Labelled>
        <label className={css.check}>
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
