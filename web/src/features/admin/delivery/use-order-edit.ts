import { deliveryCalls, type SentPartOf } from '@nargisus/domain/contract';
import {
  EDITABLE_FIELDS,
  editableValue,
  editOrder,
  type EditableField,
  type Order,
  type OrderEdit,
  type StaleField,
} from '@nargisus/domain/orders';
import { useState } from 'react';

type Touched = Partial<Record<EditableField, { from: string; to: string }>>;
type Body = SentPartOf<typeof deliveryCalls.setOrderStatus, 'body'>;

/**
 * An edit of an order that is live: fields that nobody typed into follow the order; one that somebody did keeps the value
 * that she saw, so that the shop can refuse it when a colleague was faster.
 */
export function useOrderEdit(order: Order) {
  const [touched, setTouched] = useState<Touched>({});
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const set = (field: EditableField, to: string) => {
    const from = touched[field]?.from ?? editableValue(order, field);
    const { [field]: _former, ...others } = touched;
    setTouched(to === from ? others : { ...others, [field]: { from, to } });
    setErrors({});
  };
  const stale: StaleField[] = EDITABLE_FIELDS.flatMap((field) => {
    const is = editableValue(order, field);
    const from = touched[field]?.from;
    return from === undefined || from === is ? [] : [{ field, from, is }];
  });
  // Choices come from the lists of statuses, so that every value is one of its field.
  const edit = touched as OrderEdit;
  const body = { ...touched, ...(note.trim() && { note: note.trim() }) } as Body;

  return {
    valueOf: (field: EditableField) => touched[field]?.to ?? editableValue(order, field),
    set,
    note,
    setNote,
    errorOf: (field: EditableField | 'note') => errors[field],
    /** What colleagues changed of the fields that are being changed here. */
    stale,
    /** Lets go of what is stale, and shows what stands there. */
    takeOver: () =>
      setTouched(
        Object.fromEntries(
          EDITABLE_FIELDS.flatMap((field) => {
            const kept = touched[field];
            return kept && !stale.some((it) => it.field === field) ? [[field, kept]] : [];
          }),
        ),
      ),
    isEmpty: Object.keys(body).length === 0,
    /** The order as it would be, to tell what the edit does to its money. */
    preview: editOrder(order, edit, { who: '', now: order.updatedAt }),
    /** The body to send; undefined where a field is at fault, which is then shown. */
    check: (): Body | undefined => {
      const parsed = deliveryCalls.setOrderStatus.body.safeParse(body);
      if (parsed.success) return body;
      setErrors(
        Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])),
      );
      return undefined;
    },
  };
}
