import { styled } from '@mui/material/styles';
import { hasSizes, sizesOf, type Size } from '@nargisus/domain/catalogue';
import type { OrderItem } from '@nargisus/domain/orders';
import { useProduct } from '#data/catalogue/product-queries.ts';
import { returnsStrings } from '#locales/en/returns.ts';
import { useFormats } from '#locales/formats.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LabelledCheckbox } from '#ui/labelled-checkbox.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { SelectField } from '#ui/select-field.tsx';

/** How many pieces of a line are returned, and for which size; without one for the money. */
export interface ReturnWish {
  readonly quantity: number;
  readonly exchangeSize?: Size | undefined;
}

interface Props {
  item: OrderItem;
  /** How many pieces can be returned. */
  left: number;
  /** Undefined while the line is not chosen. */
  wish: ReturnWish | undefined;
  onChange(wish: ReturnWish | undefined): void;
}

/** Renders the choice of an order line, of the pieces, and of the money or another size for them. */
export function ReturnLineField({ item, left, wish, onChange }: Props) {
  const t = useStrings(returnsStrings);
  const name = useProductName()(item);
  const sizes = useSizeText();
  const { number } = useFormats();
  return (
    <Line>
      <LabelledCheckbox
        label={`${name}, ${sizes.phrase(item)}`}
        isOn={wish !== undefined}
        onChange={(isOn) => onChange(isOn ? { quantity: left } : undefined)}
      />
      {wish && (
        <div>
          {left > 1 && (
            <QuantityStepper
              of={name}
              isDecreaseDisabled={wish.quantity <= 1}
              isIncreaseDisabled={wish.quantity >= left}
              onDecrease={() => onChange({ ...wish, quantity: wish.quantity - 1 })}
              onIncrease={() => onChange({ ...wish, quantity: wish.quantity + 1 })}
            >
              <output aria-label={t.quantity}>{number(wish.quantity)}</output>
            </QuantityStepper>
          )}
          <WishField item={item} wish={wish} onChange={onChange} />
        </div>
      )}
    </Line>
  );
}

/** Renders the choice between the money and the other sizes that the product is made in today. */
function WishField({ item, wish, onChange }: Pick<Props, 'item' | 'onChange'> & { wish: ReturnWish }) {
  const t = useStrings(returnsStrings);
  const sizes = useSizeText();
  const product = useProduct(item.productId);
  const others =
    product.state === 'ready' && hasSizes(item)
      ? sizesOf(product.value).filter((size) => size !== item.size)
      : [];
  const toOther = others.map((size) => [size, t.exchangeTo(sizes.label({ ...item, size }))] as const);
  return (
    <SelectField
      label={t.wish}
      value={wish.exchangeSize ?? ''}
      options={[['', t.moneyBack], ...toOther]}
      onChange={({ target: { value } }) =>
        onChange({ ...wish, exchangeSize: others.find((size) => size === value) })
      }
    />
  );
}

const Line = styled('div')({
  '& label': { alignItems: 'flex-start', paddingBlock: 10, overflowWrap: 'anywhere' },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: 12,
    margin: '4px 0 12px 28px',
    '& > :only-child': { gridColumn: '1 / -1' },
  },
  '& output': { minWidth: 32, textAlign: 'center' },
});
