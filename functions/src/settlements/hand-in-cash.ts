import { ShopError } from '@nargisus/domain/contract';
import { handInCash as handedIn, type HandIn, type HandInForm } from '@nargisus/domain/ledger';
import { takaFromPaisa } from '@nargisus/domain/money';
import { settlementMessages } from '@nargisus/domain/settlements';
import { createHash } from 'node:crypto';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import type { RiderCashRepository } from './rider-cash.repository.ts';

interface Request {
  readonly caller: Caller;
  readonly form: HandInForm;
  readonly requestKey: string;
  readonly now: Date;
}

/**
 * Records cash that a rider hands in (docs/adr/0090), in one transaction with its posting and its audit entry. The same request key
 * returns the hand-in that it recorded before.
 * @throws ShopError 'not-found'; 'conflict' with what the rider holds now, when it is not what was seen, or nothing
 */
export function handInCash(
  { riderCash }: { readonly riderCash: RiderCashRepository },
  { caller, form, requestKey, now }: Request,
): Promise<{ readonly handIn: HandIn; readonly isNew: boolean }> {
  const id = createHash('sha256').update(`${caller.uid}\n${requestKey}`).digest('hex').slice(0, 32);
  return riderCash.handIn({ id, riderCash: form.riderCash }, (present) => {
    if (!present) throw new ShopError('not-found', settlementMessages.riderUnknown);
    const result = handedIn({ ...present, id, by: caller.uid, now }, form);
    if (!result) {
      const data = { held: takaFromPaisa(present.held) };
      throw new ShopError('conflict', settlementMessages.riderCashChanged, { data });
    }
    const { expected, counted, account, note, rider } = result.handIn;
    return {
      ...result,
      audit: {
        by: staffOf(caller),
        action: 'cash.handed-in',
        subject: { kind: 'settlement', id: `cashHandIns/${id}`, label: rider },
        before: { held: takaFromPaisa(expected) },
        after: { counted: takaFromPaisa(counted), account },
        note,
      },
    };
  });
}
