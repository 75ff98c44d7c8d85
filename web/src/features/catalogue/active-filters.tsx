import {
  activeFilters,
  WITHOUT_FILTERS,
  withoutFilter,
  type ListFilter,
  type ListQuery,
} from '@nargisus/domain/catalogue';
import type { MouseEvent } from 'react';
import { listFilterNameStrings } from '#locales/en/list-filter-names.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { useFilterNames } from './use-filter-names.ts';
import css from './active-filters.module.css';

interface Props {
  className?: string;
  query: ListQuery;
  onChange(change: Partial<ListQuery>): void;
}

/** Renders a chip for each active filter, which removes it, and a button that removes all. */
export function ActiveFilters({ className, query, onChange }: Props) {
  const t = useStrings(listFilterNameStrings);
  const nameOf = useFilterNames(query);
  const active = activeFilters(query);
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>, filter: ListFilter) => {
    keepFocus(currentTarget);
    onChange(withoutFilter(filter));
  };
  return (
    <ul className={classNames(css.chips, className)} aria-label={t.active}>
      {active.map((filter) => (
        <li key={filter}>
          <button
            className={css.chip}
            type="button"
            aria-label={t.remove(nameOf(filter))}
            onClick={(event) => remove(event, filter)}
          >
            {nameOf(filter)}
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Button
            type="button"
            variant="text"
            small
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              onChange(WITHOUT_FILTERS);
            }}
          >
            {t.removeAll}
          </Button>
        </li>
      )}
    </ul>
  );
}

/**
 * Moves the focus from a button that disappears: from a chip to the next one, from the last chip and from "Clear all" to the
 * first field or button above that is shown.
 */
function keepFocus(button: HTMLButtonElement): void {
  const list = button.closest('ul')!;
  const chips = [...list.querySelectorAll<HTMLButtonElement>(`.${css.chip}`)];
  const at = chips.indexOf(button);
  const neighbour = at < 0 ? undefined : (chips[at + 1] ?? chips[at - 1]);
  const others = list.parentElement!.querySelectorAll<HTMLElement>('button, select');
  for (const it of neighbour ? [neighbour] : others) {
    it.focus();
    if (document.activeElement === it) return; // what is not displayed takes no focus
  }
}
