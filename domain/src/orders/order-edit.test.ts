import { describe, expect, test } from 'vitest';
import { fromDocument, toDocument } from '../contract/documents.ts';
import { transitionDelivery } from './transition-delivery.ts';
import { editableValue, editOrder, staleFields } from './order-edit.ts';
import { orderSchema, type Order } from './order.ts';
import { riderNoteOf } from './rider-note.ts';
import { anOrder } from './testing/an-order.ts';
import { trackingOf } from './tracking.ts';

const now = new Date('2026-11-20T20:00:00Z');
const change = { who: 'boss', now };

function moved(
  order: Order,
  ...step: Parameters<typeof transitionDelivery> extends [Order, ...infer Rest] ? Rest : never
) {
  const result = transitionDelivery(order, ...step);
  if (!result.ok) throw new Error(result.reason);
  return result.order;
}

describe('an edit', () => {
  test('is stale when a colleague changed one of its fields, and reports the stored value', () => {
    const order = anOrder(now, { orderStatus: 'cancelled' });
    expect(staleFields(order, { orderStatus: { from: 'confirmed', to: 'processing' } })).toEqual([
      { field: 'orderStatus', from: 'confirmed', is: 'cancelled' },
    ]);
    expect(staleFields(order, { orderStatus: { from: 'cancelled', to: 'confirmed' } })).toEqual([]);
    // A bare value is set unconditionally (docs/reference/specification.md 7); a field that is not named is not compared.
    expect(staleFields(order, { orderStatus: 'processing' })).toEqual([]);
    expect(staleFields(order, { deliveryStatus: { from: 'pending', to: 'assigned' } })).toEqual([]);
  });

  test('of texts changes no status, payment or hold', () => {
    const held = anOrder(now, { onHold: true });
    const edited = editOrder(held, { deliveryNotes: { from: '', to: 'Call first' } }, change);
    expect(edited).toMatchObject({ onHold: true, orderStatus: 'confirmed', deliveryNotes: 'Call first' });
    expect(edited.timeline.at(-1)).toMatchObject({ note: '', to: { paymentStatus: 'pending' } });
  });

  test('that names a status, even the current one, releases a hold', () => {
    const held = anOrder(now, { onHold: true });
    const edited = editOrder(held, { orderStatus: { from: 'confirmed', to: 'confirmed' } }, change);
    expect(edited).toMatchObject({ onHold: false, orderStatus: 'confirmed' });
    expect(edited.timeline.at(-1)?.note).toBe('Payment checked by the shop');
  });

  test('writes its note to the timeline, not to the rider’s note', () => {
    const order = anOrder(now, { deliveryNotes: 'Call first', trackingInfo: 'PATHAO-1' });
    const edited = editOrder(
      order,
      { deliveryStatus: 'failed_delivery' },
      { ...change, note: 'Nobody home' },
    );
    expect(edited).toMatchObject({ deliveryNotes: 'Call first', trackingInfo: 'PATHAO-1' });
    expect(edited.timeline.at(-1)?.note).toBe('Nobody home');
  });

  test('clears the rider’s note and the tracking, and keeps them for a bare empty value', () => {
    const order = anOrder(now, { deliveryNotes: 'Call first', trackingInfo: 'PATHAO-1' });
    const bare = editOrder(order, { orderStatus: 'processing', deliveryNotes: '', trackingInfo: '' }, change);
    expect(bare).toMatchObject({ deliveryNotes: 'Call first', trackingInfo: 'PATHAO-1' });
    const emptied = editOrder(
      order,
      { deliveryNotes: { from: 'Call first', to: '' }, trackingInfo: { from: 'PATHAO-1', to: '' } },
      change,
    );
    expect(emptied).toMatchObject({ deliveryNotes: '', trackingInfo: '' });
  });
});

describe('the rider’s note, the tracking and the notes of transitions', () => {
  test('do not overwrite each other', () => {
    const assigned = moved(anOrder(now), 'assign', {
      ...change,
      riderNote: 'Fragile',
      note: 'Fragile',
      assignTo: 'Karim',
    });
    const shipped = moved(assigned, 'ship', { ...change, tracking: 'PATHAO-1', note: 'Tracking: PATHAO-1' });
    const out = moved(shipped, 'sendOut', change);
    const delivered = moved(out, 'deliver', { ...change, note: 'Left with the guard' });
    expect(delivered).toMatchObject({
      deliveryNotes: 'Fragile',
      trackingInfo: 'PATHAO-1',
      deliveryAssignedTo: 'Karim',
    });
    expect(delivered.timeline.slice(1).map(({ note }) => note)).toEqual([
      'Fragile',
      'Tracking: PATHAO-1',
      'Out for delivery',
      'Left with the guard',
    ]);
  });

  test('are kept by a transition without notes', () => {
    const order = anOrder(now, {
      deliveryStatus: 'assigned',
      deliveryNotes: 'Fragile',
      trackingInfo: 'PATHAO-1',
    });
    const shipped = moved(order, 'ship', { ...change, tracking: '', note: '' });
    expect(shipped).toMatchObject({ deliveryNotes: 'Fragile', trackingInfo: 'PATHAO-1' });
    expect(shipped.timeline.at(-1)?.note).toBe('Order shipped');
  });
});

describe('an order that was stored before these fields existed', () => {
  test.each([
    ['Tracking: PATHAO-1', '', 'PATHAO-1'],
    ['Out for delivery', '', undefined],
    ['Delivery person assigned', '', undefined],
    ['Call first', 'Call first', undefined],
  ])('with %j in its notes is read as what it means', (deliveryNotes, riderNote, tracking) => {
    const { trackingInfo: _new, ...document } = toDocument(orderSchema, anOrder(now, { deliveryNotes }));
    const stored = fromDocument(orderSchema, 'o1', {
      ...document,
      timeline: [...document.timeline, { ...document.timeline[0], note: deliveryNotes }],
    });
    expect(stored.trackingInfo).toBe('');
    expect(riderNoteOf(stored)).toBe(riderNote);
    expect(trackingOf(stored)).toBe(tracking);
    expect(editableValue(stored, 'deliveryNotes')).toBe(riderNote);
    expect(staleFields(stored, { trackingInfo: { from: tracking ?? '', to: 'X' } })).toEqual([]);
  });
});
