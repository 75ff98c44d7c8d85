import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mail } from './mail.ts';

/** A file that is being written, or that a kill left. */
const UNFINISHED = '.unfinished';

/** The mails, newest first; with a folder, one file each, so that they outlive the process. */
export class MailStore {
  readonly #folder: string | undefined;
  #mails: Mail[] = [];

  constructor(folder: string | undefined) {
    this.#folder = folder;

    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) if (name.endsWith(UNFINISHED)) rmSync(join(folder, name));
    this.#mails = this.#files()
      .map((file) => readMail(join(folder, file)))
      .filter((mail) => mail !== undefined)
      .sort((one, other) => other.receivedAt.localeCompare(one.receivedAt));
  }

  add(mail: Mail): void {
    // Stored before it is shown: a mail that cannot be written gets an error response, and is sent again.
    if (this.#folder) writeWhole(join(this.#folder, `${mail.id}.json`), JSON.stringify(mail, null, 2));
    this.#mails.unshift(mail);
  }

  /** Returns all, or those of one recipient. */
  list(recipient?: string): Mail[] {
    if (!recipient) return this.#mails;
    const wanted = recipient.toLowerCase();
    return this.#mails.filter(({ to, cc, bcc }) =>
      [...to, ...cc, ...bcc].some(({ email }) => email.toLowerCase() === wanted),
    );
  }

  find(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  clear(): void {
    this.#mails = [];
    for (const file of this.#files()) rmSync(join(this.#folder!, file), { force: true });
  }

  #files(): string[] {
    return this.#folder ? readdirSync(this.#folder).filter((name) => name.endsWith('.json')) : [];
  }
}

/** Writes a file completely or not at all, also when the disk is full. @throws Error when it is not written */
function writeWhole(file: string, text: string): void {
  const unfinished = `${file}${UNFINISHED}`;
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch (cause) {
    rmSync(unfinished, { force: true });
    throw cause;
  }
}

/** Returns undefined for a truncated file, which an earlier version left when it was killed. */
function readMail(file: string): Mail | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Mail;
  } catch {
    return undefined;
  }
}
