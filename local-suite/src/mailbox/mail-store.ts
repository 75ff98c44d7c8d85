import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mail } from './mail.ts';

/** The mails, newest first; with a folder, one file each, so that they outlive the process. */
export class MailStore {
  private mails: Mail[] = [];

  constructor(private readonly folder: string | undefined) {
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    this.mails = this.files()
      .map((file) => readMail(join(folder, file)))
      .filter((mail) => mail !== undefined)
      .sort((one, other) => other.receivedAt.localeCompare(one.receivedAt));
  }

  add(mail: Mail): void {
    this.mails.unshift(mail);
    if (this.folder) writeFileSync(join(this.folder, `${mail.id}.json`), JSON.stringify(mail, null, 2));
  }

  /** All, or those that somebody was sent. */
  list(recipient?: string): Mail[] {
    if (!recipient) return this.mails;
    const wanted = recipient.toLowerCase();
    return this.mails.filter(({ to, cc, bcc }) =>
      [...to, ...cc, ...bcc].some(({ email }) => email.toLowerCase() === wanted),
    );
  }

  find(id: string): Mail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  clear(): void {
    this.mails = [];
    for (const file of this.files()) rmSync(join(this.folder!, file), { force: true });
  }

  private files(): string[] {
    return this.folder ? readdirSync(this.folder).filter((name) => name.endsWith('.json')) : [];
  }
}

/** A file that a kill cut short is no mail. */
function readMail(file: string): Mail | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Mail;
  } catch {
    return undefined;
  }
}
