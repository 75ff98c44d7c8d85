import { Skeleton } from '#ui/skeleton.tsx';
import css from './wishlist.module.css';

export const WishlistSkeleton = () => (
  <ul className={css.grid} aria-hidden>
    {Array.from({ length: 4 }, (_, index) => (
      <li key={index}>
        <WishlistItemSkeleton />
      </li>
    ))}
  </ul>
);

export const WishlistItemSkeleton = () => (
  <>
    <Skeleton className={css.skeleton} />
    <Skeleton style={{ width: '80%', height: 22, marginTop: 10 }} />
    <Skeleton style={{ width: '40%', height: 20, marginTop: 6 }} />
  </>
);
