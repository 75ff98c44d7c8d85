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

const EXPORT_TIMEOUT_MS = 30_000;

/**
 * Claims the state folder and ends the processes that a killed run left. Emulators that outlived their launcher
 * export first, so that a kill -9 of the launcher loses nothing.
 * @returns `none` when nothing worth reporting was found, `saved` when the emulators exported and exited,
 * `lost` when they were dead too or did not respond, so that only the last save and Firestore's journal
 * remain
 * @throws Error when a launcher of this folder is running
 */
export async function endOrphanedProcesses(): Promise<'none' | 'saved' | 'lost'> {
  const run = claimState();
  // First, because the orphans' export is newer.
  if (lastSave(workspace.data)) adoptPictures(workspace.data);
  const before = lastSave(workspace.data)?.at.getTime() ?? 0;
  if (run?.emulators !== undefined) {
    if (run.worthSaving && signalOwnProcess(run.emulators, 'SIGINT')) {
      await waitForExit(run.emulators, EXPORT_TIMEOUT_MS);
    }
    endGroup(run.emulators);
    await endChildren(emulatorChildren(temporaryFolder()));
    await waitForFreePorts(run.ports);
  }
  tidyInterruptedSaves(workspace.state, workspace.data);
  if (!run?.worthSaving) return 'none';
  if ((lastSave(workspace.data)?.at.getTime() ?? 0) <= before) return 'lost';
  // The emulators' start deletes the journal before it.
  await syncFolder(workspace.data);
  return 'saved';
}

async function waitForExit(pid: number, milliseconds: number): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (isOwnProcess(pid) && Date.now() < deadline) await wait(100);
}
