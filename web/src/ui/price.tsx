import { percentOff, type Priced } from '@nargisus/domain/catalogue';
import { productListStrings } from '../locales/en/product-lists.ts';
import { useStrings } from '../locales/use-strings.ts';
import { Money } from './money.tsx';
import { visuallyHidden } from './visually-hidden.ts';
import css from './price.module.css';

/** Renders the price that counts, and a struck-through one beside it. */
export function Price({ product }: { product: Priced }) {
  const t = useStrings(productListStrings);
  const { price, compareAtPrice } = product;
  if (compareAtPrice === undefined || !percentOff(product)) return <Money amount={price} />;
  return (
    <>
      <span className={css.now}>
        <Money amount={price} />
      </span>{' '}
      <s className={css.before}>
        <span style={visuallyHidden}>{t.before} </span>
        <Money amount={compareAtPrice} />
      </s>
    </>
  );
}
