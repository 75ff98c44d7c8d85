import { productIdSchema } from '@nargisus/domain/catalogue';
import { useEffect, useState } from 'react';
import { readStorage, writeStorage } from '#storage/browser-storage.ts';
import { hasSessionHint } from '../auth/identity-store.ts';

/** Four to show beside the one that is open, and some that are sold out or gone by then. */
const MOST = 8;

/** A member's list is removed at sign-out (storage/user-storage.ts); a guest's belongs to the browser. */
const keyOfList = () => (hasSessionHint() ? 'nargisus.private.viewed' : 'nargisus.viewed');

/** Returns the ids of the products that were opened in this browser, newest first. */
function readViewed(): string[] {
  try {
    const ids = JSON.parse(readStorage(keyOfList()) ?? '[]') as unknown;
    return Array.isArray(ids) ? ids.filter((id): id is string => productIdSchema.safeParse(id).success) : [];
  } catch {
    return [];
  }
}

/**
 * Returns the ids of the products that were opened before this one, newest first, and remembers this one. Give the component
 * the product's id as `key`.
 */
export function useViewedBefore(current: string): readonly string[] {
  const [before] = useState(() => readViewed().filter((id) => id !== current));
  useEffect(() => {
    writeStorage(keyOfList(), JSON.stringify([current, ...before].slice(0, MOST)));
  }, [current, before]);
  return before;
}
