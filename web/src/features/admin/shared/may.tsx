import type { Right } from '@nargisus/domain/accounts';
import type { Call } from '@nargisus/domain/contract';
import type { ReactNode } from 'react';
import { useRights } from './rights.ts';

type Props = { children: ReactNode } & (
  | { call: Pick<Call, 'access' | 'rights'> }
  /** For what is read from Firestore, where no call decides. */
  | { rights: readonly Right[] }
);

/** Renders its children for staff who may make the call, or who hold one of the rights. */
export function May({ children, ...needs }: Props) {
  const { may, mayCall } = useRights();
  return ('call' in needs ? mayCall(needs.call) : may(needs.rights)) && children;
}
