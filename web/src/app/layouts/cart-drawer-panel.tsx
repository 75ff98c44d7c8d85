import Drawer from '@mui/material/Drawer';
import { CartPanel } from '#features/cart/cart-panel.tsx';
import { ThemeProvider } from '#theme/theme-provider.tsx';

interface Props {
  open: boolean;
  onClose(): void;
}

/** Renders the cart in a drawer on the side of the navbar's cart button. */
export function CartDrawerPanel({ open, onClose }: Props) {
  return (
    <ThemeProvider>
      <Drawer
        anchor="right"
        open={open}
        onClose={onClose}
        // Stays mounted, so that the cart stays live and opens at once the next time.
        keepMounted
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'cart-title' } }}
      >
        <CartPanel open={open} onClose={onClose} />
      </Drawer>
    </ThemeProvider>
  );
}
