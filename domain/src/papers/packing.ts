import type { Product } from '../catalogue/product.ts';
import type { OrderItem } from '../orders/order.ts';
import { latinDigits } from '../text/bangla-digits.ts';

/** A line of an order while it is packed, with the pieces that are in the parcel. */
export interface PackedLine extends Pick<
  OrderItem,
  'productId' | 'name' | 'nameBn' | 'size' | 'sizing' | 'quantity'
> {
  readonly packed: number;
}

/** What may be printed on a piece of a product, besides its ID. */
export type ProductCodes = Pick<Product, 'id'> & Pick<Partial<Product>, 'barcode' | 'sku'>;

/** Why a scanned piece does not go into the parcel. */
type ScanRefusal = 'wrong-item' | 'wrong-size' | 'size-needed' | 'already-packed';

type ScanResult =
  | { readonly ok: true; readonly line: PackedLine; readonly lines: readonly PackedLine[] }
  /** `lines`: those of the scanned product, in its sizes; none for a wrong item. */
  | { readonly ok: false; readonly reason: ScanRefusal; readonly lines: readonly PackedLine[] };

/** Returns the lines of an order with nothing packed; two lines of one size are one. */
export function packedLines(items: readonly OrderItem[]): PackedLine[] {
  const lines = new Map<string, PackedLine>();
  for (const { productId, name, nameBn, size, sizing, quantity } of items) {
    const key = `${productId}_${size}`;
    const before = lines.get(key)?.quantity ?? 0;
    lines.set(key, { productId, name, nameBn, size, sizing, quantity: before + quantity, packed: 0 });
  }
  return [...lines.values()];
}

/**
 * Packs one piece by what a scanner read or staff typed: a product's barcode, SKU or ID, alone or followed by the size. Letter
 * case, surrounding blanks and Bangla digits do not matter. Without a size it is the only size of the product in the order.
 */
export function scanPiece(
  lines: readonly PackedLine[],
  products: readonly ProductCodes[],
  scanned: string,
): ScanResult {
  const read = productOf(normal(scanned), withCodes(lines, products));
  const ofProduct = read ? lines.filter(({ productId }) => productId === read.id) : [];
  if (!read || ofProduct.length === 0) return { ok: false, reason: 'wrong-item', lines: [] };
  const { size } = read;
  if (size === undefined && ofProduct.length > 1)
    return { ok: false, reason: 'size-needed', lines: ofProduct };
  const ofSize = size === undefined ? ofProduct : ofProduct.filter((line) => line.size === size);
  const [line] = ofSize;
  if (!line) return { ok: false, reason: 'wrong-size', lines: ofProduct };
  if (line.packed >= line.quantity) return { ok: false, reason: 'already-packed', lines: [line] };
  const packed = { ...line, packed: line.packed + 1 };
  return { ok: true, line: packed, lines: lines.map((it) => (it === line ? packed : it)) };
}

/** Returns how many pieces are packed, and how many there are. */
export function packedPieces(lines: readonly PackedLine[]): {
  packed: number;
  all: number;
  isComplete: boolean;
} {
  const packed = lines.reduce((sum, line) => sum + line.packed, 0);
  const all = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { packed, all, isComplete: packed === all };
}

interface Codes {
  readonly id: string;
  readonly codes: readonly string[];
}

const normal = (text: string): string => latinDigits(text).trim().toUpperCase();

/** Returns the codes of each product of the lines; a deleted one has its ID alone. */
function withCodes(lines: readonly PackedLine[], products: readonly ProductCodes[]): Codes[] {
  const known = new Map(products.map((product) => [product.id, product]));
  return [...new Set(lines.map(({ productId }) => productId))].map((id) => {
    const { barcode, sku } = known.get(id) ?? {};
    return { id, codes: [barcode, sku, id].flatMap((code) => (code ? [normal(code)] : [])) };
  });
}

/** What stands between a code and a size: blanks, or a sign that labels and line ids have. */
const BETWEEN = /^(?:\s+|\s*[:|_/-]\s*)/;

/** Returns the product that a text names, and the size behind its code. The longest code that fits counts: codes may begin alike. */
function productOf(text: string, products: readonly Codes[]): { id: string; size?: string } | undefined {
  const all = products.flatMap(({ id, codes }) => codes.map((code) => ({ id, code })));
  const exact = all.find(({ code }) => code === text);
  if (exact) return { id: exact.id };
  const [longest] = all
    .filter(({ code }) => text.startsWith(code) && BETWEEN.test(text.slice(code.length)))
    .toSorted((one, other) => other.code.length - one.code.length);
  return longest && { id: longest.id, size: text.slice(longest.code.length).replace(BETWEEN, '') };
}
