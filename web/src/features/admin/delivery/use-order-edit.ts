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
 * Holds an edit of a live order. Untouched fields follow the order; an edited field keeps the value it started from,
 * so that the server can reject the edit if a colleague was faster.
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
  // Sound: the selects offer only statuses of their field.
  const edit = touched as OrderEdit;
  const body = { ...touched, ...(note.trim() && { note: note.trim() }) } as Body;

  return {
    valueOf: (field: EditableField) => touched[field]?.to ?? editableValue(order, field),
    set,
    note,
    setNote,
    errorOf: (field: EditableField | 'note') => errors[field],
    /** The edited fields that a colleague changed in the meantime. */
    stale,
    /** Drops the stale edits and shows the current values. */
    discardStale: () =>
      setTouched(
        Object.fromEntries(
          EDITABLE_FIELDS.flatMap((field) => {
            const edited = touched[field];
            return edited && !stale.some((it) => it.field === field) ? [[field, edited]] : [];
          }),
        ),
      ),
    isEmpty: Object.keys(body).length === 0,
    /** The order with the edit applied, to show the effect on its payment. */
    preview: editOrder(order, edit, { who: '', now: order.updatedAt }),
    /** Returns the body to send; undefined if it is invalid, and shows the errors. */
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
