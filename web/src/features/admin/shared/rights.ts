import { may, type RightsHolder, type Right } from '@nargisus/domain/accounts';
import type { Call } from '@nargisus/domain/contract';
import { createContext, useContext } from 'react';

type Guarded = Pick<Call, 'access' | 'rights'>;

/** The member of staff at the screen. RequireStaff provides it; without one nothing is allowed. */
export const RightsContext = createContext<RightsHolder>({ role: 'user' });

export interface Rights {
  /** Whether one of the rights is held. For what is read from Firestore, where no call decides. */
  may(anyOf: readonly Right[]): boolean;
  /** Whether the server would accept the call, as require-access.ts of functions decides. */
  mayCall(call: Guarded): boolean;
  readonly isAdmin: boolean;
}

/** Returns what somebody may do. It decides what is shown; functions and firestore.rules protect the data. */
export const rightsOf = (holder: RightsHolder): Rights => ({
  may: (anyOf) => may(holder, anyOf),
  mayCall: ({ access, rights = [] }) => (access === 'admin' ? holder.role === 'admin' : may(holder, rights)),
  isAdmin: holder.role === 'admin',
});

/** Returns what the member of staff at the screen may do. */
export const useRights = (): Rights => rightsOf(useContext(RightsContext));
