import type { DeskQuery } from '@nargisus/domain/desk';
import { documentId, orderBy, where, type QueryConstraint } from 'firebase/firestore';

/** Returns what a query over orderDesk asks for, newest first (docs/adr/0087). */
export function deskConstraints({ equal, token, from, before }: DeskQuery): QueryConstraint[] {
  return [
    ...(token ? [where('tokens', 'array-contains', token)] : []),
    ...equal.map(([field, value]) => where(field, '==', value)),
    ...(from ? [where('createdAt', '>=', from)] : []),
    ...(before ? [where('createdAt', '<', before)] : []),
    orderBy('createdAt', 'desc'),
    orderBy(documentId(), 'desc'),
  ];
}
