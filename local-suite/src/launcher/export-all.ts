import { addresses } from './addresses.ts';
import { saveDefect } from './last-save.ts';

const EXPORT_TIMEOUT_MS = 120_000;

/**
 * Exports Firestore, Auth and Storage of the running emulators into a folder, which it creates or replaces.
 * @throws Error when the emulators do not respond, or the export is incomplete
 */
export async function exportAll(folder: string): Promise<void> {
  const answer = await fetch(`${addresses.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'nargisus-launcher' }),
    signal: AbortSignal.timeout(EXPORT_TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new Error(`The local stack does not respond at ${addresses.hub}: is the shop open (npm start)?`, {
      cause,
    });
  });
  if (!answer.ok) throw new Error(`The local stack's data could not be exported: ${await answer.text()}`);
  const defect = saveDefect(folder);
  if (defect) throw new Error(`The export in ${folder} is incomplete: ${defect}.`);
}
