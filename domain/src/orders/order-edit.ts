import { addNote, setStatuses } from './transition-delivery.ts';
import { orderNotes } from './order-notes.ts';
import type { Order } from './order.ts';
import { riderNoteOf } from './rider-note.ts';
import type { DeliveryStatus, OrderStatus } from './statuses.ts';
import { trackingNote, trackingOf } from './tracking.ts';

/** The fields that staff can set by hand. */
export interface EditableFields {
  readonly orderStatus: OrderStatus;
  readonly deliveryStatus: DeliveryStatus;
  readonly deliveryAssignedTo: string;
  readonly deliveryNotes: string;
  readonly trackingInfo: string;
}

export type EditableField = keyof EditableFields;

export const EDITABLE_FIELDS = [
  'orderStatus',
  'deliveryStatus',
  'deliveryAssignedTo',
  'deliveryNotes',
  'trackingInfo',
] as const satisfies readonly EditableField[];

/** A new value with the one that the user saw. */
interface Change<Value> {
  readonly from: Value;
  readonly to: Value;
}

/**
 * The requested changes: a bare value is set unconditionally (docs/reference/specification.md 7), a change only if the
 * stored value is `from` (docs/reference/commerce.md 0). Omitted fields are unchanged.
 */
export type OrderEdit = { readonly [F in EditableField]?: EditableFields[F] | Change<EditableFields[F]> };

/** A field that a colleague changed first. */
export interface StaleField {
  readonly field: EditableField;
  /** The value that the user saw. */
  readonly from: string;
  /** The stored value. */
  readonly is: string;
}

/** Returns a field as the dashboard shows it, and as `from` names it. */
export function editableValue(order: Order, field: EditableField): string {
  if (field === 'deliveryNotes') return riderNoteOf(order);
  return field === 'trackingInfo' ? (trackingOf(order) ?? '') : order[field];
}

/** Returns the fields whose stored value is not `from`; empty when the edit can be made. */
export function staleFields(order: Order, edit: OrderEdit): StaleField[] {
  return EDITABLE_FIELDS.flatMap((field) => {
    const requested = edit[field];
    const is = editableValue(order, field);
    if (typeof requested !== 'object' || requested.from === is) return [];
    return [{ field, from: requested.from, is }];
  });
}

interface Writing {
  /** The admin's uid. */
  readonly who: string;
  readonly now: Date;
  /** The timeline note, which the customer reads too. */
  readonly note?: string;
}

/**
 * Applies an edit that is not stale. Naming a status, even the current one, releases the order from hold; other edits
 * change no status, payment or hold. A bare `deliveryNotes` is also added to the timeline; alone, it is only a timeline
 * note.
 */
export function editOrder(order: Order, edit: OrderEdit, { who, now, note }: Writing): Order {
  const { orderStatus, deliveryStatus, deliveryAssignedTo, deliveryNotes, trackingInfo } = edit;
  const bareNote = typeof deliveryNotes === 'string' ? deliveryNotes : '';
  const tracking = trackingInfo === undefined ? '' : valueOf(trackingInfo);
  const namesStatus = orderStatus !== undefined || deliveryStatus !== undefined;
  const releases = order.onHold && namesStatus;
  const written = note || bareNote || trackingNote(tracking) || (releases ? orderNotes.released : '');
  const entry = { who, now, note: written };
  const isNoteAlone = Object.values(edit).filter((it) => it !== undefined).length === 1 && bareNote !== '';
  const changed = namesStatus
    ? setStatuses(
        order,
        {
          ...(orderStatus !== undefined && { orderStatus: valueOf(orderStatus) }),
          ...(deliveryStatus !== undefined && { deliveryStatus: valueOf(deliveryStatus) }),
        },
        entry,
      )
    : addNote(order, entry);
  if (isNoteAlone) return changed;
  return {
    ...changed,
    ...(deliveryAssignedTo !== undefined && { deliveryAssignedTo: valueOf(deliveryAssignedTo) }),
    ...((typeof deliveryNotes === 'object' || bareNote !== '') && { deliveryNotes: valueOf(deliveryNotes!) }),
    ...((typeof trackingInfo === 'object' || tracking !== '') && { trackingInfo: tracking }),
  };
}

const valueOf = <Value extends string>(requested: Value | Change<Value>): Value =>
  typeof requested === 'object' ? requested.to : requested;
