import type { DhakaDay } from '@nargisus/domain/time';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { optionsOfInstance, peakMiB } from './instance-memory.ts';

export interface RunningEmulator {
  readonly projectId: string;
  readonly host: string;
  readonly port: number;
}

/** Time and memory of one report. */
export interface Run {
  readonly seconds: number;
  readonly residentMiB: number;
  readonly mailBytes: number;
}

/** Makes the CSV and the PDF of a day as downloads do, with the heap of the function `documents`. */
export async function makeFiles(
  command: string,
  { projectId, host, port }: RunningEmulator,
  { day, folder }: { readonly day: DhakaDay; readonly folder: string },
): Promise<Omit<Run, 'mailBytes'>> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [...optionsOfInstance(1024), command, '--date', day, '--save', folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        GCLOUD_PROJECT: projectId,
        FIRESTORE_EMULATOR_HOST: `${host}:${port}`,
        METADATA_SERVER_DETECTION: 'none',
      },
    },
  );
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Making the files failed (exit code ${code}): ${output}`);
  return { seconds: (performance.now() - started) / 1000, residentMiB: peakMiB(output) };
}
