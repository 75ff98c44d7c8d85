import { startingSizeOf, hasSizes, sizesOf, type Product, type Size } from '@nargisus/domain/catalogue';
import { MIN_QUANTITY } from '@nargisus/domain/cart';
import { ShopError } from '@nargisus/domain/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { resolveIdentity } from '#data/auth/load-auth.ts';
import { productStrings } from '#locales/en/product.ts';
import { translate } from '#locales/translate.ts';
import { currentProductName } from '#locales/use-localized.ts';
import { currentSizeText } from '#locales/use-size-text.ts';
import { currentStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';

/** docs/reference/specification.md 9. Milliseconds. */
const CHECKOUT_DELAY_MS = 1_500;
const TOAST_MS = 3_000;

/** Imports the cart's code when it is needed, not with the page. */
const importMutations = () => import('#data/cart/cart-mutations.ts');

/** Preloads the code that adds to the cart. */
export const preloadPurchase = () =>
  void importMutations().then(
    (cart) => cart.prefetchCartMutations(),
    () => undefined,
  );

async function addToCart(addition: { product: Product; size: Size; quantity: number }): Promise<void> {
  await (await importMutations()).addToCart(addition);
}

/**
 * Returns size, quantity and the two actions of a product (docs/reference/specification.md 4, Product detail and Order Now). A
 * guest's Order Now goes to the checkout too, which asks for the sign-in (docs/adr/0075).
 */
export function usePurchase(product: Product) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [chosenSize, chooseSize] = useState(() => params.get('size'));
  const [isSizeMissing, setSizeMissing] = useState(false);
  // Derived, because the product may lose the chosen size while the page is open.
  const size = sizesOf(product).find((it) => it === chosenSize) ?? startingSizeOf(product);
  const setSize = (chosen: Size) => {
    chooseSize(chosen);
    setSizeMissing(false);
  };
  const [quantity, setQuantity] = useState<number>(MIN_QUANTITY);
  const [busy, setBusy] = useState<'adding' | 'ordering' | null>(null);
  const sizePicker = useRef<HTMLFieldSetElement>(null);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A visitor who has left the page is not redirected. */
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      clearTimeout(redirect.current);
    };
  }, []);

  function askForSize() {
    setSizeMissing(true);
    sizePicker.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  }

  async function add() {
    if (!size) return askForSize();
    setBusy('adding');
    try {
      await addToCart({ product, size, quantity });
      const identity = await resolveIdentity();
      const email = identity.state === 'signed-in' ? identity.email : null;
      toast(addedText(product, size, email), { duration: TOAST_MS });
      setQuantity(MIN_QUANTITY);
    } catch (error) {
      toast(messageOf(error), { kind: 'error' });
    }
    setBusy(null);
  }

  async function order() {
    if (!size) return askForSize();
    setBusy('ordering');
    try {
      await addToCart({ product, size, quantity });
      if (isUnmounted.current) return;
      toast(currentStrings(productStrings).ordering(currentProductName(product)), { duration: TOAST_MS });
      // Stays busy until the redirect: a second click would add the product again.
      redirect.current = setTimeout(() => void navigate(paths.checkout()), CHECKOUT_DELAY_MS);
    } catch {
      toast(currentStrings(productStrings).orderFailed, { kind: 'error' });
      setBusy(null);
    }
  }

  return { size, setSize, isSizeMissing, sizePicker, quantity, setQuantity, busy, add, order };
}

function addedText(product: Product, size: Size, email: string | null): string {
  const t = currentStrings(productStrings);
  const { sizing } = product;
  const name = currentProductName(product);
  return hasSizes(product)
    ? t.added(name, currentSizeText().label({ size, sizing }), email)
    : t.addedOneSize(name, email);
}

function messageOf(error: unknown): string {
  const t = currentStrings(productStrings);
  return error instanceof ShopError && error.message ? t.addRejected(translate(error)) : t.addFailed;
}
