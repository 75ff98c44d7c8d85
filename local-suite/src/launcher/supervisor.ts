import { setTimeout as wait } from 'node:timers/promises';
import { emulatorChildren, hasEnded } from './emulator-children.ts';
import { RecentSaves } from './recent-saves.ts';
import { startFirebaseTools, type FirebaseToolsProcess } from './firebase-tools-process.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { workspace } from './workspace-paths.ts';

const LOOK_EVERY_MS = 500;
/** With the duration of a save, accounts and pictures are at most ten seconds old. */
const SAVE_CHANGES_EVERY_MS = 5_000;
/** Firestore's part of a complete save bounds its journal. */
const SAVE_ALL_EVERY_MS = 5 * 60_000;
/** Emulators that exit more often than this within WITHIN_MS are not restarted. */
const MOST_RESTARTS = 5;
const WITHIN_MS = 5 * 60_000;

interface Reports {
  say(text: string): void;
  warn(text: string): void;
  /** The emulators have exited and are not restarted. */
  giveUp(reason: string): void;
}

/**
 * Starts the emulators on the data folder, and resolves when they respond. `supervise` restarts and saves
 * them.
 */
export class Supervisor {
  readonly #reports: Reports;
  #suite: FirebaseToolsProcess;
  #stopping = false;
  #restarts: number[] = [];
  /** Saves and restarts, one at a time. */
  #work: Promise<unknown> = Promise.resolve();
  #recent = new RecentSaves(workspace.data);

  constructor(reports: Reports) {
    this.#reports = reports;

    this.#suite = startFirebaseTools({ dataFolder: workspace.data });
  }

  get ready(): Promise<void> {
    return this.#suite.ready;
  }

  /** Starts to restart what exits and to save what changes. */
  supervise(): void {
    this.#suite.markWorthSaving();
    this.#watch().catch((error: unknown) => this.#reports.giveUp(String(error)));
    void this.#repeat(SAVE_CHANGES_EVERY_MS, () => this.#recent.update());
    void this.#repeat(SAVE_ALL_EVERY_MS, () => this.#suite.save());
  }

  save(): Promise<void> {
    return this.#oneAfterTheOther(() => this.#suite.save());
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#work;
    await this.#suite.stop();
  }

  async abandon(): Promise<void> {
    this.#stopping = true;
    await this.#suite.abandon();
  }

  async #watch(): Promise<void> {
    let ended = this.#whenEnded();
    for (;;) {
      await Promise.race([ended.promise, wait(LOOK_EVERY_MS)]);
      if (this.#stopping) return;
      const dead = ended.over ? 'firebase-tools' : this.#deadChild();
      if (!dead) continue;
      const restarted = await this.#oneAfterTheOther(() => this.#restart(dead, ended.over));
      if (!restarted) return;
      ended = this.#whenEnded();
    }
  }

  #whenEnded(): { promise: Promise<void>; over: boolean } {
    const state = { promise: this.#suite.ended.then(() => void (state.over = true)), over: false };
    return state;
  }

  #deadChild(): string | undefined {
    return emulatorChildren(temporaryFolder()).find(hasEnded)?.name;
  }

  /** Returns false when it gives up. */
  async #restart(dead: string, cliIsOver: boolean): Promise<boolean> {
    if (this.#stopping) return false;
    const { say, warn, giveUp } = this.#reports;
    const now = Date.now();
    this.#restarts = [...this.#restarts.filter((at) => now - at < WITHIN_MS), now];
    if (this.#restarts.length > MOST_RESTARTS) {
      giveUp(`${dead} ended, for the ${MOST_RESTARTS + 1}th time in five minutes; see ${workspace.log}`);
      return false;
    }
    say(`\n${dead} ended unexpectedly. Starting the emulators again…`);
    // Auth and Storage live in firebase-tools: while that runs, they lose nothing.
    if (!cliIsOver) await this.#recent.update().catch((error: unknown) => warn(unsaved(error)));
    await this.#suite.abandon();
    if (this.#stopping) return false;
    this.#suite = startFirebaseTools({ dataFolder: workspace.data, restarted: true });
    this.#recent = new RecentSaves(workspace.data);
    try {
      await this.#suite.ready;
    } catch (error) {
      if (this.#stopping) return false;
      warn(error instanceof Error ? error.message : String(error));
      return this.#restart('firebase-tools', true);
    }
    this.#suite.markWorthSaving();
    say(
      `The shop is open again, after ${((Date.now() - now) / 1000).toFixed(1)} s. ` +
        (cliIsOver
          ? 'Orders and products are all there; accounts and pictures as they were at most 10 s before.'
          : 'Nothing was lost.') +
        // Auth ends the sessions of every account that it imports.
        ' Sessions have ended: sign in again.',
    );
    return true;
  }

  async #repeat(everyMs: number, act: () => Promise<void>): Promise<void> {
    let failed = false;
    for (;;) {
      await wait(everyMs, undefined, { ref: false });
      if (this.#stopping) return;
      try {
        await this.#oneAfterTheOther(act);
        failed = false;
      } catch (error) {
        // #watch restarts what has exited; the warning is not repeated every five seconds.
        if (!this.#stopping && !failed) this.#reports.warn(unsaved(error));
        failed = true;
      }
    }
  }

  #oneAfterTheOther<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#work.then(act);
    this.#work = done.catch(() => undefined);
    return done;
  }
}

function unsaved(error: unknown): string {
  return `The data could not be saved: ${error instanceof Error ? error.message : String(error)}`;
}
