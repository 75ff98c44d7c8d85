import { MAX_QUANTITY } from '@nargisus/domain/cart';
import { sizesOf, type CatalogueEntry, type Size, type Sizing } from '@nargisus/domain/catalogue';
import { isSameSize, type Order } from '@nargisus/domain/orders';

/** A line as the dialog edits it. */
export interface EditedLine {
  /** Identifies the row while its size changes. */
  readonly key: number;
  readonly productId: string;
  readonly name: string;
  readonly nameBn?: string | undefined;
  readonly sizing?: Sizing | undefined;
  readonly size: Size;
  /** What it may be changed to, its own size included. */
  readonly sizes: readonly Size[];
  readonly quantity: number;
}

/** Returns the lines of an order. Their products' other sizes come with the catalogue (withSizes). */
export const linesOf = ({ items }: Order): EditedLine[] =>
  items.map(({ productId, name, nameBn, sizing, size, quantity }, key) => ({
    ...{ key, productId, name, nameBn, sizing, size, sizes: [size], quantity },
  }));

const sizesLeftOf = (entry: CatalogueEntry): readonly Size[] => entry.sizes ?? sizesOf(entry);

/** Returns a line with every size that its product has left. */
export function withSizes(line: EditedLine, entry: CatalogueEntry | undefined): EditedLine {
  if (!entry) return line;
  const left = sizesLeftOf(entry);
  return { ...line, sizes: left.includes(line.size) ? left : [line.size, ...left] };
}

/** Returns the lines with one more piece of a product: in its first size, or of a line that has it. */
export function withProduct(lines: readonly EditedLine[], entry: CatalogueEntry): EditedLine[] {
  const size = sizesLeftOf(entry)[0];
  if (size === undefined) return [...lines];
  const same = lines.find((line) => isSameSize(line, { productId: entry.id, size }));
  if (same) return lines.map((it) => (it === same ? { ...it, quantity: atMost(it.quantity + 1) } : it));
  const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
  const { id: productId, name, nameBn, sizing } = entry;
  return [
    ...lines,
    { ...{ key, productId, name, nameBn, sizing, size }, sizes: sizesLeftOf(entry), quantity: 1 },
  ];
}

/** Returns the pieces by product and size, as the call takes them: two rows of one size are one line. */
export function requestedLines(lines: readonly EditedLine[]) {
  const merged: { productId: string; size: Size; quantity: number }[] = [];
  for (const { productId, size, quantity } of lines) {
    const same = merged.find((it) => isSameSize(it, { productId, size }));
    if (same) same.quantity = atMost(same.quantity + quantity);
    else merged.push({ productId, size, quantity });
  }
  return merged;
}

const atMost = (quantity: number) => Math.min(quantity, MAX_QUANTITY);
