import { ShopError } from '@nargisus/domain/contract';
import { returnMessages } from '@nargisus/domain/returns';
import type { Caller } from '../http/authenticate.ts';
import type { ReturnsRepository } from './returns.repository.ts';

/**
 * Deletes an open request of the caller. One read, one write.
 * @throws ShopError 'not-found' for a request of another person, 'conflict' once staff have answered it
 */
export function withdrawReturn(
  { returns }: { readonly returns: Pick<ReturnsRepository, 'remove'> },
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  return returns.remove(id, (stored) => {
    if (stored?.uid !== caller.uid) throw new ShopError('not-found', returnMessages.notFound);
    if (stored.status !== 'open') throw new ShopError('conflict', returnMessages.decided);
  });
}
