import { DEFAULT_SIZE, SIZES, type Product, type Size } from '@nargisus/domain/catalogue';
import { MIN_QUANTITY, quantitySchema } from '@nargisus/domain/cart';
import { ShopError } from '@nargisus/domain/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { resolveIdentity } from '#data/auth/load-auth.ts';
import { productStrings } from '#locales/en/product.ts';
import { translate } from '#locales/translate.ts';
import { currentStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';

/** docs/reference/specification.md 9. Milliseconds. */
const TO_CHECKOUT_AFTER = 1_500;
const TOAST = 3_000;

/** What an addition is made with: fetched when it is near, not with the page. */
const loadCart = () => import('#data/cart/cart-mutations.ts');

export const preloadPurchase = () =>
  void loadCart().then(
    (cart) => cart.prefetchCartMutations(),
    () => undefined,
  );

async function addToCart(addition: { product: Product; size: Size; quantity: number }): Promise<void> {
  await (await loadCart()).addToCart(addition);
}

/**
 * Size, quantity and the two ways to buy a product (docs/reference/specification.md 4, Product detail and Order
 * Now).
 */
export function usePurchase(product: Product) {
  const navigate = useNavigate();
  const [chosen] = useSearchParams();
  const [size, setSize] = useState<Size>(() => chosenSize(chosen));
  const [quantity, setQuantity] = useState(() => chosenQuantity(chosen));
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
      toast(currentStrings(productStrings).added(product.name, size, email), { duration: TOAST });
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
        toast(currentStrings(productStrings).loginFirst, { kind: 'error' });
        return await navigate(paths.login(), { state: { from: wayBack(product, size, quantity) } });
      }
      await addToCart({ product, size, quantity });
      if (left.current) return;
      toast(currentStrings(productStrings).ordering(product.name), { duration: TOAST });
      // Busy until then: a second click would order twice.
      redirect.current = setTimeout(() => void navigate(paths.checkout()), TO_CHECKOUT_AFTER);
    } catch {
      toast(currentStrings(productStrings).orderFailed, { kind: 'error' });
      setBusy(null);
    }
  }

  return { size, setSize, quantity, setQuantity, busy, add, order };
}

function wordsFor(failure: unknown): string {
  const t = currentStrings(productStrings);
  return failure instanceof ShopError && failure.message ? t.addRejected(translate(failure)) : t.addFailed;
}

/** Back from the login with what was chosen. */
const wayBack = ({ id }: Product, size: Size, quantity: number) =>
  `${paths.product(id)}?${new URLSearchParams({ size, quantity: String(quantity) })}`;

const chosenSize = (chosen: URLSearchParams) =>
  SIZES.find((size) => size === chosen.get('size')) ?? DEFAULT_SIZE;

function chosenQuantity(chosen: URLSearchParams): number {
  const quantity = quantitySchema.safeParse(Number(chosen.get('quantity')));
  return quantity.success ? quantity.data : MIN_QUANTITY;
}
