import { setTimeout as wait } from 'node:timers/promises';
import { lastSave, tidyInterruptedSaves } from './last-save.ts';
import { endGroup, isOwnProcess, signalOwnProcess } from './own-processes.ts';
import { emulatorChildren, endChildren } from './emulator-children.ts';
import { waitForFreePorts } from './ports.ts';
import { adoptPictures } from './recent-saves.ts';
import { claimState } from './state-claim.ts';
import { syncFolder } from './sync-folder.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { workspace } from './workspace-paths.ts';

const EXPORT_TAKES_AT_MOST_MS = 30_000;

/**
 * Claims the state folder and ends what a killed run left in it. Emulators that outlived their launcher are asked
 * first: then they export what they hold, and a kill -9 of the launcher costs nothing.
 *
 * @returns `none` when nothing worth a word was found, `saved` when the emulators exported and left, `lost` when they
 *   were dead too or did not answer, so that the last save and what follows it
 *   in Firestore's journal are what there is
 * @throws Error when a launcher of this folder lives
 */
export async function endOrphanedProcesses(): Promise<'none' | 'saved' | 'lost'> {
  const run = claimState();
  // First: what the orphans export is newer.
  if (lastSave(workspace.data)) adoptPictures(workspace.data);
  const before = lastSave(workspace.data)?.at.getTime() ?? 0;
  if (run?.emulators !== undefined) {
    if (run.worthSaving && signalOwnProcess(run.emulators, 'SIGINT')) {
      await waitForExit(run.emulators, EXPORT_TAKES_AT_MOST_MS);
    }
    endGroup(run.emulators);
    await endChildren(emulatorChildren(temporaryFolder()));
    await waitForFreePorts(run.ports);
  }
  tidyInterruptedSaves(workspace.state, workspace.data);
  if (!run?.worthSaving) return 'none';
  if ((lastSave(workspace.data)?.at.getTime() ?? 0) <= before) return 'lost';
  // The journal before it is deleted when the emulators start.
  await syncFolder(workspace.data);
  return 'saved';
}

async function waitForExit(pid: number, milliseconds: number): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (isOwnProcess(pid) && Date.now() < deadline) await wait(100);
}
