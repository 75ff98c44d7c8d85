import { prefetchCatalogue } from '#data/catalogue/use-catalogue.ts';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { useListCount } from './use-list-count.ts';
import css from './load-more.module.css';

interface Props {
  shown: number;
  total: number;
  /** Whether there are more than `total`. */
  isMore?: boolean;
  /** Whether there is nothing to load, although there may be more. */
  isEnd?: boolean;
  isGrowing: boolean;
  onMore(): void;
}

/** Renders how much of a list is shown and the button that shows more; nothing at the end of the list. */
export function LoadMore({ shown, total, isMore = false, isEnd = shown >= total, isGrowing, onMore }: Props) {
  const t = useStrings(listFilterStrings);
  const count = useListCount();
  if (isEnd) return null;
  return (
    <div className={css.end}>
      <p>{count({ shown, total, isMore })}</p>
      {!isMore && <progress aria-hidden value={shown} max={total} />}
      <Button
        type="button"
        variant="outlined"
        // aria-disabled: a disabled button would lose the focus.
        aria-disabled={isGrowing}
        onPointerEnter={prefetchCatalogue}
        onClick={() => {
          if (!isGrowing) onMore();
        }}
      >
        {isGrowing ? t.loadingMore : t.loadMore}
      </Button>
    </div>
  );
}
