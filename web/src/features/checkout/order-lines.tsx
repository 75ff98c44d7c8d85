import { lineId, lineTotal, type CartItem } from '@nargisus/domain/cart';
import type { Quote } from '@nargisus/domain/checkout';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useFormats } from '#locales/formats.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { ProductThumb } from '#ui/product-thumb.tsx';
import { Text } from '#ui/text.tsx';
import css from './order-lines.module.css';

/**
 * Renders the lines of the order (docs/reference/specification.md 2). Unavailable lines stay visible until the shopper
 * removes them.
 */
export function OrderLines({
  items,
  quote,
  onRemove,
}: {
  items: readonly CartItem[];
  quote: Quote;
  onRemove(item: CartItem): void;
}) {
  const t = useStrings(checkoutStrings);
  const { number, taka } = useFormats();
  const localized = useLocalized();
  const sizes = useSizeText();
  const priced = new Map(quote.lines.map((line) => [lineId(line), line]));
  return (
    <ul className={css.lines}>
      {items.map((item) => {
        const line = priced.get(item._id);
        return (
          <li key={item._id}>
            <ProductThumb src={item.image} alt="" />
            <div>
              <Text className={css.name} {...localized(item, 'name')} />
              <Text variant="body2" tone="secondary">
                {sizes.phrase(item)} · {t.quantity(number(item.quantity))}
              </Text>
              {line ? (
                <Text variant="body2" tone="secondary">
                  {t.each(taka(line.price))}
                </Text>
              ) : (
                <>
                  <Text variant="body2" tone="error">
                    {t.unavailable}
                  </Text>
                  <Button
                    type="button"
                    variant="text"
                    small
                    className={css.remove}
                    onClick={() => onRemove(item)}
                  >
                    {t.removeLine(localized(item, 'name').children)}
                  </Button>
                </>
              )}
            </div>
            <Text className={line ? css.amount : css.gone}>
              <Money amount={line ? line.itemTotal : lineTotal(item)} />
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
