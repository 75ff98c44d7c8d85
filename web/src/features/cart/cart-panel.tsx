import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { paths } from '../../config/paths.ts';
import { useCart } from '../../data/use-cart.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { NarcissusMark } from '../../ui/narcissus-mark.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartLinesSkeleton } from './cart-lines-skeleton.tsx';
import { cartMessages } from './messages.ts';
import { ActionLink, IconAction } from '../../ui/action.tsx';

interface Props {
  open: boolean;
  onClose(): void;
}

/** SPEC 2, Cart panel: loading, empty, populated. A cart that cannot be read shows as empty (SPEC 4). */
export function CartPanel({ open, onClose }: Props) {
  const cart = useCart(open);
  const lines = cart.state === 'ready' ? cart.value : [];
  return (
    <Sheet>
      <Top>
        <Typography variant="h3" component="h2" id="cart-title">
          Your cart
        </Typography>
        <IconAction aria-label="Close cart" onClick={onClose}>
          <CloseIcon />
        </IconAction>
      </Top>
      {cart.state === 'loading' && <CartLinesSkeleton />}
      {cart.state !== 'loading' && !lines.length && <EmptyCart onClose={onClose} />}
      {lines.length > 0 && <CartLines lines={lines} onClose={onClose} />}
    </Sheet>
  );
}

function EmptyCart({ onClose }: { onClose(): void }) {
  return (
    <Empty>
      <NarcissusMark size={56} />
      <Typography variant="h4" component="p">
        {cartMessages.empty}
      </Typography>
      <Typography color="textSecondary">{cartMessages.emptyHint}</Typography>
      <ActionLink to={paths.products()} onClick={onClose} sx={{ mt: 2 }}>
        Continue Shopping
      </ActionLink>
    </Empty>
  );
}

const Sheet = styled('div')({
  width: 'min(460px, 100vw)',
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
});

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '14px 14px 14px 24px',
});

const Empty = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: '24px 24px 20vh',
  textAlign: 'center',
});
