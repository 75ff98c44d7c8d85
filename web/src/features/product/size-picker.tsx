import {
  availabilityOfSize,
  hasSizes,
  isSizeSoldOut,
  sizesOf,
  sizingOf,
  type Product,
  type Size,
} from '@nargisus/domain/catalogue';
import type { RefObject } from 'react';
import { productStrings } from '#locales/en/product.ts';
import { useFormats } from '#locales/formats.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Text } from '#ui/text.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import css from './size-picker.module.css';

interface Props {
  product: Product;
  /** Undefined until the shopper chooses, where no size is chosen from the start. */
  size: Size | undefined;
  /** Whether to ask for a size, because the shopper has tried to buy without one. */
  isMissing: boolean;
  onChoose(size: Size): void;
  ref: RefObject<HTMLFieldSetElement | null>;
}

/**
 * Renders the sizes of a product as buttons of which one is chosen (a group of radio buttons), with a note on how they are
 * measured and how many of the chosen one are left, where few are. Sold-out sizes are struck out. Renders nothing for a product of one size.
 */
export function SizePicker({ product, size, isMissing, onChoose, ref }: Props) {
  const t = useStrings(productStrings);
  const { label } = useSizeText();
  const { number } = useFormats();
  if (!hasSizes(product)) return null;
  const sizing = sizingOf(product);
  const note = t.sizeNotes[sizing];
  const stockOf = (chosen: Size) => {
    const stock = availabilityOfSize(product, chosen);
    if (stock?.state === 'out') return t.chosenSoldOut;
    return stock?.left === undefined ? '' : t.left(number(stock.left));
  };
  return (
    <fieldset className={css.group} ref={ref} aria-describedby="size-note">
      <legend>{t.size}</legend>
      <div className={css.sizes}>
        {sizesOf(product).map((it) => {
          const soldOut = isSizeSoldOut(product, it);
          return (
            <label className={css.size} key={it}>
              <input
                type="radio"
                name="size"
                value={it}
                checked={it === size}
                disabled={soldOut}
                onChange={() => onChoose(it)}
              />
              <span>{label({ size: it, sizing })}</span>
              {soldOut && <span style={visuallyHidden}>{`(${t.sizeSoldOut})`}</span>}
            </label>
          );
        })}
      </div>
      <div id="size-note">
        <Text variant="body2" role="status" className={css.stock}>
          {size !== undefined && stockOf(size)}
        </Text>
        {isMissing && (
          <Text variant="body2" tone="error" role="alert">
            {t.chooseSize}
          </Text>
        )}
        {note && (
          <Text variant="caption" tone="secondary">
            {note}
          </Text>
        )}
      </div>
    </fieldset>
  );
}
