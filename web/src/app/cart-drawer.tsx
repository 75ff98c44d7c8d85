import { createContext, lazy, Suspense, useContext, useMemo, useState, type ReactNode } from 'react';

interface CartDrawer {
  open: boolean;
  show(): void;
  hide(): void;
}

const CartDrawerContext = createContext<CartDrawer | null>(null);

const loadPanel = () => import('./layouts/cart-drawer-panel.tsx');
const Panel = lazy(async () => ({ default: (await loadPanel()).CartDrawerPanel }));

/** Fetches the panel's code when the visitor reaches for the cart button. */
export const preloadCartDrawer = () => void loadPanel().catch(() => undefined);

/** Whether the cart is open. The panel is mounted by the first opening and stays, so that the cart stays live. */
export function CartDrawerProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const drawer = useMemo(
    () => ({ open, show: () => (setWanted(true), setOpen(true)), hide: () => setOpen(false) }),
    [open],
  );
  return (
    <CartDrawerContext value={drawer}>
      {children}
      {wanted && (
        <Suspense>
          <Panel open={open} onClose={drawer.hide} />
        </Suspense>
      )}
    </CartDrawerContext>
  );
}

export function useCartDrawer(): CartDrawer {
  const drawer = useContext(CartDrawerContext);
  if (!drawer) throw new Error('useCartDrawer needs CartDrawerProvider above it');
  return drawer;
}
