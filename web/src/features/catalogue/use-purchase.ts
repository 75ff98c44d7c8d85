import { DEFAULT_SIZE, type Product, type Size } from '@nargisus/domain/catalogue';
import { MIN_QUANTITY } from '@nargisus/domain/cart';
import { ShopError } from '@nargisus/domain/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { addToCart } from '../../data/cart-actions.ts';
import { resolveIdentity } from '../../data/watch-identity.ts';
import { toast } from '../../ui/toast.ts';
import { catalogueMessages } from './messages.ts';

/** SPEC 9. Milliseconds. */
const TO_CHECKOUT_AFTER = 1_500;
const TOAST = 3_000;

/** Size, quantity and the two ways to buy a product (SPEC 4, Product detail and Order Now). */
export function usePurchase(product: Product) {
  const navigate = useNavigate();
  const [size, setSize] = useState<Size>(DEFAULT_SIZE);
  const [quantity, setQuantity] = useState(MIN_QUANTITY);
  const [busy, setBusy] = useState<'adding' | 'ordering' | null>(null);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whoever has gone to another page meanwhile is not taken away from it. */
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      clearTimeout(redirect.current);
    };
  }, []);

  async function add() {
    setBusy('adding');
    try {
      await addToCart({ product, size, quantity });
      const identity = await resolveIdentity();
      const email = identity.state === 'signed-in' ? identity.email : null;
      toast(catalogueMessages.added(product, size, email), { duration: TOAST });
      setQuantity(MIN_QUANTITY);
    } catch (failure) {
      toast(wordsFor(failure), { kind: 'error' });
    }
    setBusy(null);
  }

  async function order() {
    setBusy('ordering');
    try {
      if ((await resolveIdentity()).state === 'signed-out') {
        if (left.current) return;
        toast(catalogueMessages.loginFirst, { kind: 'error' });
        return await navigate(paths.login());
      }
      await addToCart({ product, size, quantity });
      if (left.current) return;
      toast(catalogueMessages.ordering(product), { duration: TOAST });
      // Busy until then: a second click would order twice.
      redirect.current = setTimeout(() => void navigate(paths.checkout()), TO_CHECKOUT_AFTER);
    } catch {
      toast(catalogueMessages.orderFailed, { kind: 'error' });
      setBusy(null);
    }
  }

  return { size, setSize, quantity, setQuantity, busy, add, order };
}

const wordsFor = (failure: unknown) =>
  failure instanceof ShopError && failure.message
    ? catalogueMessages.addRefused(failure.message)
    : catalogueMessages.addFailed;
