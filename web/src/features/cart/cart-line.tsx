import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { lineTotal, MAX_QUANTITY, type CartItem } from '@nargisus/domain/cart';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { BinIcon } from '../../ui/icons.tsx';
import { Money } from '../../ui/money.tsx';
import { ProductThumb } from '../../ui/product-thumb.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { IconAction } from '../../ui/action.tsx';

interface Props {
  line: CartItem;
  busy: boolean;
  onStep(by: 1 | -1): void;
  onRemove(): void;
  /** The visitor goes to the product. */
  onFollow(): void;
}

export function CartLine({ line, busy, onStep, onRemove, onFollow }: Props) {
  return (
    <Row>
      <ProductThumb src={line.image} alt="" width={84} />
      <Words>
        <Link to={paths.product(line.productId)} onClick={onFollow}>
          {line.name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          Size {line.size} · <Money amount={line.price} />
        </Typography>
        <Controls>
          <QuantityStepper
            of={line.name}
            onLess={() => onStep(-1)}
            onMore={() => onStep(1)}
            lessOff={busy}
            moreOff={busy || line.quantity >= MAX_QUANTITY}
          >
            <Quantity aria-label={`Quantity: ${line.quantity}`}>{line.quantity}</Quantity>
          </QuantityStepper>
          <strong>
            <Money amount={lineTotal(line)} />
          </strong>
        </Controls>
      </Words>
      <IconAction aria-label={`Remove ${line.name}`} onClick={onRemove} disabled={busy}>
        <BinIcon size={20} />
      </IconAction>
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  padding: '16px 12px 16px 24px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Words = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: 4,
  '& > a': {
    ...theme.typography.h6,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
}));

const Controls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginTop: 8,
});

const Quantity = styled('span')({
  minWidth: 36,
  alignSelf: 'center',
  textAlign: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
