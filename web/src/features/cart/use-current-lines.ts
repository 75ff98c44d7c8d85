import type { CartItem } from '@nargisus/domain/cart';
import type { Paisa } from '@nargisus/domain/money';
import { useEffect, useState } from 'react';
import { updateCartLines } from '#data/cart/cart-mutations.ts';
import { useProductsById } from '#data/catalogue/product-queries.ts';
import {
  lineUnavailableReason,
  piecesShortOf,
  updatedLine,
  type LineUnavailableReason,
} from './current-line.ts';

interface CurrentLine {
  /** The price that the visitor saw last, when it has changed. */
  previousPrice: Paisa | undefined;
  unavailable: LineUnavailableReason | null;
  /** How many pieces of its size are left, when they are too few. */
  piecesLeft: number | undefined;
}

/**
 * Compares the lines of the cart with their products. Stores changed prices, names, images and size systems in the cart, so that panel and
 * checkout show the same, and returns the previous price for the visitor.
 */
export function useCurrentLines(lines: readonly CartItem[]): (line: CartItem) => CurrentLine {
  const ids = [...new Set(lines.map((line) => line.productId))];
  const products = useProductsById(ids);
  const productOf = (line: CartItem) => products[ids.indexOf(line.productId)];
  const [previousPrices, setPreviousPrices] = useState<Readonly<Record<string, Paisa>>>({});

  useEffect(() => {
    const now = new Date();
    const changed = lines.flatMap((line) => updatedLine(line, productOf(line), now) ?? []);
    if (changed.length === 0) return;
    const repriced = lines.filter((line) =>
      changed.some(({ _id, price }) => _id === line._id && price !== line.price),
    );
    updateCartLines(changed).then(
      () =>
        setPreviousPrices((known) => ({
          ...Object.fromEntries(repriced.map(({ _id, price }) => [_id, price])),
          ...known,
        })),
      // The answer of the CDN is older than the cart, or the network failed: checkout compares again.
      () => undefined,
    );
    // Both arrays keep their identity until an element changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [lines, products]);

  return (line) => ({
    previousPrice: previousPrices[line._id],
    unavailable: lineUnavailableReason(line, productOf(line)),
    piecesLeft: piecesShortOf(line, productOf(line)),
  });
}
