import { percentOff, type Priced } from '@nargisus/domain/catalogue';
import { productListStrings } from '../locales/en/product-lists.ts';
import { useFormats } from '../locales/formats.ts';
import { useStrings } from '../locales/use-strings.ts';

interface Props {
  product: Priced & {
    readonly inStock: boolean;
    readonly isNew?: true | undefined;
    readonly left?: number | undefined;
  };
  className: string | undefined;
}

/** Renders the one fact that matters most before buying: out of stock, cheaper, the last pieces, or new; nothing for all other products. */
export function ProductBadge({ product, className }: Props) {
  const t = useStrings(productListStrings);
  const { percent, number } = useFormats();
  const off = percentOff(product);
  const text = product.inStock ? textOf() : t.outOfStock;
  function textOf() {
    if (off > 0) return `−${percent(off)}`;
    return product.left === undefined ? product.isNew && t.isNew : t.left(number(product.left));
  }
  return text ? <span className={className}>{text}</span> : null;
}
