import type { Loadable } from '#data/query/loadable.ts';
import { useUserNames } from '#data/users/use-user-names.ts';

interface AuditedEntry {
  readonly by: { readonly uid: string } | null;
}

/**
 * Returns a function that returns the author of an audit entry: the user's name, or the uid if it is not known. Reads one user
 * record per author.
 * @param shop - the name of the shop itself, which made the entries without a user
 */
export function useSignerOf<Entry extends AuditedEntry>(entries: Loadable<Entry[]>, shop: string) {
  const uids = entries.state === 'ready' ? entries.value.flatMap(({ by }) => by?.uid ?? []) : [];
  const names = useUserNames(uids);
  const nameOf = (uid: string) => (names.state === 'ready' && names.value.get(uid)) || uid;
  return ({ by }: Entry) => ({ name: by ? nameOf(by.uid) : shop });
}
