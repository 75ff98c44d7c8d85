import { cartStrings } from '#locales/en/cart.ts';
import { useStrings } from '#locales/use-strings.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import css from './cart-lines-skeleton.module.css';

/** Renders the placeholder of a cart that loads. */
export function CartLinesSkeleton() {
  return (
    <div role="status">
      <span style={visuallyHidden}>{useStrings(cartStrings).loading}</span>
      {[0, 1].map((index) => (
        <div className={css.row} key={index} aria-hidden>
          <i style={{ width: 84, height: 105 }} />
          <div>
            <i style={{ width: '80%', height: 18 }} />
            <i style={{ width: '45%', height: 16 }} />
          </div>
        </div>
      ))}
    </div>
  );
}
