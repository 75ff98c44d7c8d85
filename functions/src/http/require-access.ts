import { may } from '@nargisus/domain/accounts';
import { errorMessages, ShopError, type Call } from '@nargisus/domain/contract';
import type { Caller } from './authenticate.ts';

type Guarded = Pick<Call, 'access' | 'rights'>;

/** Checks access. @param named - the e-mail that a 'self-or-staff' call is about @throws ShopError 'forbidden' */
export function requireAccess(call: Guarded, caller: Caller, named: string | undefined): void {
  if (!mayCall(call, caller, named)) throw new ShopError('forbidden', errorMessages.forbidden);
}

function mayCall({ access, rights }: Guarded, caller: Caller, named: string | undefined): boolean {
  switch (access) {
    case 'anyone':
    case 'cart-holder': // the use case checks whose cart it is
    case 'signed-in':
      return true;
    case 'admin':
      return caller.role === 'admin';
    case 'staff':
      return may(caller, rights ?? []);
    case 'self-or-staff':
      return may(caller, rights ?? []) || (caller.email !== '' && caller.email === named);
  }
}
