import { isSameSize, type BackLine, type Order } from '@nargisus/domain/orders';

/** How many pieces the customer kept of each line, in the order of the items. */
export type KeptPieces = readonly number[];

/** Returns the draft of an order as the dialog opens: everything was kept. */
export const allKept = ({ items }: Order): KeptPieces => items.map(({ quantity }) => quantity);

/** Returns the pieces that the customer refused, as the call takes them. */
export const refusedLines = ({ items }: Order, kept: KeptPieces): BackLine[] =>
  items.flatMap(({ productId, size, quantity }, place) => {
    const refused = quantity - (kept[place] ?? quantity);
    return refused > 0 ? [{ productId, size, quantity: refused }] : [];
  });

/** Returns whether the customer kept nothing. */
export const isNothingKept = ({ items }: Order, refused: readonly BackLine[]): boolean =>
  items.every((item) => refused.find((line) => isSameSize(line, item))?.quantity === item.quantity);
