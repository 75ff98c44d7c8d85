import { describe, expect, test } from 'vitest';
import type { OrderItem } from '../orders/order.ts';
import { anOrder } from '../orders/testing/an-order.ts';
import { packedLines, packedPieces, scanPiece, type PackedLine } from './packing.ts';

const [item] = anOrder(new Date('2026-11-20T06:00:00Z')).items as [OrderItem];
const itemOf = (productId: string, size: string, quantity: number): OrderItem => ({
  ...item,
  ...{ productId, size, quantity, name: productId },
});
const lines = packedLines([
  itemOf('panjabi', 'M', 2),
  itemOf('panjabi', 'L', 1),
  itemOf('shoe', '42', 1),
  itemOf('lamp', 'M', 1),
]);
const products = [
  { id: 'panjabi', sku: 'PAN-1', barcode: '4006381333931' },
  { id: 'shoe', sku: 'PAN-1-B' },
  { id: 'lamp', barcode: '96385074' },
];
const scan = (code: string, from: readonly PackedLine[] = lines) => scanPiece(from, products, code);
const packedBy = (code: string) => {
  const result = scan(code);
  return result.ok ? `${result.line.productId} ${result.line.size}` : result.reason;
};

describe('a scanned piece', () => {
  test.each([
    ['4006381333931 L', 'panjabi L'],
    ['PAN-1 M', 'panjabi M'],
    ['pan-1:l', 'panjabi L'],
    ['PAN-1-L', 'panjabi L'],
    ['panjabi_M', 'panjabi M'],
    ['  ৯৬৩৮৫০৭৪ ', 'lamp M'],
    ['lamp', 'lamp M'],
    // The SKU of another product begins alike.
    ['PAN-1-B', 'shoe 42'],
    ['PAN-1-B 42', 'shoe 42'],
  ])('%j is packed as %s', (code, line) => {
    expect(packedBy(code)).toBe(line);
  });

  test.each([
    ['', 'wrong-item'],
    ['4006381333932', 'wrong-item'],
    ['PAN-10', 'wrong-item'],
    ['PAN-12 L', 'wrong-item'],
    ['4006381333931', 'size-needed'],
    ['PAN-1 XL', 'wrong-size'],
    ['PAN-1-B 41', 'wrong-size'],
    ['lamp L', 'wrong-size'],
  ])('%j is refused: %s', (code, reason) => {
    expect(packedBy(code)).toBe(reason);
  });

  test('names the lines that it could be for', () => {
    expect(scan('PAN-1 XL')).toMatchObject({ ok: false, lines: [{ size: 'M' }, { size: 'L' }] });
    expect(scan('unknown')).toMatchObject({ ok: false, lines: [] });
  });
});

test('an order is packed piece by piece, and takes no piece too many', () => {
  let packed: readonly PackedLine[] = lines;
  for (const code of ['PAN-1 M', 'PAN-1 L', 'PAN-1 M', 'PAN-1-B', 'lamp']) {
    expect(packedPieces(packed).isComplete).toBe(false);
    const result = scan(code, packed);
    if (!result.ok) throw new Error(result.reason);
    packed = result.lines;
  }
  expect(packedPieces(packed)).toEqual({ packed: 5, all: 5, isComplete: true });
  expect(scan('PAN-1 M', packed)).toMatchObject({
    ok: false,
    reason: 'already-packed',
    lines: [{ size: 'M' }],
  });
});

test('two lines of one size are packed as one', () => {
  expect(packedLines([itemOf('lamp', 'M', 1), itemOf('lamp', 'M', 2)])).toMatchObject([
    { quantity: 3, packed: 0 },
  ]);
});
