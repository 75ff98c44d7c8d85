import { Skeleton } from '#ui/skeleton.tsx';
import css from './product-card-skeleton.module.css';

/** Renders the placeholder of a product card, as large as the card, so that the layout does not shift. */
export function ProductCardSkeleton() {
  return (
    <div>
      <Skeleton style={{ aspectRatio: '4 / 5', marginBottom: 10 }} />
      <div className={css.lines}>
        <Skeleton style={{ width: '86%', height: '0.8em' }} />
        <Skeleton style={{ width: '54%', height: '0.8em' }} />
      </div>
      <Skeleton style={{ width: '42%', height: '1em', margin: '6px 0 4px' }} />
    </div>
  );
}
