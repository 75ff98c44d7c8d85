import Drawer from '@mui/material/Drawer';
import { CartPanel } from '#features/cart/cart-panel.tsx';
import { ThemeProvider } from '#theme/theme-provider.tsx';

interface Props {
  open: boolean;
  onClose(): void;
}

/** The cart beside the page, sliding in from the navbar's side. */
export function CartDrawerPanel({ open, onClose }: Props) {
  return (
    <ThemeProvider>
      <Drawer
        anchor="right"
        open={open}
        onClose={onClose}
        // Kept mounted, so that a cart once opened stays live and opens at once.
        keepMounted
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'cart-title' } }}
      >
        <CartPanel open={open} onClose={onClose} />
      </Drawer>
    </ThemeProvider>
  );
}
