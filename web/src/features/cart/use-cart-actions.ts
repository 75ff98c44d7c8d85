import { MIN_QUANTITY, type CartItem } from '@nargisus/domain/cart';
import { ShopError } from '@nargisus/domain/contract';
import { useState } from 'react';
import { clearCart, removeLine, setQuantity } from '#data/cart/cart-mutations.ts';
import { useIdentity } from '#data/auth/identity.ts';
import { cartStrings } from '#locales/en/cart.ts';
import { translate } from '#locales/translate.ts';
import { currentStrings, useStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';

const TOAST = 3_000;

type Texts = ReturnType<typeof currentStrings<'cart', typeof cartStrings.en>>;

/** What is said of one kind of change; read when it is over, in the language of that moment. */
interface Words {
  done?(t: Texts): string;
  refused(t: Texts, message: string): string;
  failed(t: Texts): string;
}

const QUANTITY: Words = {
  refused: (t, message) => t.quantityRejected(message),
  failed: (t) => t.quantityFailed,
};
const REMOVAL: Words = {
  done: (t) => t.removed,
  refused: (t, message) => t.removalRejected(message),
  failed: (t) => t.removalFailed,
};
const clearingOf = (email: string | null): Words => ({
  done: (t) => t.cleared(email),
  refused: (t, message) => t.clearingRejected(message),
  failed: (t) => t.clearingFailed,
});

/**
 * Everything the panel can do to the cart, one change at a time (docs/reference/specification.md 4, Cart quantity).
 * The list itself changes when the server has it.
 */
export function useCartActions() {
  const t = useStrings(cartStrings);
  const identity = useIdentity();
  const [busy, setBusy] = useState(false);

  /** What came of it is said here. */
  async function run(change: () => Promise<void>, words: Words): Promise<void> {
    setBusy(true);
    try {
      await change();
      const done = words.done?.(currentStrings(cartStrings));
      if (done) toast(done, { duration: TOAST });
    } catch (failure) {
      const reason = failure instanceof ShopError && failure.message;
      const now = currentStrings(cartStrings);
      toast(reason ? words.refused(now, translate(reason)) : words.failed(now), { kind: 'error' });
    } finally {
      setBusy(false);
    }
  }

  async function remove(line: CartItem): Promise<void> {
    if (window.confirm(t.askRemoval)) await run(() => removeLine(line), REMOVAL);
  }

  /** Below one is a removal, and asked for like one. */
  async function step(line: CartItem, by: 1 | -1): Promise<void> {
    const quantity = line.quantity + by;
    await (quantity < MIN_QUANTITY ? remove(line) : run(() => setQuantity(line, quantity), QUANTITY));
  }

  async function clear(): Promise<void> {
    const email = identity.state === 'signed-in' ? identity.email : null;
    if (window.confirm(t.askClearing)) await run(clearCart, clearingOf(email));
  }

  return { busy, step, remove, clear };
}
