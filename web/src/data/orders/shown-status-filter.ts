import { storedStatusesOf, type ShownStatus } from '@nargisus/domain/orders';
import { where, type QueryFieldFilterConstraint } from 'firebase/firestore';

/** Returns the filters of a query for the orders whose badge shows this status; none for all statuses. */
export function whereShownStatus(status: ShownStatus | null | undefined): QueryFieldFilterConstraint[] {
  if (!status) return [];
  const { orderStatus, deliveryStatus } = storedStatusesOf(status);
  return [
    oneOf('orderStatus', orderStatus),
    ...(deliveryStatus ? [oneOf('deliveryStatus', deliveryStatus)] : []),
  ];
}

const oneOf = (field: string, values: readonly string[]) =>
  values.length === 1 ? where(field, '==', values[0]) : where(field, 'in', values);
