import type { AccountRepositories } from '../accounts/account-repositories.ts';
import type { RightsRepository } from '../accounts/rights.repository.ts';

/** What the calls about staff and their rights read and write. */
export interface StaffRepositories extends Pick<
  AccountRepositories,
  'users' | 'emailClaims' | 'accounts' | 'staffInvitations'
> {
  readonly rights: RightsRepository;
}
