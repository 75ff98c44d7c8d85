import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { CartDrawerPanel } from './layouts/cart-drawer-panel.tsx';
import { layoutStrings } from '../locales/en/layout.ts';
import { currentStrings } from '../locales/use-strings.ts';
import { toast } from '../ui/toast.ts';

interface CartDrawer {
  open: boolean;
  show(): void;
  hide(): void;
}

type Panel = typeof CartDrawerPanel;

const CartDrawerContext = createContext<CartDrawer | null>(null);

const loadPanel = () => import('./layouts/cart-drawer-panel.tsx');

/** Preloads the panel's code when the visitor reaches for the cart button. */
export const preloadCartDrawer = () => void loadPanel().catch(() => undefined);

/**
 * Provides whether the cart is open, and the panel itself. Its code loads with the first opening; a toast reports
 * when it cannot.
 */
export function CartDrawerProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel | null>(null);
  const drawer = useMemo(() => {
    const show = () => {
      setOpen(true);
      loadPanel().then(
        (panel) => setPanel(() => panel.CartDrawerPanel),
        () => {
          setOpen(false);
          toast(currentStrings(layoutStrings).cartFailed, { kind: 'error' });
        },
      );
    };
    return { open, show, hide: () => setOpen(false) };
  }, [open]);
  return (
    <CartDrawerContext value={drawer}>
      {children}
      {Panel && <Panel open={open} onClose={drawer.hide} />}
    </CartDrawerContext>
  );
}

export function useCartDrawer(): CartDrawer {
  const drawer = useContext(CartDrawerContext);
  if (!drawer) throw new Error('useCartDrawer needs CartDrawerProvider above it');
  return drawer;
}
