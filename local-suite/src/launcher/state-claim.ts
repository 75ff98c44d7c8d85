import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { addresses } from './addresses.ts';
import { isOwnProcess } from './own-processes.ts';
import { PORTS } from './ports.ts';
import { workspace } from './workspace-paths.ts';

/** The content of running.json: who uses the state folder, and what a kill -9 leaves running. */
export interface Run {
  readonly launcher: number;
  readonly shop: string;
  readonly ports: Readonly<Record<string, number>>;
  /** firebase-tools, the leader of the emulators' process group; absent until it is started. */
  readonly emulators?: number;
  /** False while the shop is being seeded, and for tests, whose data is discarded. */
  readonly worthSaving: boolean;
}

let releasesAtExit = false;

/**
 * Claims the state folder for this process until it exits: one launcher per folder, whatever its ports.
 * @returns the claim of a launcher that was killed; undefined when there was none
 * @throws Error naming the running launcher of this folder
 */
export function claimState(): Run | undefined {
  mkdirSync(workspace.state, { recursive: true });
  let abandoned: Run | undefined;
  while (!publishClaim(ownRun())) {
    const holder = currentRun();
    if (holder && holder.launcher !== process.pid && isOwnProcess(holder.launcher))
      throw stateInUseError(holder);
    abandoned = holder ?? abandoned;
    rmSync(workspace.running, { force: true });
  }
  if (!releasesAtExit) process.once('exit', releaseState);
  releasesAtExit = true;
  return abandoned;
}

/** Records more about the run that holds the claim. */
export function updateClaim(changes: Pick<Run, 'emulators' | 'worthSaving'>): void {
  if (currentRun()?.launcher !== process.pid) return;
  const unfinished = writeUnfinished({ ...ownRun(), ...changes });
  renameSync(unfinished, workspace.running);
}

/** Releases the folder. Does nothing when another process holds the claim. */
export function releaseState(): void {
  if (currentRun()?.launcher === process.pid) rmSync(workspace.running, { force: true });
}

function ownRun(): Run {
  return { launcher: process.pid, shop: addresses.shop, ports: PORTS, worthSaving: false };
}

function currentRun(): Run | undefined {
  try {
    return JSON.parse(readFileSync(workspace.running, 'utf8')) as Run;
  } catch {
    return undefined;
  }
}

/** Returns false when the file exists. A link is created atomically, so no reader sees half a claim. */
function publishClaim(run: Run): boolean {
  const unfinished = writeUnfinished(run);
  try {
    linkSync(unfinished, workspace.running);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function writeUnfinished(run: Run): string {
  const unfinished = `${workspace.running}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(run));
  return unfinished;
}

function stateInUseError({ launcher, shop, ports }: Run): Error {
  const held = Object.entries(ports ?? {}).map(([service, port]) => `  ${port} (${service})`);
  return new Error(
    [
      `A shop is already open in ${workspace.state}: ${shop} (process ${launcher}).`,
      ...held,
      'Stop it first (Ctrl-C), or give this one a folder and ports of its own: NARGISUS_STATE and NARGISUS_PORT_OFFSET.',
    ].join('\n'),
  );
}
