import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Children, type ReactNode } from 'react';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { ListParams } from '../shared/use-list-params.ts';
import { SearchField } from './search-field.tsx';

interface Props {
  params: Pick<ListParams, 'filter' | 'sortBy'>;
  search: { readonly label: string; readonly term: string };
  sort: { readonly current: string; readonly options: readonly (readonly [string, string])[] };
  /** The selects of the filters. */
  children: ReactNode;
  /** The button of further filters. */
  more?: ReactNode;
  /** Null without a search or a filter. */
  onClear: (() => void) | null;
}

/**
 * Renders search, filters and sort order of a table. Its own component, so that the field keeps its focus while lists
 * change.
 */
export function FilterBar({ params: { filter, sortBy }, search, sort, children, more, onClear }: Props) {
  const t = useStrings(adminSharedStrings);
  return (
    <Box
      component="search"
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        alignItems: 'center',
        gridTemplateColumns: {
          xs: '1fr 1fr',
          lg: `minmax(240px, 2fr) repeat(${Children.count(children) + 1}, minmax(124px, 1fr))`,
        },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
      }}
    >
      <SearchField
        label={search.label}
        value={search.term}
        onSearch={(q) => filter({ q }, { replace: search.term !== '' })}
      />
      {children}
      <SelectField
        label={t.sort}
        isOptional
        value={sort.current}
        options={sort.options}
        onChange={({ target }) => sortBy(target.value)}
      />
      {more}
      {onClear && (
        <Button variant="text" size="small" onClick={onClear} sx={{ justifySelf: 'start' }}>
          {t.clearFilters}
        </Button>
      )}
    </Box>
  );
}
