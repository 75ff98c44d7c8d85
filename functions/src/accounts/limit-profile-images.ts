import { MAX_PROFILE_IMAGES } from '@nargisus/domain/accounts';
import type { ProfileImages } from './profile-images.ts';
import type { UsersRepository } from './users.repository.ts';

/**
 * Deletes the oldest images of a person after an upload, except the one that the record shows. Storage rules
 * limit the size of an image but cannot count images.
 */
export async function limitProfileImages(
  { users, profileImages }: { users: Pick<UsersRepository, 'find'>; profileImages: ProfileImages },
  uid: string,
): Promise<void> {
  const paths = await profileImages.pathsNewestFirst(uid);
  if (paths.length <= MAX_PROFILE_IMAGES) return;
  const shown = (await users.find(uid))?.imageUrl ?? '';
  const old = paths.slice(MAX_PROFILE_IMAGES);
  await profileImages.remove(old.filter((path) => !shown.includes(encodeURIComponent(path))));
}
