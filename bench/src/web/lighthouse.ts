import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { TraceEvent } from './processor-clock.ts';

const run = promisify(execFile);
/** The last version that runs on Node 20. */
const PACKAGE = 'lighthouse@12.8.2';
const folder = resolve(import.meta.dirname, '../../../.local-suite/tools', PACKAGE.replace('@', '-'));
const entry = resolve(folder, 'node_modules/lighthouse/core/index.js');

interface NetworkRequest {
  readonly url: string;
  readonly resourceType: string;
  readonly transferSize: number;
}

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly NetworkRequest[] };
}

/** The used part of Lighthouse's report. */
export interface LighthouseReport {
  readonly finalDisplayedUrl: string;
  readonly runtimeError?: { readonly message: string };
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, Audit | undefined>>;
}

/** What Lighthouse recorded of a page and judges. */
interface Artifacts {
  readonly settings: object;
  readonly Trace: { readonly traceEvents: readonly TraceEvent[] };
}

/** A recorded visit and the settings to judge it with. */
export interface Judged {
  readonly artifacts: Artifacts;
  readonly flags: object;
}

/** The used functions of Lighthouse. */
export interface Lighthouse {
  default(url: string, flags: object): Promise<{ lhr: LighthouseReport; artifacts: Artifacts } | undefined>;
  auditFlowArtifacts(visits: {
    gatherSteps: readonly Judged[];
  }): Promise<{ steps: readonly { lhr: LighthouseReport }[] }>;
}

/** Loads Lighthouse and installs it on first use: its 185 MB and 150 packages are not needed to run, test or change the shop. */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(entry)) {
    console.info(`Fetching ${PACKAGE} into ${folder} (once)…`);
    mkdirSync(folder, { recursive: true });
    await run('npm', [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      PACKAGE,
    ]);
  }
  return (await import(pathToFileURL(entry).href)) as Lighthouse;
}
