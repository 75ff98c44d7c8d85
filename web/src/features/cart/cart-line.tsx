import { Text } from '#ui/text.tsx';
import { lineTotal, MAX_QUANTITY, type CartItem } from '@nargisus/domain/cart';
import type { Paisa } from '@nargisus/domain/money';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { cartStrings } from '#locales/en/cart.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { TrashIcon } from '#ui/icons.tsx';
import { Money } from '#ui/money.tsx';
import { ProductThumb } from '#ui/product-thumb.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { IconButton } from '#ui/button.tsx';
import type { UnavailableReason } from './current-line.ts';
import css from './cart-line.module.css';

interface Props {
  line: CartItem;
  /** The price it had when the visitor last saw it, where that has changed. */
  was?: Paisa;
  /** Why it cannot be bought today. */
  unavailable: UnavailableReason | null;
  busy: boolean;
  onStep(by: 1 | -1): void;
  onRemove(): void;
  /** The visitor goes to the product. */
  onFollow(): void;
}

export function CartLine({ line, was, unavailable, busy, onStep, onRemove, onFollow }: Props) {
  const t = useStrings(cartStrings);
  const { number, taka } = useFormats();
  const most = line.quantity >= MAX_QUANTITY;
  return (
    <li className={css.row} data-out={unavailable !== null}>
      <ProductThumb src={line.image} alt="" width={84} />
      <div className={css.words}>
        {unavailable === 'gone' ? (
          <span className={css.name}>{line.name}</span>
        ) : (
          <Link className={css.name} to={paths.product(line.productId)} onClick={onFollow}>
            {line.name}
          </Link>
        )}
        <Text variant="body2" tone="secondary">
          {t.size(line.size)} · <Money amount={line.price} />
        </Text>
        {was !== undefined && !unavailable && <p className={css.remark}>{t.priceWas(taka(was))}</p>}
        {unavailable && <p className={css.remark}>{unavailable === 'gone' ? t.gone : t.outOfStock}</p>}
        <div className={css.controls}>
          <QuantityStepper
            of={line.name}
            onDecrease={() => onStep(-1)}
            onIncrease={() => onStep(1)}
            isDecreaseDisabled={busy}
            isIncreaseDisabled={busy || most || unavailable !== null}
          >
            <span className={css.quantity} role="img" aria-label={t.quantity(number(line.quantity))}>
              {number(line.quantity)}
            </span>
          </QuantityStepper>
          <strong className={css.lineTotal}>
            <Money amount={lineTotal(line)} />
          </strong>
        </div>
        {most && (
          <Text variant="caption" tone="secondary">
            {t.most(number(MAX_QUANTITY))}
          </Text>
        )}
      </div>
      <IconButton type="button" aria-label={t.remove(line.name)} {...busyProps(busy, onRemove)}>
        <TrashIcon size={20} />
      </IconButton>
    </li>
  );
}
