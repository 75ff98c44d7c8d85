import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { lineTotal, MAX_QUANTITY, type CartItem } from '@nargisus/domain/cart';
import type { Paisa } from '@nargisus/domain/money';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { cartStrings } from '#locales/en/cart.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TrashIcon } from '#ui/icons.tsx';
import { Money } from '#ui/money.tsx';
import { ProductThumb } from '#ui/product-thumb.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { IconButton } from '#ui/button.tsx';
import type { Unavailable } from './line-now.ts';

interface Props {
  line: CartItem;
  /** The price it had when the visitor last saw it, where that has changed. */
  was?: Paisa;
  /** Why it cannot be bought today. */
  unavailable: Unavailable | null;
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
    <Row data-out={unavailable !== null}>
      <ProductThumb src={line.image} alt="" width={84} />
      <Words>
        {unavailable === 'gone' ? (
          <Name>{line.name}</Name>
        ) : (
          <Name as={Link} to={paths.product(line.productId)} onClick={onFollow}>
            {line.name}
          </Name>
        )}
        <Typography variant="body2" color="textSecondary">
          {t.size(line.size)} · <Money amount={line.price} />
        </Typography>
        {was !== undefined && !unavailable && <Remark>{t.priceWas(taka(was))}</Remark>}
        {unavailable && <Remark>{unavailable === 'gone' ? t.gone : t.outOfStock}</Remark>}
        <Controls>
          <QuantityStepper
            of={line.name}
            onLess={() => onStep(-1)}
            onMore={() => onStep(1)}
            lessOff={busy}
            moreOff={busy || most || unavailable !== null}
          >
            <Quantity role="img" aria-label={t.quantity(number(line.quantity))}>
              {number(line.quantity)}
            </Quantity>
          </QuantityStepper>
          <LineTotal>
            <Money amount={lineTotal(line)} />
          </LineTotal>
        </Controls>
        {most && (
          <Typography variant="caption" color="textSecondary">
            {t.most(number(MAX_QUANTITY))}
          </Typography>
        )}
      </Words>
      <IconButton type="button" aria-label={t.remove(line.name)} onClick={onRemove} disabled={busy}>
        <TrashIcon size={20} />
      </IconButton>
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  padding: '16px 12px 16px 24px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&[data-out=true] > img': { opacity: 0.5 },
  '&[data-out=true] strong': { textDecoration: 'line-through' },
}));

const Words = styled('div')({ flex: 1, minWidth: 0, display: 'grid', gap: 4 });

const Name = styled('span')<{ to?: string }>(({ theme }) => ({
  ...theme.typography.h6,
  justifySelf: 'start',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
}));

const Remark = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.warning.main,
  fontWeight: 550,
}));

const Controls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginTop: 8,
});

const LineTotal = styled('strong')({ fontWeight: 650 });

const Quantity = styled('span')({
  minWidth: 36,
  alignSelf: 'center',
  textAlign: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
