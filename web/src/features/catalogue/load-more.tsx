import { prefetchCatalogue } from '#data/catalogue/use-catalogue.ts';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import css from './load-more.module.css';

interface Props {
  shown: number;
  total: number;
  isGrowing: boolean;
  onMore(): void;
}

/** How much of a list has been seen, and the way to more of it. */
export function LoadMore({ shown, total, isGrowing, onMore }: Props) {
  const t = useStrings(listFilterStrings);
  const { number } = useFormats();
  if (shown >= total) return null;
  return (
    <div className={css.end}>
      <p>{t.shown(number(shown), number(total))}</p>
      <progress aria-hidden value={shown} max={total} />
      <Button
        type="button"
        variant="outlined"
        // Not disabled: that would take the keyboard's place away.
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
