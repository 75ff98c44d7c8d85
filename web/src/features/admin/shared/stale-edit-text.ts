import { ShopError, staleEditSchema } from '@nargisus/domain/contract';
import type { EditableField, StaleField } from '@nargisus/domain/orders';
import { adminDeliveryStrings } from '#locales/en/staff/admin-delivery.ts';
import { statusStrings } from '#locales/en/statuses.ts';
import type { Translation } from '#locales/define-strings.ts';
import { currentStrings, useStrings } from '#locales/use-strings.ts';

type Strings = Translation<typeof adminDeliveryStrings.en>;

const listOf = (t: Strings, stale: readonly StaleField[]): string =>
  stale.map(({ field, is }) => `${nameOf(t, field)}: ${labelOf(field, is) || t.empty}`).join(', ');

/** Returns a function that lists the current values of fields that a colleague changed first. */
export function useStaleText(): (stale: readonly StaleField[]) => string {
  const t = useStrings(adminDeliveryStrings);
  return (stale) => listOf(t, stale);
}

/**
 * Returns the message of an edit that was rejected as stale, in the active language; undefined for any other error. It is
 * rendered from the data of the error: its params name the fields in English.
 */
export function staleEditText(cause: unknown): string | undefined {
  if (!(cause instanceof ShopError) || cause.coded?.code !== 'staffError.staleEdit') return undefined;
  const found = staleEditSchema.safeParse(cause.data);
  if (!found.success) return undefined;
  const t = currentStrings(adminDeliveryStrings);
  return t.staleEdit(found.data.by ?? t.someoneElse, listOf(t, found.data.stale));
}

function nameOf(t: Strings, field: EditableField): string {
  const names: Record<EditableField, string> = {
    orderStatus: t.orderStatus,
    deliveryStatus: t.deliveryStatus,
    deliveryAssignedTo: t.assignedTo,
    deliveryNotes: t.riderNote,
    trackingInfo: t.trackingField,
  };
  return names[field];
}

const labelOf = (field: EditableField, value: string): string =>
  field === 'orderStatus' || field === 'deliveryStatus'
    ? currentStrings(statusStrings)[value as keyof typeof statusStrings.en]
    : value;
