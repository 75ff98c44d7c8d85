import { buildUser, MAX_PROFILE_IMAGES } from '@nargisus/domain/accounts';
import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { limitProfileImages } from './limit-profile-images.ts';
import { ProfileImages } from './profile-images.ts';

/* On the Storage emulator, in an isolated bucket, which no trigger follows. */
const projectId = `demo-images-${randomUUID().slice(0, 8)}`;
const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` });
const bucket = getStorage(app).bucket();
const profileImages = new ProfileImages();

const shownBy = (imageUrl: string) => ({
  find: (uid: string) => {
    const form = { name: 'Rahima', phone: '', imageUrl };
    return Promise.resolve({
      ...buildUser({ uid, email: 'r@nargisus.test', role: 'user' }, form, new Date()),
    });
  },
});
const addressOf = (path: string) =>
  `https://firebasestorage.googleapis.com/v0/b/${bucket.name}/o/${encodeURIComponent(path)}?alt=media`;

async function uploads(uid: string, count: number): Promise<string[]> {
  const paths = Array.from({ length: count }, (_, nth) => `profiles/${uid}/${nth}.webp`);
  for (const path of paths) await bucket.file(path).save('image', { contentType: 'image/webp' });
  return paths;
}

test('keeps the newest uploads and the image that the record shows', async () => {
  const paths = await uploads('rahima', MAX_PROFILE_IMAGES + 4);
  await limitProfileImages({ users: shownBy(addressOf(paths[1]!)), profileImages }, 'rahima');
  expect(new Set(await profileImages.pathsNewestFirst('rahima'))).toEqual(
    new Set([paths[1], ...paths.slice(-MAX_PROFILE_IMAGES)]),
  );
});

test('keeps as many as allowed, and those of a user whose uid has the same prefix', async () => {
  const few = await uploads('karim', MAX_PROFILE_IMAGES);
  const another = await uploads('karim-2', MAX_PROFILE_IMAGES);
  await limitProfileImages({ users: shownBy(''), profileImages }, 'karim');
  expect(await profileImages.pathsNewestFirst('karim')).toHaveLength(few.length);
  expect(await profileImages.pathsNewestFirst('karim-2')).toHaveLength(another.length);
});
