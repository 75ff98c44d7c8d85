import { MIN_QUANTITY, type CartItem } from '@nargisus/domain/cart';
import { ShopError } from '@nargisus/domain/contract';
import { useState } from 'react';
import { clearCart, removeLine, setQuantity } from '../../data/cart-actions.ts';
import { useIdentity } from '../../data/identity.ts';
import { toast } from '../../ui/toast.ts';
import { cartMessages } from './messages.ts';

const TOAST = 3_000;

interface FailureWords {
  refused(message: string): string;
  failed: string;
}

/**
 * Everything the panel can do to the cart, one change at a time (SPEC 4, Cart quantity). The list itself changes
 * when the server has it: it is live.
 */
export function useCartChanges() {
  const identity = useIdentity();
  const [busy, setBusy] = useState(false);

  /** Resolves to whether it was done; a failure is said here. */
  async function run(change: () => Promise<void>, words: FailureWords, done?: string): Promise<boolean> {
    setBusy(true);
    try {
      await change();
      if (done) toast(done, { duration: TOAST });
      return true;
    } catch (failure) {
      const said = failure instanceof ShopError && failure.message;
      toast(said ? words.refused(said) : words.failed, { kind: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function remove(line: CartItem): Promise<boolean> {
    if (!window.confirm(cartMessages.removal.ask)) return false;
    return run(() => removeLine(line), cartMessages.removal, cartMessages.removal.done);
  }

  /** Below one is a removal, and asked for like one. */
  async function step(line: CartItem, by: 1 | -1): Promise<boolean> {
    const quantity = line.quantity + by;
    if (quantity < MIN_QUANTITY) return remove(line);
    return run(() => setQuantity(line, quantity), cartMessages.quantity);
  }

  async function clear(): Promise<boolean> {
    if (!window.confirm(cartMessages.clearing.ask)) return false;
    const email = identity.state === 'signed-in' ? identity.email : null;
    return run(clearCart, cartMessages.clearing, cartMessages.clearing.done(email));
  }

  return { busy, step, remove, clear };
}
