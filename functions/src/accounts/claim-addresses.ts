import type { AccountRepositories } from './account-repositories.ts';
import { followAddress, freeAddress } from './follow-address.ts';
import { matchesSignIn } from './sign-in-identity.ts';

/** A record whose address differs from Auth or is not claimed, with the reason. */
export interface AddressFinding {
  readonly uid: string;
  readonly finding: 'no claim' | 'another address at Auth' | 'no sign-in account' | 'held by another';
}

const PAGE = 100;

/**
 * Compares every record with its account at Auth and with the claim of its address. With `repair`, gives records
 * the address that Auth has and claims it. Only reports a record without an account: staff decide whether to delete
 * it. Two reads per record and one call of Auth per hundred; with `repair`, three more reads and two writes for
 * each that differs.
 */
export async function claimAddresses(
  { users, emailClaims, accounts }: Pick<AccountRepositories, 'users' | 'emailClaims' | 'accounts'>,
  { repair, now }: { repair: boolean; now: Date },
): Promise<{ checked: number; findings: AddressFinding[] }> {
  const findings: AddressFinding[] = [];
  let checked = 0;
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await users.list({ limit: PAGE, cursor });
    const status = await accounts.findAll(items.map(({ uid }) => uid));
    for (const record of items) {
      const { uid } = record;
      checked += 1;
      const account = status.get(uid);
      const holder = await emailClaims.holderOf(account?.email ?? record.email);
      const finding = ((): AddressFinding['finding'] | undefined => {
        if (!account) return 'no sign-in account';
        if (!matchesSignIn(record, account)) return 'another address at Auth';
        // An account that signs in by phone alone.
        if (account.email === '') return undefined;
        if (holder === undefined) return 'no claim';
        return holder === uid ? undefined : 'held by another';
      })();
      if (finding) findings.push({ uid, finding });
      if (!finding || !account || !repair) continue;
      if (holder !== undefined && holder !== uid) {
        await freeAddress({ users, emailClaims, accounts }, { email: account.email, holder, now });
      }
      await followAddress({ users, emailClaims, accounts }, uid, now);
    }
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return { checked, findings };
}
