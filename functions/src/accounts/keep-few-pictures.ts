import { MAX_PROFILE_IMAGES } from '@nargisus/domain/accounts';
import type { ProfilePictures } from './profile-pictures.ts';
import type { UsersRepository } from './users.repository.ts';

/**
 * Deletes the oldest pictures of a person after an upload, except the one that the record shows. Storage rules
 * limit the size of a picture but cannot count pictures.
 */
export async function keepFewPictures(
  { users, profilePictures }: { users: Pick<UsersRepository, 'find'>; profilePictures: ProfilePictures },
  uid: string,
): Promise<void> {
  const paths = await profilePictures.pathsNewestFirst(uid);
  if (paths.length <= MAX_PROFILE_IMAGES) return;
  const shown = (await users.find(uid))?.imageUrl ?? '';
  const old = paths.slice(MAX_PROFILE_IMAGES);
  await profilePictures.remove(old.filter((path) => !shown.includes(encodeURIComponent(path))));
}
