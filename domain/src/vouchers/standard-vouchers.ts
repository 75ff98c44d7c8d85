import { taka } from '../money/taka.ts';
import type { Paisa } from '../money/paisa.ts';
import type { Benefit } from './benefit.ts';
import type { Voucher } from './voucher.ts';

const standard = (code: string, benefit: Benefit, minimum: Paisa): Voucher => ({
  ...{ code, benefit, minimum },
  ...{ name: '', nameBn: '', description: '', descriptionBn: '' },
  ...{ startsOn: null, endsOn: null, limitInAll: null, limitPerPerson: null, firstOrderOnly: false },
  ...{ categories: [], collections: [], isActive: true, used: 0 },
  ...{ version: 0, createdAt: null, updatedAt: null, updatedBy: null },
});

/**
 * The vouchers of docs/reference/specification.md 9, which every shop has until staff change them: each counts as it is here
 * while there is no document of its code.
 */
export const STANDARD_VOUCHERS: readonly Voucher[] = [
  standard('WELCOME10', { kind: 'percent', percent: 10, atMost: null }, taka(500)),
  standard('SAVE50', { kind: 'amount', amount: taka(50) }, taka(300)),
  standard('NEWUSER', { kind: 'percent', percent: 15, atMost: null }, taka(1000)),
];

/** Returns the voucher of a code that comes with the shop. @param code - normalised */
export const standardVoucher = (code: string): Voucher | undefined =>
  STANDARD_VOUCHERS.find((voucher) => voucher.code === code);
