import { activeFilters, withoutFilter, type ListFilter, type ListQuery } from '@nargisus/domain/catalogue';
import { paths } from '#config/paths.ts';
import { listFilterNameStrings } from '#locales/en/list-filter-names.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFilterNames } from './use-filter-names.ts';
import css from './active-filters.module.css';

interface Props {
  query: ListQuery;
  /** The filters without which there are products, with their number; undefined where the server lists. */
  toRemove: readonly { filter: ListFilter; count: number }[] | undefined;
  onChange(change: Partial<ListQuery>): void;
  onClear(): void;
}

/** Renders that a collection is empty, or that no product has all filters of a list, and which of them to remove. */
export function NothingFits({ query, toRemove = [], onChange, onClear }: Props) {
  const t = useStrings(listFilterNameStrings);
  const { number } = useFormats();
  const nameOf = useFilterNames(query);
  const search = query.search.trim();
  if (!search && activeFilters(query).length === 0) {
    return (
      <EmptyState title={t.collectionEmpty} text={t.collectionEmptyHint}>
        <ButtonLink to={paths.products()}>{t.allProducts}</ButtonLink>
      </EmptyState>
    );
  }
  const hint = toRemove.length ? t.hides : activeFilters(query).length ? t.hidesAll : t.nothingFitsHint;
  return (
    <EmptyState title={search ? t.nothingFitsFor(search) : t.nothingFits} text={hint}>
      {toRemove.length > 0 && (
        <ul className={css.without}>
          {toRemove.map(({ filter, count }) => (
            <li key={filter}>
              <Button type="button" variant="outlined" onClick={() => onChange(withoutFilter(filter))}>
                {t.without(nameOf(filter))}: {t.found(count, number(count))}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button type="button" onClick={onClear}>
        {t.clearFilters}
      </Button>
    </EmptyState>
  );
}
