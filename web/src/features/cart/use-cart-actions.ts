import { MIN_QUANTITY, type CartItem } from '@nargisus/domain/cart';
import { ShopError } from '@nargisus/domain/contract';
import { useState } from 'react';
import { clearCart, removeLine, setQuantity } from '#data/cart/cart-mutations.ts';
import { useIdentity } from '#data/auth/identity.ts';
import { cartStrings } from '#locales/en/cart.ts';
import { translate } from '#locales/translate.ts';
import { currentStrings, useStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';

const TOAST_MS = 3_000;

type Strings = ReturnType<typeof currentStrings<'cart', typeof cartStrings.en>>;

/** The messages of a kind of change. Functions, so that they use the language at the end of the change. */
interface Messages {
  done?(t: Strings): string;
  rejected(t: Strings, message: string): string;
  failed(t: Strings): string;
}

const QUANTITY_MESSAGES: Messages = {
  rejected: (t, message) => t.quantityRejected(message),
  failed: (t) => t.quantityFailed,
};
const REMOVAL_MESSAGES: Messages = {
  done: (t) => t.removed,
  rejected: (t, message) => t.removalRejected(message),
  failed: (t) => t.removalFailed,
};
const clearingMessages = (email: string | null): Messages => ({
  done: (t) => t.cleared(email),
  rejected: (t, message) => t.clearingRejected(message),
  failed: (t) => t.clearingFailed,
});

/**
 * Returns the actions of the cart panel, which run one at a time (docs/reference/specification.md 4, Cart quantity). The list
 * changes when the server has accepted a change.
 */
export function useCartActions() {
  const t = useStrings(cartStrings);
  const identity = useIdentity();
  const [busy, setBusy] = useState(false);

  /** Runs a change and shows its result in a toast. */
  async function run(change: () => Promise<void>, messages: Messages): Promise<void> {
    setBusy(true);
    try {
      await change();
      const done = messages.done?.(currentStrings(cartStrings));
      if (done) toast(done, { duration: TOAST_MS });
    } catch (error) {
      const isRejection = error instanceof ShopError && error.message !== '';
      const strings = currentStrings(cartStrings);
      toast(isRejection ? messages.rejected(strings, translate(error)) : messages.failed(strings), {
        kind: 'error',
      });
    } finally {
      setBusy(false);
    }
  }

  async function remove(line: CartItem): Promise<void> {
    if (window.confirm(t.askRemoval)) await run(() => removeLine(line), REMOVAL_MESSAGES);
  }

  /** Changes the quantity; below one, removes the line after a confirmation. */
  async function step(line: CartItem, by: 1 | -1): Promise<void> {
    const quantity = line.quantity + by;
    await (quantity < MIN_QUANTITY
      ? remove(line)
      : run(() => setQuantity(line, quantity), QUANTITY_MESSAGES));
  }

  async function clear(): Promise<void> {
    const email = identity.state === 'signed-in' ? identity.email : null;
    if (window.confirm(t.askClearing)) await run(clearCart, clearingMessages(email));
  }

  return { busy, step, remove, clear };
}
