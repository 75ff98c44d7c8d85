import { errorMessages, ShopError, type Access } from '@nargisus/domain/contract';
import type { Caller } from './authenticate.ts';

/** Checks access. @param named - the e-mail that a 'self-or-admin' call is about @throws ShopError 'forbidden' */
export function requireAccess(who: Access, caller: Caller, named: string | undefined): void {
  if (!mayCall(who, caller, named)) throw new ShopError('forbidden', errorMessages.forbidden);
}

function mayCall(who: Access, caller: Caller, named: string | undefined): boolean {
  switch (who) {
    case 'anyone':
    case 'cart-holder': // the use case checks whose cart it is
    case 'signed-in':
      return true;
    case 'admin':
      return caller.role === 'admin';
    case 'self-or-admin':
      return caller.role === 'admin' || (caller.email !== '' && caller.email === named);
  }
}
