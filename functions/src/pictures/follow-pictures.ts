import { onDocumentWritten } from 'firebase-functions/firestore';
import { info, warn } from 'firebase-functions/logger';
import { onObjectFinalized } from 'firebase-functions/storage';
import { openShop, pictureOptions, REGION } from '../config.ts';
import { MADE_OF } from './made-of.ts';

/** The only folder whose pictures the shop shows in several sizes. */
const PRODUCTS = 'products/';
const OF_A_PERSON = /^profiles\/([^/]+)\//;
const AN_HOUR_MS = 60 * 60 * 1000;

/** Draws an uploaded product picture in the shop's widths; of a person's own pictures it keeps a few. */
export const drawPictures = onObjectFinalized(pictureOptions, async ({ data, time }) => {
  const { bucket, name: path, metadata } = data;
  const [, uid] = OF_A_PERSON.exec(path) ?? [];
  if (uid) {
    const { keepFewPictures } = await import('../accounts/keep-few-pictures.ts');
    return keepFewPictures(await openShop(), uid);
  }
  if (!path.startsWith(PRODUCTS) || metadata?.[MADE_OF] !== undefined) return;
  // What failed for an hour will fail again; the picture is shown as it was uploaded.
  if (Date.now() - Date.parse(time) > AN_HOUR_MS) return warn('No renditions: given up', { path });
  const [{ makeRenditions }, { PictureStore }] = await Promise.all([
    import('./make-renditions.ts'),
    import('./picture-store.ts'),
  ]);
  const outcome = await makeRenditions(await openShop(), new PictureStore(), { bucket, path }, new Date());
  if (outcome === 'not-a-picture') warn('No renditions: the file is not a picture we can show', { path });
  else info(`Renditions: ${outcome}`, { path });
});

/** A product that is saved gets the renditions of its picture, also when they were there first. */
export const showPictures = onDocumentWritten(
  { document: 'products/{id}', region: REGION, memory: '256MiB', retry: true },
  async ({ data, params: { id } }) => {
    const [before, after] = [data?.before, data?.after].map((it) => it?.get('image') as string | undefined);
    const isSettled = before === after && data?.after.get('images') !== undefined;
    if (!after || isSettled) return;
    const { showRenditions } = await import('./show-renditions.ts');
    await showRenditions(await openShop(), { id, image: after }, new Date());
  },
);
