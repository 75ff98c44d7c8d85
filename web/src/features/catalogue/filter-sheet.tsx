import { filtersOf, WITHOUT_FILTERS, type ListQuery } from '@nargisus/domain/catalogue';
import type { ReactNode } from 'react';
import { listFilterNameStrings } from '#locales/en/list-filter-names.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import css from './filter-sheet.module.css';

interface Props {
  query: ListQuery;
  /** The number of products that the list finds, and as it is written. */
  found: { count: number; written: string } | undefined;
  children: ReactNode;
  onChange(change: Partial<ListQuery>): void;
  onClose(): void;
}

/** Renders the filters of a list as a sheet over it. A choice counts at once; the button says what it finds, and closes. */
export function FilterSheet({ query, found, children, onChange, onClose }: Props) {
  const t = useStrings(listFilterNameStrings);
  return (
    <Sheet title={t.sheetTitle} onClose={onClose}>
      <div className={css.fields}>{children}</div>
      {/* The sheet closes as a dialog, so that the focus returns to the button that opened it. */}
      <form method="dialog" className={css.actions}>
        {filtersOf(query) > 0 && (
          <Button type="button" variant="outlined" onClick={() => onChange(WITHOUT_FILTERS)}>
            {t.removeAll}
          </Button>
        )}
        <Button type="submit" aria-live="polite">
          {found ? t.showFound(found.count, found.written) : t.showAll}
        </Button>
      </form>
    </Sheet>
  );
}
