import { CATEGORIES, SORTS, type ListQuery, type Sort } from '@nargisus/domain/catalogue';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Suspense } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Labelled, PlainSelect } from '#ui/plain-field.tsx';
import { SizeAndColour } from './load-filter-parts.ts';
import { PriceFilter } from './price-filter.tsx';
import css from './list-filters.module.css';

export interface FilterFieldsProps {
  query: ListQuery;
  /** Whether the server lists the products, which offers one order only. */
  isClosed: boolean;
  onChange(change: Partial<ListQuery>): void;
  /** Staff picked the products and their order, which is the default. */
  isPicked?: boolean;
  /** Whether to load the choices of sizes and colours, for which the HTML and the first visit have no room. */
  hasChoices?: boolean;
}

/** Renders the fields that filter and sort a list. */
export function FilterFields({
  query,
  isClosed,
  onChange,
  isPicked = false,
  hasChoices = true,
}: FilterFieldsProps) {
  const t = useStrings(listFilterStrings);
  const labels = useStrings(catalogueLabelStrings);
  const pending = (
    <>
      <PendingSelect label={t.size} />
      <PendingSelect label={t.colour} />
    </>
  );
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
    <>
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
      {hasChoices ? (
        <Suspense fallback={pending}>
          <SizeAndColour query={query} onChange={onChange} />
        </Suspense>
      ) : (
        pending
      )}
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
    </>
  );
}

/** Renders a choice whose options are not loaded. */
const PendingSelect = ({ label }: { label: string }) => (
  <Labelled>
    {label}
    <PlainSelect disabled>
      <option>…</option>
    </PlainSelect>
  </Labelled>
);
