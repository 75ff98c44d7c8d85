import type { Request, Response } from 'express';
import { answerWithFaults } from './answer-with-faults.ts';
import { isOver, utcTime, type Consignment, type ReturnRequest } from './consignment.ts';
import type { Simulator } from './simulator.ts';

const PAGE_SIZE = 10;

/** POST /create_return_request: only before a parcel is over, and once. */
export function createReturn(simulator: Simulator, request: Request, response: Response): Promise<void> {
  return answerWithFaults(simulator, response, 'reading', () => {
    const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const consignment = namedIn(simulator, body);
    if (!consignment) return { status: 404, body: { status: 404, message: 'Consignment not found.' } };
    const isOpen = simulator.ledger.returns.some(({ consignment: id }) => id === consignment.id);
    if (isOver(consignment) || isOpen) {
      return { status: 422, body: { status: 422, message: 'This consignment cannot be returned.' } };
    }
    const reason = String(body.reason ?? '').slice(0, 500);
    const made = simulator.ledger.requestReturn(consignment, reason, simulator.clock.now());
    simulator.ledger.save();
    return { status: 201, body: wire(made) };
  });
}

/** GET /get_return_request/{id} */
export function returnRequest(simulator: Simulator, request: Request, response: Response): Promise<void> {
  return answerWithFaults(simulator, response, 'reading', () => {
    const found = simulator.ledger.returns.find(({ id }) => String(id) === request.params.id);
    return found ? { body: wire(found) } : { status: 404, body: { message: 'Return request not found.' } };
  });
}

/** GET /get_return_requests?page=: newest first. */
export function returnRequests(simulator: Simulator, request: Request, response: Response): Promise<void> {
  return answerWithFaults(simulator, response, 'reading', () => {
    const page = Math.max(1, Number(request.query.page ?? 1) || 1);
    const newest = simulator.ledger.returns.toReversed();
    return { body: { data: newest.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(wire) } };
  });
}

function namedIn(
  { ledger }: Simulator,
  { consignment_id, invoice, tracking_code }: Readonly<Record<string, unknown>>,
): Consignment | undefined {
  if (consignment_id !== undefined) return ledger.byId(Number(consignment_id));
  if (invoice !== undefined) return ledger.byInvoice(String(invoice));
  return ledger.byTrackingCode(String(tracking_code));
}

function wire({ id, consignment, reason, status, createdAt }: ReturnRequest): object {
  const time = utcTime(createdAt);
  return { id, user_id: 1, consignment_id: consignment, reason, status, created_at: time, updated_at: time };
}
