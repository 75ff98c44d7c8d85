import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { addresses } from './addresses.ts';
import { lastSave } from './last-save.ts';

const OWNER = { Authorization: 'Bearer owner' };
const ANSWERS_WITHIN_MS = 5_000;
/**
 * Long, because the emulator cannot stop an export: it ends with an error, and takes all emulators along, when the next call
 * removes the folder that it still writes to.
 */
const EXPORTS_WITHIN_MS = 600_000;
const AUTH = `http://${addresses.hosts.auth}/identitytoolkit.googleapis.com/v1/projects/${addresses.projectId}`;
const STORAGE = `http://${addresses.hosts.storage}`;
/** More than any local shop has: the emulator returns pages of 1,000 by default. */
const ALL = 1_000_000;

/**
 * Keeps the accounts and pictures of the save up to date between two complete saves. Firestore has its
 * journal; Auth and Storage belong to firebase-tools and keep everything in memory or in temporary files
 * until they are exported.
 */
export class RecentSaves {
  readonly #data: string;
  #accounts: string | undefined;
  #pictures: string | undefined;

  constructor(data: string) {
    this.#data = data;
  }

  /** Writes what changed since the last call. Does nothing before the first complete save. */
  async update(): Promise<void> {
    if (!lastSave(this.#data)) return;
    await this.#saveAccounts();
    await this.#savePictures();
  }

  async #saveAccounts(): Promise<void> {
    const accounts = await textOf(`${AUTH}/accounts:batchGet?maxResults=-1`);
    if (accounts === this.#accounts) return;
    const file = resolve(this.#data, 'auth_export/accounts.json');
    writeFileSync(`${file}.next`, accounts);
    renameSync(`${file}.next`, file);
    this.#accounts = accounts;
  }

  async #savePictures(): Promise<void> {
    const pictures = await fingerprint();
    if (pictures === this.#pictures) return;
    const next = picturesNext(this.#data);
    rmSync(next, { recursive: true, force: true });
    const unfinished = `${next}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    await textOf(`${STORAGE}/internal/export`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path: unfinished, initiatedBy: 'nargisus-launcher' }),
      signal: AbortSignal.timeout(EXPORTS_WITHIN_MS),
    });
    // Complete under this name; after a kill between the next two steps adoptPictures recovers at the next
    // start.
    renameSync(unfinished, next);
    adoptPictures(this.#data);
    this.#pictures = pictures;
  }
}

/** Moves a complete export of the pictures into the save, and completes an interrupted move. */
export function adoptPictures(data: string): void {
  const place = resolve(data, 'storage_export');
  const staged = `${place}.next`;
  if (existsSync(picturesNext(data))) {
    rmSync(staged, { recursive: true, force: true });
    renameSync(picturesNext(data), staged);
  }
  if (!existsSync(staged)) return;
  rmSync(place, { recursive: true, force: true });
  renameSync(staged, place);
}

/** Returns a folder beside the data folder, which a complete save replaces. */
function picturesNext(data: string): string {
  return `${data}-pictures`;
}

/** Returns a value that changes whenever a picture is added, replaced, removed or gets other metadata. */
async function fingerprint(): Promise<string> {
  const { items: buckets = [] } = JSON.parse(await textOf(`${STORAGE}/b`)) as {
    items?: { id: string }[];
  };
  const hash = createHash('sha256');
  for (const { id } of buckets) {
    const { items = [] } = JSON.parse(
      await textOf(`${STORAGE}/b/${encodeURIComponent(id)}/o?maxResults=${ALL}`),
    ) as { items?: { name: string; generation: string; metageneration: string; updated: string }[] };
    for (const { name, generation, metageneration, updated } of items) {
      hash.update(JSON.stringify([id, name, generation, metageneration, updated]));
    }
  }
  return hash.digest('hex');
}

async function textOf(url: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    ...init,
    headers: { ...OWNER, ...init.headers },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text.slice(0, 200)}`);
  return text;
}
