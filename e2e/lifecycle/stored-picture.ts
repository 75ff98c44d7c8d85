import { addresses } from '@nargisus/local-suite/launcher';
import { DOT } from '../fixtures/data/pictures.ts';

const BUCKET = `${addresses.projectId}.appspot.com`;
const STORAGE = `http://${addresses.hosts.storage}`;

/** Stores a small product picture in the running stack, as an admin's upload does; returns its public URL. */
export async function storePicture(name: string): Promise<string> {
  const upload = new URL(`${STORAGE}/upload/storage/v1/b/${BUCKET}/o`);
  upload.search = new URLSearchParams({ uploadType: 'media', name }).toString();
  const answer = await fetch(upload, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'image/png' },
    body: new Uint8Array(DOT),
  });
  if (!answer.ok) throw new Error(`The upload was rejected: ${answer.status} ${await answer.text()}`);
  return `${STORAGE}/v0/b/${BUCKET}/o/${encodeURIComponent(name)}?alt=media`;
}

/** Returns whether the picture is served with its own bytes. */
export async function isServed(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    return answer.ok && DOT.equals(Buffer.from(await answer.arrayBuffer()));
  } catch {
    return false;
  }
}
