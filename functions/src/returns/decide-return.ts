import type { AuditRecord } from '@nargisus/domain/audit';
import { ShopError, type Change } from '@nargisus/domain/contract';
import {
  lineWithTooFewLeft,
  returnMessages,
  type ReturnRequest,
  type ReturnStatus,
} from '@nargisus/domain/returns';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import type { OrderReturns, ReturnsRepository } from './returns.repository.ts';

interface Decision {
  readonly id: string;
  readonly status: Change<ReturnStatus> & { readonly to: 'agreed' | 'declined' };
  readonly answer: string;
  readonly caller: Caller;
  readonly now: Date;
}

/**
 * Agrees to a request or declines it, also to correct an earlier decision. Changes neither the order nor its stock or money.
 * @throws ShopError 'not-found', or 'conflict' when its status is not the one that the caller saw, and when a declined request
 * would be agreed to while another one has its pieces
 */
export async function decideReturn(
  { returns }: { readonly returns: Pick<ReturnsRepository, 'decide'> },
  { id, status: { from, to }, answer, caller, now }: Decision,
): Promise<ReturnRequest> {
  const decided = await returns.decide(
    id,
    async (stored, present) => {
      if (stored.status !== from) throw new ShopError('conflict', returnMessages.changedByColleague);
      // The pieces of a declined request were free for another one.
      if (from === 'declined' && to === 'agreed') requirePieces(stored, await present());
      const request = { ...stored, status: to, answer, updatedAt: now };
      return { request, audit: auditOf(stored, request, caller) };
    },
    now,
  );
  if (!decided) throw new ShopError('not-found', returnMessages.notFound);
  return decided;
}

/** @throws ShopError 'conflict' when other requests leave fewer pieces than a request asks for */
function requirePieces({ lines }: ReturnRequest, { order, requests }: OrderReturns): void {
  if (order && lineWithTooFewLeft(order, lines, requests))
    throw new ShopError('conflict', returnMessages.piecesTaken);
}

/** Names the order, not the customer, and says of the answer only that it changed: it may name them (docs/retention.md). */
function auditOf(before: ReturnRequest, after: ReturnRequest, caller: Caller): AuditRecord {
  return {
    by: staffOf(caller),
    action: after.status === 'agreed' ? 'return.agreed' : 'return.declined',
    subject: { kind: 'return', id: before._id, label: before.orderNumber },
    before: { status: before.status },
    after: { status: after.status },
    ...(after.answer !== before.answer && { changed: ['answer'] }),
    note: '',
  };
}
