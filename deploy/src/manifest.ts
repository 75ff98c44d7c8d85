import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const LOAD_TIMEOUT_MS = 60_000;

/** The deployment manifest of the built functions. */
const manifestSchema = z.object({
  endpoints: z.record(
    z.string(),
    z.object({
      region: z._default(z.array(z.string()), []),
      /** A number, or the parameter that has it ('{{ params.NAME }}'). */
      maxInstances: z.optional(z.nullable(z.union([z.number(), z.string()]))),
      concurrency: z.optional(z.nullable(z.union([z.number(), z.string()]))),
      availableMemoryMb: z.optional(z.nullable(z.union([z.number(), z.string()]))),
      serviceAccountEmail: z.optional(z.nullable(z.string())),
      vpc: z.optional(
        z.nullable(
          z.object({
            egressSettings: z.optional(z.string()),
            networkInterfaces: z.optional(z.array(z.object({ network: z.string(), subnetwork: z.string() }))),
          }),
        ),
      ),
      secretEnvironmentVariables: z._default(z.nullable(z.array(z.object({ key: z.string() }))), []),
    }),
  ),
  params: z._default(z.array(z.object({ name: z.string(), type: z.string() })), []),
});
/** The result of manifestOf(). */
export type Manifest = z.output<typeof manifestSchema>;

/**
 * Loads the built functions with firebase-functions' own program, as `firebase deploy` does, and returns their manifest.
 *
 * @param values - the parameters, which a deployment passes as environment variables
 * @throws Error with the first line of the program's error output; such a build cannot be deployed
 */
export async function manifestOf(
  folder: string,
  values: Readonly<Record<string, string>> = {},
): Promise<Manifest> {
  const output = await mkdtemp(join(tmpdir(), 'nargisus-manifest-'));
  const file = join(output, 'functions.json');
  // The package exports the library but not the program, which is found relative to it.
  const library = dirname(createRequire(import.meta.url).resolve('firebase-functions'));
  const program = join(library, '../bin/firebase-functions.js');
  try {
    await promisify(execFile)(process.execPath, [program], {
      cwd: folder,
      timeout: LOAD_TIMEOUT_MS,
      env: {
        ...process.env,
        ...values,
        FUNCTIONS_MANIFEST_OUTPUT_PATH: file,
        GCLOUD_PROJECT: 'demo-preflight',
      },
    });
    return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    const message = (cause as { stderr?: string }).stderr?.trim().split('\n')[0];
    throw new Error(message || (cause as Error).message, { cause });
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}
