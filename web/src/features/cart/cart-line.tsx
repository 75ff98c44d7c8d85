import { Text, textClass } from '#ui/text.tsx';
import { lineTotal, MAX_QUANTITY, type CartItem } from '@nargisus/domain/cart';
import type { Paisa } from '@nargisus/domain/money';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { cartStrings } from '#locales/en/cart.ts';
import { useFormats } from '#locales/formats.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { TrashIcon } from '#ui/icons.tsx';
import { Money } from '#ui/money.tsx';
import { ProductThumb } from '#ui/product-thumb.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { IconButton } from '#ui/button.tsx';
import type { LineUnavailableReason } from './current-line.ts';
import css from './cart-line.module.css';

interface Props {
  line: CartItem;
  /** The price that the visitor saw last, when it has changed. */
  previousPrice?: Paisa;
  /** Why the product cannot be bought now, null when it can. */
  unavailable: LineUnavailableReason | null;
  /** How many pieces of its size are left, when they are too few. */
  piecesLeft: number | undefined;
  busy: boolean;
  onStep(by: 1 | -1): void;
  onRemove(): void;
  /** Called when the visitor opens the product's page. */
  onOpenProduct(): void;
}

/** Renders a line of the cart with its quantity and its total. */
export function CartLine({
  line,
  previousPrice,
  unavailable,
  piecesLeft,
  busy,
  onStep,
  onRemove,
  onOpenProduct,
}: Props) {
  const t = useStrings(cartStrings);
  const { number, taka } = useFormats();
  const name = useLocalized()(line, 'name');
  const sizes = useSizeText();
  const isMaximum = line.quantity >= MAX_QUANTITY;
  return (
    <li className={css.row} data-unavailable={unavailable !== null}>
      <ProductThumb src={line.image} alt="" width={84} />
      <div className={css.details}>
        {unavailable === 'gone' ? (
          <span className={textClass('h6', css.name)} {...name} />
        ) : (
          <Link
            className={textClass('h6', css.name)}
            to={paths.product(line.productId)}
            onClick={onOpenProduct}
            {...name}
          />
        )}
        <Text variant="body2" tone="secondary">
          {sizes.phrase(line)} · <Money amount={line.price} />
        </Text>
        {previousPrice !== undefined && !unavailable && (
          <Text variant="body2" className={css.warning}>
            {t.priceWas(taka(previousPrice))}
          </Text>
        )}
        {piecesLeft !== undefined && !unavailable && (
          <Text variant="body2" className={css.warning}>
            {piecesLeft === 0 ? t.soldOut : t.fewer(number(piecesLeft))}
          </Text>
        )}
        {unavailable && (
          <Text variant="body2" className={css.warning}>
            {t.unavailable[unavailable]}
          </Text>
        )}
        <div className={css.controls}>
          <QuantityStepper
            of={name.children}
            onDecrease={() => onStep(-1)}
            onIncrease={() => onStep(1)}
            isDecreaseDisabled={busy}
            isIncreaseDisabled={busy || isMaximum || unavailable !== null || piecesLeft !== undefined}
          >
            <span className={css.quantity} role="img" aria-label={t.quantity(number(line.quantity))}>
              {number(line.quantity)}
            </span>
          </QuantityStepper>
          <strong className={css.lineTotal}>
            <Money amount={lineTotal(line)} />
          </strong>
        </div>
        {isMaximum && (
          <Text variant="caption" tone="secondary">
            {t.most(number(MAX_QUANTITY))}
          </Text>
        )}
      </div>
      <IconButton type="button" aria-label={t.remove(name.children)} {...busyProps(busy, onRemove)}>
        <TrashIcon size={20} />
      </IconButton>
    </li>
  );
}
