import { cartStrings } from '#locales/en/cart.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import css from './cart-lines-skeleton.module.css';

/** Renders the placeholder of a cart that loads. */
export function CartLinesSkeleton() {
  return (
    <div role="status">
      <span style={visuallyHidden}>{useStrings(cartStrings).loading}</span>
      {[0, 1].map((index) => (
        <div className={css.row} key={index} aria-hidden>
          <Skeleton as="span" style={{ width: 84, height: 105 }} />
          <div>
            <Skeleton style={{ width: '80%', height: 18 }} />
            <Skeleton style={{ width: '45%', height: 16 }} />
          </div>
        </div>
      ))}
    </div>
  );
}
