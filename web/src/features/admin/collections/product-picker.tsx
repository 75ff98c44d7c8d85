import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { cardOf } from '@nargisus/domain/catalogue';
import { MAX_PICKED } from '@nargisus/domain/collections';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCatalogue } from '#data/catalogue/use-catalogue.ts';
import { adminCollectionsStrings } from '#locales/en/staff/admin-collections.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { ProductThumb } from '#ui/product-thumb.tsx';
import { ProductResults } from '../shared/product-results.tsx';
import { SearchField } from '../table/search-field.tsx';
import { moved, Rows, SortableRow } from './sortable-row.tsx';

interface Props {
  picked: readonly string[];
  onChange(picked: string[]): void;
}

/** How many products a search offers. */
const OFFERED = 8;

/**
 * Renders the picked products in their order, and a search that adds more. Searches the catalogue that shoppers load, which
 * reads no document.
 */
export function ProductPicker({ picked, onChange }: Props) {
  const t = useStrings(adminCollectionsStrings);
  const nameOf = useProductName();
  const catalogue = useCatalogue(true);
  const [{ term, before }, setSearch] = useState<{ term: string; before: readonly string[] }>({
    term: '',
    before: [],
  });
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const entries = useMemo(
    () => new Map(catalogue.state === 'ready' ? catalogue.value.entries.map((it) => [it.id, it]) : []),
    [catalogue],
  );
  const found = useMemo(
    () =>
      catalogue.state === 'ready' && term ? catalogue.value.search(term).results.map((it) => it.entry) : [],
    [catalogue, term],
  );
  if (catalogue.state === 'failed') return <LoadFailed text={t.catalogueFailed} onRetry={catalogue.retry} />;
  // A product that is picked from them stays, so that its button keeps the focus.
  const offered = found.filter(({ id }) => !before.includes(id)).slice(0, OFFERED);
  const isFull = picked.length >= MAX_PICKED;
  const unpick = (id: string, position: number) => {
    flushSync(() => onChange(picked.filter((it) => it !== id)));
    const rest = list.current?.querySelectorAll<HTMLElement>('[data-unpick]') ?? [];
    rest[Math.min(position, rest.length - 1)]?.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SearchField
        label={t.searchProducts}
        value={term}
        onSearch={(typed) => setSearch({ term: typed, before: picked })}
      />
      {term && (
        <ProductResults
          label={t.results}
          entries={offered}
          none={t.nothingFound}
          buttonOf={({ id }) => {
            const isPicked = picked.includes(id);
            return { text: isPicked ? t.added : t.pick, isDisabled: isFull || isPicked };
          }}
          onPick={({ id }) => onChange([...picked, id])}
        />
      )}
      {isFull && <Typography color="textSecondary">{t.full}</Typography>}
      <Rows ref={list} aria-label={t.pickedProducts}>
        {picked.map((id, position) => {
          const entry = entries.get(id);
          const name = entry ? nameOf(entry) : id;
          return (
            <SortableRow
              key={id}
              name={name}
              position={position}
              count={picked.length}
              isDragged={dragged === id}
              onMove={(to) => onChange(moved(picked, position, to))}
              onDrag={(isOn) => setDragged(isOn ? id : null)}
              onDragOver={() => {
                const from = dragged === null ? -1 : picked.indexOf(dragged);
                if (from !== -1 && from !== position) onChange(moved(picked, from, position));
              }}
              actions={
                <Button
                  type="button"
                  variant="text"
                  small
                  data-unpick
                  aria-label={`${t.unpick}: ${name}`}
                  onClick={() => unpick(id, position)}
                >
                  {t.unpick}
                </Button>
              }
            >
              <ProductThumb src={entry ? cardOf(entry).image : ''} alt="" width={40} />
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}
                {!entry && catalogue.state === 'ready' && (
                  <Typography variant="body2" color="textSecondary">
                    {t.gone}
                  </Typography>
                )}
              </Box>
            </SortableRow>
          );
        })}
      </Rows>
    </Box>
  );
}
