import type { CartItem } from '@nargisus/domain/cart';
import type { Paisa } from '@nargisus/domain/money';
import { useEffect, useState } from 'react';
import { updateCartLines } from '#data/cart/cart-mutations.ts';
import { useProductsById } from '#data/catalogue/product-queries.ts';
import { updatedLine, unavailableReason, type UnavailableReason } from './current-line.ts';

interface CurrentLine {
  /** The price it had when the visitor last saw it. */
  was: Paisa | undefined;
  unavailable: UnavailableReason | null;
}

/**
 * The cart's lines against the shop of today. A line whose product has another price takes it over in the cart, so that
 * panel and checkout say the same, and the visitor is told what it was.
 */
export function useCurrentLines(lines: readonly CartItem[]): (line: CartItem) => CurrentLine {
  const ids = [...new Set(lines.map((line) => line.productId))];
  const products = useProductsById(ids);
  const productOf = (line: CartItem) => products[ids.indexOf(line.productId)];
  const [were, setWere] = useState<Readonly<Record<string, Paisa>>>({});

  useEffect(() => {
    const changed = lines.flatMap((line) => updatedLine(line, productOf(line)) ?? []);
    if (changed.length === 0) return;
    const before = lines.filter((line) =>
      changed.some(({ _id, price }) => _id === line._id && price !== line.price),
    );
    updateCartLines(changed).then(
      () =>
        setWere((known) => ({
          ...Object.fromEntries(before.map(({ _id, price }) => [_id, price])),
          ...known,
        })),
      // What the CDN said was older than the cart, or the network is gone: checkout compares once more.
      () => undefined,
    );
    // Both arrays stay the same until something in them changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [lines, products]);

  return (line) => ({ was: were[line._id], unavailable: unavailableReason(productOf(line)) });
}
