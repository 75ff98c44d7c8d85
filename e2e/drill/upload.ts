import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../..');
const INSTALL_TIMEOUT_MS = 120_000;
/** Files that firebase-tools excludes from every upload, besides those of firebase.json (prepareFunctionsUpload.js). */
const NEVER_UPLOADED = ['firebase-debug.log', 'firebase-debug.*.log', '.runtimeconfig.json'];

/** The module of firebase-tools that lists the files of an upload. */
interface FsAsync {
  readdirRecursive(options: { path: string; ignoreStrings: string[] }): Promise<{ name: string }[]>;
}

/** The deployment manifest of one exported function. */
interface Endpoint {
  readonly maxInstances?: number | string | null;
  readonly concurrency?: number | null;
  readonly availableMemoryMb?: number | null;
  readonly serviceAccountEmail?: string | null;
  readonly vpc?: {
    readonly egressSettings: string;
    readonly networkInterfaces: readonly { readonly network: string; readonly subnetwork: string }[];
  } | null;
  readonly httpsTrigger?: object;
  readonly scheduleTrigger?: object;
  readonly eventTrigger?: { readonly eventType: string; readonly retry: boolean };
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[] | null;
}

/** The functions as a deployment uploads them. */
export interface Upload {
  readonly folder: string;
  /** The uploaded files, relative to the folder. */
  readonly files: readonly string[];
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  /** Returns the endpoints with these parameters, which firebase-tools passes as environment variables. */
  endpointsWith(values: Readonly<Record<string, string>>): Promise<Readonly<Record<string, Endpoint>>>;
  remove(): Promise<void>;
}

/**
 * Copies the files of functions/dist that `firebase deploy` would upload into a folder outside the repository, installs the locked
 * packages as Cloud Build does (`npm ci --omit=dev`), and loads the manifest with firebase-functions' own program.
 */
export async function uploadFunctions(): Promise<Upload> {
  const config = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')) as {
    functions: { source: string; ignore: string[] }[];
  };
  const { source, ignore } = config.functions[0]!;
  const from = resolve(ROOT, source);
  const folder = await mkdtemp(join(tmpdir(), 'nargisus-upload-'));
  const { readdirRecursive } = createRequire(import.meta.url)('firebase-tools/lib/fsAsync') as FsAsync;
  const found = await readdirRecursive({ path: from, ignoreStrings: [...ignore, ...NEVER_UPLOADED] });
  const files = found.map(({ name }) => relative(from, name));
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(from, file), join(folder, file));
  }
  const options = { cwd: folder, timeout: INSTALL_TIMEOUT_MS };
  await run('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], options);
  return {
    folder,
    files,
    endpoints: await loadEndpoints(folder),
    endpointsWith: (values) => loadEndpoints(folder, values),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function loadEndpoints(
  folder: string,
  values: Readonly<Record<string, string>> = {},
): Promise<Record<string, Endpoint>> {
  const output = join(folder, '.manifest.json');
  await run(process.execPath, [join(folder, 'node_modules/.bin/firebase-functions')], {
    cwd: folder,
    env: { ...process.env, ...values, FUNCTIONS_MANIFEST_OUTPUT_PATH: output, GCLOUD_PROJECT: 'demo-drill' },
  });
  const manifest = JSON.parse(await readFile(output, 'utf8')) as { endpoints: Record<string, Endpoint> };
  await rm(output);
  return manifest.endpoints;
}
