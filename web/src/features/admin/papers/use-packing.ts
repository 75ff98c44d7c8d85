import type { Order } from '@nargisus/domain/orders';
import {
  packedLines,
  packedPieces,
  scanPiece,
  type PackedLine,
  type ProductCodes,
} from '@nargisus/domain/papers';
import { useState } from 'react';
import { adminPapersStrings } from '#locales/en/staff/admin-papers.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { beep } from './beep.ts';

/** What the last scan did, in words. `at` tells two equal ones apart. */
interface Outcome {
  readonly at: number;
  readonly isRefused: boolean;
  readonly text: string;
}

/** Keeps which pieces of an order are packed, and says and sounds what each scan did. */
export function usePacking(order: Order, products: readonly ProductCodes[]) {
  const t = useStrings(adminPapersStrings);
  const nameOf = useProductName();
  const sizes = useSizeText();
  const [lines, setLines] = useState<readonly PackedLine[]>(() => packedLines(order.items));
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const tell = (isRefused: boolean, text: string) => {
    beep(isRefused ? 'refused' : 'packed');
    setOutcome((last) => ({ at: (last?.at ?? 0) + 1, isRefused, text }));
  };
  const sizesOf = (some: readonly PackedLine[]) => some.map((line) => sizes.label(line)).join(', ');

  const scan = (code: string) => {
    const result = scanPiece(lines, products, code);
    if (result.ok) {
      setLines(result.lines);
      return tell(false, t.packed(nameOf(result.line), sizes.label(result.line)));
    }
    const [line] = result.lines;
    tell(true, t.refusals[result.reason](code, line ? nameOf(line) : '', sizesOf(result.lines)));
  };
  const restart = () => {
    setLines(packedLines(order.items));
    setOutcome(null);
  };
  return { lines, outcome, scan, restart, pieces: packedPieces(lines) };
}
