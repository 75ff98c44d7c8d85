import { startTransition, useEffect, useState } from 'react';
import { fetchAddresses, type KnownToBrowser } from '#data/users/addresses.ts';

const NONE: KnownToBrowser = { saved: [], lastUsed: null, phone: '', place: null };
/** How long the checkout waits for the addresses before it shows an empty form. Milliseconds. */
const PATIENCE = 4_000;

/** Returns what fills the address in; null while it loads. Without an answer, the form is empty. */
export function useKnownAddresses(): KnownToBrowser | null {
  const [known, setKnown] = useState<KnownToBrowser | null>(null);
  useEffect(() => {
    // The first one counts: an address that comes later would overwrite what has been typed.
    // In a transition: drawing the form must not block input.
    const show = (addresses: KnownToBrowser) =>
      startTransition(() => setKnown((present) => present ?? addresses));
    const timer = setTimeout(() => show(NONE), PATIENCE);
    fetchAddresses().then(show, () => show(NONE));
    return () => clearTimeout(timer);
  }, []);
  return known;
}
