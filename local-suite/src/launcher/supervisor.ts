import { setTimeout as wait } from 'node:timers/promises';
import { emulatorChildren, hasEnded } from './emulator-children.ts';
import { RecentSaves } from './recent-saves.ts';
import { startFirebaseTools, type FirebaseToolsProcess } from './firebase-tools-process.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { workspace } from './workspace-paths.ts';

const CHECK_INTERVAL_MS = 500;
/** With the duration of a save, accounts and pictures are at most ten seconds old. */
const SAVE_CHANGES_INTERVAL_MS = 5_000;
/** Firestore's part of a complete save bounds its journal. */
const SAVE_ALL_INTERVAL_MS = 5 * 60_000;
/** Emulators that exit more often than this within RESTART_WINDOW_MS are not restarted. */
const MAX_RESTARTS = 5;
const RESTART_WINDOW_MS = 5 * 60_000;

interface Reports {
  info(text: string): void;
  warn(text: string): void;
  /** Called when the emulators have exited and are not restarted. */
  giveUp(reason: string): void;
}

/**
 * Starts the emulators on the data folder, and resolves when they respond. `supervise` restarts and saves
 * them.
 */
export class Supervisor {
  readonly #reports: Reports;
  #emulators: FirebaseToolsProcess;
  #stopping = false;
  #restarts: number[] = [];
  /** Saves and restarts, one at a time. */
  #queue: Promise<unknown> = Promise.resolve();
  #recent = new RecentSaves(workspace.data);

  constructor(reports: Reports) {
    this.#reports = reports;

    this.#emulators = startFirebaseTools({ dataFolder: workspace.data });
  }

  get ready(): Promise<void> {
    return this.#emulators.ready;
  }

  /** Starts to restart what exits and to save what changes. */
  supervise(): void {
    this.#emulators.markWorthSaving();
    this.#watch().catch((error: unknown) => this.#reports.giveUp(String(error)));
    void this.#repeat(SAVE_CHANGES_INTERVAL_MS, () => this.#recent.update());
    void this.#repeat(SAVE_ALL_INTERVAL_MS, () => this.#emulators.save());
  }

  save(): Promise<void> {
    return this.#enqueue(() => this.#emulators.save());
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#queue;
    await this.#emulators.stop();
  }

  async abandon(): Promise<void> {
    this.#stopping = true;
    await this.#emulators.abandon();
  }

  async #watch(): Promise<void> {
    let ended = this.#whenEnded();
    for (;;) {
      await Promise.race([ended.promise, wait(CHECK_INTERVAL_MS)]);
      if (this.#stopping) return;
      const exited = ended.over ? 'firebase-tools' : this.#exitedChild();
      if (!exited) continue;
      const restarted = await this.#enqueue(() => this.#restart(exited, ended.over));
      if (!restarted) return;
      ended = this.#whenEnded();
    }
  }

  #whenEnded(): { promise: Promise<void>; over: boolean } {
    const state = { promise: this.#emulators.ended.then(() => void (state.over = true)), over: false };
    return state;
  }

  #exitedChild(): string | undefined {
    return emulatorChildren(temporaryFolder()).find(hasEnded)?.name;
  }

  /** Returns false when it gives up. */
  async #restart(exited: string, cliExited: boolean): Promise<boolean> {
    if (this.#stopping) return false;
    const { info, warn, giveUp } = this.#reports;
    const now = Date.now();
    this.#restarts = [...this.#restarts.filter((at) => now - at < RESTART_WINDOW_MS), now];
    if (this.#restarts.length > MAX_RESTARTS) {
      giveUp(`${exited} exited for the ${MAX_RESTARTS + 1}th time in five minutes; see ${workspace.log}`);
      return false;
    }
    info(`\n${exited} exited unexpectedly. Restarting the emulators…`);
    // Auth and Storage live in firebase-tools: while that runs, they lose nothing.
    if (!cliExited) await this.#recent.update().catch((error: unknown) => warn(unsaved(error)));
    await this.#emulators.abandon();
    if (this.#stopping) return false;
    this.#emulators = startFirebaseTools({ dataFolder: workspace.data, restarted: true });
    this.#recent = new RecentSaves(workspace.data);
    try {
      await this.#emulators.ready;
    } catch (error) {
      if (this.#stopping) return false;
      warn(error instanceof Error ? error.message : String(error));
      return this.#restart('firebase-tools', true);
    }
    this.#emulators.markWorthSaving();
    info(
      `The shop is open again after ${((Date.now() - now) / 1000).toFixed(1)} s. ` +
        (cliExited
          ? 'No data in Firestore was lost; changes of accounts and pictures in the last 10 s may be missing.'
          : 'Nothing was lost.') +
        // Auth ends the sessions of every account that it imports.
        ' Sessions have ended: sign in again.',
    );
    return true;
  }

  async #repeat(intervalMs: number, work: () => Promise<void>): Promise<void> {
    let failed = false;
    for (;;) {
      await wait(intervalMs, undefined, { ref: false });
      if (this.#stopping) return;
      try {
        await this.#enqueue(work);
        failed = false;
      } catch (error) {
        // #watch restarts what has exited; the warning is not repeated every five seconds.
        if (!this.#stopping && !failed) this.#reports.warn(unsaved(error));
        failed = true;
      }
    }
  }

  #enqueue<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(act);
    this.#queue = done.catch(() => undefined);
    return done;
  }
}

function unsaved(error: unknown): string {
  return `The data could not be saved: ${error instanceof Error ? error.message : String(error)}`;
}
