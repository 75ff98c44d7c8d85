import { storedStatusesOf, type ShownStatus } from '@nargisus/domain/orders';
import { where, type QueryFieldFilterConstraint } from 'firebase/firestore';

/** Returns what a query of orders asks for to find those whose badge shows this status; nothing for every status. */
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
