import { DELIVERY_CHARGE, type Consignment, type Payout, type PayoutLine } from './consignment.ts';
import type { Settings } from './settings.ts';

/** How far a wrong amount is off, in taka. */
const OFF = 50;

/** Returns the statement of a payout of these parcels, with its fault in the first line. */
export function statementOf(
  paid: readonly Consignment[],
  fault: Settings['statement'],
): Pick<Payout, 'consignments' | 'lines' | 'extra'> {
  const consignments = paid.map(({ id }) => id);
  const [first, ...others] = paid.map(lineOf);
  return {
    consignments,
    lines: [...firstLines(first!, fault), ...others],
    extra: fault === 'wrong-total' ? -2 * OFF : 0,
  };
}

function lineOf({ id, invoice, trackingCode, status, collected }: Consignment): PayoutLine {
  return { consignment: id, invoice, trackingCode, status, cod: collected ?? 0, charge: DELIVERY_CHARGE };
}

function firstLines(line: PayoutLine, fault: Settings['statement']): PayoutLine[] {
  switch (fault) {
    case 'short':
      return [{ ...line, cod: line.cod - OFF }];
    case 'over':
      return [{ ...line, cod: line.cod + OFF }];
    case 'wrong-fee':
      return [{ ...line, charge: line.charge + OFF }];
    case 'missing':
      return [];
    case 'duplicate':
      return [line, line];
    case 'unknown':
      return [
        line,
        { ...line, consignment: 1, invoice: 'OTHER-SHOP-7', trackingCode: '0A1B2C3D', cod: 10 * OFF },
      ];
    case 'right':
    case 'wrong-total':
    case 'unpaid':
      return [line];
  }
}
