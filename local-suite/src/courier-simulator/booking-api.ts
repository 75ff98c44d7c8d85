import type { Request, Response } from 'express';
import { answerWithFaults } from './answer-with-faults.ts';
import { act } from './actions.ts';
import { INVOICE_TAKEN, lengthErrors, readBooking, type BookingError } from './booking-request.ts';
import { utcTime, type Consignment } from './consignment.ts';
import type { Simulator } from './simulator.ts';
import { walk } from './walk.ts';

const MAX_BULK = 500;

type Sent = Readonly<Record<string, unknown>>;

/** POST /create_order */
export function createOrder(simulator: Simulator, request: Request, response: Response): Promise<void> {
  return answerWithFaults(simulator, response, 'booking', async () => {
    const booked = book(simulator, objectOf(request.body));
    if (Array.isArray(booked)) return { body: { status: 400, errors: byField(booked) } };
    if (simulator.settings.all.firstWebhook === 'before-reply') await act(simulator, booked, 'accept');
    const message = 'Consignment has been created successfully.';
    return { body: { status: 200, message, consignment: wire(simulator, booked) } };
  });
}

/** POST /create_order/bulk-order and …/extended */
export function createOrders(
  simulator: Simulator,
  request: Request,
  response: Response,
  { extended }: { readonly extended: boolean },
): Promise<void> {
  return answerWithFaults(simulator, response, 'booking', () => {
    const items = itemsOf((request.body as Sent | undefined)?.data);
    if (!items) return { body: { status: 400, errors: { data: ['The data must be an array.'] } } };
    if (items.length > MAX_BULK) {
      return {
        body: { status: 400, errors: { data: [`The data may not have more than ${MAX_BULK} items.`] } },
      };
    }
    const { envelope, failures } = simulator.settings.all;
    const data = items.map((item) => {
      const tooLong = lengthErrors(item);
      const booked = tooLong.length > 0 ? tooLong : book(simulator, item);
      if (!Array.isArray(booked)) return { ...wire(simulator, booked), status: 'success' };
      const error = extended
        ? booked.map(({ sentence }) => sentence)
        : JSON.stringify(booked.map(({ code }) => code));
      const status = failures === 'codes' ? null : 'error';
      return { ...item, consignment_id: null, tracking_code: null, status, error };
    });
    return { body: envelope === 'bare' ? data : { status: 200, message: 'Orders processed.', data } };
  });
}

function book(simulator: Simulator, sent: Sent): Consignment | BookingError[] {
  const { ledger, clock, settings } = simulator;
  const booking = readBooking(sent);
  if (Array.isArray(booking)) return booking;
  const booked = ledger.book(booking, clock.now());
  if (booked === 'taken') return [INVOICE_TAKEN];
  ledger.save();
  if (settings.all.walk === 'by-clock') walk(simulator, booked);
  return booked;
}

function wire({ origin }: Simulator, consignment: Consignment): object {
  return {
    consignment_id: consignment.id,
    invoice: consignment.invoice,
    tracking_code: consignment.trackingCode,
    tracking_link: `${origin()}/t/${consignment.trackingCode}`,
    recipient_name: consignment.name,
    recipient_phone: consignment.phone,
    recipient_address: consignment.address,
    cod_amount: consignment.cod,
    status: consignment.status,
    note: consignment.note,
    created_at: utcTime(consignment.createdAt),
    updated_at: utcTime(consignment.updatedAt),
  };
}

function byField(errors: readonly BookingError[]): Record<string, string[]> {
  return Object.fromEntries(errors.map(({ field, sentence }) => [field, [sentence]]));
}

/** Older clients send `data` as text that holds JSON. */
function itemsOf(data: unknown): Sent[] | undefined {
  let items = data;
  if (typeof data === 'string') {
    try {
      items = JSON.parse(data);
    } catch {
      return undefined;
    }
  }
  return Array.isArray(items) ? items.map(objectOf) : undefined;
}

const objectOf = (value: unknown): Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Sent) : {};
