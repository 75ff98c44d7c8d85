import { styled } from '@mui/material/styles';
import { CATEGORIES, filtersOf, SORTS, type ListQuery, type Sort } from '@nargisus/domain/catalogue';
import { useId, useState } from 'react';
import { prefetchCatalogue } from '#data/catalogue/use-catalogue.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { ExpandMark } from '#ui/expand-mark.tsx';
import { Labelled, PlainSelect } from '#ui/plain-field.ts';
import { PriceFilter } from './price-filter.tsx';
import { SearchField } from './search-field.tsx';

interface Props {
  query: ListQuery;
  onChange(change: Partial<ListQuery>): void;
  autoFocus?: boolean;
}

/** Search, filters and order of a list. On a phone the filters are folded away under a button that counts them. */
export function ListTools({ query, onChange, autoFocus }: Props) {
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
    <Tools onFocus={prefetchCatalogue}>
      <SearchField value={query.search} onSearch={(search) => onChange({ search })} autoFocus={autoFocus} />
      <Fold
        type="button"
        variant="outlined"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {set ? t.filtersWith(formats.number(set)) : t.filters}
        <ExpandMark open={open} />
      </Fold>
      <Filters id={id} data-open={open}>
        <WideOnPhone>
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
        </WideOnPhone>
        <PriceFilter value={query} onChange={onChange} />
        <WideOnPhone>
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
        </WideOnPhone>
        <Check>
          <input
            type="checkbox"
            checked={query.inStock}
            onChange={({ target }) => onChange({ inStock: target.checked })}
          />
          {t.inStock}
        </Check>
      </Filters>
    </Tools>
  );
}

const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  marginBottom: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr' },
}));

const Fold = styled(Button)(({ theme }) => ({
  minHeight: 44,
  paddingBlock: 0,
  paddingInline: 14,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Filters = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'none',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  '&[data-open=true]': { display: 'grid' },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns:
      'minmax(160px, 1.3fr) minmax(110px, 1fr) minmax(110px, 1fr) minmax(170px, 1.3fr) auto',
  },
}));

/** Half a small phone is too narrow for the longest choice; on a tablet the two prices stay beside each other. */
const WideOnPhone = styled(Labelled)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { gridColumn: '1 / -1' },
}));

const Check = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  cursor: 'pointer',
  '& > input': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
  },
  [theme.breakpoints.down('md')]: { gridColumn: '1 / -1' },
}));
