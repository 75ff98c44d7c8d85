import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { countUpTo } from './count-up-to.ts';

interface Count {
  shown: number;
  total: number;
  /** Whether there are more than `total`. */
  isMore?: boolean;
}

/** Returns how a list says how many of its products are shown. */
export function useListCount(): (count: Count) => string {
  const t = useStrings(listFilterStrings);
  const { number } = useFormats();
  return ({ shown, total, isMore }) => {
    if (isMore && shown >= total) return t.shownOfMore(number(shown));
    return t.shown(number(shown), countUpTo(total, number) + (isMore ? '+' : ''));
  };
}
